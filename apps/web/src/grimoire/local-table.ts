import type { Sentence } from '@belfry/almanac';
import type { Entry, Game, GameEvent, Input, Json, Later, SeenEvent, Viewer } from '@belfry/engine';
import { amend, decidedAfter, playOn, seenBy, viewOf } from '@belfry/engine';
import { type Script, scriptFrom } from '@belfry/scripts';
import type { Desk, Moment } from './desk.ts';
import { changeGame, keepGame, type LocalGame, localGame, type Rest } from './local-games.ts';
import { type Difference, retell } from './retell.ts';

/** A desk that says why not as data: it knows no language. */
export type LocalDesk = Omit<Desk, 'send' | 'amend'> & {
  send(input: Input): Promise<Sentence | string | null>;
  amend(input: number, choice: Json | null): Promise<Sentence | string | null>;
};

/** Why a game of this device took nothing: words for these are in the catalogues, not here. */
export const GONE_ON_ELSEWHERE = 'gone-on-elsewhere';
export const ONLY_TOLD = 'only-told';

/**
 * A game run by the engine in this browser. Every input is kept before anything shows it, together with what it led to:
 * a game that today's rules would tell differently is shown as it was told, takes nothing more, and is never written over.
 */
export class LocalTable {
  readonly id: string;
  readonly script: Script;
  readonly differs: Difference | null;
  readonly #kept: LocalGame;
  readonly #game: Game | null;
  readonly #told: readonly GameEvent[];
  #moments: readonly Moment[];
  #rest: Rest | null;
  /** The log as it was read or last written: whatever else is found in its place was written by somebody else. */
  #saved: readonly Entry[];
  #unkept = false;
  #desk: LocalDesk;
  readonly #listeners = new Set<() => void>();

  constructor(kept: LocalGame) {
    this.id = kept.id;
    this.script = scriptFrom(kept.items);
    this.#kept = kept;
    this.#saved = kept.entries;
    const { game, moments, told, differs } = retell(kept);
    this.#game = game;
    this.#rest = game === null ? null : (kept.rest ?? null);
    this.#moments = moments;
    this.#told = told;
    this.differs = differs;
    this.#desk = this.#look();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly desk = (): LocalDesk => this.#desk;

  /** What was told so far. */
  get events(): readonly GameEvent[] {
    return this.#game?.events ?? this.#told;
  }

  /** The browser has no room for more, or forbids to keep it: the game lives as long as the page. */
  get unkept(): boolean {
    return this.#unkept;
  }

  /** The game so far through somebody's eyes. */
  seenBy(viewer: Viewer): readonly SeenEvent[] {
    return seenBy(this.events, viewer);
  }

  /** Is the log on this device still the one that this table writes? Another window may have gone on with the game. */
  isCurrent(): boolean {
    const stored = localGame(this.id)?.entries;
    if (stored === this.#saved) return true;
    if (stored?.length !== this.#saved.length || JSON.stringify(stored.at(-1)) !== JSON.stringify(this.#saved.at(-1)))
      return false;
    this.#saved = stored;
    return true;
  }

  /** A game from before Belfry wrote down what was told gets it now, while the rules are still its own. */
  writeDown(): void {
    if (this.#kept.told === undefined && this.#game !== null && this.isCurrent()) this.#keep(this.#game);
  }

  /** The game again from the last moment on which the rules of then and now agree; null if there is none. */
  copy(id: string, begun: number): LocalGame | null {
    const same = this.differs?.entries;
    if (same === null || same === undefined) return null;
    const { told: _, ...game } = this.#kept;
    const shortened = { ...game, id, begun, entries: this.#kept.entries.slice(0, same), rest: null };
    const copied = { ...shortened, told: retell(shortened).told };
    keepGame(copied);
    return copied;
  }

  #look(): LocalDesk {
    return {
      script: this.script,
      characters: this.script.characters,
      view: viewOf(this.events, 'storyteller'),
      prompts: this.#game?.prompts() ?? [],
      offers: this.#game === null ? [] : this.#game.grimoire.offers(),
      log: seenBy(this.events, 'storyteller'),
      inputs: this.#moments.length,
      moments: this.#moments,
      inPerson: () => true,
      startVote: null,
      stepIn: () => {},
      game: async () => {
        if (this.#game === null) throw new Error('Today’s rules tell this game differently.');
        return this.#game;
      },
      send: this.#send,
      undo: this.#undo,
      redo: this.#rest?.goesOn === false ? this.#redo : null,
      amend: this.#amend,
    };
  }

  readonly #send = async (input: Input): Promise<Sentence | string | null> => {
    const hindrance = this.#hindrance();
    if (hindrance !== null || this.#game === null) return hindrance;
    const why = this.#take(this.#game, input);
    if (why !== null) return why;
    const rest = this.#rest?.goesOn === true ? this.#rest.later : [];
    this.#rest = null;
    this.#goOn(this.#game, rest, true);
    this.#changed(this.#game);
    return null;
  };

  #take(game: Game, input: Input): Sentence | null {
    const from = game.events.length;
    const result = game.submit(input);
    if (!result.ok) return result.reason;
    this.#moments = [...this.#moments, { keep: this.#moments.length, from }];
    return null;
  }

  /** Takes what was decided before as far as it fits, and keeps what is left. */
  #goOn(game: Game, later: readonly Later[], goesOn: boolean): void {
    if (later.length === 0) return;
    const { taken, rest } = playOn(game.copy(), later);
    for (const input of taken) this.#take(game, input);
    this.#rest = goesOn && rest.length > 0 ? { later: rest, goesOn } : null;
  }

  readonly #undo = async (keep: number): Promise<string | null> => {
    const hindrance = this.#hindrance();
    if (hindrance !== null || this.#game === null) return hindrance;
    const before = this.#rest?.goesOn === false ? this.#rest.later : [];
    this.#rest = { later: [...decidedAfter(this.#game, keep), ...before], goesOn: false };
    this.#game.undo(keep);
    this.#moments = this.#moments.slice(0, keep);
    this.#changed(this.#game);
    return null;
  };

  readonly #redo = async (): Promise<string | null> => {
    const hindrance = this.#hindrance();
    if (hindrance !== null || this.#game === null) return hindrance;
    this.#goOn(this.#game, this.#rest?.later ?? [], false);
    this.#changed(this.#game);
    return null;
  };

  readonly #amend = async (input: number, choice: Json | null): Promise<Sentence | string | null> => {
    const hindrance = this.#hindrance();
    if (hindrance !== null || this.#game === null) return hindrance;
    const found = amend(
      this.#game,
      input,
      choice === null ? null : { type: 'answer', prompt: '', by: 'storyteller', choice },
    );
    if ('say' in found) return found;
    for (const entry of found.entries) {
      if (entry.type === 'undo') {
        this.#game.undo(entry.keep);
        this.#moments = this.#moments.slice(0, entry.keep);
      } else this.#take(this.#game, entry);
    }
    this.#rest = found.rest.length === 0 ? null : { later: found.rest, goesOn: true };
    this.#changed(this.#game);
    return null;
  };

  #hindrance(): string | null {
    if (this.#game === null) return ONLY_TOLD;
    return this.isCurrent() ? null : GONE_ON_ELSEWHERE;
  }

  #keep({ entries, events }: Game): void {
    // Copies: the engine's own lists grow, and what is kept must not change by itself.
    this.#saved = [...entries];
    this.#unkept = !changeGame(this.id, { entries: this.#saved, told: [...events], rest: this.#rest });
  }

  #changed(game: Game): void {
    this.#keep(game);
    this.#desk = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
