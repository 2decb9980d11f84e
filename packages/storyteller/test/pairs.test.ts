import { expect, test } from 'vitest';
import { harmlessDead, isTwin } from '../src/bots/novice/pairs.ts';
import type { BotTable } from '../src/index.ts';
import { tableOf } from './fixture.ts';

/** Somebody says aloud whom they know for an Evil Twin. */
const names = (table: BotTable, from: number, player: number) =>
  table.board.hear({
    day: 1,
    from,
    to: 'everyone',
    remark: {
      say: 'claim',
      claim: {
        character: 'oracle',
        learned: [{ night: 1, chosen: [], info: { says: 'player-is', player, character: 'eviltwin' } }],
        suspects: [],
        trusts: [],
      },
    },
  });

test('the dead do no harm on the gallows, unless one of two who name each other is among them', () => {
  const table = tableOf('pairs', { script: 'sects-and-violets', players: 8 });
  for (const seat of [1, 2, 5]) table.board.note({ type: 'died', seat });
  expect(harmlessDead(table.board)).toEqual([1, 2, 5]);
  names(table, 2, 5);
  // Whoever of the two is wrong: the other one on the gallows may end the game.
  expect(harmlessDead(table.board)).toEqual([1]);
  expect(isTwin(2, table.board)).toBe(false);
  names(table, 5, 2);
  expect(isTwin(2, table.board)).toBe(true);
});
