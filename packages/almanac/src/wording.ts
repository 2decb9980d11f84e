import fingerprints from '../data/wording.json' with { type: 'json' };
import type { CharacterId } from './types.ts';

/** A short number for a text, whatever its spaces, marks and capitals (FNV-1a). */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]/gu) ?? []) {
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/**
 * Whether this is how the publisher words a character's ability. Belfry tells every ability in its own words and keeps
 * only fingerprints of the published ones, enough to notice that an author has changed one.
 */
export function isPublishedWording(id: CharacterId, ability: string): boolean {
  return (fingerprints as Readonly<Record<string, string>>)[id] === fingerprint(ability);
}
