import type { SeatSet } from '@belfry/engine';
import { diedIn } from './likely/testimony.ts';
import { isGood, type Matter } from './matter.ts';
import type { DayEvent } from './problem.ts';
import { holds } from './seat-set.ts';

/** Something that all saw and that only some abilities bring about: one of these has to be there from the start. */
export type Need = ReadonlySet<number>;

/** What a deal needs for all that everybody saw to have happened. Characters who could come by such an ability will do too. */
export function needsOf(m: Matter): readonly Need[] {
  const needs = new Map<string, Need>();
  let dead = 0;
  for (const [day, { events }] of m.days.entries()) {
    const { deaths = 0, revivals = 0 } = m.nights[day] ?? {};
    dead = (dead & ~revivals) | deaths;
    for (const [at, event] of events.entries()) {
      const doers = doersOf(m, event, dead | diedIn(events.slice(0, at)));
      if (doers === null) continue;
      const need = new Set(m.ids.flatMap((_, code) => (mayDo(m, code, doers) ? [code] : [])));
      needs.set([...need].join(), need);
    }
    dead |= diedIn(events);
  }
  return [...needs.values()];
}

/** The abilities that do this; null where none is needed, or nobody can say which. */
function doersOf(m: Matter, event: DayEvent, dead: SeatSet): readonly number[] | null {
  const having = (has: (code: number) => boolean) => m.ids.flatMap((_, code) => (has(code) ? [code] : []));
  switch (event.type) {
    case 'nomination': {
      const { came, nominator, nominee } = event.nomination;
      if (came === 'nothing') return null;
      // Who nominated themselves died as the one or the other.
      const isBoth = nominator === nominee && came !== 'nominator-executed';
      const comes = isBoth ? (['nominator-died', 'nominee-died'] as const) : ([came] as const);
      return having((code) => comes.some((one) => m.deductions[code]!.brings?.includes(one) === true));
    }
    case 'execution':
      if (event.unvoted === true && event.mayEnd !== true)
        return having((code) => m.deductions[code]!.mayExecute !== undefined);
      // Nothing saves who is dead already.
      if (event.died || event.mayEnd === true || holds(dead, event.player)) return null;
      return having((code) => m.deductions[code]!.saves !== undefined);
    case 'use':
    case 'death':
    case 'votes':
    case 'talk':
      return null;
  }
}

/** They can do it, or may come to: by another's ability, or as whoever somebody makes of them or of others. */
function mayDo(m: Matter, code: number, doers: readonly number[]): boolean {
  if (m.abilities[code]!.some((one) => doers.includes(one)) || m.makers.has(code)) return true;
  if (m.deductions[code]!.gains === true) return doers.some((one) => isGood(m.problem.script[one]!));
  return m.deductions[code]!.changes === true && doers.some((one) => m.teams[one] === 'demon');
}
