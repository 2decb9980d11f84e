import type { Sentence } from '@belfry/almanac';
import type { Alternative, Json, Prompt } from '@belfry/engine';
import type { Ruling } from '../policy.ts';
import { tryOut } from '../trial.ts';
import type { Bearing } from './bearing.ts';

/** Something that could be decided, with how well it serves the game. */
export interface Candidate {
  readonly choice: Json;
  readonly score: number;
  why(): Sentence;
}

/** So many of what was not chosen are remembered. */
const KEPT = 4;

/** The best of them that does not decide the game; null where every one does. */
export function settle(candidates: readonly Candidate[], prompt: Prompt, { grimoire }: Bearing): Ruling | null {
  const ranked = rank(candidates);
  const best = ranked.find(({ choice }) => !tryOut(grimoire, prompt, choice).endsGame);
  return best === undefined ? null : chosen(best, ranked);
}

/** The best of them, where none could decide the game; the best of what is left aside is remembered as well. */
export function prefer(candidates: readonly Candidate[], aside: readonly Aside[] = []): Ruling | null {
  const ranked = rank(candidates);
  const [best] = ranked;
  if (best === undefined) return null;
  const ruling = chosen(best, ranked);
  const left = aside.flatMap(({ reason, candidates: others }) => {
    const [first] = rank(others);
    return first === undefined
      ? []
      : [{ choice: first.choice, by: preferredBy(Math.max(0, best.score - first.score)), reason }];
  });
  if (left.length === 0) return ruling;
  const weighed = [...(ruling.weighed ?? []).slice(0, KEPT - left.length), ...left].sort((a, b) => a.by - b.by);
  return { ...ruling, weighed };
}

/** What is not to be chosen and why; the best of it is remembered. */
export interface Aside {
  readonly reason: Sentence;
  readonly candidates: readonly Candidate[];
}

const rank = (candidates: readonly Candidate[]) => [...candidates].sort((a, b) => b.score - a.score);

/** As it is kept: to two places. */
export const preferredBy = (difference: number): number => Math.round(difference * 100) / 100;

function chosen(best: Candidate, ranked: readonly Candidate[]): Ruling {
  const reason = best.why();
  const others = ranked.filter((other) => other !== best).slice(0, KEPT);
  return { choice: best.choice, reason, weighed: others.map((other) => alternative(other, best, reason)) };
}

/** What speaks for it is worth telling where that is something else than what spoke for the choice. */
function alternative(other: Candidate, best: Candidate, reason: Sentence): Alternative {
  const why = other.why();
  const weighed = { choice: other.choice, by: preferredBy(best.score - other.score) };
  return why.say === reason.say ? weighed : { ...weighed, reason: why };
}
