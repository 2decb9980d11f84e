import type { CharacterDefinition, SeatId } from '@belfry/engine';
import type { Board } from './board.ts';
import type { Rules } from './rules.ts';

/** What the characters of a script can do to a town that plays as if they were not on it. */
export interface Perils {
  /** A day without an execution may lose the game. */
  readonly quietDays: boolean;
  /** A Demon may only seem to be dead. */
  readonly feignedDeath: boolean;
  /** The game may go on for a day though the Demon is dead. */
  readonly extraDay: boolean;
}

const known = new WeakMap<Rules, Perils>();

export function perilsOf(rules: Rules): Perils {
  const before = known.get(rules);
  if (before !== undefined) return before;
  const evil = rules.sheet.filter(({ team }) => team === 'minion' || team === 'demon');
  const some = (has: (definition: CharacterDefinition) => boolean) =>
    evil.some(({ id }) => {
      const definition = rules.cast.get(id);
      return definition !== undefined && has(definition);
    });
  const perils: Perils = {
    quietDays: some(({ manner }) => manner?.quietDays === 'fatal'),
    feignedDeath: some(({ on }) => on?.feignDeath !== undefined),
    extraDay: some(({ on, evenDead }) => on?.executed !== undefined && evenDead?.gameEnding !== undefined),
  };
  known.set(rules, perils);
  return perils;
}

/** So many more nights than not have been quiet after a day that had its victim. */
const TELLING = 2;
/** Nobody is sent to the gallows a third time. */
const TWICE = 2;

/**
 * Whom the town has hanged and who may be the Demon, alive: a Demon that can feign death may be content with what the
 * day takes, so that nobody dies in nights after executions. Empty while nothing points to it.
 */
export function mayHaveFeigned(board: Board): readonly SeatId[] {
  if (!perilsOf(board.rules).feignedDeath) return [];
  let sign = 0;
  for (const { executed, died } of board.nights.values()) {
    if (executed.length > 0) sign += died.length === 0 ? 1 : -1;
  }
  return sign < TELLING && board.living().length > FEW ? [] : mayYetLive(board);
}

/** Whom the town has hanged once, where a Demon on the script may feign its death. */
export function mayYetLive(board: Board): readonly SeatId[] {
  if (!perilsOf(board.rules).feignedDeath) return [];
  return board.view.circle.filter((id) => !board.isAlive(id) && (board.hanged.get(id) ?? TWICE) < TWICE);
}

/** Where the game goes on though so few live, somebody among the dead is not. */
export const FEW = 2;

/** Those who seem to be alive, unless they are too few for the Demon to be one of them. */
export const livingSuspects = (board: Board): readonly SeatId[] =>
  board.living().length <= FEW && mayYetLive(board).length > 0 ? [] : board.living();

/** Of those hanged once who may live, the latest: it is after them that the game should have been over. */
export const lastHanged = (board: Board): SeatId | null => {
  const may = new Set(mayYetLive(board));
  return [...board.nights.values()].flatMap(({ executed }) => executed).findLast((id) => may.has(id)) ?? null;
};

/** After an execution nobody died in the night, for the first time: perhaps the Demon is dead and this day decides. */
export function mayBeExtraDay(board: Board): boolean {
  if (!perilsOf(board.rules).extraDay) return false;
  const hushed = [...board.nights.values()].filter(({ executed, died }) => executed.length > 0 && died.length === 0);
  return hushed.length === 1 && board.nights.get(board.view.night) === hushed[0];
}
