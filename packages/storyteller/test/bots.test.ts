import { emptyView, Game, type Json, type Prompt, type SeatId, see, seenBy } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { BOTS, Board, type Bot, BotTable, rulesOf, type Situation, type Utterance } from '../src/index.ts';
import { tableOf } from './fixture.ts';

/** The same situation made from nothing but what the seat was sent and has heard. */
function fromTheSeatAlone(table: BotTable, live: Situation): Situation {
  const { seat, seed, whispers } = live;
  const board = new Board(rulesOf(table.game.table));
  // Public facts reach every seat, so they can be told apart from the private ones by the public stream alone.
  for (const fact of seenBy(table.game.events, 'public')) board.note(fact);
  for (const utterance of live.board.talk) board.hear(utterance);
  const view = emptyView(seat);
  for (const fact of seenBy(table.game.events, seat)) see(view, fact);
  return { seat, seed, board, view, whispers: [...whispers] };
}

describe.each([8, 12])('a novice at a table of %i', (players) => {
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
    table = tableOf(`alone/${players}`, { players, bot: () => twin(BOTS.novice) });
    table.playOut();
    expect(compared).toBeGreaterThan(50);
  });
});

test('what a seat cannot know does not change what its bot says or does', () => {
  // Two tables that differ only in who the Minion is; the good seats see the same first night.
  const good: SeatId[] = [];
  const sayings = ['poisoner', 'scarletwoman'].map((minion) => {
    const table = tableOf('hidden', { players: 7 });
    const { seats, script } = table.game.setup;
    const changed = seats.map((s) =>
      script.characters.includes(s.character) && isMinion(table, s.character) ? { ...s, character: minion } : s,
    );
    good.splice(0, good.length, ...changed.flatMap((s, at) => (['imp', minion].includes(s.character) ? [] : [at])));
    const again = replayUntilDay(changed, table);
    return good.map((seat) => JSON.stringify(BOTS.novice.speak(again.chairs[seat]!)));
  });
  const streams = sayings[0]!.filter((said, at) => said === sayings[1]![at]);
  expect(streams.length).toBeGreaterThanOrEqual(good.length - 1);
});

const isMinion = (table: BotTable, id: string) => table.game.table.script.lookUp(id)?.team === 'minion';

/** Plays the first night with the simplest rulings and stops when somebody may speak. */
function replayUntilDay(seats: Game['setup']['seats'], like: BotTable): BotTable {
  const table = new BotTable({
    game: new Game({ ...like.game.setup, seats }, like.game.table.cast),
    seed: 'hidden',
    policy: () => (_, prompt) => prompt.suggestion!,
    bot: () => null,
  });
  const play = table.play();
  let step = play.next();
  while (step.done !== true && step.value.for === 'answer') {
    const { prompt, situation } = step.value;
    step = play.next(BOTS.novice.answer(prompt, situation) as Json);
  }
  return table;
}

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

  test('never whisper to the good', () => {
    const table = tableOf('whispers', { players: 13 });
    table.playOut();
    for (const { whispers, seat } of table.chairs) {
      if (whispers.length > 0) expect(table.game.state.seats[seat]!.alignment).toBe('evil');
    }
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
