import type { CharacterId } from '@belfry/almanac';
import { cast, deductions as ofCharacters } from '@belfry/characters';
import { NotCovered, uncovered } from './coverage.ts';
import { Matter } from './matter.ts';
import { stepsOf, walk } from './play.ts';
import type { Problem } from './problem.ts';
import { PRODIGY, prodigy } from './puzzle/prodigy.ts';
import { dealt, setUps } from './set-ups.ts';

const deductions = new Map([...ofCharacters, [PRODIGY.id, prodigy]]);

/** A way the game can have gone: who started as what, and who is what now. */
export interface Solution {
  readonly started: readonly CharacterId[];
  readonly now: readonly CharacterId[];
  readonly evil: readonly boolean[];
}

/** What becomes of one way to deal the tokens. */
export interface Tried {
  readonly started: readonly CharacterId[];
  /** Every end that fits; none where it cannot have been. */
  readonly solutions: readonly Solution[];
  /** The last thing that can have happened, where none fits; null where the deal itself is out of question. */
  readonly stuckAt: string | null;
}

/**
 * Tries every deal, one at a time: whoever asks decides when to go on, so that it can be stopped, spread over time or
 * shown while it goes on.
 */
export function* tries(problem: Problem): Generator<Tried> {
  const unknown = uncovered(problem);
  if (unknown.length > 0) throw new NotCovered(unknown);
  const m = new Matter(problem, cast, deductions);
  const steps = stepsOf(m);
  let found = 0;
  for (const chosen of setUps(m)) {
    const ends = new Map<string, Solution>();
    const started = chosen.map((code) => m.ids[code]!);
    let furthest = -1;
    for (const course of dealt(m, chosen)) {
      const goOn = walk(
        steps,
        course,
        (end) => {
          const now = chosen.map((_, seat) => end.characterOf(seat));
          const evil = chosen.map((_, seat) => end.isEvil(seat));
          ends.set(now.join(), { started, now, evil });
          return m.canChange;
        },
        (at) => {
          furthest = Math.max(furthest, at);
        },
      );
      if (!goOn) break;
    }
    found += ends.size;
    yield { started, solutions: [...ends.values()], stuckAt: ends.size > 0 ? null : (steps[furthest]?.label ?? null) };
  }
  const without = found === 0 ? withoutEvil(problem) : null;
  if (without !== null) yield without;
}

/** Where nothing else explains it, and somebody says so, the Storyteller may have broken every rule. */
function withoutEvil({ claims, script }: Problem): Tried | null {
  const says = (id: CharacterId | null) => script.some((one) => one.id === id && one.setup?.noEvil === true);
  if (!claims.some(says) || claims.includes(null)) return null;
  const started = claims.map((id) => id ?? '');
  return { started, solutions: [{ started, now: started, evil: started.map(() => false) }], stuckAt: null };
}

/** All worlds that fit, each once. */
export function* solve(problem: Problem): Generator<Solution> {
  for (const { solutions } of tries(problem)) yield* solutions;
}
