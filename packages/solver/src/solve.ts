import type { CharacterId } from '@belfry/almanac';
import { cast, deductions as ofCharacters } from '@belfry/characters';
import { notCovered, uncovered } from './coverage.ts';
import { dealt } from './dealt.ts';
import { Matter } from './matter.ts';
import { needsOf } from './needs.ts';
import { stepsOf, walk } from './play.ts';
import type { Problem } from './problem.ts';
import { PRODIGY, prodigy } from './puzzle/prodigy.ts';
import { hasDealsBeyond, remadeSetUps, setUps } from './set-ups.ts';
import type { Step } from './step.ts';
import { AT_THE_SEATING } from './stuck.ts';

export const deductions = new Map([...ofCharacters, [PRODIGY.id, prodigy]]);

/** A way the game can have gone: who started as what, and who is what now. */
export interface Solution {
  readonly started: readonly CharacterId[];
  readonly now: readonly CharacterId[];
  readonly evil: readonly boolean[];
}

/** What becomes of one way to deal the tokens. */
export interface Tried {
  /** Nobody, where it stands for all deals that are not gone through one by one: they are left open. */
  readonly started: readonly CharacterId[];
  /** Every end that fits (one of them, where there are too many to tell); none where it cannot have been. */
  readonly solutions: readonly Solution[];
  /** Where none fits: what nothing explains, in one sentence. Everything before it can have been. */
  readonly stuckAt: string | null;
  /** There are so many ways that it was given up: nothing is ruled out. */
  readonly undecided: boolean;
  /** All ends are there, not one for all. */
  readonly isComplete: boolean;
}

export interface Effort {
  /** Whether deals count in which somebody was made somebody else, turned as that, and lies about both. */
  readonly farFetched?: boolean;
  /** How many steps are taken for one deal before it is left undecided. */
  readonly stepsPerDeal?: number;
  /** Only this deal is looked at, if the rules of set-up allow it. */
  readonly alone?: readonly CharacterId[];
  /** Only this end counts: who is what now. */
  readonly ending?: readonly CharacterId[];
}

const PLENTY = 3_000_000;

/**
 * Tries every deal, one at a time: whoever asks decides when to go on, so that it can be stopped, spread over time or
 * shown while it goes on.
 */
export function* tries(
  problem: Problem,
  { stepsPerDeal: budget = PLENTY, alone, ending, farFetched = true }: Effort = {},
): Generator<Tried> {
  const unknown = uncovered(problem);
  if (unknown.length > 0) throw notCovered(unknown);
  const m = new Matter(problem, cast, deductions);
  const steps = stepsOf(m);
  const only = alone?.map((id) => m.code(id)) ?? null;
  let found = 0;
  for (const chosen of setUps(m, only, needsOf(m))) {
    const usual = tried(m, steps, chosen, { budget, isFarFetched: false, ending });
    const isRemaking = farFetched && m.remakes && chosen.some((code) => m.makers.has(code));
    const isOut = usual.solutions.length === 0 && !usual.undecided;
    const one = isRemaking && isOut ? tried(m, steps, chosen, { budget, isFarFetched: true, ending }) : usual;
    found += one.solutions.length;
    yield one;
  }
  // These are left open: there are too many of them to look for what would speak against each.
  for (const chosen of farFetched ? remadeSetUps(m, only) : []) yield leftOpen(startsOf(m, chosen));
  if (farFetched && alone === undefined && hasDealsBeyond(m)) yield leftOpen([]);
  const without = found === 0 && alone === undefined ? withoutEvil(problem) : null;
  if (without !== null) yield without;
}

/** Whether there are deals in which somebody was made somebody else, turned as that one, and keeps it back: they are left open. */
export const mayBeRemade = (problem: Problem): boolean =>
  !remadeSetUps(new Matter(problem, cast, deductions)).next().done;

const leftOpen = (started: readonly CharacterId[]): Tried => ({
  started,
  solutions: [],
  stuckAt: null,
  undecided: true,
  isComplete: false,
});

const startsOf = (m: Matter, chosen: readonly number[]) => chosen.map((code) => m.ids[code]!);

interface Search {
  readonly budget: number;
  readonly isFarFetched: boolean;
  readonly ending: readonly CharacterId[] | undefined;
}

function tried(
  m: Matter,
  steps: readonly Step[],
  chosen: readonly number[],
  { budget, isFarFetched, ending }: Search,
): Tried {
  // Where anybody can have been made anybody, one way for each deal has to do.
  const isSettled = !chosen.some((code) => m.unsettling.has(code));
  const all = !isSettled && !m.makesAnything;
  const ends = new Map<string, Solution>();
  const started = startsOf(m, chosen);
  const { furthest, gaveUp } = walk(steps, dealt(m, chosen, isFarFetched), budget, (end) => {
    const now = chosen.map((_, seat) => end.characterOf(seat));
    if (ending?.some((id, seat) => id !== now[seat]) === true) return true;
    const evil = chosen.map((_, seat) => end.isEvil(seat));
    ends.set(`${now.join()} ${evil.join()}`, { started, now, evil });
    return all;
  });
  return {
    started,
    solutions: [...ends.values()],
    stuckAt: ends.size > 0 || gaveUp ? null : (steps[furthest]?.unexplained() ?? AT_THE_SEATING),
    undecided: gaveUp && ends.size === 0,
    isComplete: (all || isSettled) && !gaveUp,
  };
}

/** Where nothing else explains it, and somebody says so, the Storyteller may have broken every rule. */
function withoutEvil({ claims, script }: Problem): Tried | null {
  const says = (id: CharacterId | null) => script.some((one) => one.id === id && one.setup?.noEvil === true);
  if (!claims.some(says) || claims.includes(null)) return null;
  const started = claims.map((id) => id ?? '');
  return {
    started,
    solutions: [{ started, now: started, evil: started.map(() => false) }],
    stuckAt: null,
    undecided: false,
    isComplete: true,
  };
}

/** All worlds that fit, each once. Where that cannot be told it says so. */
export function* solve(problem: Problem, effort: Effort = {}): Generator<Solution> {
  for (const { solutions, undecided } of tries(problem, effort)) {
    if (undecided) throw new Undecided();
    yield* solutions;
  }
}

export class Undecided extends Error {
  constructor() {
    super('There are more ways for this game to have gone than can be looked through.');
  }
}
