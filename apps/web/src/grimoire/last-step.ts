import { sayFact } from '../game/say-fact.ts';
import type { Tongue } from '../game/tongue.ts';
import type { Desk } from './desk.ts';

const LONGEST = 60;

/** What the last decision came to, in a few words; null where nothing of it is worth a line. */
export function lastStep({ log, moments }: Pick<Desk, 'log' | 'moments'>, words: Tongue): string | null {
  const last = moments.at(-1);
  if (last === undefined) return null;
  const said = log.slice(last.from).flatMap((fact) => sayFact(fact, words) ?? []);
  const [first] = said;
  if (first === undefined) return null;
  return first.length <= LONGEST ? first : `${first.slice(0, LONGEST)}…`;
}
