import type { GameEvent, Prompt } from '@belfry/engine';
import { cardJson, clocksJson, eventsJson, knownEvents, personCard, promptsJson, viewJson } from './project.ts';
import type { TableState } from './state.ts';
import { hear } from './talk.ts';
import type { Viewer } from './viewer.ts';

const KEPT_FRAMES = 24;
const KEPT_BYTES = 48_000;
const NO_CLOCKS = '{"pausedAt":null,"running":[]}';

/**
 * One viewer's numbered frames. It remembers what the viewer was told last and makes the next frame from what is new,
 * so the numbers count this viewer's own frames and nothing else.
 */
export class Stream {
  readonly epoch: string;
  seq = 0;
  #frames: string[] = [];
  #bytes = 0;
  #events: readonly GameEvent[] = [];
  #told = 0;
  #begun = false;
  #you = '';
  #card = '';
  #prompts = '[]';
  #clocks = NO_CLOCKS;
  #talk = 0;

  constructor(epoch: string) {
    this.epoch = epoch;
  }

  /** Everything at once, as of the latest number. Whatever was new is told by it. */
  snapshot(state: TableState, prompts: readonly Prompt[], viewer: Viewer): string {
    this.#events = state.play?.game.events ?? [];
    this.#told = knownEvents(state, viewer);
    this.#begun = state.play !== null;
    this.#you = JSON.stringify(personCard(state, viewer.person));
    this.#card = cardJson(state, viewer);
    this.#prompts = promptsJson(state, prompts, viewer) ?? this.#prompts;
    this.#clocks = clocksJson(state, viewer) ?? this.#clocks;
    const talk = this.#hear(state, viewer, 0);
    return (
      `{"t":"snapshot","epoch":"${this.epoch}","seq":${this.seq},"you":${this.#you},"table":${this.#card},` +
      `"view":${viewJson(state, viewer)},"prompts":${this.#prompts},"talk":[${talk.join()}],"clocks":${this.#clocks}}`
    );
  }

  /** The next frame, or null when nothing is new to this viewer. */
  next(state: TableState, prompts: readonly Prompt[], viewer: Viewer): string | null {
    const events = this.#newEvents(state, viewer);
    if (events === null) {
      this.seq++;
      return this.#keep(this.snapshot(state, prompts, viewer));
    }
    const parts: string[] = [];
    const you = JSON.stringify(personCard(state, viewer.person));
    if (you !== this.#you) parts.push(`"you":${you}`);
    this.#you = you;
    const card = cardJson(state, viewer);
    if (card !== this.#card) parts.push(`"table":${card}`);
    this.#card = card;
    if (events.length > 0) parts.push(`"events":[${events.join()}]`);
    const asked = promptsJson(state, prompts, viewer) ?? this.#prompts;
    if (asked !== this.#prompts) parts.push(`"prompts":${asked}`);
    this.#prompts = asked;
    const talk = this.#hear(state, viewer, this.#talk);
    if (talk.length > 0) parts.push(`"talk":[${talk.join()}]`);
    const clocks = clocksJson(state, viewer) ?? this.#clocks;
    if (clocks !== this.#clocks) parts.push(`"clocks":${clocks}`);
    this.#clocks = clocks;
    if (parts.length === 0) return null;
    this.seq++;
    return this.#keep(`{"t":"update","seq":${this.seq},${parts.join()}}`);
  }

  /** The frames after `seq`, or null when they are no longer kept. */
  since(seq: number): readonly string[] | null {
    const missing = this.seq - seq;
    if (missing < 0 || missing > this.#frames.length) return null;
    return missing === 0 ? [] : this.#frames.slice(-missing);
  }

  /** null: what the viewer was told is no longer so (something was taken back), and only a snapshot will do. */
  #newEvents(state: TableState, viewer: Viewer): string[] | null {
    // There was no view to fold events into.
    if (this.#begun !== (state.play !== null)) return null;
    const events = state.play?.game.events ?? [];
    const known = knownEvents(state, viewer);
    let fresh: string[];
    if (events === this.#events) {
      if (known < this.#told) return null;
      fresh = known === this.#told ? [] : eventsJson(events.slice(this.#told, known), viewer);
    } else {
      // Taking back is told only to those for whom something changed: silence must not depend on what others decided.
      const before = eventsJson(this.#events.slice(0, this.#told), viewer);
      const after = eventsJson(events.slice(0, known), viewer);
      if (before.length > after.length || before.some((fact, index) => fact !== after[index])) return null;
      fresh = after.slice(before.length);
    }
    this.#events = events;
    this.#told = known;
    return fresh;
  }

  #hear(state: TableState, viewer: Viewer, from: number): string[] {
    const lines: string[] = [];
    for (let index = from; index < state.talk.length; index++) {
      const line = hear(state, state.talk[index]!, viewer);
      if (line !== null) lines.push(JSON.stringify(line));
    }
    this.#talk = state.talk.length;
    return lines;
  }

  #keep(frame: string): string {
    this.#frames.push(frame);
    this.#bytes += frame.length;
    while (this.#frames.length > KEPT_FRAMES || (this.#bytes > KEPT_BYTES && this.#frames.length > 1)) {
      this.#bytes -= this.#frames.shift()!.length;
    }
    return frame;
  }
}
