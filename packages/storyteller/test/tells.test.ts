import type { CharacterId } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { Game, type Prompt, random, type SeatId } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { isOpen } from '../src/bots/novice/openness.ts';
import { confidantsOf } from '../src/bots/novice/whispers.ts';
import { BOTS, type Bot, BotTable, deal, policyFor, type Situation, type Utterance } from '../src/index.ts';
import { SCRIPT, tableOf } from './fixture.ts';

const isEvil = ({ game }: BotTable, seat: SeatId) => game.state.seats[seat]!.alignment === 'evil';
const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** Everything that is whispered on the first day, in order. */
function whispered(table: BotTable): readonly Utterance[] {
  return [...new Set(table.chairs.flatMap(({ whispers }) => whispers))].filter(({ day }) => day === 1);
}

describe('whispers do not name the evil', () => {
  const TABLES = Array.from({ length: 30 }, (_, n) => {
    const table = tableOf(`tells/${n}`, { players: 7 + (n % 7) });
    table.playOut();
    return table;
  });

  test('everybody whispers on the first day, the evil no more and no earlier than the good', () => {
    const count = { good: [] as number[], evil: [] as number[] };
    for (const table of TABLES) {
      const all = whispered(table);
      for (const { seat } of table.chairs)
        count[isEvil(table, seat) ? 'evil' : 'good'].push(all.filter(({ from }) => from === seat).length);
    }
    expect(Math.min(...count.good)).toBeGreaterThan(0);
    expect(Math.abs(mean(count.good) - mean(count.evil))).toBeLessThan(0.6);
  });

  test('an evil player who has no story yet says as often as others in the first round who they are', () => {
    const open = Array.from({ length: 60 }, (_, n) => {
      const table = tableOf(`no story/${n}`, { players: 9 });
      const minion = table.chairs.find(({ seat }) => table.game.state.seats[seat]!.team === 'minion')!;
      const view = { ...minion.view, day: 1 };
      return Number(isOpen({ ...minion, view, seed: `dice ${n}` }, 'aloud'));
    });
    expect(mean(open)).toBeGreaterThan(0.35);
  });

  test('the evil meet one another no more often than chance has it', () => {
    let pairs = 0;
    let expected = 0;
    for (const table of TABLES) {
      const first = whispered(table);
      const { circle } = table.game.state;
      for (const { from, to } of first) {
        if (to === 'everyone' || !isEvil(table, from)) continue;
        pairs += to.filter((seat) => isEvil(table, seat)).length;
        const others = circle.filter((seat) => seat !== from);
        expected += (to.length * others.filter((seat) => isEvil(table, seat)).length) / others.length;
      }
    }
    expect(pairs).toBeGreaterThan(10);
    expect(pairs / expected).toBeLessThan(1.35);
  });

  test('whom somebody seeks out does not depend on what they are', () => {
    const drawn = (table: BotTable) => table.chairs.map((chair) => confidantsOf(chair));
    const table = tableOf('drawn', { players: 9 });
    const seats = table.game.setup.seats
      .toReversed()
      .map(({ name: _, ...token }, at) => ({ ...token, name: `P${at}` }));
    const other = new BotTable({
      game: new Game({ ...table.game.setup, seats }, cast),
      seed: 'drawn',
      policy: () => (_, prompt) => prompt.suggestion!,
      bot: () => BOTS.novice,
    });
    expect(drawn(other)).toEqual(drawn(table));
  });
});

/** Somebody who whispers to everybody on the first day: what are you? */
const asksEverybody: Bot = {
  answer: BOTS.novice.answer,
  speak({ view, seat }) {
    if (view.day !== 1) return [];
    return view.circle
      .filter((id) => id !== seat)
      .map((id) => ({ day: 1, from: seat, to: [id], remark: { say: 'ask', seat: id, what: 'character' } }));
  },
};

test('asked in private, everybody answers, and nobody tells the town another story than one player', () => {
  let asked = 0;
  for (let n = 0; n < 25; n++) {
    const table = tableOf(`asks/${n}`, { players: 9, bot: (seat) => (seat === 0 ? asksEverybody : BOTS.novice) });
    table.playOut();
    const answers = table.chairs[0]!.whispers.filter(({ from, remark }) => from !== 0 && remark.say === 'claim');
    const isFriend = (seat: SeatId) => isEvil(table, 0) && isEvil(table, seat);
    for (const { seat } of table.chairs.slice(1)) {
      if (isFriend(seat)) continue;
      asked++;
      const told = answers.filter(({ from }) => from === seat);
      expect(told.length).toBeGreaterThan(0);
      for (const { remark } of told) {
        const aloud = table.board.talk.find((said) => said.from === seat && said.remark.say === 'claim');
        if (remark.say !== 'claim' || remark.claim.character === null || aloud?.remark.say !== 'claim') continue;
        expect(aloud.remark.claim.character).toBe(remark.claim.character);
      }
    }
  }
  expect(asked).toBeGreaterThan(150);
});

