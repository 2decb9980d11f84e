import type { GameEvent, Prompt } from '@belfry/engine';
import { seenAmong } from './facts.ts';
import { clocksJson, NO_PROMPTS, promptsFor, stageFor } from './project.ts';
import type { TableState } from './state.ts';
import type { Viewer } from './viewer.ts';
import { Writings } from './writings.ts';

/** What somebody is asked, and how it is written. */
export interface Asked {
  readonly prompts: readonly Prompt[];
  readonly texts: readonly string[];
}

export const NOTHING_ASKED: Asked = { prompts: [], texts: NO_PROMPTS };

const NOTHING: readonly never[] = [];
/** No stream is in step after this. */
export const OUT_OF_STEP = -1;
const ANYBODY = { storyteller: false, eyes: 'public' } as const;

/** The table between two acts: what is the same for many viewers is worked out once. */
export class Moment {
  readonly state: TableState;
  readonly prompts: readonly Prompt[];
  /** Which telling it is for ({@link Common}). */
  readonly turn: number;
  readonly #writings: Writings;
  #texts: readonly string[] | null = null;
  #textsBefore: readonly string[] | null = null;
  #clocks: string | null = null;
  /** Only clocks of a seat's own, and those that the Storyteller alone sees, differ between viewers. */
  readonly #hasOwnClocks: boolean;
  /** The latest piece of the game's events that somebody asked for, when everybody may see all of it. */
  #from = -1;
  #to = -1;
  #open: readonly GameEvent[] | null = null;

  constructor(state: TableState, prompts: readonly Prompt[], turn = OUT_OF_STEP, writings = new Writings()) {
    this.state = state;
    this.prompts = prompts;
    this.turn = turn;
    this.#writings = writings;
    this.#hasOwnClocks = hasOwnClocks(state);
  }

  /** Whether all who sit here or watch know the same of the game, and are asked what is asked now. */
  get isOpen(): boolean {
    const { play } = this.state;
    if (play === null || play.waits || play.dawn !== null || this.#hasOwnClocks) return false;
    return play.shownTo.size === 0 && play.rest?.goesOn !== true;
  }

  /** All that is asked, and how it is written. */
  get all(): Asked {
    return { prompts: this.prompts, texts: this.#written() };
  }

  asked(viewer: Viewer): Asked {
    const prompts = promptsFor(this.state, this.prompts, viewer);
    if (prompts.length === 0) return NOTHING_ASKED;
    if (prompts === this.prompts) return this.all;
    return { prompts, texts: prompts.map((prompt) => this.#textOf(prompt)) };
  }

  /** Whether what the viewer is asked reads exactly like this: so it mostly is, and then nothing has to be put together. */
  isAsked(viewer: Viewer, before: readonly string[]): boolean {
    const { play } = this.state;
    const plain = viewer.storyteller || (play !== null && !play.waits && play.dawn === null);
    if (!plain) return areSame(this.asked(viewer).texts, before);
    if (viewer.storyteller) return areSame(this.#written(), before);
    let count = 0;
    if (viewer.seat !== null && viewer.eyes === viewer.seat) {
      for (let index = 0; index < this.prompts.length; index++) {
        if (this.prompts[index]!.to === viewer.seat && this.#written()[index] !== before[count++]) return false;
      }
    }
    return count === before.length;
  }

  #written(): readonly string[] {
    this.#texts ??= this.#writings.asked(this.state, this.prompts);
    return this.#texts;
  }

  #textOf(prompt: Prompt): string {
    const at = this.prompts.indexOf(prompt);
    if (at >= 0) return this.#written()[at]!;
    // While the table waits, seats are asked what they were asked before.
    const before = this.state.play!.known.asked;
    this.#textsBefore ??= this.#writings.askedBefore(this.state, before);
    return this.#textsBefore[before.indexOf(prompt)]!;
  }

  clocks(viewer: Viewer): string {
    return viewer.eyes === 'storyteller' || this.#hasOwnClocks ? clocksJson(this.state, viewer) : this.openClocks;
  }

  /** The clocks that everybody sees. */
  get openClocks(): string {
    this.#clocks ??= clocksJson(this.state, ANYBODY);
    return this.#clocks;
  }

  card(viewer: Pick<Viewer, 'eyes'>): string {
    return this.#writings.card(this.state, stageFor(this.state, viewer));
  }

  get openCard(): string {
    return this.card(ANYBODY);
  }

  /** Of the game's events those from here to there that the viewer may see. What is for everyone is one list for all. */
  facts(from: number, to: number, viewer: Viewer): readonly GameEvent[] {
    if (from === to) return NOTHING;
    return this.#openAmong(from, to) ?? seenAmong(this.state.play!.game.events, from, to, viewer);
  }

  /** The same where everybody sees all of it, and the table does not fall asleep over it; null otherwise. */
  openFacts(from: number, to: number): readonly GameEvent[] | null {
    if (from === to) return NOTHING;
    const facts = this.#openAmong(from, to);
    if (facts !== null) for (const { type } of facts) if (type === 'night-falls') return null;
    return facts;
  }

  #openAmong(from: number, to: number): readonly GameEvent[] | null {
    const { events } = this.state.play!.game;
    if (this.#from !== from || this.#to !== to) {
      this.#from = from;
      this.#to = to;
      this.#open = isOpen(events, from, to) ? events.slice(from, to) : null;
    }
    return this.#open;
  }
}

function isOpen(events: readonly GameEvent[], from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (events[index]!.to !== 'everyone') return false;
  return true;
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

function hasOwnClocks({ timers, play }: TableState): boolean {
  if (timers.size > 0) for (const { kind } of timers.values()) if (kind === 'night-prompt') return true;
  return play?.known.timers.some(({ kind }) => kind === 'night-prompt') === true;
}
