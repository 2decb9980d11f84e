import { changeSettings, defaultSettings, Settings } from '@belfry/protocol';
import { describe, expect, it } from 'vitest';
import { moveChair } from '../src/circle/reseat.ts';

describe('What the form for a new table starts from', () => {
  it.each(['by-hand', 'assisted', 'automatic'] as const)('is something that the server takes: %s', (storyteller) => {
    expect(Settings.parse(defaultSettings(storyteller))).toEqual(defaultSettings(storyteller));
  });

  it('keeps what was changed', () => {
    const change = { whispers: 'off', timers: { defence: 5 } } as const;
    const { whispers, timers } = changeSettings(defaultSettings('automatic'), change);
    expect([whispers, timers.defence, timers.discussion]).toEqual(['off', 5, 300]);
  });
});

describe('A chair that is moved', () => {
  it.each([
    [0, 2, [1, 2, 0, 3]],
    [3, 0, [3, 0, 1, 2]],
    [1, 1, [0, 1, 2, 3]],
  ])('from %i to %i', (from, to, order) => {
    expect(moveChair(4, from, to)).toEqual(order);
  });
});
