import type { Game } from '@belfry/engine';
import { expect, test } from 'vitest';
import { MISSED } from '../src/gauge/missed.ts';
import { type Board, gauge } from '../src/index.ts';
import { tableOf } from './fixture.ts';

test('the gauge says who is winning, with what makes it so', () => {
  const seen: number[] = [];
  const table = tableOf('gauge', {
    players: 10,
    wrap: (policy, board) => (grimoire, prompt) => {
      const { good, ingredients } = gauge(grimoire, board);
      seen.push(good);
      expect(good).toBeGreaterThan(0);
      expect(good).toBeLessThan(1);
      expect(ingredients.map((i) => i.name)).toContain('demon-suspected');
      return policy(grimoire, prompt);
    },
  });
  table.playOut();
  expect(seen.length).toBeGreaterThan(0);
  expect([0, 1]).toContain(gauge(table.game.grimoire, table.board).good);
});

/** The same board for a town that gives every seat this chance of being the Demon. */
const suspecting = (board: Board, chance: number): Board =>
  Object.assign(Object.create(board) as Board, { reading: () => ({ ...board.reading(), chance: () => chance }) });

/** Looks at a table once, on the first later day on which the Storyteller is asked something. */
function onALaterDay(look: (game: Game, board: Board) => void): void {
  let looked = false;
  for (let number = 0; !looked && number < 5; number++) {
    const table = tableOf(`gauge order ${number}`, {
      players: 13,
      wrap: (policy, board) => (grimoire, prompt) => {
        if (!looked && grimoire.day >= 2) {
          looked = true;
          look(table.game, board);
        }
        return policy(grimoire, prompt);
      },
    });
    table.playOut();
  }
  expect(looked).toBe(true);
}

test('the more the town suspects the Demon, the better for good', () => {
  onALaterDay((game, board) => {
    const chances = [0.02, 0.1, 0.3, 0.7].map((chance) => gauge(game.grimoire, suspecting(board, chance)).good);
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(new Set(chances).size).toBe(chances.length);
  });
});

test('a Storyteller who knows that the players are shrewd reckons with what was measured of such tables, and nothing else', () => {
  const logit = (chance: number) => Math.log(chance / (1 - chance));
  const { novice, shrewd } = MISSED;
  const more = shrewd['trouble-brewing']![13]! - novice['trouble-brewing']![13]!;
  expect(more).not.toBe(0);
  onALaterDay((game, board) => {
    const [plain, known] = [gauge(game.grimoire, board), gauge(game.grimoire, board, 'shrewd')];
    expect(logit(known.good) - logit(plain.good)).toBeCloseTo(more, 6);
  });
});

test('a Minion fewer is better for good', () => {
  onALaterDay((game, board) => {
    const before = gauge(game.grimoire, board).good;
    const minion = game.state.seats.find((s) => s.alive && s.alignment === 'evil' && s.character !== 'imp')!;
    const without = game.copy();
    without.submit({ type: 'intervene', action: { do: 'set', seat: minion.id, alive: false } });
    expect(gauge(without.grimoire, board).good).toBeGreaterThan(before);
  });
});

test('where it ends well for good, it had looked better for good', () => {
  const last: { readonly [winner in 'good' | 'evil']: number[] } = { good: [], evil: [] };
  for (let n = 0; n < 60; n++) {
    let lately = 0.5;
    const table = tableOf(`gauge ${n}`, {
      players: 9,
      wrap: (policy, board) => (grimoire, prompt) => {
        if (grimoire.phase === 'night') lately = gauge(grimoire, board).good;
        return policy(grimoire, prompt);
      },
    });
    table.playOut();
    last[table.game.state.outcome!.winner].push(lately);
  }
  const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
  expect(last.good.length).toBeGreaterThan(3);
  expect(last.evil.length).toBeGreaterThan(3);
  expect(mean(last.good)).toBeGreaterThan(mean(last.evil));
});