/** A Demon that says it is this, whatever it was told to say. */
const claiming = (character: CharacterId): Bot => ({
  answer: BOTS.novice.answer,
  speak: (situation) =>
    isDemon(situation)
      ? BOTS.novice
          .speak(situation)
          .map((said) =>
            said.remark.say === 'claim' && said.remark.claim.character !== null
              ? { ...said, remark: { say: 'claim', claim: { character, learned: [], suspects: [], trusts: [] } } }
              : said,
          )
      : BOTS.novice.speak(situation),
});
const isDemon = ({ view, board }: Situation) => board.rules.lookUp(view.me?.character ?? '')?.team === 'demon';

test('a Demon that says it is the Saint is hanged about as often as any other', () => {
  const caught = (bot: Bot) => {
    let wins = 0;
    for (let n = 0; n < 80; n++) {
      const table = tableOf(`saint/${n}`, { players: 8 + (n % 3), bot: () => bot });
      table.playOut();
      if (table.game.state.outcome!.winner === 'good') wins++;
    }
    return wins / 80;
  };
  expect(caught(BOTS.novice) - caught(claiming('saint'))).toBeLessThan(0.2);
});

test('with three alive one whom peace makes win neither nominates nor votes', () => {
  const CHARACTERS = ['mayor', 'imp', 'chef', 'monk', 'baron', 'saint'];
  const seats = CHARACTERS.map((character, n) => ({ name: `P${n}`, character }));
  let seen = 0;
  for (let n = 0; n < 20; n++) {
    const table = new BotTable({
      game: new Game({ script: { name: 'Peace', characters: CHARACTERS }, seats }, cast),
      seed: `peace/${n}`,
      policy: () => (_, prompt) => prompt.suggestion!,
      bot: (seat) => (seat !== 0 ? BOTS.novice : { ...BOTS.novice, answer: watched }),
    });
    function watched(prompt: Prompt, situation: Situation) {
      const answer = BOTS.novice.answer(prompt, situation);
      const isDay = prompt.kind === 'day' || prompt.kind === 'hand';
      if (isDay && situation.board.living().length === 3 && situation.board.isAlive(0)) {
        seen++;
        expect(answer).toBe(null);
      }
      return answer;
    }
    table.playOut();
  }
  expect(seen).toBeGreaterThan(5);
});

describe('votes and pleas', () => {
  const TABLES = Array.from({ length: 25 }, (_, n) => {
    const table = tableOf(`ghosts/${n}`, { players: 10 });
    table.playOut();
    return table;
  });

  test('the dead seldom spend their vote where it decides nothing', () => {
    let spent = 0;
    let idle = 0;
    for (const { game } of TABLES) {
      const dead = new Set<SeatId>();
      let up: SeatId[] = [];
      let most = 0;
      for (const event of game.events) {
        if (event.type === 'died') dead.add(event.seat);
        if (event.type === 'dawn') for (const seat of event.died) dead.add(seat);
        if (event.type === 'dawn') most = 0;
        if (event.type === 'counted' && event.up) up.push(event.seat);
        if (event.type !== 'tally' || event.votes === null) continue;
        const ghosts = up.filter((seat) => dead.has(seat)).length;
        up = [];
        spent += ghosts;
        // As many as for another would free both.
        if (ghosts > 0 && event.votes - ghosts >= Math.max(event.needed, most + 1)) idle += ghosts;
        most = Math.max(most, event.votes);
      }
    }
    expect(spent).toBeGreaterThan(5);
    expect(idle / spent).toBeLessThan(0.2);
  });

  test('nobody pleads twice, and pleas are few', () => {
    const talk = TABLES.flatMap(({ board }, game) => board.talk.map((said) => ({ ...said, game })));
    const pleas = talk.filter(({ remark }) => remark.say === 'plead');
    expect(new Set(pleas.map(({ game, from }) => `${game} ${from}`)).size).toBe(pleas.length);
    expect(pleas.length / talk.length).toBeLessThan(0.12);
  });
});

test('nothing in a bot’s hands leads back to the deal', () => {
  for (const { seed } of tableOf('secret deal').chairs) expect(seed).not.toContain('secret deal');
});

