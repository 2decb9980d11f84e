import type { Matter } from '../matter.ts';
import type { Assumptions } from './assumptions.ts';
import { beginning, type Deed, deedsIn, misfits } from './done-by-day.ts';

/** How likely a deal makes what came of what was done by day. */
export class Deeds {
  readonly #m: Matter;
  readonly #deeds: readonly Deed[];
  /** Those that concern every deal: of a nomination something may have come that only some characters do. */
  readonly #telling: readonly Deed[];
  readonly #assumptions: Assumptions;
  readonly #mayImpair: readonly boolean[];

  constructor(m: Matter, assumptions: Assumptions, shares: readonly (readonly number[])[]) {
    this.#m = m;
    this.#assumptions = assumptions;
    this.#mayImpair = shares.map((nights) => nights.some((share) => share > 0));
    this.#deeds = deedsIn(
      m,
      (event) => event.type === 'use' || (event.type === 'nomination' && m.onNomination.length > 0),
    );
    this.#telling = this.#deeds.filter(
      ({ event }) => event.type !== 'nomination' || event.nomination.came !== 'nothing',
    );
  }

  weigh(deal: readonly number[]): number {
    if (this.#deeds.length === 0) return 1;
    const m = this.#m;
    const course = beginning(m, deal);
    for (let seat = 0; seat < deal.length; seat++)
      if (m.wrong[deal[seat]!] === 'believes' && m.claims[seat]! >= 0) course.setBelieved(seat, m.claims[seat]!);
    const concerning = m.onNomination.some((code) => deal.includes(code)) ? this.#deeds : this.#telling;
    const misfit = deal.some((code) => this.#mayImpair[code]) ? IMPAIRED : this.#assumptions.impossible;
    return misfit ** misfits(course, concerning);
  }
}

/** How likely somebody who can impair others has just this one. */
const IMPAIRED = 0.12;
