import type { SeenEvent } from '@belfry/engine';
import type { Moment } from '../../grimoire/desk.ts';

/** A moment together with a fingerprint of all that was told before it. */
interface Mark extends Moment {
  readonly print: number;
}

/** Everything that one page noted: it can be written down and taken up again. */
export interface Noted {
  readonly marks: readonly Mark[];
  readonly now: Mark | null;
}

export const NOTHING_NOTED: Noted = { marks: [], now: null };

/** By place in the chronicle: what was told before it, boiled down to a number. */
function prints(chronicle: readonly SeenEvent[]): number[] {
  let print = 0x811c9dc5;
  const all = [print];
  for (const fact of chronicle) {
    const text = JSON.stringify(fact);
    for (let at = 0; at < text.length; at++) print = Math.imul(print ^ text.charCodeAt(at), 0x01000193);
    all.push(print);
  }
  return all;
}

/**
 * The moments that can be gone back to, noted frame by frame: each frame says how many decisions there were, and what
 * came of them. Steps that this page has not seen happen stand together as one. What another device has taken back no
 * longer fits its fingerprint, and is forgotten.
 */
export function note(before: Noted, chronicle: readonly SeenEvent[], inputs: number): Noted {
  const known = prints(chronicle);
  const fits = (mark: Mark) => known[mark.from] === mark.print;
  const now: Mark = { keep: inputs, from: chronicle.length, print: known.at(-1)! };
  const past = before.now === null ? before.marks : [...before.marks, before.now];
  return { marks: past.filter((mark) => mark.keep < inputs && fits(mark)), now };
}