describe('what the fair Storyteller shows cannot be read off the number of players', () => {
  /** Plays the first night of a table with these characters in the bag, and looks at every piece of information. */
  function firstNight(players: number, seed: string, picks: readonly CharacterId[], look: Look): void {
    const wanted = picks.map((id) => SCRIPT.characters.find((character) => character.id === id)!);
    const game = new Game(deal(SCRIPT, players, random(seed), wanted), cast);
    const table = new BotTable({
      game,
      seed,
      policy: (board) => {
        const fair = policyFor('fair', { seed, board });
        return (now, prompt) => {
          const ruling = fair(now, prompt);
          if (prompt.about.what === 'information') look(game, prompt, ruling.choice);
          return ruling;
        };
      },
      bot: () => ({ ...BOTS.novice, speak: () => stop() }),
    });
    try {
      table.playOut();
    } catch (error) {
      if (error !== MORNING) throw error;
    }
  }
  type Look = (game: Game, prompt: Prompt, choice: unknown) => void;
  const MORNING = new Error('morning');
  const stop = (): never => {
    throw MORNING;
  };

  test.each(Array.from({ length: 11 }, (_, more) => 5 + more))('at %i players', (players) => {
    let shown = 0;
    let onlyEvil = 0;
    let broken = 0;
    let truth = 0;
    for (let n = 0; n < 120; n++) {
      firstNight(players, `habits/${players}/${n}`, ['investigator'], (game, { about }, choice) => {
        if (about.character !== 'investigator' || about.works !== true) return;
        const { players: pair = [] } = choice as { players?: readonly SeatId[] };
        shown++;
        if (pair.length > 1 && pair.every((seat) => game.state.seats[seat]!.alignment === 'evil')) onlyEvil++;
      });
    }
    // Five have no Outsider among them, and a Poisoner does not always hit somebody who learns something.
    for (let n = 0; n < (players === 5 ? 480 : 300); n++) {
      firstNight(
        players,
        `broken/${players}/${n}`,
        players === 5 ? ['poisoner'] : ['drunk'],
        (_, { about, options }, choice) => {
          if (about.works !== false || options.pick !== 'one') return;
          if (!options.of.some(({ note }) => note === 'yes')) return;
          broken++;
          const option = options.of.find(({ value }) => JSON.stringify(value) === JSON.stringify(choice));
          if (option?.note === 'yes') truth++;
        },
      );
    }
    expect(onlyEvil / shown).toBeGreaterThanOrEqual(0.1);
    expect(onlyEvil / shown).toBeLessThanOrEqual(0.4);
    expect(truth / broken).toBeGreaterThanOrEqual(0.15);
    expect(truth / broken).toBeLessThanOrEqual(0.35);
  });
});

test('over a whole game shrewd evil players name about as many as the good, though they live longer', () => {
  const named = { good: [] as number[], evil: [] as number[] };
  const editions = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'];
  for (let n = 0; n < 48; n++) {
    const table = tableOf(`names/${n}`, { script: editions[n % 3]!, players: 7 + (n % 2), bots: 'shrewd' });
    table.playOut();
    const { votes, view } = table.board;
    for (const { seat } of table.chairs)
      named[isEvil(table, seat) ? 'evil' : 'good'].push(
        votes.filter(({ nominator }) => nominator === seat).length / Math.max(1, view.day),
      );
  }
  const ratio = mean(named.evil) / mean(named.good);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.35);
});

test('evil novices raise their hands and name others about as often as the good, whatever towns want to be sure of', () => {
  const voted = { good: [] as number[], evil: [] as number[] };
  const named = { good: [] as number[], evil: [] as number[] };
  const editions = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'];
  for (let n = 0; n < 90; n++) {
    const table = tableOf(`hands/${n}`, { script: editions[n % 3]!, players: 7 + (n % 6) });
    table.playOut();
    const { votes, view } = table.board;
    for (const { seat } of table.chairs) {
      const side = isEvil(table, seat) ? 'evil' : 'good';
      const could = votes.filter(({ nominee }) => nominee !== seat);
      if (could.length > 0) voted[side].push(could.filter(({ voters }) => voters.includes(seat)).length / could.length);
      named[side].push(votes.filter(({ nominator }) => nominator === seat).length / Math.max(1, view.day));
    }
  }
  for (const { good, evil } of [voted, named]) {
    expect(mean(evil) / mean(good)).toBeGreaterThan(0.75);
    expect(mean(evil) / mean(good)).toBeLessThan(1.25);
  }
});
