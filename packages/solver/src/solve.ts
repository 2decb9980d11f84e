import type { CharacterId } from '@belfry/almanac';
import { cast, deductions as ofCharacters } from '@belfry/characters';
import { NotCovered, uncovered } from './coverage.ts';
import { Matter } from './matter.ts';
import { stepsOf, walk } from './play.ts';
import type { Problem } from './problem.ts';
import { PRODIGY, prodigy } from './puzzle/prodigy.ts';
import { dealt, setUps } from './set-ups.ts';

export const deductions = new Map([...ofCharacters, [PRODIGY.id, prodigy]]);

/** A way the game can have gone: who started as what, and who is what now. */
export interface Solution {
  readonly started: readonly CharacterId[];
  readonly now: readonly CharacterId[];
  readonly evil: readonly boolean[];
}

/** What becomes of one way to deal the tokens. */
export interface Tried {
  readonly started: readonly CharacterId[];
  /** Every end that fits (one of them, where there are too many to tell); none where it cannot have been. */
  readonly solutions: readonly Solution[];
  /** The last thing that can have happened, where none fits. */
  readonly stuckAt: string | null;
  /** There are so many ways that it was given up: nothing is ruled out. */
  readonly undecided: boolean;
  /** All ends are there, not one for all. */
  readonly isComplete: boolean;
}

export interface Effort {
  /** How many steps are taken for one deal before it is left undecided. */
  readonly stepsPerDeal?: number;
}

const PLENTY = 3_000_000;

/**
 * Tries every deal, one at a time: whoever asks decides when to go on, so that it can be stopped, spread over time or
 * shown while it goes on.
 */
export function* tries(problem: Problem, { stepsPerDeal: budget = PLENTY }: Effort = {}): Generator<Tried> {
  const unknown = uncovered(problem);
  if (unknown.length > 0) throw new NotCovered(unknown);
  const m = new Matter(problem, cast, deductions);
  const steps = stepsOf(m);
  // Where anybody can have been made anybody, one way for each deal has to do.
  const all = m.canChange && !m.makesAnything;
  let found = 0;
  for (const chosen of setUps(m)) {
    const ends = new Map<string, Solution>();
    const started = chosen.map((code) => m.ids[code]!);
    const { furthest, gaveUp } = walk(steps, dealt(m, chosen), budget, (end) => {
      const now = chosen.map((_, seat) => end.characterOf(seat));
      const evil = chosen.map((_, seat) => end.isEvil(seat));
      ends.set(now.join(), { started, now, evil });
      return all;
    });
    found += ends.size;
    yield {
      started,
      solutions: [...ends.values()],
      stuckAt: ends.size > 0 || gaveUp ? null : (steps[furthest]?.label ?? 'the seating'),
      undecided: gaveUp && ends.size === 0,
      isComplete: (all || !m.canChange) && !gaveUp,
    };
  }
  const without = found === 0 ? withoutEvil(problem) : null;
  if (without !== null) yield without;
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
