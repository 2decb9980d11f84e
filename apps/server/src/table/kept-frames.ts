import { Frame } from './frame.ts';

/** What somebody misses while their line breaks; whoever was away for longer gets everything anew. */
const MOST_FRAMES = 24;
const MOST_LETTERS = 8_000;

let latest = { seq: 0, parts: '', facts: '', frame: new Frame('') };

/**
 * An update as it is sent: what is this viewer's own (each part after a comma), and the facts, which many get alike. By
 * day most seats get the very same frame.
 */
export function updateFrame(seq: number, parts: string, facts: string): Frame {
  if (latest.seq === seq && latest.facts === facts && latest.parts === parts) return latest.frame;
  const head = `{"t":"update","seq":${seq}${parts}`;
  latest = { seq, parts, facts, frame: facts === '' ? new Frame(`${head}}`) : new Frame(`${head},`, facts) };
  return latest.frame;
}

/**
 * One viewer's latest updates, for coming back. Thousands of these are in memory, so the frames themselves are made
 * again when somebody asks: mostly nothing is kept but a text that all viewers share.
 */
export class KeptFrames {
  /** Two rings, in step; none until there is something to keep. */
  #parts: string[] = NONE;
  #facts: string[] = NONE;
  /** Where the next goes, and how many there are. */
  #at = 0;
  #count = 0;
  #letters = 0;

  keep(parts: string, facts: string): void {
    if (this.#parts === NONE) {
      this.#parts = new Array<string>(MOST_FRAMES).fill('');
      this.#facts = new Array<string>(MOST_FRAMES).fill('');
    }
    if (this.#count === MOST_FRAMES) this.#forgetOldest();
    this.#parts[this.#at] = parts;
    this.#facts[this.#at] = facts;
    this.#at = (this.#at + 1) % MOST_FRAMES;
    this.#count++;
    this.#letters += parts.length + facts.length;
    while (this.#letters > MOST_LETTERS && this.#count > 1) this.#forgetOldest();
  }

  /** The frames after `seq`, up to the latest, which has the number `latest`; null when they are no longer kept. */
  since(seq: number, latest: number): readonly Frame[] | null {
    const missing = latest - seq;
    if (missing < 0 || missing > this.#count) return null;
    const frames: Frame[] = [];
    for (let back = missing; back > 0; back--) {
      const at = this.#back(back);
      frames.push(updateFrame(latest - back + 1, this.#parts[at]!, this.#facts[at]!));
    }
    return frames;
  }

  /** Everything was told anew: nobody needs what came before. */
  forgetAll(): void {
    while (this.#count > 0) this.#forgetOldest();
  }

  #back(by: number): number {
    return (this.#at - by + MOST_FRAMES) % MOST_FRAMES;
  }

  #forgetOldest(): void {
    const at = this.#back(this.#count);
    this.#letters -= this.#parts[at]!.length + this.#facts[at]!.length;
    this.#parts[at] = '';
    this.#facts[at] = '';
    this.#count--;
  }
}

const NONE: string[] = [];
