import { SEAT } from './expect-seat.ts';
import { TABLE } from './expect-table.ts';
import type { Expectation } from './format.ts';
import { type Check, notThere, type Scene } from './scene.ts';
import { notUnderstood } from './statement-notation.ts';

/** Checks one expectation; null, or what was wrong in words. */
export function checkExpectation({ subject, what, value }: Expectation, scene: Scene): string | null {
  const checks: { readonly [what: string]: Check } = subject === 'table' ? TABLE : SEAT;
  const check = Object.hasOwn(checks, what) ? checks[what] : undefined;
  if (check === undefined) {
    const known = Object.keys(checks).join(', ');
    const who = subject === 'table' ? 'the table' : 'a player';
    return `"${what}" is neither a player nor something to expect of ${who}. Known: ${known}.`;
  }
  const absent = subject === 'table' ? null : notThere(scene, subject);
  const unknown = NAMES_STATEMENTS.has(what) ? notUnderstood(value, scene.names) : null;
  const failure = absent ?? unknown ?? check(value, scene, subject === 'table' ? -1 : subject);
  return failure === null || subject === 'table' ? failure : `${scene.names.name(subject)}: ${failure}`;
}

const NAMES_STATEMENTS = new Set([
  'told',
  'not-told',
  'offered',
  'not-offered',
  'character',
  'believes',
  'became-aware',
]);
