import type { Game, SeatId } from '@belfry/engine';
import type { Situation } from '../bots/bot.ts';
import type { Opinion } from '../bots/opinion.ts';
import { type Rate, rate } from '../simulate/rate.ts';
import { mayYetLive } from '../town/perils.ts';

/** What one good player thought when nominations opened. */
export interface Guess {
  readonly day: number;
  readonly living: number;
  /** The loss for the Demon, and that of a blind guess. */
  readonly loss: number;
  readonly blind: number;
  /** Whether the Demon was their first suspect. */
  readonly isFirst: boolean;
  /** How likely they held whom for the Demon, and whether it was so. */
  readonly thoughts: readonly { readonly chance: number; readonly isSo: boolean }[];
}

/** Guesses that have something in common, beside each other. */
export interface Judgement {
  readonly guesses: number;
  readonly logLoss: number;
  readonly blind: number;
  readonly demonFirst: Rate;
}

/** How often it was so what was thought about this likely. */
export interface Calibration {
  readonly thought: number;
  readonly so: Rate;
}

/** Nobody is ruled out beyond this. */
const LEAST = 1e-3;

/** What a good player's opinion comes to; null where there is not one Demon whom they could name. */
export function guessOf(game: Game, { seat, board }: Situation, opinion: Opinion): Guess | null {
  const [demon, ...others] = game.grimoire.livingDemons();
  if (demon === undefined || others.length > 0) return null;
  // Where a Demon may only seem to be dead, the hanged are not out of it.
  const suspects = [...board.living(), ...mayYetLive(board)].filter((id) => id !== seat);
  if (!suspects.includes(demon)) return null;
  const weight = (id: SeatId) => Math.max(LEAST, opinion.reading.chance(id));
  const total = suspects.reduce((sum, id) => sum + weight(id), 0);
  return {
    day: board.view.day,
    living: board.living().length,
    loss: -Math.log(weight(demon) / total),
    blind: Math.log(suspects.length),
    isFirst: opinion.suspects[0] === demon,
    thoughts: suspects.map((id) => ({ chance: weight(id) / total, isSo: id === demon })),
  };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

export const judgementOf = (guesses: readonly Guess[]): Judgement => ({
  guesses: guesses.length,
  logLoss: mean(guesses.map(({ loss }) => loss)),
  blind: mean(guesses.map(({ blind }) => blind)),
  demonFirst: rate(guesses.filter(({ isFirst }) => isFirst).length, guesses.length),
});

/** In tenths, those in which somebody was ever thought of. */
export function calibrationOf(guesses: readonly Guess[]): readonly Calibration[] {
  const tenths = Array.from({ length: 10 }, () => ({ sum: 0, so: 0, all: 0 }));
  for (const { chance, isSo } of guesses.flatMap(({ thoughts }) => thoughts)) {
    const tenth = tenths[Math.min(9, Math.floor(chance * 10))]!;
    tenth.sum += chance;
    tenth.all++;
    if (isSo) tenth.so++;
  }
  return tenths.flatMap(({ sum, so, all }) => (all === 0 ? [] : [{ thought: sum / all, so: rate(so, all) }]));
}
