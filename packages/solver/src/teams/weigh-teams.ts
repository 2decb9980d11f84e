import { cast } from '@belfry/characters';
import { random, type SeatId, type SeatSet } from '@belfry/engine';
import { USUAL } from '../likely/assumptions.ts';
import type { Likelihoods } from '../likely/likelihoods.ts';
import { PublicRecord } from '../likely/public.ts';
import { Matter } from '../matter.ts';
import type { Problem } from '../problem.ts';
import { holds, setOf } from '../seat-set.ts';
import { deductions } from '../solve.ts';
import { Claimed } from './claimed.ts';
import type { Credence } from './evidence.ts';
import { type Ground, groundOf, grounds } from './ground.ts';
import { HABITS, type Habits, type Role } from './habits.ts';
import { Liking } from './liking.ts';
import { claimsKey, recordKey, tableKey } from './matter-key.ts';
import { Speakers } from './speakers.ts';
import { Spoken } from './spoken.ts';
import { GOOD, type Team, teamsOf } from './team.ts';
import { Truths } from './truths.ts';

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

/** Nothing is known of how anybody behaves. */
const ANY: Manner = { share: 1, odds: [], ties: [] };

/**
 * How likely everybody is evil, and the Demon: every evil team that there can be is weighed by how likely all would say and do
 * what they did. Nothing is drawn by lot but what an unknown player might be. Null where no Demon of the script comes
 * alone with its Minions.
 */
export function weighTeams(problem: Problem, weighing: Weighing = {}): Likelihoods | null {
  const { habits = HABITS, odds = [], manners = [ANY] } = weighing;
  const m = new Matter(problem, cast, deductions);
  const sums = new Sums(m);
  const demons = m.ids.flatMap((_, code) => (m.teams[code] === 'demon' && comesAlone(m, code) ? [code] : []));
  if (demons.length === 0) return null;
  const record = new PublicRecord(m, USUAL);
  const claimed = new Claimed(m, habits);
  const { townsfolk, outsider } = problem.counts;
  const speakers = new Speakers(m, habits, record, claimed.wrongShare(townsfolk + outsider));
  const likings = manners.map((manner) => new Liking(m.n, manner, odds));
  const credences = manners.map(({ credence = habits.credence }) => credence);
  for (const minions of new Set(demons.map((code) => minionsWith(m, code)))) {
    const codes = demons.filter((code) => minionsWith(m, code) === minions);
    const teams = teamsOf(m.n, minions);
    const key = `${tableKey(m, habits)} ${minions} | ${claimsKey(m)} | ${recordKey(m)}`;
    const ground = grounds.of(key, () => groundOf(m, habits, record, claimed, teams.all, minions, codes));
    const truths = new Truths(m, habits, teams.all, minions, random('unknown players'));
    const spoken = new Spoken(m, record, speakers, truths, teams, codes);
    const may = mayBe(m);
    for (const team of teams.all) {
      if (!holds(may.demon, team.demon) || (team.minions & ~may.minion) !== 0) continue;
      for (let way = 0; way < likings.length; way++)
        weigh(team, ground, spoken, credences[way]!, likings[way]!.of(team.at, teams), sums);
    }
  }
  return sums.total === 0 ? null : sums.shares();
}

/** One team with each Demon that it may have, and each who may be it by now, beside how it is liked. */
function weigh(team: Team, ground: Ground, spoken: Spoken, belief: Credence, liked: number, sums: Sums): void {
  const { at } = team;
  const { kindOf, kinds, first, demon: heirs, weight: heirWeights } = ground.fates;
  const beside =
    liked +
    belief.ends * ground.ends[at]! +
    belief.kills * ground.kills[at]! +
    belief.demonBluff * ground.demonBluff[at]! +
    belief.minionBluff * ground.minionBluff[at]! +
    spoken.invented(at, belief);
  for (let d = 0; d < kindOf.length; d++) {
    const place = at * kindOf.length + d;
    const sum =
      beside +
      belief.claims * ground.claims[place]! +
      (ground.deeds === null ? 0 : belief.deeds * ground.deeds[place]!) +
      spoken.learned(at, d, belief);
    if (sum < sums.highest - NEGLIGIBLE) continue;
    if (sum > sums.highest) sums.highest = sum;
    const fate = at * kinds + kindOf[d]!;
    for (let i = first[fate]!; i < first[fate + 1]!; i++)
      sums.add(team, heirs[i]!, Math.exp(sum + belief.heirs * heirWeights[i]!));
  }
}

/** Who may be the Demon, and who a Minion. */
function mayBe(m: Matter): { readonly demon: SeatSet; readonly minion: SeatSet } {
  const of = (team: string) =>
    setOf(
      m.problem.domains.flatMap((domain, seat) => (domain.some((id) => m.teams[m.code(id)] === team) ? [seat] : [])),
    );
  return { demon: of('demon'), minion: of('minion') };
}

const minionsWith = (m: Matter, demon: number): number =>
  m.problem.counts.minion + (m.problem.script[demon]!.setup?.minions ?? 0);

function comesAlone(m: Matter, demon: number): boolean {
  const setup = m.problem.script[demon]!.setup;
  return m.problem.counts.demon + (setup?.demons ?? 0) === 1 && setup?.manyCopies === undefined;
}

/** In logarithms: beside a team that is so much likelier another counts for nothing, whoever took over in it. */
const NEGLIGIBLE = 20;

class Sums {
  total = 0;
  /** What speaks for the likeliest team so far, in logarithms. */
  highest = Number.NEGATIVE_INFINITY;
  readonly #m: Matter;
  readonly #demon: Float64Array;
  readonly #evil: Float64Array;

  constructor(m: Matter) {
    this.#m = m;
    this.#demon = new Float64Array(m.n);
    this.#evil = new Float64Array(m.n);
  }

  /** -1 for a Demon who cannot be told. */
  add(team: Team, demon: SeatId, weight: number): void {
    if (!(weight > 0)) return;
    this.total += weight;
    if (demon >= 0) {
      this.#demon[demon]! += weight;
      if (team.parts[demon] === GOOD) this.#evil[demon]! += weight;
    }
    for (let rest = team.evil; rest !== 0; rest &= rest - 1) this.#evil[31 - Math.clz32(rest & -rest)]! += weight;
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
