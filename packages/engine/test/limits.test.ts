import { describe, expect, test } from 'vitest';
import {
  type Game,
  type Input,
  type Json,
  MOST_ACTS,
  MOST_INPUTS,
  MOST_PLAYED_AGAIN,
  MOST_TOKENS,
} from '../src/index.ts';
import { night, table } from './small-table.ts';

const act = (action: Extract<Input, { type: 'intervene' }>['action']): Input => ({ type: 'intervene', action });
const lay = act({ do: 'mark', kind: 'note', seat: 2 });
const turn = (at: number) => act({ do: 'set', seat: 2, alignment: at % 2 === 0 ? 'evil' : 'good' });

function grown(acts: number): Game {
  const game = table([], []);
  for (let at = 0; at < acts; at++) expect(game.submit(turn(at)).ok).toBe(true);
  return game;
}

describe('a game that somebody makes grow', () => {
  test('takes so many tokens at once, and another when one is gone', () => {
    const game = table([], []);
    for (let at = 0; at < MOST_TOKENS; at++) expect(game.submit(lay).ok).toBe(true);
    expect(game.submit(lay)).toEqual({ ok: false, reason: { say: 'hand.tokens', most: MOST_TOKENS } });
    expect(game.submit(act({ do: 'unmark', effect: game.state.effects[0]!.id })).ok).toBe(true);
    expect(game.submit(lay).ok).toBe(true);
  });

  test('takes so many acts of the Storyteller, and another when one was taken back; it can always be ended', () => {
    const game = grown(MOST_ACTS);
    expect(game.submit(turn(0))).toEqual({ ok: false, reason: { say: 'hand.too-many', most: MOST_ACTS } });
    game.undo(MOST_ACTS - 1);
    expect(game.submit(turn(0)).ok).toBe(true);
    expect(game.submit(turn(1)).ok).toBe(false);
    expect(game.submit(act({ do: 'end-game', winner: 'good' })).ok).toBe(true);
  });

  test('takes so many decisions in all, of players too', () => {
    const game = table([], []);
    const say = (to: number | 'storyteller', choice: Json) => {
      const prompt = game.promptsFor(to)[0]!;
      return game.submit({ type: 'answer', prompt: prompt.id, by: to, choice });
    };
    night(game);
    say('storyteller', { do: 'open-nominations' });
    expect(say(4, { do: 'nominate', with: [5] }).ok).toBe(true);
    // One who cannot make up their mind.
    let up = false;
    const waver = () => {
      up = !up;
      return say(4, { do: up ? 'raise' : 'lower' });
    };
    while (game.inputs.length < MOST_INPUTS) expect(waver().ok).toBe(true);
    expect(waver()).toEqual({ ok: false, reason: { say: 'input.too-many', most: MOST_INPUTS } });
    expect(game.submit(act({ do: 'end-game', winner: 'good' })).ok).toBe(true);
  });

  test('is played again only so often, whatever is taken back', () => {
    const game = grown(1_000);
    let undone = 0;
    while (game.refuseUndo(999) === null) {
      game.undo(999);
      game.submit(turn(undone++));
      expect(undone).toBeLessThan(2_000);
    }
    expect(game.refuseUndo(999)).toEqual({ say: 'undo.too-often', most: MOST_PLAYED_AGAIN });
    expect(game.playedAgain).toBeLessThanOrEqual(MOST_PLAYED_AGAIN + 2 * 1_020);
    expect(undone).toBeGreaterThan(100);
    // Going back to the very beginning costs something too.
    const fresh = grown(1);
    fresh.undo(0);
    expect(fresh.playedAgain).toBeGreaterThan(0);
    expect(fresh.refuseUndo(5)).toEqual({ say: 'undo.nowhere', keep: 5, inputs: 0 });
  });

  test('is rewound one decision a step; then the undo plays nothing', () => {
    const game = grown(200);
    const before = JSON.stringify(game.state);
    let steps = 0;
    let last = game.playedAgain;
    for (const _ of game.rewind(150)) {
      steps++;
      expect(game.playedAgain - last).toBeLessThanOrEqual(21);
      last = game.playedAgain;
      expect(JSON.stringify(game.state)).toBe(before);
    }
    expect(steps).toBeGreaterThanOrEqual(150);
    const paid = game.playedAgain;
    game.undo(150);
    expect(game.playedAgain).toBe(paid);
    expect(game.inputs).toHaveLength(150);
    expect(JSON.stringify(game.state)).toBe(JSON.stringify(grown(150).state));
  });

  test('that went on after it was rewound is rewound anew', () => {
    const game = grown(20);
    for (const _ of game.rewind(10));
    game.submit(turn(1));
    game.undo(20);
    expect(game.inputs).toHaveLength(20);
    expect(JSON.stringify(game.state)).toBe(JSON.stringify(grown(20).state));
  });
});
