import type { CharacterId } from '@belfry/almanac';
import type { SeatId, SeatSet } from '@belfry/engine';
import { DEAD, FALLING, FINISHED, GONE } from './flags.ts';
import { Standing } from './standing.ts';

/** What all saw and what everybody says, as a course asks for it. */
export abstract class Recorded extends Standing {
  diedTonight(): SeatSet {
    return this.isNight ? this.m.nights[this.night - 1]!.deaths : 0;
  }
  diedByDay(): SeatSet {
    let set = 0;
    for (const event of this.m.days[this.night - (this.isNight ? 2 : 1)]?.events ?? []) {
      if (event.type === 'execution' && event.died) set |= 1 << event.player;
      else if (event.type === 'death') set |= 1 << event.player;
      else if (event.type === 'use' && event.use.died && event.use.target !== null) set |= 1 << event.use.target;
      else if (event.type === 'nomination') {
        const { came, nominator, nominee } = event.nomination;
        if (came === 'nominator-died') set |= 1 << nominator;
        if (came === 'nominee-died' && nominee !== null) set |= 1 << nominee;
      }
    }
    return set;
  }
  livesYet(seat: SeatId): boolean {
    const flags = this.flags(seat);
    if ((flags & (DEAD | FALLING)) === 0 || (flags & GONE) !== 0) return true;
    for (let night = this.night; night <= this.m.nights.length; night++)
      if (night > 0 && (this.m.nights[night - 1]!.revivals & (1 << seat)) !== 0) return true;
    return false;
  }
  mayReturn(): SeatSet {
    let set = this.dead() & this.m.nights[this.night - 1]!.revivals;
    for (let seat = 0; seat < this.seats; seat++) {
      const flags = this.flags(seat);
      if ((flags & DEAD) !== 0 && ((flags & GONE) !== 0 || this.#leavesTraces(seat))) set |= 1 << seat;
    }
    return set;
  }
  /** It matters to somebody if they live again and die again in one night. */
  #leavesTraces(seat: SeatId): boolean {
    const { dies, starts } = this.m.deductions[this.char(seat)]!;
    if (dies !== undefined || starts !== undefined) return true;
    return this.m.minders.some((code) => (this.holders(code) & this.living()) !== 0);
  }
  saysTheyBecame(seat: SeatId): CharacterId | null {
    const became = this.m.nights[this.night - 1]?.changes[seat] ?? -1;
    return became < 0 ? null : this.m.ids[became]!;
  }
  tellsOfAChange(seat: SeatId): boolean {
    return (this.m.changing & (1 << seat)) !== 0;
  }
  /** The code of what they say they are by now, or -1. */
  saysNow(seat: SeatId): number {
    return this.#saysBy(seat, this.night);
  }
  /** What they say they were before this night. */
  saysBefore(seat: SeatId): number {
    return this.#saysBy(seat, this.night - 1);
  }
  #saysBy(seat: SeatId, last: number): number {
    if ((this.m.changing & (1 << seat)) === 0) return this.m.claims[seat]!;
    for (let night = Math.min(last, this.m.nights.length); night > 0; night--) {
      const became = this.m.nights[night - 1]!.changes[seat]!;
      if (became >= 0) return became;
    }
    return this.m.claims[seat]!;
  }
  mayKeepBack(character: CharacterId): boolean {
    return this.isFarFetched && (!this.isLastDay() || this.m.turnable.has(this.m.code(character)));
  }
  isLastDay(): boolean {
    return this.night >= this.m.nights.length;
  }
  diedByExecution(): SeatSet {
    let set = 0;
    for (const event of this.m.days[this.night - (this.isNight ? 2 : 1)]?.events ?? []) {
      if (event.type === 'execution' && (event.died || this.isFinished(event.player))) set |= 1 << event.player;
    }
    return set;
  }
  /** Executed today when all thought that they were dead, and dead since. */
  isFinished(seat: SeatId): boolean {
    return (this.flags(seat) & FINISHED) !== 0;
  }
  executedToday(): SeatSet {
    let set = 0;
    for (const event of this.m.days[this.night - 1]?.events ?? [])
      if (event.type === 'execution') set |= 1 << event.player;
    return set;
  }
  nominatesToday(): SeatSet {
    let set = 0;
    for (const event of this.m.days[this.night - 1]?.events ?? []) {
      if (event.type === 'nomination') set |= 1 << event.nomination.nominator;
    }
    return set;
  }
}
