import { emptyView, Game, type Json, type Prompt, see, seenBy, TABLE } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { BOTS, Board, type Bot, BotTable, rulesOf, type Situation, type Utterance } from '../src/index.ts';
import { tableOf } from './fixture.ts';

/** The same situation made from nothing but what the seat was sent and has heard. */
function fromTheSeatAlone(table: BotTable, live: Situation): Situation {
  const { seat, seed, whispers } = live;
  const board = new Board(rulesOf(table.game.grimoire));
  // Public facts reach every seat, so they can be told apart from the private ones by the public stream alone.
  for (const fact of seenBy(table.game.events, 'public')) board.note(fact);
  for (const utterance of live.board.talk) board.hear(utterance);
  const view = emptyView(seat);
  for (const fact of seenBy(table.game.events, seat)) see(view, fact);
  return { seat, seed, board, view, whispers: [...whispers] };
}

describe.each([
  ['novice', 8, 'trouble-brewing'],
  ['novice', 12, 'trouble-brewing'],
  ['novice', 9, 'bad-moon-rising'],
  ['novice', 9, 'sects-and-violets'],
  ['shrewd', 8, 'trouble-brewing'],
  ['shrewd', 8, 'sects-and-violets'],
] as const)('a %s bot at a table of %i, %s', (level, players, script) => {
  test('answers and speaks from its own seat alone', () => {
    let table: BotTable | null = null;
    let compared = 0;
    const twin = (bot: Bot): Bot => ({
      answer(prompt: Prompt, situation: Situation): Json | null {
        const answer = bot.answer(prompt, situation);
        if (table !== null && compared++ % 5 === 0) {
          expect(bot.answer(prompt, fromTheSeatAlone(table, situation))).toEqual(answer);
        }
        return answer;
      },
      speak(situation: Situation): readonly Utterance[] {
        const said = bot.speak(situation);
        if (table !== null && compared++ % 5 === 0) {
          expect(bot.speak(fromTheSeatAlone(table, situation))).toEqual(said);
        }
        return said;
      },
    });
    table = tableOf(`alone/${players}`, { script, players, bot: () => twin(BOTS[level]) });
    table.playOut();
    expect(compared).toBeGreaterThan(50);
  });
});

type Seats = Game['setup']['seats'];

/** Three ways to change what the others cannot know. */
const HIDDEN: Readonly<Record<string, (seats: Seats) => Seats | null>> = {
  'which Minion it is': (seats) =>
    swapped(seats, (s) => (s.character === 'poisoner' ? { ...s, character: 'scarletwoman' } : s)),
  'who of the evil is the Demon': (seats) => {
    const demon = seats.find((s) => s.character === 'imp')!;
    const minion = seats.find((s) => MINIONS.has(s.character))!;
    return swapped(seats, (s) =>
      s === demon ? { ...s, character: minion.character } : s === minion ? { ...s, character: demon.character } : s,
    );
  },
  'whether somebody is drunk': (seats) =>
    swapped(seats, ({ believes, ...s }) => (believes === undefined ? s : { ...s, character: believes })),
};

const MINIONS = new Set(['poisoner', 'scarletwoman', 'spy', 'baron']);

/** Null when nothing has changed. */
const swapped = (seats: Seats, change: (seat: Seats[number]) => Seats[number]): Seats | null => {
  const changed = seats.map(change);
  return JSON.stringify(changed) === JSON.stringify(seats) ? null : changed;
};

const LOOKED_AT = 2;

/** What a seat knew whenever it spoke or acted, and what it then did. */
function decisions(seed: string, dealt: BotTable, seats: Seats): Map<string, string> {
  const made = new Map<string, string>();
  let game: Game | null = null;
  const note = <T>({ seat, board, whispers }: Situation, prompt: Prompt | null, decision: T): T => {
    // Later on the two games have long gone separate ways, and comparing them would only take time.
    if (game === null || board.view.day > LOOKED_AT) return decision;
    const known = JSON.stringify([seat, prompt, seenBy(game.events, seat), board.talk, whispers]);
    made.set(known, JSON.stringify(decision));
    return decision;
  };
  const watched: Bot = {
    answer: (prompt, situation) => note(situation, prompt, BOTS.novice.answer(prompt, situation)),
    speak: (situation) => note(situation, null, BOTS.novice.speak(situation)),
  };
  game = new Game({ ...dealt.game.setup, seats }, dealt.game.grimoire.cast);
  new BotTable({ game, seed, policy: () => (_, prompt) => prompt.suggestion!, bot: () => watched }).playOut();
  return made;
}

