import { INTERVENTIONS, type InterventionPart, type InterventionParts, partOf } from '@belfry/engine';
import { InterventionShape } from '@belfry/protocol';
import { describe, expect, test } from 'vitest';

/** One of each part: a part without an example does not compile. */
const EXAMPLES: { readonly [P in InterventionPart]: InterventionParts[P] } = {
  seat: 3,
  seats: [1, 2],
  character: 'imp',
  'character-or-none': null,
  characters: ['imp'],
  side: 'evil',
  flag: true,
  token: 'poisoned',
  until: 'dusk',
  data: { from: 'demon' },
  number: 7,
  cause: 'demon',
  words: 'Hush.',
  statement: { says: 'number', number: 2 },
  options: { pick: 'text', maxLength: 20 },
  prompt: '1.2',
  name: 'Ann',
  tellings: 'asked',
};

describe.each(Object.entries(INTERVENTIONS))('the Storyteller’s act "%s" on the wire', (act, parts) => {
  const fields = Object.entries(parts as { readonly [field: string]: string });
  const whole = Object.fromEntries(fields.map(([field, written]) => [field, EXAMPLES[partOf(written).part]]));
  const isTaken = (action: object) => InterventionShape.safeParse({ do: act, ...action }).success;

  test('is taken whole, and without what may be left out', () => {
    expect(isTaken(whole)).toBe(true);
    for (const [field, written] of fields) {
      const { [field]: _, ...rest } = whole;
      expect(isTaken(rest)).toBe(partOf(written).optional);
    }
  });

  test('is refused with a part too many, or one of another kind', () => {
    expect(isTaken({ ...whole, loudly: true })).toBe(false);
    for (const [field, written] of fields) {
      if (partOf(written).part !== 'data') expect(isTaken({ ...whole, [field]: () => {} })).toBe(false);
    }
  });
});

test('what nobody can do is refused', () => {
  expect(InterventionShape.safeParse({ do: 'dance', seat: 3 }).success).toBe(false);
});
