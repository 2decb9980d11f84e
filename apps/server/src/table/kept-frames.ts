import { Frame } from './frame.ts';

/** What somebody misses while their line breaks; whoever was away for longer gets everything anew. */
export const MOST_FRAMES = 8;
const MOST_LETTERS = 3_000;

/**
 * What one update tells: what is this viewer's own (each part after a comma), what the viewer is asked when that has
 * changed, and the facts, which many get alike. Prompts stay apart as the texts that are in memory anyway: put together,
 * they are the longest part of what the Storyteller is told, and would be kept for as long as the update is.
 */
export class Update {
  readonly parts: string;
  readonly prompts: readonly string[] | null;
  readonly facts: string;
  readonly letters: number;

  constructor(parts: string, prompts: readonly string[] | null, facts: string) {
    this.parts = parts;
    this.prompts = prompts;
    this.facts = facts;
    let letters = parts.length + facts.length;
    if (prompts !== null) for (const prompt of prompts) letters += prompt.length;
    this.letters = letters;
  }
}

const NOTHING = new Update('', null, '');
/** By day most seats are told the very same, one after another: what was sent last, under which number. */
let update = NOTHING;
let number = 0;
let frame = new Frame('');

export function updateOf(parts: string, prompts: readonly string[] | null, facts: string): Update {
  if (update.facts === facts && update.parts === parts && update.prompts === prompts) return update;
  return new Update(parts, prompts, facts);
}

const START = '{"t":"update","seq":';

/** An update as it is sent. */
export function updateFrame(seq: number, next: Update): Frame {
  if (number === seq && update === next) return frame;
  const { parts, prompts, facts } = next;
  if (prompts !== null) {
    const tail = facts === '' ? ']}' : `],${facts}`;
    frame = new Frame(START, tail, prompts.join(), `${parts},"prompts":[`, seq);
  } else if (facts === '') frame = new Frame(START, '', '', `${parts}}`, seq);
  else frame = new Frame(START, facts, '', parts === '' ? ',' : `${parts},`, seq);
  update = next;
  number = seq;
  return frame;
}

/**
 * One viewer's latest updates, for coming back. Thousands of these are in memory, so the frames themselves are made
 * again when somebody asks: mostly nothing is kept but what all viewers share. They are forgotten by halves: an update
 * that goes is not looked at again, for it lies where nobody has been for long.
 */
export class KeptFrames {
  /** A ring; none until there is something to keep. */
  #ring: Update[] = NONE;
  /** Where the next goes, how many there are, and how many of them are of the newer half. */
  #at = 0;
  #count = 0;
  #newer = 0;
  /** Of the newer half. */
  #letters = 0;

  keep(update: Update): void {
    if (this.#ring === NONE) this.#ring = new Array<Update>(MOST_FRAMES).fill(NOTHING);
    if (this.#newer >= MOST_FRAMES / 2 || this.#letters > MOST_LETTERS / 2) {
      this.#forget(this.#count - this.#newer);
      this.#newer = 0;
      this.#letters = 0;
    }
    this.#ring[this.#at] = update;
    this.#at = (this.#at + 1) % MOST_FRAMES;
    this.#count++;
    this.#newer++;
    this.#letters += update.letters;
  }

  /** The frames after `seq`, up to the latest, which has the number `latest`; null when they are no longer kept. */
  since(seq: number, latest: number): readonly Frame[] | null {
    const missing = latest - seq;
    if (missing < 0 || missing > this.#count) return null;
    const frames: Frame[] = [];
    for (let back = missing; back > 0; back--) {
      frames.push(updateFrame(latest - back + 1, this.#ring[this.#back(back)]!));
    }
    return frames;
  }

  /** Everything was told anew: nobody needs what came before. */
  forgetAll(): void {
    this.#forget(this.#count);
    this.#newer = 0;
    this.#letters = 0;
  }

  #back(by: number): number {
    return (this.#at - by + MOST_FRAMES) % MOST_FRAMES;
  }

  /** The oldest. */
  #forget(many: number): void {
    const oldest = this.#back(this.#count);
    for (let next = 0; next < many; next++) this.#ring[(oldest + next) % MOST_FRAMES] = NOTHING;
    this.#count -= many;
  }
}

const NONE: Update[] = [];
