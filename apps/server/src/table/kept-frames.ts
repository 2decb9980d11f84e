import type { Frame } from './frame.ts';

/** What somebody misses while their line breaks; whoever was away for longer gets everything anew. */
const MOST_FRAMES = 24;
const MOST_LETTERS = 8_000;

/** An update as it is sent: what is this viewer's own (each part after a comma), and the facts, which many get alike. */
export const updateFrame = (seq: number, parts: string, facts: string): Frame =>
  facts === ''
    ? { head: `{"t":"update","seq":${seq}${parts}}`, tail: '' }
    : { head: `{"t":"update","seq":${seq}${parts},`, tail: facts };

/**
 * One viewer's latest updates, for coming back. Thousands of these are in memory, so the frames themselves are made
 * again when somebody asks: mostly nothing is kept but a text that all viewers share.
 */
export class KeptFrames {
  #parts: string[] = [];
  #facts: string[] = [];
  #letters = 0;

  keep(parts: string, facts: string): void {
    this.#parts.push(parts);
    this.#facts.push(facts);
    this.#letters += parts.length + facts.length;
    if (this.#parts.length > MOST_FRAMES || this.#letters > MOST_LETTERS) this.#forgetHalf();
  }

  /** The frames after `seq`, up to the latest, which has the number `latest`; null when they are no longer kept. */
  since(seq: number, latest: number): readonly Frame[] | null {
    const missing = latest - seq;
    const { length } = this.#parts;
    if (missing < 0 || missing > length) return null;
    const frames: Frame[] = [];
    for (let at = length - missing; at < length; at++) {
      frames.push(updateFrame(latest - length + at + 1, this.#parts[at]!, this.#facts[at]!));
    }
    return frames;
  }

  /** Everything was told anew: nobody needs what came before. */
  forgetAll(): void {
    if (this.#parts.length === 0) return;
    this.#parts = [];
    this.#facts = [];
    this.#letters = 0;
  }

  /** The older half, and as many more as it takes. */
  #forgetHalf(): void {
    const { length } = this.#parts;
    let from = length;
    let letters = 0;
    while (from > Math.ceil(length / 2)) {
      const more = this.#parts[from - 1]!.length + this.#facts[from - 1]!.length;
      if (from < length && letters + more > MOST_LETTERS) break;
      letters += more;
      from--;
    }
    this.#parts = this.#parts.slice(from);
    this.#facts = this.#facts.slice(from);
    this.#letters = letters;
  }
}
