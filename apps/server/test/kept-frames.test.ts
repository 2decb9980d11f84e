import { describe, expect, test } from 'vitest';
import type { Frame } from '../src/table/frame.ts';
import { KeptFrames, MOST_FRAMES, updateFrame, updateOf } from '../src/table/kept-frames.ts';

const textOf = ({ text }: Frame) => text;

/** Keeps updates with these facts, numbered from 1; returns what was sent. */
function told(kept: KeptFrames, count: number, factsOf: (seq: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => {
    const seq = index + 1;
    const parts = seq % 3 === 0 ? `,"talk":["${seq}"]` : '';
    const update = updateOf(parts, seq % 4 === 0 ? [`{"id":"${seq}"}`, '{"id":"2"}'] : null, factsOf(seq));
    kept.keep(update);
    return textOf(updateFrame(seq, update));
  });
}

const few = (seq: number) => (seq % 2 === 0 ? '' : `"events":[${seq}]}`);

describe('frames that are kept for coming back', () => {
  test('are the very frames that were sent, from any number on', () => {
    const kept = new KeptFrames();
    const sent = told(kept, MOST_FRAMES, few);
    for (let seq = 0; seq <= MOST_FRAMES; seq++)
      expect(kept.since(seq, MOST_FRAMES)?.map(textOf)).toEqual(sent.slice(seq));
    for (const frame of sent) expect(() => JSON.parse(frame)).not.toThrow();
  });

  test('are none for a number that was never told, or that is long past', () => {
    const kept = new KeptFrames();
    const sent = told(kept, 100, few);
    expect(kept.since(101, 100)).toBeNull();
    expect(kept.since(10, 100)).toBeNull();
    expect(kept.since(95, 100)?.map(textOf)).toEqual(sent.slice(95));
  });

  test('are fewer when they are long, but always the latest', () => {
    const kept = new KeptFrames();
    const long = (seq: number) => `"events":["${String(seq).repeat(5_000)}"]}`;
    const sent = told(kept, 9, long);
    expect(kept.since(0, 9)).toBeNull();
    expect(kept.since(8, 9)?.map(textOf)).toEqual(sent.slice(8));
  });

  test('are one and the same update for all who are told the same', () => {
    const [first, second] = [updateOf(',"a":1', null, '"events":[1]}'), updateOf(',"a":1', null, '"events":[2]}')];
    updateFrame(7, second);
    expect(updateOf(',"a":1', null, '"events":[2]}')).toBe(second);
    expect(updateOf(',"a":1', null, '"events":[1]}')).not.toBe(second);
    expect(updateOf(',"a":1', [], '"events":[2]}')).not.toBe(second);
    expect(updateFrame(7, second)).toBe(updateFrame(7, second));
    expect(textOf(updateFrame(8, second))).not.toBe(textOf(updateFrame(8, first)));
  });

  test('are gone once everything was told anew', () => {
    const kept = new KeptFrames();
    told(kept, 5, few);
    kept.forgetAll();
    expect(kept.since(4, 6)).toBeNull();
    expect(kept.since(6, 6)).toEqual([]);
  });
});
