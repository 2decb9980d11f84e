import type { CharacterId } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import type { Problem } from '../problem.ts';
import { tries } from '../solve.ts';
import { court, type Fact, factsIn, hearingOnly } from './facts.ts';

/** What is found out in one step. */
export type Finding =
  | { readonly type: 'is'; readonly seat: SeatId; readonly character: CharacterId }
  | { readonly type: 'is-good'; readonly seat: SeatId }
  | { readonly type: 'is-evil'; readonly seat: SeatId }
  | { readonly type: 'is-not'; readonly seat: SeatId; readonly character: CharacterId }
  | { readonly type: 'in-play'; readonly character: CharacterId }
  | { readonly type: 'not-in-play'; readonly character: CharacterId };

/** One step of a solution: what is found, from which sayings, and how many deals it puts away. */
export interface Deduced {
  readonly finding: Finding;
  /** None: what everybody saw, and what is known by then, is enough. */
  readonly because: readonly Fact[];
  readonly cases: number;
}

type Deal = readonly CharacterId[];

const STEPS_PER_DEAL = 20_000;
/** So many sayings at once are looked at in every combination; where more are needed, all of them are thinned out. */
const AT_ONCE = 3;

/**
 * How a puzzle with one answer is solved step by step: each time the finding that needs the fewest sayings to be held in
 * mind at once, and of those the one that puts most deals away. Sayings are weighed together with all that was found.
 */
export function deduce(problem: Problem, answer: Deal): Deduced[] {
  const facts = factsIn(problem);
  let alive = dealsOf(hearingOnly(problem, []));
  const out: Deduced[] = [];
  const teamOf = new Map(problem.script.map(({ id, team }) => [id, team]));
  const isEvil = (id: CharacterId) => ['minion', 'demon'].includes(teamOf.get(id)!);
  const asked = new Map<string, (deal: Deal) => boolean>();
  const fits = (some: readonly number[]) => {
    const key = some.join();
    let judge = asked.get(key);
    if (judge === undefined) {
      judge = remembering(
        court(
          hearingOnly(
            problem,
            some.map((at) => facts[at]!),
          ),
          STEPS_PER_DEAL,
        ),
      );
      asked.set(key, judge);
    }
    return judge;
  };
  while (alive.length > 1) {
    const open = findingsIn(alive, answer, isEvil);
    const step = smallest(open, facts.length, fits) ?? thinned(open, facts.length, fits);
    if (step === null) break;
    const against = new Set(step.question.against);
    alive = alive.filter((deal) => !against.has(deal));
    out.push({
      finding: step.question.finding,
      because: step.some.map((at) => facts[at]!),
      cases: against.size,
    });
  }
  return out;
}

/** Deals that what everybody saw and claims leaves possible. */
const dealsOf = (problem: Problem): Deal[] =>
  [...tries(problem, { stepsPerDeal: STEPS_PER_DEAL })]
    .filter(({ solutions, undecided }) => solutions.length > 0 || undecided)
    .map(({ started }) => started);

function remembering(judge: (deal: Deal) => boolean): (deal: Deal) => boolean {
  const known = new Map<Deal, boolean>();
  return (deal) => {
    let answer = known.get(deal);
    if (answer === undefined) {
      answer = judge(deal);
      known.set(deal, answer);
    }
    return answer;
  };
}

/** Something true that is not certain yet, and the deals in which it is not so. */
interface Open {
  readonly finding: Finding;
  readonly against: readonly Deal[];
}

interface Chosen {
  readonly question: Open;
  readonly some: readonly number[];
}

/** All that is true and can still be doubted; what puts most away first. */
function findingsIn(alive: readonly Deal[], answer: Deal, isEvil: (id: CharacterId) => boolean): Open[] {
  const out: Open[] = [];
  const add = (finding: Finding, isSo: (deal: Deal) => boolean) => {
    const against = alive.filter((deal) => !isSo(deal));
    if (against.length > 0) out.push({ finding, against });
  };
  for (const [seat, character] of answer.entries()) {
    add({ type: 'is', seat, character }, (deal) => deal[seat] === character);
    const evil = isEvil(character);
    add({ type: evil ? 'is-evil' : 'is-good', seat }, (deal) => isEvil(deal[seat]!) === evil);
    const others = new Set(alive.map((deal) => deal[seat]!));
    others.delete(character);
    if (others.size > 1)
      for (const other of others) add({ type: 'is-not', seat, character: other }, (deal) => deal[seat] !== other);
  }
  const inAny = new Set(alive.flat());
  for (const character of inAny) {
    if (!isEvil(character)) continue;
    const isIn = answer.includes(character);
    add({ type: isIn ? 'in-play' : 'not-in-play', character }, (deal) => deal.includes(character) === isIn);
  }
  return out.sort((a, b) => b.against.length - a.against.length);
}

/** The finding that follows from the fewest sayings: all combinations of one, of two, of three. */
function smallest(open: readonly Open[], facts: number, fits: (some: readonly number[]) => (deal: Deal) => boolean) {
  for (let size = 0; size <= Math.min(AT_ONCE, facts); size++) {
    let best: Chosen | null = null;
    for (const some of combinations(facts, size)) {
      const judge = fits(some);
      for (const question of open) {
        if (best !== null && question.against.length <= best.question.against.length) break;
        if (question.against.some(judge)) continue;
        best = { question, some };
        break;
      }
    }
    if (best !== null) return best;
  }
  return null;
}

/** From everything that is said, what is not needed is taken out one by one. */
function thinned(
  open: readonly Open[],
  facts: number,
  fits: (some: readonly number[]) => (deal: Deal) => boolean,
): Chosen | null {
  let best: Chosen | null = null;
  for (const question of open) {
    let some: readonly number[] = Array.from({ length: facts }, (_, at) => at);
    if (question.against.some(fits(some))) continue;
    for (let at = 0; at < facts; at++) {
      const fewer = some.filter((one) => one !== at);
      if (!question.against.some(fits(fewer))) some = fewer;
    }
    if (best === null || some.length < best.some.length) best = { question, some };
  }
  return best;
}

function* combinations(n: number, size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) yield [];
  else
    for (let first = from; first <= n - size; first++)
      for (const rest of combinations(n, size - 1, first + 1)) yield [first, ...rest];
}
