import type { SeenEvent } from '@belfry/engine';
import { describe, expect, it } from 'vitest';
import { NOTHING_NOTED, type Noted, note } from '../src/online/storyteller/steps.ts';

const night = (n: number): SeenEvent => ({ type: 'night-falls', night: n });
const keeps = ({ marks }: Noted) => marks.map(({ keep, from }) => [keep, from]);

describe('the steps that a Storyteller can go back to', () => {
  const chronicle = [night(1), night(2), night(3), night(4)];
  const after = (count: number, inputs: number, before: Noted) => note(before, chronicle.slice(0, count), inputs);

  it('are noted as the frames come in, each with where its facts begin', () => {
    const seen = after(4, 3, after(2, 2, after(1, 1, after(0, 0, NOTHING_NOTED))));
    expect(keeps(seen)).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it('stand together as one where the page was away', () => {
    const written = JSON.parse(JSON.stringify(after(1, 1, after(0, 0, NOTHING_NOTED)))) as Noted;
    expect(keeps(after(4, 9, written))).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('are forgotten when they were taken back, also when other facts came in their place', () => {
    const seen = after(3, 3, after(2, 2, after(1, 1, after(0, 0, NOTHING_NOTED))));
    expect(keeps(note(seen, chronicle.slice(0, 1), 1))).toEqual([[0, 0]]);
    const otherwise = [night(1), night(7), night(8), night(9)];
    expect(keeps(note(seen, otherwise, 4))).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});
