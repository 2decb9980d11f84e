import type { SeenEvent } from '@belfry/engine';
import { describe, expect, it } from 'vitest';
import { handsUp, logEntries } from '../src/grimoire/log-entries.ts';

const nominated: SeenEvent = { type: 'nominated', nominator: 0, nominee: 3 };
const hand = (seat: number, up = true): SeenEvent => ({ type: 'hand', seat, up });
const counted = (seat: number, up: boolean, tally: number): SeenEvent => ({ type: 'counted', seat, up, tally });
const tally: SeenEvent = { type: 'tally', nominee: 3, votes: 1, needed: 3, block: null };
const begins: SeenEvent = { type: 'dawn', day: 1, died: [], revived: [] };
const ruled: SeenEvent = { type: 'announcement', text: 'Quiet, please.' };

/** The log of decisions that led to these facts. */
function told(...steps: SeenEvent[][]) {
  const moments = steps.slice(1).map((_, keep) => ({ keep, from: steps.slice(0, keep + 1).flat().length }));
  return logEntries(steps.flat(), moments);
}
const shape = (entries: ReturnType<typeof told>) =>
  entries.map(({ keep, before, hands, after }) => [
    keep,
    before.map(({ type }) => type).join(' '),
    hands.map((step) => step.keep),
    after.map(({ type }) => type).join(' '),
  ]);

describe('the log', () => {
  it('has a vote as one entry, from its call to its count', () => {
    const entries = told(
      [begins],
      [nominated],
      [hand(1)],
      [hand(2)],
      [hand(2, false)],
      [], // the clock hand passes an empty chair
      [counted(1, true, 1)],
      [counted(2, false, 1), tally],
      [nominated],
    );
    expect(shape(entries)).toEqual([
      [null, 'dawn', [], ''],
      [0, 'nominated', [1, 2, 3, 5, 6], 'tally'],
      [7, 'nominated', [], ''],
    ]);
    expect(handsUp(entries[1]!.hands)).toEqual([1]);
  });

  it('counts at once, or not at all yet, in the same way', () => {
    expect(shape(told([nominated], [hand(1)], [counted(1, true, 1), counted(2, false, 1), tally], [ruled]))).toEqual([
      [null, 'nominated', [0, 1], 'tally'],
      [2, 'announcement', [], ''],
    ]);
    expect(shape(told([begins], [nominated], [hand(1)]))).toEqual([
      [null, 'dawn', [], ''],
      [0, 'nominated', [1], ''],
    ]);
  });

  it('keeps another decision in the middle of a vote where it was, with its own way back', () => {
    expect(shape(told([begins], [nominated], [hand(1)], [ruled], [hand(2)], [counted(1, true, 1), tally]))).toEqual([
      [null, 'dawn', [], ''],
      [0, 'nominated', [1], ''],
      [2, 'announcement', [], ''],
      [3, '', [3, 4], 'tally'],
    ]);
  });
});
