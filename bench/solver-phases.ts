import { cast } from '@belfry/characters';
import { readPuzzle } from '@belfry/solver';
import { dealt } from '../packages/solver/src/dealt.ts';
import { Matter } from '../packages/solver/src/matter.ts';
import { needsOf } from '../packages/solver/src/needs.ts';
import { stepsOf, walk } from '../packages/solver/src/play.ts';
import { setUps } from '../packages/solver/src/set-ups.ts';
import { deductions } from '../packages/solver/src/solve.ts';
import type { Measure } from './measure.ts';

const PHASES = ['reading', 'looking up', 'deals', 'nights', 'days', 'the end'] as const;
type Phase = (typeof PHASES)[number];

const PLENTY = 3_000_000;
const ROUNDS = 4;

/** Where the time goes: the same parts that `tries` puts together, each with a clock at its door. */
export function phases(puzzles: readonly unknown[]): Measure[] {
  for (let round = 1; round < ROUNDS; round++) spent(puzzles); // warm
  const ms = spent(puzzles);
  const total = PHASES.reduce((sum, phase) => sum + ms[phase], 0);
  return PHASES.map((phase) => ({
    name: `puzzles, share of time: ${phase}`,
    value: (100 * ms[phase]) / total,
    unit: '%',
    note: `${ms[phase].toFixed(1)} of ${total.toFixed(0)} ms, with what the clocks cost`,
  }));
}

function spent(puzzles: readonly unknown[]): { [phase in Phase]: number } {
  const ms = { reading: 0, 'looking up': 0, deals: 0, nights: 0, days: 0, 'the end': 0 };
  const timed = <T>(phase: Phase, work: () => T): T => {
    const start = performance.now();
    const result = work();
    ms[phase] += performance.now() - start;
    return result;
  };
  for (const json of puzzles) {
    const { problem } = timed('reading', () => readPuzzle(json));
    const m = timed('looking up', () => new Matter(problem, cast, deductions));
    const steps = stepsOf(m).map((step) => ({
      ...step,
      run: (course: Parameters<typeof step.run>[0]) => timed(PHASE_OF[step.time], () => step.run(course)),
    }));
    const all = setUps(m, null, needsOf(m));
    for (;;) {
      const { value: chosen, done } = timed('deals', () => all.next());
      if (done === true) break;
      const start = timed('deals', () => dealt(m, chosen));
      const isUnsettled = chosen.some((code) => m.unsettling.has(code));
      walk(steps, start, PLENTY, () => isUnsettled && !m.makesAnything);
    }
  }
  return ms;
}

const PHASE_OF = { night: 'nights', day: 'days', end: 'the end' } as const;
