import { type Prompt, type PromptKind, random } from '@belfry/engine';

/** Shortest and longest time, in milliseconds, that a bot among people takes over each kind of prompt. */
const TAKES: Readonly<Record<PromptKind, readonly [number, number]>> = {
  choose: [4000, 12_000],
  day: [3000, 15_000],
  hand: [600, 3500],
  request: [3000, 10_000],
  ruling: [1500, 4000],
  'by-hand': [1500, 4000],
  'run-day': [1000, 2000],
  'run-vote': [800, 1200],
};

/** How long to wait before answering at a table of people. It depends on the kind of prompt and on dice: nothing that could tell. */
export function thinkingTime({ kind, id }: Pick<Prompt, 'kind' | 'id'>, seed: string): number {
  const [least, most] = TAKES[kind];
  return Math.round(least + random(`${seed} pace ${id}`).next() * (most - least));
}
