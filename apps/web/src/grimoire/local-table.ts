import { cast } from '@belfry/characters';
import { Game, type Input, type SeenEvent, seenBy, type Viewer, viewOf } from '@belfry/engine';
import { type Script, scriptFrom } from '@belfry/scripts';
import type { Desk, Moment } from './desk.ts';
import { changeGame, type LocalGame } from './local-games.ts';

/** A game run by the engine in this browser. Every input is kept before anything shows it. */
export class LocalTable {
  readonly id: string;
  readonly script: Script;
  readonly #game: Game;
  #moments: Moment[] = [];
  #desk: Desk;
  readonly #listeners = new Set<() => void>();

  constructor(kept: LocalGame) {
    this.id = kept.id;
    this.script = scriptFrom(kept.items);
    this.#game = new Game(kept.setup, cast);
    for (const entry of kept.entries) {
      // Taken back once more instead of left out: the questions asked since then are numbered after those taken back.
      if (entry.type === 'undo') this.#takeBack(entry.keep);
      // A log from older rules may no longer fit: the game goes on from where they still agree.
      else if (this.#take(entry) !== null) break;
    }
    this.#desk = this.#look();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly desk = (): Desk => this.#desk;

  get game(): Game {
    return this.#game;
  }

  /** The game so far through somebody's eyes. */
  seenBy(viewer: Viewer): readonly SeenEvent[] {
    return seenBy(this.#game.events, viewer);
  }

  #look(): Desk {
    const { events } = this.#game;
    const view = viewOf(events, 'storyteller');
    return {
      script: this.script,
      characters: this.script.characters,
      fabled: view.fabled,
      view,
      prompts: this.#game.prompts(),
      log: seenBy(events, 'storyteller'),
      inputs: this.#moments.length,
      moments: this.#moments,
      inPerson: () => true,
      startVote: null,
      stepIn: () => {},
      game: async () => this.#game,
      send: this.#send,
      undo: this.#undo,
    };
  }

  readonly #send = async (input: Input): Promise<string | null> => {
    const refused = this.#take(input);
    if (refused === null) this.#changed();
    return refused;
  };

  readonly #undo = async (keep: number): Promise<string | null> => {
    this.#takeBack(keep);
    this.#changed();
    return null;
  };

  #take(input: Input): string | null {
    const from = this.#game.events.length;
    const result = this.#game.submit(input);
    if (!result.ok) return result.reason;
    this.#moments = [...this.#moments, { keep: this.#moments.length, from }];
    return null;
  }

  #takeBack(keep: number): void {
    this.#game.undo(keep);
    this.#moments = this.#moments.slice(0, keep);
  }

  #changed(): void {
    changeGame(this.id, { entries: this.#game.entries });
    this.#desk = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
