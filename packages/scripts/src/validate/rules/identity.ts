import { almanac } from '@belfry/almanac';
import { THE_SCRIPT } from '../../place.ts';
import { excerpt } from '../../read/limits.ts';
import { nearest } from '../../read/spelling.ts';
import type { ScriptEntry } from '../../script.ts';
import { type Discovery, discovery } from '../finding.ts';
import type { Rule } from '../inquiry.ts';
import type { Remedy } from '../remedy.ts';

function unknown(written: string, index: number): Discovery {
  const near = nearest(written, almanac().characters.keys());
  const remove: Remedy = { do: 'remove', index, id: written };
  const remedies: Remedy[] = near === null ? [remove] : [{ do: 'replace', index, id: near }, remove];
  return discovery('unknown-character', { at: 'item', index }, { written: excerpt(written), near }, remedies);
}

/** Everyone on the list is known, and listed once. */
export const identity: Rule = ({ script }) => {
  if (script.entries.length === 0) return [discovery('no-characters', THE_SCRIPT, null)];
  const first = new Map<string, ScriptEntry>();
  return script.entries.flatMap((entry) => {
    const { index } = entry;
    if (entry.kind === 'unknown') return [unknown(entry.written, index)];
    const found: Discovery[] = [];
    const { id } = entry;
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, entry);
    else {
      const facts = { id, earlier: earlier.index };
      found.push(discovery('duplicate-character', { at: 'item', index }, facts, [{ do: 'remove', index, id }]));
    }
    if (entry.kind === 'official' && entry.written !== id) {
      found.push(discovery('respelled', { at: 'item', index }, { written: excerpt(entry.written), id }));
    }
    if (entry.kind === 'official' && entry.reworded !== null) {
      found.push(discovery('reworded', { at: 'item', index }, { id }));
    }
    return found;
  });
};
