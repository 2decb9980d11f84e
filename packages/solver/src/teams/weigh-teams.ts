import { cast } from '@belfry/characters';
import { random, type SeatId } from '@belfry/engine';
import { USUAL } from '../likely/assumptions.ts';
import type { Likelihoods } from '../likely/likelihoods.ts';
import { PublicRecord } from '../likely/public.ts';
import { Matter } from '../matter.ts';
import type { Problem } from '../problem.ts';
import { seatsOf } from '../seat-set.ts';
import { deductions } from '../solve.ts';
import { Claimed } from './claimed.ts';
import { TeamDeeds } from './deeds.ts';
import { type Credence, inOrder, Ledger } from './evidence.ts';
import { Fates } from './fate.ts';
import { HABITS, type Habits, type Role } from './habits.ts';
import { Speakers } from './speakers.ts';
import { DEMON, type Team, teamsOf } from './team.ts';

export interface Weighing {
  readonly habits?: Habits;
  /** By seat: how much likelier than others they are the Demon, and a Minion, for reasons of one's own; 1 is as others. */
  readonly odds?: readonly Role[];
  /** Ways in which the evil may behave: which of them these do is not known. */
  readonly manners?: readonly Manner[];
}

/** What everybody did, if the evil are of one kind. */
export interface Manner {
  /** How many are. */
  readonly share: number;
  /** How far each kind of evidence is to be believed then; as habits have it unless it is said. */
  readonly credence?: Credence;
  /** By seat: how much likelier than others they are the Demon, and a Minion. */
  readonly odds: readonly Role[];
  /** By seat and by another: how much likelier both are evil, the other as the Demon or as a Minion, for what the first did to them. */
  readonly ties: readonly (readonly Role[])[];
}

/**
 * How likely everybody is evil, and the Demon: every evil team that there can be is weighed by how likely all would say and do
 * what they did. Nothing is drawn by lot but what an unknown player might be. Null where no Demon of the script comes
 * alone with its Minions.
 */
export function weighTeams(problem: Problem, weighing: Weighing = {}): Likelihoods | null {
  const { habits = HABITS, odds, manners = [ANY] } = weighing;
  const m = new Matter(problem, cast, deductions);
  const sums = new Sums(m);
  const credences = manners.map(({ credence = habits.credence }) => inOrder(credence));
  const liked = new Float64Array(manners.length);
  let before: Team | null = null;
  for (const { team, demon, ledger } of weighed(m, habits)) {
    if (team !== before) for (const [at, manner] of manners.entries()) liked[at] = likedBy(team, manner, odds);
    before = team;
    let weight = 0;
    for (let at = 0; at < liked.length; at++)
      if (liked[at]! > 0) weight += liked[at]! * Math.exp(ledger.sum(credences[at]!));
    sums.add(team, demon, weight);
  }
  return sums.total === 0 ? null : sums.shares();
}

/** Nothing is known of how anybody behaves. */
const ANY: Manner = { share: 1, odds: [], ties: [] };

/** A team with one Demon of the script, who is the Demon by now (-1 for nobody), and what speaks for it. */
interface Weighed {
  readonly team: Team;
  readonly demon: SeatId;
  readonly ledger: Ledger;
}

/** All teams, one after the other; what speaks for one is told in the same ledger as for the one before. */
export function* weighed(m: Matter, habits: Habits): Generator<Weighed> {
  const demons = m.ids.flatMap((_, code) => (m.teams[code] === 'demon' && comesAlone(m, code) ? [code] : []));
  if (demons.length === 0) return;
  const record = new PublicRecord(m, USUAL);
  const claimed = new Claimed(m, habits);
  const fates = new Fates(m, habits, record);
  const deeds = new TeamDeeds(m, habits);
  const speakers = new Speakers(m, habits, record, claimed, random('unknown players'));
  const ledger = new Ledger();
  for (const minions of new Set(demons.map((code) => minionsWith(m, code)))) {
    const teams = [...teamsOf(m, minions)];
    speakers.learn(teams);
    for (const team of teams) {
      fates.weigh(team, ledger);
      for (const code of demons) {
        if (minionsWith(m, code) !== minions) continue;
        claimed.weigh(team, minions, code, ledger);
        speakers.weigh(team, code, ledger);
        deeds.weigh(team, code, ledger);
        for (const { demon, weight } of fates.of(team, code)) {
          ledger.note('heirs', weight);
          yield { team, demon, ledger };
        }
      }
    }
  }
}

/** What speaks for a team for reasons of one's own, and for how everybody behaves. */
function likedBy({ evil, parts }: Team, { share, odds: own, ties }: Manner, odds: readonly Role[] | undefined): number {
  const seats = seatsOf(evil);
  const as = (seat: SeatId, role: Role | undefined) => (parts[seat] === DEMON ? role?.demon : role?.minion) ?? 1;
  let liked = share;
  for (const seat of seats) {
    liked *= as(seat, odds?.[seat]) * as(seat, own[seat]);
    for (const other of seats) if (other !== seat) liked *= as(other, ties[seat]?.[other]);
  }
  return liked;
}

const minionsWith = (m: Matter, demon: number): number =>
  m.problem.counts.minion + (m.problem.script[demon]!.setup?.minions ?? 0);

function comesAlone(m: Matter, demon: number): boolean {
  const setup = m.problem.script[demon]!.setup;
  return m.problem.counts.demon + (setup?.demons ?? 0) === 1 && setup?.manyCopies === undefined;
}

class Sums {
  total = 0;
  readonly #m: Matter;
  readonly #demon: Float64Array;
  readonly #evil: Float64Array;

  constructor(m: Matter) {
    this.#m = m;
    this.#demon = new Float64Array(m.n);
    this.#evil = new Float64Array(m.n);
  }

  add(team: Team, demon: SeatId, weight: number): void {
    if (!(weight > 0)) return;
    this.total += weight;
    if (demon >= 0) this.#demon[demon]! += weight;
    for (let seat = 0; seat < this.#m.n; seat++)
      if (team.parts[seat] !== 0 || seat === demon) this.#evil[seat]! += weight;
  }

  shares(): Likelihoods {
    const share = (sum: number) => sum / this.total;
    const evil = Array.from(this.#evil, share);
    return {
      demon: Array.from(this.#demon, share),
      evil,
      characters: this.#m.claims.map((claim, seat) =>
        claim < 0 ? [] : [{ character: this.#m.ids[claim]!, chance: 1 - evil[seat]! }],
      ),
      drawn: 0,
    };
  }
}
