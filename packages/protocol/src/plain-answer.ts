import type { z } from 'zod';
import type { Do } from './client.ts';
import { isJson } from './json.ts';
import { LIMITS } from './text.ts';

/**
 * Whether it is an answer without anything else beside it: nearly every message of a game is, and for this one the
 * schema would cost as much as the rules do. What it lets through is what {@link Do} lets through; the rest is the
 * schema's to judge.
 */
export function isPlainAnswer(sent: unknown): sent is z.infer<typeof Do> {
  if (!isObjectOf(sent, 3)) return false;
  const { t, id, cmd } = sent;
  if (t !== 'do' || !isShort(id, LIMITS.commandId) || !isObjectOf(cmd, 3)) return false;
  const { do: name, prompt, choice } = cmd;
  return name === 'answer' && isShort(prompt, LIMITS.promptId) && choice !== undefined && isJson(choice);
}

const isShort = (text: unknown, most: number): boolean =>
  typeof text === 'string' && text.length > 0 && text.length <= most;

function isObjectOf(value: unknown, keys: number): value is { readonly [key: string]: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  let count = 0;
  for (const _ in value) count++;
  return count === keys;
}
