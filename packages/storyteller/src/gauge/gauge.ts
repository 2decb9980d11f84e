import type { Grimoire, SeatId } from '@belfry/engine';
import type { Board } from '../town/board.ts';
import { missedOn, type Players } from './missed.ts';

/** Who is winning, with what makes it so. */
export interface Gauge {
  /** Good's chance of winning, 0 to 1. */
  readonly good: number;
  readonly ingredients: readonly Ingredient[];
}

export interface Ingredient {
  readonly name: IngredientName;
  /** The thing itself, as it can be shown: "2 evil of 7 alive". */
  readonly value: number;
  /** How far it moves the balance: above 0 towards good. */
  readonly weight: number;
}

export type IngredientName =
  | 'demon-suspected'
  | 'minions-alive'
  | 'executions-left'
  | 'ghost-votes'
  | 'evil-suspected'
  | 'players';

interface Fit {
  readonly constant: number;
  readonly weights: Readonly<Record<IngredientName, number>>;
}

/**
 * Fitted to 4,500 games of novices under `fair` with an even hand, 7 to 15 players; see docs/STORYTELLER.md.
 * Before anybody has spoken there is nothing to go by but the numbers, and they count less than they will later:
 * all that the town is going to learn is still to come.
 */
const BEFORE_THE_FIRST_DAY: Fit = {
  constant: 1.55,
  weights: {
    'demon-suspected': 0,
    'minions-alive': -0.92,
    'executions-left': 0,
    'ghost-votes': 0,
    'evil-suspected': 0,
    players: 0.23,
  },
};
const LATER: Fit = {
  constant: -1.26,
  weights: {
    'demon-suspected': 1.86,
    'minions-alive': -1.39,
    'executions-left': 0.94,
    'ghost-votes': 0.14,
    'evil-suspected': -0.25,
    players: -0.07,
  },
};

const clamp = (x: number, limit: number) => Math.max(-limit, Math.min(limit, x));
const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** The ingredients as plain numbers, for the gauge and for fitting it. */
export function ingredientsOf(grimoire: Grimoire, board: Board): Readonly<Record<IngredientName, number>> {
  const { seats } = grimoire;
  const living = grimoire.livingResidents();
  const isEvil = (id: SeatId) => seats[id]!.alignment === 'evil';
  const reading = board.reading();
  const demons = grimoire.livingDemons();
  const suspicion = demons.reduce((sum, id) => sum + reading.chance(id), 0) * living.length;
  const ghosts = (evil: boolean) =>
    seats.filter((s) => !s.alive && s.ghostVote && (s.alignment === 'evil') === evil).length;
  const average = (evil: boolean) =>
    mean(living.filter((id) => isEvil(id) === evil).map((id) => reading.evil[id] ?? 0));
  return {
    'demon-suspected': clamp(Math.log(Math.max(suspicion, 0.02)), 3),
    'minions-alive': living.filter(isEvil).length - demons.length,
    'executions-left': (living.length - 2) / 2,
    'ghost-votes': ghosts(false) - ghosts(true),
    'evil-suspected': clamp(average(true) - average(false), 4),
    players: seats.length - 10,
  };
}

export function gauge(grimoire: Grimoire, board: Board, kind: Players = 'novice'): Gauge {
  if (grimoire.outcome !== null) return { good: Number(grimoire.outcome.winner === 'good'), ingredients: [] };
  const values = ingredientsOf(grimoire, board);
  const { constant, weights } = grimoire.day === 0 ? BEFORE_THE_FIRST_DAY : LATER;
  const ingredients = (Object.keys(values) as IngredientName[]).map((name) => ({
    name,
    value: values[name],
    weight:
      values[name] * weights[name] +
      (name === 'players' ? missedOn(grimoire.script.sheet, grimoire.seats.length, kind) : 0),
  }));
  const sum = ingredients.reduce((total, { weight }) => total + weight, constant);
  return { good: 1 / (1 + Math.exp(-sum)), ingredients };
}
