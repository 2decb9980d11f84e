import { expect, test } from 'vitest';
import { character, type Game, type Json, type SeatId } from '../src/index.ts';
import { act, night, table } from './small-table.ts';

const answer = (game: Game, to: SeatId | 'storyteller', choice: Json) => {
  const prompt = game.promptsFor(to)[0]!;
  return game.submit({ type: 'answer', prompt: prompt.id, by: to, choice }).ok;
};
const asked = (game: Game) => JSON.stringify(game.prompts());

/** May raise a hand only while the first chair does. */
const shadow = character('shadow', {
  conduct: { handDown: (_, handsUp) => (handsUp(0) ? null : { say: 'vote.butler', seat: 0 }) },
});

const free = () => table([], []);
const bound = () => table(['shadow'], [shadow]);

const MOVES = [
  [0, true],
  [5, true],
  [0, false],
  [5, false],
  [0, true],
  [2, true],
  [6, true],
] as const;

test.each([
  ['nobody is bound', free],
  ['a hand depends on another', bound],
])('after each hand everybody is asked what they would be asked anew, where %s', (_, open) => {
  const game = open();
  night(game);
  answer(game, 'storyteller', { do: 'open-nominations' });
  answer(game, 3, { do: 'nominate', with: [4] });
  const offered: string[] = [];
  for (const [seat, up] of MOVES) {
    expect(answer(game, seat, { do: up ? 'raise' : 'lower' })).toBe(true);
    const before = asked(game);
    // Whatever the Storyteller does between, all is asked anew.
    act(game, { do: 'announce', text: 'Hands?' });
    expect(asked(game)).toBe(before);
    offered.push(JSON.stringify(game.promptsFor(2)[0]!.options));
  }
  expect(new Set(offered).size).toBe(open === bound ? 3 : 2);
});

test('after something was taken back hands are numbered as if all were asked anew', () => {
  const game = free();
  night(game);
  answer(game, 'storyteller', { do: 'open-nominations' });
  answer(game, 3, { do: 'nominate', with: [4] });
  for (const seat of [0, 1, 2]) answer(game, seat, { do: 'raise' });
  game.undo(game.inputs.length - 2);
  for (const seat of [5, 6, 1]) {
    expect(answer(game, seat, { do: 'raise' })).toBe(true);
    const before = asked(game);
    act(game, { do: 'announce', text: 'Hands?' });
    expect(asked(game)).toBe(before);
  }
});
