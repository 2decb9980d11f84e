import { defaultSettings } from '@belfry/protocol';
import { describe, expect, it } from 'vitest';
import { moveChair } from '../src/online/lobby/reseat.ts';
import { usualSettings } from '../src/online/open/usual-settings.ts';

describe('What the form for a new table starts from', () => {
  it.each(['by-hand', 'assisted', 'automatic'] as const)('is what the server starts from: %s', (storyteller) => {
    expect(usualSettings(storyteller, { title: 'x' })).toEqual({ ...defaultSettings(storyteller), title: 'x' });
  });

  it('keeps what was changed', () => {
    const { whispers, timers } = usualSettings('automatic', { whispers: 'off', timers: { defence: 5 } });
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
