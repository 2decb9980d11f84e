import { cast } from '@belfry/characters';
import { emptyView, Game, see, seenBy } from '@belfry/engine';
import { expect, test } from 'vitest';
import { noviceOpinion } from '../src/bots/novice/opinion.ts';
import { BOTS, Board, rulesOf, type Situation } from '../src/index.ts';

const CHARACTERS = ['zombuul', 'fool', 'tealady', 'minstrel', 'mastermind', 'pacifist'];

/** What one seat makes of a game in which only the second and the third are left, and which goes on. */
function among(seat: number, day: number): { game: Game; situation: Situation } {
  const seats = CHARACTERS.map((character, n) => ({ name: `P${n}`, character }));
  const game = new Game({ script: { name: 'Few', characters: CHARACTERS }, seats }, cast);
  const say = (choice: { do: string }) => {
    const [prompt] = game.promptsFor('storyteller');
    return game.submit({ type: 'answer', prompt: prompt!.id, by: 'storyteller', choice });
  };
  for (const dead of [3, 4, 5]) {
    game.submit({ type: 'intervene', action: { do: 'set', seat: dead, alive: false } });
  }
  // The Demon is only dead to look at.
  game.submit({ type: 'intervene', action: { do: 'kill', seat: 0 } });
  while (game.state.day < day) {
    const [prompt] = game.prompts();
    if (prompt!.kind === 'run-day') say({ do: 'end-day' });
    else game.submit({ type: 'answer', prompt: prompt!.id, by: prompt!.to, choice: prompt!.suggestion?.choice ?? [3] });
  }
  say({ do: 'open-nominations' });
  const board = new Board(rulesOf(game.grimoire));
  for (const fact of seenBy(game.events, 'public')) board.note(fact);
  const view = emptyView(seat);
  for (const fact of seenBy(game.events, seat)) see(view, fact);
  return { game, situation: { seat, seed: 'few', board, view, whispers: [] } };
}

test('with two alive and the game going on, the dead are dragged out, another each day', () => {
  const dragged = [1, 2, 3, 4].map((day) => {
    const both = [1, 2].map((seat) => {
      const { game, situation } = among(seat, day);
      const prompt = game.promptsFor(seat).find(({ kind }) => kind === 'day')!;
      return BOTS.novice.answer(prompt, situation) as { do: string; with: readonly number[] };
    });
    // Both would name the same one: no tie frees anybody.
    expect(both[0]).toEqual(both[1]);
    expect(both[0]!.do).toBe('nominate');
    return both[0]!.with[0]!;
  });
  expect([...dragged].sort()).toEqual([0, 3, 4, 5]);
});

test('whoever was hanged last is dragged out first, and nobody who seems to live is suspected', () => {
  const { game, situation } = among(1, 2);
  const { board } = situation;
  board.hanged.set(4, 1).set(3, 1);
  board.nights.set(7, { living: [1, 2, 3], died: [], executed: [4] });
  board.nights.set(8, { living: [1, 2], died: [], executed: [3] });
  const prompt = game.promptsFor(1).find(({ kind }) => kind === 'day')!;
  expect(BOTS.novice.answer(prompt, situation)).toEqual({ do: 'nominate', with: [3] });
  expect([...noviceOpinion(situation).suspects].sort()).toEqual([3, 4]);
});
