import { type Sentence, say } from '@belfry/almanac';
import type { Statement } from '@belfry/engine';

/** Statements as version 1 of the logs wrote them, for tests of what still reads those. */
export function untagged(info: Statement): object {
  switch (info.says) {
    case 'one-of':
      return { players: info.players, character: info.character };
    case 'none':
      return { none: info.team };
    case 'grimoire':
      return { grimoire: info.tokens };
    case 'evil-info': {
      const { demons, minions, bluffs } = info;
      if (bluffs !== null) return { minions, bluffs };
      return minions === null ? { demons } : { demons, minions };
    }
    default: {
      const { says: _, ...rest } = info;
      return rest;
    }
  }
}

/** All of a value with its statements untagged. */
export function withUntagged(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(withUntagged);
  if ('say' in value) return say(value as Sentence, { name: String, character: String }); // endings were English
  if ('says' in value) return untagged(value as Statement); // only statements say something
  // What was weighed beside a ruling came without reasons.
  const isAlternative = 'by' in value && typeof value.by === 'number' && 'choice' in value;
  const parts = Object.entries(value).filter(([key]) => !(isAlternative && key === 'reason'));
  return Object.fromEntries(parts.map(([key, part]) => [key, withUntagged(part)]));
}
