import type { Random, SeatId, SeatSet } from '@belfry/engine';
import type { Matter } from '../matter.ts';
import type { Assumptions } from './assumptions.ts';
import { diedIn } from './testimony.ts';

export type Death = { readonly hour: number; readonly by: 'night' | 'execution' | 'day' };

/** Never: later than any hour of a game. */
const NEVER = 1 << 20;

/** What became of a deal by now, as far as everybody saw it. */
export interface Become {
  readonly weight: number;
  /** Who has the Demon's place now, or -1; and since when. */
  readonly heir: SeatId;
  readonly since: number;
}

const NOTHING: Become = { weight: 1, heir: -1, since: NEVER };

/** What all saw, and how likely a deal makes it: who died when, and who must have taken over. */
export class PublicRecord {
  readonly #m: Matter;
  readonly #assumptions: Assumptions;
  readonly deaths: readonly (Death | null)[];
  /** Who lived after each hour. */
  readonly living: ReadonlyMap<number, SeatSet>;
  /** By code: whether such a Minion becomes the Demon when that dies. */
  readonly takesOver: readonly boolean[];
  /** Who was executed and lived, each time. */
  readonly survivors: readonly SeatId[];

  constructor(m: Matter, assumptions: Assumptions) {
    this.#m = m;
    this.#assumptions = assumptions;
    const deaths = new Array<Death | null>(m.n).fill(null);
    const living = new Map<number, SeatSet>();
    const survivors: SeatId[] = [];
    let alive = m.everybody;
    const note = (seats: SeatSet, death: Death) => {
      for (let seat = 0; seat < m.n; seat++) if ((seats & (1 << seat)) !== 0) deaths[seat] ??= death;
      alive &= ~seats;
      living.set(death.hour, alive);
    };
    for (const [at, { deaths: died, revivals }] of m.nights.entries()) {
      alive |= revivals;
      for (let seat = 0; seat < m.n; seat++) if ((revivals & (1 << seat)) !== 0) deaths[seat] = null;
      note(died, { hour: 2 * (at + 1), by: 'night' });
      const events = m.days[at]?.events ?? [];
      const hour = 2 * (at + 1) + 1;
      for (const event of events) {
        if (event.type === 'execution' && !event.died && (alive & (1 << event.player)) !== 0)
          survivors.push(event.player);
      }
      const executed = events.filter(({ type }) => type === 'execution');
      note(diedIn(executed), { hour, by: 'execution' });
      note(diedIn(events), { hour, by: 'day' });
    }
    this.survivors = survivors;
    this.deaths = deaths;
    this.living = living;
    this.takesOver = m.deductions.map(
      ({ someoneDies, changes }, code) => m.teams[code] === 'minion' && changes === true && someoneDies !== undefined,
    );
  }

  /** Whether somebody lived through this hour. */
  isAliveAt(seat: SeatId, hour: number): boolean {
    const death = this.deaths[seat];
    return death == null || death.hour > hour;
  }

  become(deal: readonly number[], draws: Random): Become {
    const { kills, executes } = this.#assumptions;
    let weight = 1;
    let heir = -1;
    let since = NEVER;
    for (const seat of this.survivors) if (this.#m.isEvilCode(deal[seat]!)) weight *= this.#assumptions.survives;
    for (let seat = 0; seat < this.#m.n; seat++) {
      const death = this.deaths[seat] ?? null;
      if (death === null) continue;
      const team = this.#m.teams[deal[seat]!]!;
      if (team === 'minion') weight *= death.by === 'night' ? kills.minion : executes.minion;
      if (team !== 'demon') continue;
      // From one to the next, until somebody has it who lives.
      for (let holder = seat, code = deal[seat]!, at = death; ; ) {
        const next = this.#heirTo(deal, holder, code, at, draws);
        weight *= next.weight * (at.by === 'night' ? 1 : executes.demon);
        heir = next.heir;
        if (heir < 0 || heir === holder) break;
        since = at.hour;
        const later = this.deaths[heir] ?? null;
        if (later === null) break;
        holder = heir;
        at = later;
      }
    }
    return weight === 1 && heir < 0 ? NOTHING : { weight, heir, since };
  }

  /** Who goes on in the place of a Demon that died; the Demon itself where it only seems dead; -1 for nobody. */
  #heirTo(
    deal: readonly number[],
    demon: SeatId,
    code: number,
    { hour, by }: Death,
    draws: Random,
  ): { readonly heir: SeatId; readonly weight: number } {
    const { deductions, teams } = this.#m;
    const { feigns, inherits, turns } = deductions[code]!;
    const { kills, impossible } = this.#assumptions;
    if (feigns !== undefined) return { weight: 1, heir: demon };
    const alive = this.living.get(hour) ?? 0;
    const among = (is: (one: number) => boolean) =>
      deal.flatMap((one, seat) => ((alive & (1 << seat)) !== 0 && is(one) ? [seat] : []));
    const self = by === 'night' ? kills.self : 1;
    const ready = among((one) => this.takesOver[one]!);
    if (ready.length > 0) return { weight: self, heir: draws.pick(ready) };
    if (by === 'night' && inherits !== undefined) {
      const heirs = among((one) => teams[one] === 'minion');
      if (heirs.length > 0) return { weight: self, heir: draws.pick(heirs) };
    }
    if (by === 'night' && turns === 'outsiders') {
      const heirs = among((one) => teams[one] === 'outsider');
      if (heirs.length > 0) return { weight: 1, heir: draws.pick(heirs) };
    }
    const isHeld = by !== 'night' && deal.some((one) => deductions[one]!.holdsEnd !== undefined);
    return { weight: isHeld ? self : self * impossible, heir: -1 };
  }
}
