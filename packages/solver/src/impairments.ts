import type { Outlives, SeatId, SeatSet, Span } from '@belfry/engine';
import { Recorded } from './record.ts';
import { sizeOf } from './seat-set.ts';
import { TOKEN, tokensFrom } from './state.ts';

const EVER = 1 << 20;
const OUTLIVES: readonly Outlives[] = ['nothing', 'death', 'everything'];

/** Something that is not known of an impairment yet: token `k` may lie on that seat. */
const openAt = (token: number, seat: SeatId): number => -(1 + (token << 5) + seat);

/** Who is drunk or poisoned in a course, as far as that is decided. */
export abstract class Impairments extends Recorded {
  /** Two courses with the same one are the same: 53 bits, where a deal has thousands of courses at most. */
  fingerprint(): number {
    let [a, b] = [0, 0];
    const end = this.#token(this.tokens);
    for (let at = 0; at < end; at++) {
      const value = this.b[at]!;
      a = Math.imul(a ^ value, 16777619) ^ (a >>> 13);
      b = Math.imul(b + value, 2246822519) ^ (b >>> 15);
    }
    return (a >>> 0) * 2 ** 21 + (b >>> 11);
  }

  impair(source: SeatId, oneOf: SeatSet, span: Span, outlives: Outlives = 'nothing'): void {
    if (oneOf === 0) return;
    const k = this.tokens;
    const at = this.#token(k);
    // Written in order: what lies behind the last token is written over, or added to the end.
    this.b[at] = source;
    this.b[at + 1] = this.char(source);
    this.b[at + 2] = oneOf;
    this.b[at + 3] =
      span === 'ever' ? EVER : span === 'dawn' ? -this.night : this.night + (span === 'dusk' ? 0 : span.dusks - 1);
    this.b[at + 4] = OUTLIVES.indexOf(outlives);
    this.setGlobal(1, k + 1);
  }
  #token(k: number): number {
    return tokensFrom(this.seats) + k * TOKEN;
  }
  /** All that there is to this course, to go on with apart from it. */
  protected copied(): number[] {
    return this.b.slice(0, this.#token(this.tokens));
  }
  protected isLike(other: Impairments): boolean {
    const end = this.#token(this.tokens);
    for (let at = 0; at < end; at++) if (this.b[at] !== other.b[at]) return false;
    return true;
  }
  /** The oldest token of this seat's ability, or -1. */
  #first(source: SeatId): number {
    for (let k = 0; k < this.tokens; k++) if (this.b[this.#token(k)] === source) return this.#token(k);
    return -1;
  }
  #move(k: number, to: number): void {
    if (k === to) return;
    const [from, at] = [this.#token(k), this.#token(to)];
    for (let i = 0; i < TOKEN; i++) this.b[at + i] = this.b[from + i]!;
  }
  impairs(source: SeatId): SeatSet {
    const at = this.#first(source);
    return at < 0 ? 0 : this.b[at + 2]!;
  }
  impairmentsOf(source: SeatId): number {
    let count = 0;
    for (let k = 0; k < this.tokens; k++) if (this.b[this.#token(k)] === source) count++;
    return count;
  }
  narrow(source: SeatId, oneOf: SeatSet): void {
    const at = this.#first(source);
    if (at >= 0) this.b[at + 2]! &= oneOf;
  }
  lift(source: SeatId): void {
    const at = this.#first(source);
    if (at < 0) return;
    const end = this.#token(this.tokens);
    for (let to = at; to < end - TOKEN; to++) this.b[to] = this.b[to + TOKEN]!;
    this.setGlobal(1, this.tokens - 1);
  }
  /** Takes away what ends now, and whatever hangs on an ability that is gone. */
  expire(hour: 'dawn' | 'dusk'): void {
    let kept = 0;
    for (let k = 0; k < this.tokens; k++) {
      const at = this.#token(k);
      const until = this.b[at + 3]!;
      const over = hour === 'dawn' ? until < 0 : until <= this.night;
      if (over) continue;
      this.#move(k, kept++);
    }
    this.setGlobal(1, kept);
  }
  /** Ends what this seat's ability does to others, for good: its owner died or became somebody else. */
  release(source: SeatId, why: 'death' | 'change'): void {
    let kept = 0;
    for (let k = 0; k < this.tokens; k++) {
      const at = this.#token(k);
      const outlives = this.b[at + 4]!;
      if (this.b[at] === source && outlives < (why === 'death' ? 1 : 2)) continue;
      this.#move(k, kept++);
    }
    this.setGlobal(1, kept);
  }

  /** 0: healthy and sober, 1: impaired, less: open, and on what that depends. */
  status(seat: SeatId, asking = 0): number {
    if (this.m.deductions[this.char(seat)]!.isAlwaysImpaired === true) return 1;
    const bit = 1 << seat;
    const seen = asking | bit;
    let open = 0;
    for (let k = 0; k < this.tokens; k++) {
      const at = this.#token(k);
      const mask = this.b[at + 2]!;
      if ((mask & bit) === 0) continue;
      const holds = this.#holds(at, seen);
      if (holds === 0) continue;
      if (mask !== bit) open ||= openAt(k, seat);
      else if (holds === 1) return 1;
      else open ||= holds;
    }
    for (const code of this.m.auras) {
      for (let owner = 0; owner < this.seats; owner++) {
        if (!this.hasCode(owner, code) || !this.isInForce(owner) || (seen & (1 << owner)) !== 0) continue;
        if ((this.m.deductions[code]!.aura!(this.asCourse(), owner) & bit) === 0) continue;
        const impaired = this.status(owner, seen);
        if (impaired === 0) return 1;
        if (impaired < 0) open ||= impaired;
      }
    }
    return open;
  }
  /** Whether a token's cause is in force: 1 yes, 0 no, less: open. */
  #holds(at: number, seen: SeatSet): number {
    const outlives = this.b[at + 4]!;
    if (outlives === 2) return 1;
    const source = this.b[at]!;
    if (outlives === 0 && !this.isInForce(source)) return 0;
    if (!this.hasCode(source, this.b[at + 1]!)) return 0;
    // In a circle, and where somebody impairs themselves, the impairment stands.
    if ((seen & (1 << source)) !== 0) return 1;
    const impaired = this.status(source, seen);
    return impaired < 0 ? impaired : 1 - impaired;
  }
  /** Decides what an open status depends on: [it lies there, it does not]. */
  protected decide(open: number, yes: Impairments, no: Impairments): void {
    const key = -open - 1;
    const at = this.#token(key >> 5) + 2;
    const bit = 1 << (key & 31);
    yes.b[at] = bit;
    no.b[at]! &= ~bit;
  }
  isImpaired(seat: SeatId): boolean {
    return this.status(seat) === 1;
  }
  /** How likely this seat is under a token, each lying on any seat that it may lie on as readily as on another. */
  impairedShare(seat: SeatId): number {
    let free = 1;
    for (let k = 0; k < this.tokens; k++) {
      const mask = this.b[this.#token(k) + 2]!;
      if ((mask & (1 << seat)) !== 0) free *= 1 - 1 / sizeOf(mask);
    }
    return 1 - free;
  }
}