// Where a seat's own stream and all talk are the same, its decision is the same, to the letter; nobody is excepted.
// What they could learn of the change (a poisoned player is shown something else) makes the stream another one.
test.each(Object.entries(HIDDEN))('%s does not change what a bot does that cannot know it', (_, change) => {
  let tables = 0;
  let same = 0;
  for (let n = 0; n < 40; n++) {
    const seed = `hidden/${n}`;
    const dealt = tableOf(seed, { players: 7 + (n % 6) });
    const changed = change(dealt.game.setup.seats);
    if (changed === null) continue;
    tables++;
    const here = decisions(seed, dealt, dealt.game.setup.seats);
    const there = decisions(seed, dealt, changed);
    for (const [known, decision] of here) {
      if (!there.has(known)) continue;
      same++;
      expect(there.get(known)).toBe(decision);
    }
  }
  expect(tables).toBeGreaterThan(10);
  expect(same).toBeGreaterThan(10 * tables);
});

describe('evil novices', () => {
  test('agree on bluffs from the Demon’s three, and claim them', () => {
    let agreed = 0;
    for (let n = 0; n < 20; n++) {
      const table = tableOf(`bluffs/${n}`, { players: 10 });
      table.playOut();
      const { bluffs, seats } = table.game.state;
      for (const { id, alignment } of seats) {
        const claim = table.board.talk.find((u) => u.from === id && u.remark.say === 'claim');
        if (alignment !== 'evil' || claim?.remark.say !== 'claim') continue;
        if (bluffs.includes(claim.remark.claim.character ?? '')) agreed++;
      }
    }
    expect(agreed).toBeGreaterThan(20);
  });
});

test('good novices claim what they believe to be and what they were told', () => {
  const table = tableOf('honest', { players: 10 });
  table.playOut();
  for (const { id, alignment, character, believes } of table.game.state.seats) {
    if (alignment !== 'good') continue;
    const claim = table.board.claimOf(id);
    if (claim !== null) expect(claim.character).toBe(believes?.character ?? character);
  }
});

test('asked what they are or what they learned, they answer', () => {
  const table = tableOf('asked', { players: 8 });
  table.playOut();
  const asker = table.chairs.find(({ seat }) => seat !== 3)!.seat;
  const before = table.board.talk.length;
  table.say({
    day: table.board.view.day,
    from: asker,
    to: 'everyone',
    remark: { say: 'ask', seat: 3, what: 'learned' },
  });
  const [answer] = BOTS.novice.speak(table.chairs[3]!);
  expect(table.board.talk).toHaveLength(before + 1);
  expect(answer?.remark.say).toBe('claim');
});

test('whoever keeps silent for days is asked', () => {
  const asked = Array.from({ length: 5 }, (_, n) => {
    const table = tableOf(`asking/${n}`, { players: 12, bot: (seat) => (seat === 0 ? SILENT : BOTS.novice) });
    table.playOut();
    return table.board.talk.flatMap(({ remark }) => (remark.say === 'ask' ? [remark.seat] : []));
  });
  expect(asked.flat()).toContain(0);
});

const SILENT: Bot = { answer: BOTS.random.answer, speak: () => [] };

describe('the board', () => {
  test('reads nothing from a vote with closed eyes, nor from one on the Storyteller', () => {
    const board = new Board(rulesOf(tableOf('hush').game.grimoire));
    const seats = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].map((name, seat) => ({ seat, name, traveller: null }));
    board.note({ type: 'game-begins', script: 'Hush', seats });
    board.note({ type: 'dawn', day: 1, died: [], revived: [] });
    board.note({ type: 'nominated', nominator: 1, nominee: 3 });
    board.note({ type: 'secret-vote', nominee: 3 });
    board.note({ type: 'tally', nominee: 3, votes: null, needed: 3, block: null });
    board.note({ type: 'nominated', nominator: 2, nominee: TABLE });
    board.note({ type: 'tally', nominee: TABLE, votes: 0, needed: 3, block: null });
    expect(board.votes).toEqual([]);
    // Whoever nominated last and dies at dusk was not struck down for it.
    board.note({ type: 'nominated', nominator: 3, nominee: 4 });
    board.note({ type: 'secret-vote', nominee: 4 });
    board.note({ type: 'tally', nominee: 4, votes: null, needed: 3, block: null });
    board.note({ type: 'executed', seat: 3 });
    expect([...board.proven]).toEqual([]);
    board.note({ type: 'dawn', day: 2, died: [], revived: [] });
    board.note({ type: 'nominated', nominator: 1, nominee: 2 });
    board.note({ type: 'tally', nominee: 2, votes: 0, needed: 3, block: null });
    expect(board.votes).toMatchObject([{ nominator: 1, nominee: 2 }]);
  });
});
