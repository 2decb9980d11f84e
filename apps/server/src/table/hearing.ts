import { LIMITS } from '@belfry/protocol';
import { Frame } from './frame.ts';
import type { TableState } from './state.ts';
import { hear } from './talk.ts';
import type { Viewer } from './viewer.ts';

/** What of the table's talk one viewer has heard. */
export class Hearing {
  /** How many of the table's lines were looked at. */
  #until = 0;
  /** Which of them this viewer has heard. */
  #heard: number[] = [];

  /** The lines that are new to this viewer. */
  next({ talk }: TableState, viewer: Viewer): readonly string[] {
    if (this.#until === talk.length) return NOTHING;
    const lines: string[] = [];
    for (let index = this.#until; index < talk.length; index++) {
      const line = hear(talk[index]!, viewer);
      if (line === null) continue;
      this.#heard.push(index);
      lines.push(JSON.stringify(line));
    }
    this.#until = talk.length;
    return lines;
  }

  /** More was said in its hearing than one frame should hold. */
  hasMissedMuch({ talk }: TableState, viewer: Viewer): boolean {
    if (talk.length - this.#until <= LIMITS.lines) return false;
    let heard = 0;
    for (let index = this.#until; index < talk.length; index++) if (hear(talk[index]!, viewer) !== null) heard++;
    return heard > LIMITS.lines;
  }

  /** The latest lines, how many came before them, and what those who spoke before claim. */
  everything({ talk }: TableState, viewer: Viewer) {
    this.#heard = [];
    for (const [index, said] of talk.entries()) if (hear(said, viewer) !== null) this.#heard.push(index);
    this.#until = talk.length;
    const from = Math.max(0, this.#heard.length - LIMITS.lines);
    const claims = new Map<number, number>();
    for (const index of this.#heard) {
      const { claim, seat } = talk[index]!;
      if (claim !== null && seat !== null) claims.set(seat, index);
    }
    const early = [...claims.values()].filter((index) => index < (this.#heard[from] ?? 0)).sort((a, b) => a - b);
    return {
      from,
      lines: written(talk, viewer, this.#heard.slice(from)),
      claims: written(talk, viewer, early),
    };
  }

  /** Lines that this viewer heard before its `before`th. */
  older({ talk }: TableState, viewer: Viewer, before: number): Frame {
    const until = Math.min(before, this.#heard.length);
    const from = Math.max(0, until - LIMITS.lines);
    const lines = written(talk, viewer, this.#heard.slice(from, until));
    return new Frame(`{"t":"older","from":${from},"talk":[${lines.join()}]}`);
  }
}

const NOTHING: readonly never[] = [];

const written = (talk: TableState['talk'], viewer: Viewer, indices: readonly number[]): string[] =>
  indices.map((index) => JSON.stringify(hear(talk[index]!, viewer)));
