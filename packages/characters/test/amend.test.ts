import { amend, Game, type Input, type Json, type Later, playOn } from '@belfry/engine';
import { expect, test } from 'vitest';
import { cast } from '../src/index.ts';

const CHARACTERS = ['imp', 'poisoner', 'chef', 'empath', 'saint', 'monk'];
const CHEF = 2;
const SAINT = 4;
const MONK = 5;

/** A night and a day of six, in which the Poisoner picked this one; then a token laid by hand, and a nomination. */
function played(poisoned: number): Game {
  const script = { name: 'Six', characters: CHARACTERS };
  const game = new Game({ script, seats: CHARACTERS.map((character, at) => ({ name: `P${at}`, character })) }, cast);
  for (let step = 0; step < 40 && game.state.phase !== 'day'; step++) answerFirst(game, poisoned);
  submit(game, { type: 'intervene', action: { do: 'mark', kind: 'note', seat: MONK } });
  submit(game, {
    type: 'answer',
    prompt: idOf(game, 'run-day'),
    by: 'storyteller',
    choice: { do: 'open-nominations' },
  });
  const mine = game.promptsFor(MONK).find(({ kind }) => kind === 'day')!;
  submit(game, { type: 'answer', prompt: mine.id, by: MONK, choice: { do: 'nominate', with: [SAINT] } });
  return game;
}

function answerFirst(game: Game, poisoned: number): void {
  const { id, options, suggestion } = game.prompts()[0]!;
  const choice: Json = suggestion?.choice ?? (options.pick === 'players' ? [poisoned] : null);
  submit(game, { type: 'answer', prompt: id, by: 'storyteller', choice });
}

const idOf = (game: Game, kind: string) => game.prompts().find((prompt) => prompt.kind === kind)!.id;

function submit(game: Game, input: Input): void {
  const result = game.submit(input);
  if (!result.ok) throw new Error(game.inEnglish(result.reason));
}

/** Writes an amended game down, as a table would. */
function carryOut(game: Game, at: number, instead: Input | null): readonly Later[] {
  const amended = amend(game, at, instead);
  if ('say' in amended) throw new Error(game.inEnglish(amended));
  for (const entry of amended.entries) {
    if (entry.type === 'undo') game.undo(entry.keep);
    else submit(game, entry);
  }
  return amended.rest;
}

const poisoning = (game: Game) =>
  [...game.decisions()].findIndex(({ asked }) => asked?.kind === 'choose' && asked.about.character === 'poisoner');
const pick = (seat: number): Input => ({ type: 'answer', prompt: 'as it was', by: 'storyteller', choice: [seat] });
const told = (game: Game, seat: number) => game.events.filter((event) => event.type === 'told' && event.seat === seat);
const ruledFor = (game: Game, character: string) =>
  game.events.filter((event) => event.type === 'ruled' && event.character === character);

test('what no longer needs a decision loses it, and everything else stays', () => {
  const game = played(CHEF);
  expect(ruledFor(game, 'chef')).toHaveLength(1);
  const rest = carryOut(game, poisoning(game), pick(SAINT));
  expect(rest).toEqual([]);
  const fresh = played(SAINT);
  expect(game.events).toEqual(fresh.events);
  expect(game.state.today.nominations).toHaveLength(1);
});

test('what is asked anew is asked, and the rest follows once it is answered', () => {
  const game = played(SAINT);
  const before = told(game, 3);
  const rest = carryOut(game, poisoning(game), pick(CHEF));
  expect(rest.length).toBeGreaterThan(0);
  expect(game.prompts()[0]?.about).toMatchObject({ what: 'information', character: 'chef' });
  // Nobody had decided this before: the Storyteller does it now, and the evening goes on as it was.
  answerFirst(game, CHEF);
  expect(playOn(game, rest).rest).toEqual([]);
  expect(told(game, 3)).toEqual(before);
  expect(game.state.today.nominations).toHaveLength(1);
  expect(game.state.effects.some(({ kind, target }) => kind === 'note' && target === MONK)).toBe(true);
});

test('an act can be left out, and what was never decided cannot be changed', () => {
  const game = played(SAINT);
  const at = [...game.decisions()].findIndex(({ input }) => input.type === 'intervene');
  expect(carryOut(game, at, null)).toEqual([]);
  expect(game.state.effects.some(({ kind }) => kind === 'note')).toBe(false);
  expect(game.state.today.nominations).toHaveLength(1);
  expect(amend(game, 999, null)).toMatchObject({ say: 'undo.nowhere' });
  expect(amend(game, poisoning(game), pick(77))).toHaveProperty('say');
  // A refusal changes nothing.
  expect(game.state.today.nominations).toHaveLength(1);
});

test('the log tells the amended game again, and the same', () => {
  const game = played(CHEF);
  carryOut(game, poisoning(game), pick(SAINT));
  expect(game.copy().events).toEqual(game.events);
});
