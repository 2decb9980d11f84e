import { ClientMessage, isPlainAnswer, LIMITS } from '@belfry/protocol';
import { describe, expect, test } from 'vitest';

const deep = (levels: number): unknown => (levels === 0 ? null : [deep(levels - 1)]);
const cmd = { do: 'answer', prompt: 'storyteller.7', choice: { do: 'nominate', with: [3] } };
const plain = { t: 'do', id: 'c1', cmd };

describe('an answer without anything else beside it', () => {
  const PLAIN = [
    plain,
    { ...plain, id: 'x'.repeat(LIMITS.commandId) },
    ...[null, true, 0, '', [], {}, deep(8)].map((choice) => ({ ...plain, cmd: { ...cmd, choice } })),
    { ...plain, cmd: { ...cmd, prompt: 'x'.repeat(LIMITS.promptId) } },
  ];
  test.each(PLAIN.map((message) => [JSON.stringify(message)]))(
    'is known at once, and as the schema has it: %s',
    (text) => {
      const sent: unknown = JSON.parse(text);
      expect(isPlainAnswer(sent)).toBe(true);
      expect(ClientMessage.parse(sent)).toEqual(sent);
    },
  );

  const OTHER = [
    null,
    7,
    'do',
    [1, 2, 3],
    { ...plain, t: 'look' },
    { ...plain, id: '' },
    { ...plain, id: 4 },
    { ...plain, id: 'x'.repeat(LIMITS.commandId + 1) },
    { ...plain, more: 1 },
    { t: 'do', id: 'c1' },
    { ...plain, cmd: ['answer', 'a', 'b'] },
    { ...plain, cmd: { ...cmd, prompt: '' } },
    { ...plain, cmd: { ...cmd, prompt: 'x'.repeat(LIMITS.promptId + 1) } },
    { ...plain, cmd: { ...cmd, choice: deep(9) } },
    { ...plain, cmd: { ...cmd, do: 'claim' } },
    { ...plain, cmd: { do: 'answer', prompt: 'a', other: 1 } },
    { ...plain, cmd: { ...cmd, other: 1 } },
  ];
  test.each(OTHER.map((message) => [JSON.stringify(message)]))('is not this, which the schema refuses: %s', (text) => {
    expect(isPlainAnswer(JSON.parse(text))).toBe(false);
    expect(ClientMessage.safeParse(JSON.parse(text)).success).toBe(false);
  });

  test('may have more beside it, which is for the schema to read', () => {
    const sent = { ...plain, cmd: { ...cmd, seat: 3, at: 1.5 } };
    expect(isPlainAnswer(sent)).toBe(false);
    expect(ClientMessage.parse(sent)).toEqual(sent);
    expect(isPlainAnswer(JSON.parse(`{"t":"do","id":"c","__proto__":1}`))).toBe(false);
  });
});
