import type { SeatId, SeatSet } from '@belfry/engine';
import type { Death, PublicRecord } from '../likely/public.ts';
import type { Matter } from '../matter.ts';
import { firstOf, holds, only, seatsOf, sizeOf } from '../seat-set.ts';
import { counted } from './evidence.ts';
import type { Habits } from './habits.ts';
import { GOOD, type Team } from './team.ts';

/** Who is the Demon now, and how likely that came about; -1 for nobody who can be told. */
export interface Fate {
  readonly demon: SeatId;
  readonly weight: number;
}

/** With fewer alive nobody takes over who only waits for it. */
const ENOUGH = 4;

/** How likely a team makes who died when and how, and who is the Demon by now. */
export class Fates {
  readonly #m: Matter;
  readonly #habits: Habits;
  readonly #record: PublicRecord;
  /** How likely one Minion of a team is one who takes over. */
  readonly #waiting: number;
  /** By seat: how much a Demon would like to kill them. */
  readonly #worth: readonly number[];
  readonly #kills: readonly { readonly seat: SeatId; readonly before: SeatSet; readonly all: number }[];

  constructor(m: Matter, habits: Habits, record: PublicRecord) {
    this.#m = m;
    this.#habits = habits;
    this.#record = record;
    const minions = m.teams.flatMap((team, code) => (team === 'minion' ? [code] : []));
    this.#waiting = minions.filter((code) => record.takesOver[code]).length / Math.max(1, minions.length);
    this.#worth = m.claims.map((claim) => {
      const character = claim < 0 ? undefined : m.problem.script[claim];
      const isHunted = character?.otherNight != null && character.tags.some(({ tag }) => tag === 'info');
      return isHunted ? habits.hunted : 1;
    });
    this.#kills = record.deaths.flatMap((death, seat) => {
      if (death?.by !== 'night') return [];
      const before = this.#livingBefore(death.hour);
      return [{ seat, before, all: seatsOf(before).reduce((sum, other) => sum + this.#worth[other]!, 0) }];
    });
  }

  #livingBefore(hour: number): SeatSet {
    let living = this.#m.everybody;
    for (const [at, after] of this.#record.living) if (at < hour) living = after;
    return living;
  }

  /** Of this team with this Demon. */
  of(team: Team, demon: number): readonly Fate[] {
    const death = this.#record.deaths[team.demon] ?? null;
    if (death === null) return [{ demon: team.demon, weight: 1 }];
    if (this.#m.deductions[demon]!.feigns !== undefined && death.by !== 'night')
      return [{ demon: team.demon, weight: 1 }];
    return this.#after(death, team, team.minions, demon);
  }

  /** How its Minions died, and who lived who was hanged, in logarithms. */
  endsOf(team: Team): number {
    const { kills, executes, survives } = this.#habits;
    let weight = 1;
    for (const seat of this.#record.survivors) if (holds(team.evil, seat)) weight *= survives;
    for (let rest = team.minions; rest !== 0; rest &= rest - 1) {
      const death = this.#record.deaths[firstOf(rest)] ?? null;
      if (death !== null) weight *= death.by === 'night' ? kills.minion : executes.minion;
    }
    return counted(weight);
  }

  /** Whom it killed, in logarithms. */
  killsOf(team: Team): number {
    let weight = 1;
    for (const { seat, before, all } of this.#kills) {
      let others = all;
      for (let rest = before & team.evil; rest !== 0; rest &= rest - 1) others -= this.#worth[firstOf(rest)]!;
      weight *= this.#worth[seat]! / Math.max(1, others);
    }
    return counted(weight);
  }

  #after(death: Death, team: Team, minions: SeatSet, demon: number): readonly Fate[] {
    const { executes, kills, impossible } = this.#habits;
    const { inherits, turns } = this.#m.deductions[demon]!;
    const living = this.#record.living.get(death.hour) ?? 0;
    const heirs = seatsOf(minions & living);
    const isNight = death.by === 'night';
    const seen = isNight ? kills.demon : executes.demon;
    const fates: Fate[] = [];
    const handOn = (to: SeatId, weight: number) => {
      const later = this.#record.deaths[to] ?? null;
      if (later === null || later.hour <= death.hour) fates.push({ demon: to, weight });
      else
        for (const fate of this.#after(later, team, minions & ~only(to), demon))
          fates.push({ demon: fate.demon, weight: weight * fate.weight });
    };
    const waits = sizeOf(living) >= ENOUGH ? Math.min(1, heirs.length * this.#waiting) : 0;
    const passes = isNight && inherits !== undefined ? 1 : waits;
    for (const heir of heirs) handOn(heir, (seen * passes) / heirs.length);
    if (isNight && turns === 'outsiders') {
      const outsiders = seatsOf(living).filter(
        (seat) => team.parts[seat] === GOOD && this.#m.teams[this.#m.claims[seat] ?? -1] === 'outsider',
      );
      for (const heir of outsiders) handOn(heir, seen / outsiders.length);
    }
    if (fates.length === 0) fates.push({ demon: -1, weight: seen * impossible });
    return fates;
  }
}
