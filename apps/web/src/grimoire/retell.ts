import { cast } from '@belfry/characters';
import { type Entry, Game, type GameEvent } from '@belfry/engine';
import type { Moment } from './desk.ts';
import type { LocalGame } from './local-games.ts';

/** Where a game played again under today's rules leaves what was told. */
export interface Difference {
  /** So many entries of the log still lead to what was told; a copy can go on from there. null: not even the first night. */
  readonly entries: number | null;
  /** So many facts are the same. */
  readonly facts: number;
  /** Nothing of what was told was written down (an older Belfry): only the part that still plays can be shown. */
  readonly lost: boolean;
}

export interface Retold {
  /** The game played again; null where today's rules cannot begin it, or tell it differently. */
  readonly game: Game | null;
  readonly moments: readonly Moment[];
  /** What the players were told. */
  readonly told: readonly GameEvent[];
  readonly differs: Difference | null;
}

/** Plays a kept game again and compares it with what was told. Nothing is changed, whatever comes of it. */
export function retell({ setup, entries, told }: LocalGame): Retold {
  let game: Game;
  try {
    game = new Game(setup, cast);
  } catch {
    // A set-up that today's rules do not know: there is still what was told.
    return {
      game: null,
      moments: [],
      told: told ?? [],
      differs: { entries: null, facts: 0, lost: told === undefined },
    };
  }
  let moments: Moment[] = [];
  const comparison = told === undefined ? null : new Comparison(told);
  let same = comparison === null || comparison.agrees(game, 0) ? 0 : null;
  let played = 0;
  for (const entry of entries) {
    const before = game.events.length;
    if (!plays(game, entry)) break;
    played++;
    if (entry.type === 'undo') moments = moments.slice(0, entry.keep);
    else moments = [...moments, { keep: moments.length, from: before }];
    // What was taken back is no part of what was told; the next entries come back to it.
    if (comparison === null || comparison.agrees(game, entry.type === 'undo' ? 0 : before)) same = played;
  }
  const whole = played === entries.length;
  if (whole && (told === undefined || (same === played && game.events.length === told.length)))
    return { game, moments, told: game.events, differs: null };
  const facts = comparison?.common ?? game.events.length;
  return {
    game: null,
    moments: [],
    told: told ?? game.events,
    differs: { entries: same, facts, lost: told === undefined },
  };
}

/** Takes one entry of a log; false if today's rules cannot. */
function plays(game: Game, entry: Entry): boolean {
  try {
    if (entry.type !== 'undo') return game.submit(entry).ok;
    game.undo(entry.keep);
    return true;
  } catch {
    return false;
  }
}

/** How far a game that is played again follows what was told. Facts are only ever added, except by taking back. */
class Comparison {
  /** So many facts from the first are the same. */
  common = 0;
  readonly #told: readonly string[];

  constructor(told: readonly GameEvent[]) {
    this.#told = told.map((event) => JSON.stringify(event));
  }

  /** Is all that happened so far what was told? Facts before `since` were looked at already. */
  agrees({ events }: Game, since: number): boolean {
    if (since < this.common) this.common = since;
    while (this.common < events.length && JSON.stringify(events[this.common]) === this.#told[this.common])
      this.common++;
    return this.common === events.length;
  }
}
