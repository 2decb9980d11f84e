import type { Outlives, SeatId, SeatSet, Span } from '@belfry/engine';
import { KEPT } from './flags.ts';
import { Recorded } from './record.ts';
import { sizeOf } from './seat-set.ts';
import { TOKEN, tokensFrom } from './state.ts';

const EVER = 1 << 20;
const OUTLIVES: readonly Outlives[] = ['nothing', 'death', 'everything'];

/** Something that is not known of an impairment yet: token `k` may lie on that seat. */
const openAt = (token: number, seat: SeatId): number => -(1 + (token << 5) + seat);

/** Nor is it known whether somebody's ward lies there: what they have marked. No token has so high a number. */
const WARDS = 1 << 10;
const openWard = (owner: SeatId, seat: SeatId): number => openAt(WARDS + owner, seat);

/** How a token hangs on its source; whether it impairs, or keeps an ability; then because of whom, and since which hour. */
const OUTLIVING = 3;
const KEEPING = 4;
const BECAUSE = 3;
const SOMEBODY = 31;
const LAID = 8;

/** What impairs: a token by its number, or what a seat radiates. */
const FIRST_AURA = 2;
const NOTHING = -1;
const auraOf = (owner: SeatId): number => -owner - FIRST_AURA;
/** What keeps a Demon off a seat: no token has such a number. */
const wardOf = (seat: SeatId): number => (1 << 20) + seat;
/** What is being asked about, so that nothing is asked about in a circle for ever. */
const underway: number[] = [];

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

  impair(source: SeatId, oneOf: SeatSet, span: Span, outlives: Outlives = 'nothing', because: SeatId = -1): void {
    if (oneOf === 0) return;
    const until =
      span === 'ever' ? EVER : span === 'dawn' ? -this.night : this.night + (span === 'dusk' ? 0 : span.dusks - 1);
    this.#lay(source, oneOf, until, OUTLIVES.indexOf(outlives), because);
  }
  keepAbility(source: SeatId, seat: SeatId): void {
    this.raise(seat, KEPT);
    this.#lay(source, 1 << seat, EVER, KEEPING, seat);
  }
  #lay(source: SeatId, oneOf: SeatSet, until: number, manner: number, because: SeatId): void {
    const k = this.tokens;
    const at = this.#token(k);
    // Written in order: what lies behind the last token is written over, or added to the end.
    this.b[at] = source;
    this.b[at + 1] = this.char(source);
    this.b[at + 2] = oneOf;
    this.b[at + 3] = until;
    this.b[at + 4] = manner | ((because + 1) << BECAUSE) | (this.hour << LAID);
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
    for (let k = 0; k < this.tokens; k++) {
      const at = this.#token(k);
      if (this.b[at] === source && (this.b[at + 4]! & KEEPING) === 0) return at;
    }
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
  #because(at: number): SeatId {
    return ((this.b[at + 4]! >> BECAUSE) & SOMEBODY) - 1;
  }
  causes(source: SeatId): SeatSet {
    let set = 0;
    for (let k = 0; k < this.tokens; k++) {
      const at = this.#token(k);
      const because = this.#because(at);
      if (this.b[at] === source && because >= 0) set |= 1 << because;
    }
    return set;
  }
  /** The token that impairs somebody because of that one, or -1. */
  #found(source: SeatId, because: SeatId): number {
    for (let k = 0; k < this.tokens; k++) {
      const at = this.#token(k);
      if (this.b[at] === source && this.#because(at) === because && (this.b[at + 4]! & KEEPING) === 0) return at;
    }
    return -1;
  }
  impairsBecause(source: SeatId, because: SeatId): SeatSet {
    const at = this.#found(source, because);
    return at < 0 ? 0 : this.b[at + 2]!;
  }
  narrowBecause(source: SeatId, because: SeatId, oneOf: SeatSet): void {
    const at = this.#found(source, because);
    if (at >= 0) this.b[at + 2]! &= oneOf;
  }
  liftBecause(source: SeatId, because: SeatId): void {
    this.#keepOnly((at) => this.b[at] !== source || this.#because(at) !== because);
  }
  /** Whatever is done because of them, by whomever. */
  protected liftAllBecause(because: SeatId): void {
    this.#keepOnly((at) => this.#because(at) !== because);
  }
  #keepOnly(stays: (at: number) => boolean): void {
    let kept = 0;
    for (let k = 0; k < this.tokens; k++) if (stays(this.#token(k))) this.#move(k, kept++);
    this.setGlobal(1, kept);
  }
  protected override isKept(seat: SeatId): boolean {
    for (let k = 0; k < this.tokens; k++) {
      const at = this.#token(k);
      if ((this.b[at + 4]! & KEEPING) !== 0 && this.b[at + 2] === 1 << seat && this.#holds(k, NOTHING) !== 0)
        return true;
    }
    return false;
  }
  /** Who lets somebody keep an ability, if that is open. */
  protected openKeeper(): SeatId {
    for (let k = 0; k < this.tokens; k++) {
      const at = this.#token(k);
      if ((this.b[at + 4]! & KEEPING) !== 0 && this.#holds(k, NOTHING) < 0) return this.b[at]!;
    }
    return -1;
  }
  impairmentsOf(source: SeatId): number {
    let count = 0;
    for (let k = 0; k < this.tokens; k++) if (this.b[this.#token(k)] === source) count++;
    return count;
  }
  bearsOnOthers(seat: SeatId): boolean {
    if (this.#first(seat) >= 0) return true;
    const { auras, falsifiers } = this.m;
    return this.abilitiesOf(seat).some((code) => auras.includes(code) || falsifiers.includes(code));
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
  /** Takes away what ends now. */
  expire(hour: 'dawn' | 'dusk'): void {
    this.#keepOnly((at) => {
      const until = this.b[at + 3]!;
      return hour === 'dawn' ? until >= 0 : until > this.night;
    });
  }
  /** Ends what this seat's ability does to others, for good: its owner died or became somebody else. */
  release(source: SeatId, why: 'death' | 'change'): void {
    const least = why === 'death' ? 1 : 2;
    this.#keepOnly((at) => this.b[at] !== source || (this.b[at + 4]! & OUTLIVING) >= least);
  }

  /** 0: healthy and sober, 1: impaired, less: open, and on what that depends. */
  status(seat: SeatId): number {
    return this.#status(seat, NOTHING);
  }
  /** The same as it counts for something that this seat's ability does: that cannot have impaired its own source. */
  #status(seat: SeatId, asking: number): number {
    if (this.m.deductions[this.char(seat)]!.isAlwaysImpaired === true) return 1;
    const bit = 1 << seat;
    let open = 0;
    for (let k = 0; k < this.tokens; k++) {
      if (k === asking) continue;
      const at = this.#token(k);
      const mask = this.b[at + 2]!;
      if ((mask & bit) === 0 || (this.b[at + 4]! & KEEPING) !== 0) continue;
      const holds = this.#holds(k, asking);
      if (holds === 0) continue;
      if (mask !== bit) open ||= openAt(k, seat);
      else if (holds === 1) return 1;
      else open ||= holds;
    }
    for (const code of this.m.auras) {
      for (let owner = 0; owner < this.seats; owner++) {
        if (!this.hasCode(owner, code) || !this.isInForce(owner) || auraOf(owner) === asking) continue;
        if ((this.m.deductions[code]!.aura!(this.asCourse(), owner) & bit) === 0) continue;
        const holds = this.#works(auraOf(owner), owner, asking);
        if (holds === 0) continue;
        const isOff = this.m.teams[code] === 'demon' ? this.#keptOff(seat, auraOf(owner)) : 0;
        if (isOff === 1) continue;
        if (isOff === 0 && holds === 1) return 1;
        open ||= isOff < 0 ? isOff : holds;
      }
    }
    return open;
  }
  /** Whether somebody keeps off what a Demon radiates: 1 yes, 0 no, less: open. It does not put its own ward to sleep. */
  #keptOff(seat: SeatId, aura: number): number {
    if (this.m.warders.length === 0 || underway.includes(wardOf(seat))) return 0;
    for (const code of this.m.warders) {
      for (let me = 0; me < this.seats; me++) {
        if (!this.hasCode(me, code) || !this.isInForce(me)) continue;
        const wards = this.m.deductions[code]!.wards!(this.asCourse(), me, seat);
        if (wards === 'no') continue;
        underway.push(wardOf(seat));
        const impaired = this.#status(me, me === seat ? aura : NOTHING);
        underway.pop();
        if (impaired === 1) continue;
        if (wards === 'may') return openWard(me, seat);
        return impaired === 0 ? 1 : impaired;
      }
    }
    return 0;
  }
  /** Whether a token's cause is in force: 1 yes, 0 no, less: open. */
  #holds(k: number, asking: number): number {
    const at = this.#token(k);
    const outlives = this.b[at + 4]! & OUTLIVING;
    if (outlives === 2) return 1;
    const source = this.b[at]!;
    if (outlives === 0 && !this.isInForce(source)) return 0;
    return this.hasCode(source, this.b[at + 1]!) ? this.#works(k, source, asking) : 0;
  }
  /** Whether what impairs does so, as far as its source is concerned. In a circle what is older stands. */
  #works(what: number, source: SeatId, asking: number): number {
    if (underway.includes(what)) return asking === NOTHING || this.#isOlder(what, asking) ? 1 : 0;
    underway.push(what);
    const impaired = this.#status(source, what);
    underway.pop();
    return impaired < 0 ? impaired : 1 - impaired;
  }
  /** Tokens lie in the order in which they were laid; what somebody radiates is as old as they are what they are. */
  #isOlder(one: number, other: number): boolean {
    if (one >= 0 && other >= 0) return one < other;
    const [a, b] = [this.#since(one), this.#since(other)];
    return a === b ? one > other : a < b;
  }
  #since(what: number): number {
    return what < 0 ? this.sinceHour(-what - FIRST_AURA) : this.b[this.#token(what) + 4]! >> LAID;
  }
  /** Decides what an open status depends on: [it lies there, it does not]. */
  protected decide(open: number, yes: Impairments, no: Impairments): void {
    const key = -open - 1;
    const bit = 1 << (key & 31);
    const warder = (key >> 5) - WARDS;
    if (warder >= 0) {
      yes.mark(warder, bit);
      no.mark(warder, no.marked(warder) & ~bit);
      return;
    }
    const at = this.#token(key >> 5) + 2;
    yes.b[at] = bit;
    no.b[at]! &= ~bit;
  }
  isImpaired(seat: SeatId): boolean {
    return this.status(seat) === 1;
  }
  seemsImpaired(seat: SeatId): boolean {
    const { deductions } = this.m;
    return this.isImpaired(seat) || this.abilitiesOf(seat).some((code) => deductions[code]!.isAlwaysImpaired === true);
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
