import type { Saying } from '@belfry/engine';
import type { Matter } from '../matter.ts';
import type { DayEvent } from '../problem.ts';
import type { Habits } from './habits.ts';

/** Short names for long descriptions; a name is never given twice. */
class Names {
  readonly #given = new Map<string, number>();
  #next = 0;

  of(description: string): number {
    const before = this.#given.get(description);
    if (before !== undefined) return before;
    if (this.#given.size >= MOST) this.#given.clear();
    this.#given.set(description, this.#next);
    return this.#next++;
  }
}

const MOST = 4096;
const descriptions = new Names();

/** Short names for things that are the same only as long as they are the same object. */
class Labels {
  readonly #given = new WeakMap<object, number>();
  #next = 0;

  of(thing: object): number {
    const label = this.#given.get(thing) ?? this.#next++;
    this.#given.set(thing, label);
    return label;
  }
}

const labels = new Labels();

export const nameOf = (thing: Saying | Habits): number => labels.of(thing);

/** The script, the size of the table and what is usual there. */
export function tableKey(m: Matter, habits: Habits): string {
  const { counts, allAbilities, falsehood } = m.problem;
  return `${named(JSON.stringify([m.n, m.ids, counts, allAbilities, falsehood]))} ${nameOf(habits)}`;
}

/** Who says that they are what. */
export const claimsKey = (m: Matter): string => m.claims.join(' ');

/** A short name for a long description. */
export const named = (description: string): number => descriptions.of(description);

export const dayKey = (events: readonly DayEvent[]): number => named(JSON.stringify(events));

/** All that everybody saw. */
export const recordKey = (m: Matter): string =>
  m.nights.map(({ deaths, revivals }, at) => `${deaths} ${revivals} ${dayKey(m.days[at]?.events ?? [])}`).join(' ');
