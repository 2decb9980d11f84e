import type { CharacterId } from '@belfry/almanac';
import { cast, deductions } from '@belfry/characters';
import type { SeatId } from '@belfry/engine';
import { dealt } from '../dealt.ts';
import { Matter } from '../matter.ts';
import { stepsOf, walk } from '../play.ts';
import type { Problem, Spoken } from '../problem.ts';

/** One thing that somebody says they learned, chose or became, and when. */
export interface Fact {
  readonly seat: SeatId;
  readonly time: 'night' | 'day';
  /** The number of the night or day, from 1. */
  readonly at: number;
  /** Its place among what is said of that night or day, in the problem. */
  readonly place: number;
  readonly kind: 'told' | 'heard' | 'changes';
}

/** All that is said. What everybody saw is no such fact: it is never in doubt. */
export function factsIn({ nights, days }: Problem): Fact[] {
  const list = (said: readonly { readonly seat: SeatId }[], time: Fact['time'], at: number, kind: Fact['kind']) =>
    said.map(({ seat }, place): Fact => ({ seat, time, at: at + 1, place, kind }));
  return [
    ...nights.flatMap((night, at) => [
      ...list(night.told, 'night', at, 'told'),
      ...list(night.heard, 'night', at, 'heard'),
      ...list(night.changes, 'night', at, 'changes'),
    ]),
    ...days.flatMap((day, at) => list(day.told, 'day', at, 'told')),
  ];
}

/** The problem of somebody who has listened to these only. */
export function hearingOnly(problem: Problem, facts: readonly Fact[]): Problem {
  const kept = <T extends Spoken | { readonly seat: SeatId }>(
    said: readonly T[],
    time: Fact['time'],
    at: number,
    kind: Fact['kind'],
  ): T[] =>
    said.filter((_, place) =>
      facts.some((fact) => fact.time === time && fact.at === at + 1 && fact.kind === kind && fact.place === place),
    );
  return {
    ...problem,
    nights: problem.nights.map((night, at) => ({
      ...night,
      told: kept(night.told, 'night', at, 'told'),
      heard: kept(night.heard, 'night', at, 'heard'),
      changes: kept(night.changes, 'night', at, 'changes'),
    })),
    days: problem.days.map((day, at) => ({ ...day, told: kept(day.told, 'day', at, 'told') })),
  };
}

/** Asks deal by deal whether it can have been. A deal that takes too long to rule out is not ruled out. */
export function court(problem: Problem, stepsPerDeal: number): (started: readonly CharacterId[]) => boolean {
  const m = new Matter(problem, cast, deductions);
  const steps = stepsOf(m);
  return (started) => {
    let fits = false;
    const chosen = started.map((id) => m.code(id));
    const { gaveUp } = walk(steps, dealt(m, chosen), stepsPerDeal, () => {
      fits = true;
      return false;
    });
    return fits || gaveUp;
  };
}
