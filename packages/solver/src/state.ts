import type { CharacterId } from '@belfry/almanac';
import type { Course, SeatId, SeatSet } from '@belfry/engine';
import { DEAD, LIED } from './flags.ts';
import type { Matter } from './matter.ts';

const FIELDS = 8;
const GLOBALS = 12;
/** Flags of the game in one number: fewer than 31, so that engines need no box for it. */
const FLAGS = 28;
export const TOKEN = 5;
/** The night since which somebody acts as what they are, and behind it the hour in which they became it. */
const NIGHT = 63;
/** What somebody was when they were last talked about, and behind it as what they nominated and voted. */
const CODE = 255;
const NOMINATED = 8;
const VOTED = 16;
const SINCE = 6;

/** Where the tokens begin at a table of so many. */
export const tokensFrom = (seats: number): number => FIELDS * seats + GLOBALS;

/** A course in which nothing is set yet. Pushed and not made at once: an array without holes is read faster. */
export function blank(seats: number): number[] {
  const b: number[] = [];
  for (let at = 0; at < tokensFrom(seats); at++) b.push(0);
  return b;
}

/**
 * One course of the game in one flat array: what everybody is, who lives, and the tokens that impair. A token lies on
 * one of a set of seats; which one is decided only when something depends on it. It is a plain array of small numbers: a
 * typed one of this size lies outside the heap, and takes ten times as long to copy.
 */
export abstract class State {
  readonly m: Matter;
  readonly b: number[];
  readonly seats: number;

  constructor(m: Matter, b: number[]) {
    this.m = m;
    this.seats = m.n;
    this.b = b;
  }

  // Fields of a seat, each a row as long as the table.
  char(seat: SeatId): number {
    return this.b[seat]!;
  }
  setChar(seat: SeatId, code: number): void {
    this.b[seat] = code;
  }
  flags(seat: SeatId): number {
    return this.b[this.seats + seat]!;
  }
  raise(seat: SeatId, flag: number): void {
    this.b[this.seats + seat]! |= flag;
  }
  lower(seat: SeatId, flag: number): void {
    this.b[this.seats + seat]! &= ~flag;
  }
  /** The code of a gained ability, or -1. */
  gained(seat: SeatId): number {
    return this.b[2 * this.seats + seat]! - 1;
  }
  setGained(seat: SeatId, code: number): void {
    this.b[2 * this.seats + seat] = code + 1;
  }
  /** The code of what they only believe to be able to, or -1. */
  believed(seat: SeatId): number {
    return this.b[3 * this.seats + seat]! - 1;
  }
  setBelieved(seat: SeatId, code: number): void {
    this.b[3 * this.seats + seat] = code + 1;
  }
  bornIn(seat: SeatId): number {
    return this.b[4 * this.seats + seat]! & NIGHT;
  }
  /** The hour in which they became what they are. */
  sinceHour(seat: SeatId): number {
    return this.b[4 * this.seats + seat]! >> SINCE;
  }
  /** Somebody else from now on, who acts from that night on. */
  setBorn(seat: SeatId, night: number): void {
    this.b[4 * this.seats + seat] = night | (this.hour << SINCE);
  }
  /** The same as before, with something new to do from that night on. */
  setBegins(seat: SeatId, night: number): void {
    this.b[4 * this.seats + seat] = night | (this.sinceHour(seat) << SINCE);
  }
  memory(seat: SeatId): number {
    return this.b[5 * this.seats + seat]!;
  }
  remember(seat: SeatId, value: number): void {
    this.b[5 * this.seats + seat] = value;
  }
  marked(seat: SeatId): SeatSet {
    return this.b[6 * this.seats + seat]!;
  }
  mark(seat: SeatId, oneOf: SeatSet): void {
    this.b[6 * this.seats + seat] = oneOf;
  }
  charThen(seat: SeatId): number {
    return this.b[7 * this.seats + seat]! & CODE;
  }
  /** As what they nominated today, and as what they voted last: what they were at the last talk, where they did not. */
  charAsNominator(seat: SeatId): number {
    return this.#charAs(seat, NOMINATED);
  }
  charAsVoter(seat: SeatId): number {
    return this.#charAs(seat, VOTED);
  }
  #charAs(seat: SeatId, deed: number): number {
    const code = ((this.b[7 * this.seats + seat]! >> deed) & CODE) - 1;
    return code < 0 ? this.charThen(seat) : code;
  }
  /** A new day: nobody has done anything yet. */
  setCharThen(seat: SeatId, code: number): void {
    this.b[7 * this.seats + seat] = code;
  }
  talkedAbout(seat: SeatId): void {
    const at = 7 * this.seats + seat;
    this.b[at] = (this.b[at]! & ~CODE) | this.char(seat);
  }
  hasNominated(seat: SeatId): void {
    this.#does(seat, NOMINATED);
  }
  hasVoted(seat: SeatId): void {
    this.#does(seat, VOTED);
  }
  #does(seat: SeatId, deed: number): void {
    const at = 7 * this.seats + seat;
    this.b[at] = (this.b[at]! & ~(CODE << deed)) | ((this.char(seat) + 1) << deed);
  }

  // What belongs to nobody.
  protected global(at: number): number {
    return this.b[FIELDS * this.seats + at]!;
  }
  protected setGlobal(at: number, value: number): void {
    this.b[FIELDS * this.seats + at] = value;
  }
  /** Twice the night's number, one more by day. */
  get hour(): number {
    return this.global(0);
  }
  set hour(value: number) {
    this.setGlobal(0, value);
  }
  get isNight(): boolean {
    return (this.global(0) & 1) === 0;
  }
  get night(): number {
    return this.global(0) >> 1;
  }
  /** Whether somebody truthful will say how much went wrong until then. */
  get isCounted(): boolean {
    if (!this.m.isCounted) return false;
    const night = this.isNight ? this.night : this.night + 1;
    let speakers = this.m.counters[night] ?? 0;
    // Whoever comes back in that night counts what went wrong before, too.
    const back = this.m.problem.nights[night - 1]?.revivals ?? 0;
    for (; speakers !== 0; speakers &= speakers - 1) {
      const bit = speakers & -speakers;
      const flags = this.flags(31 - Math.clz32(bit));
      if ((flags & LIED) === 0 && ((flags & DEAD) === 0 || (back & bit) !== 0)) return true;
    }
    return false;
  }
  get isPlayed(): boolean {
    return this.m.problem.isPlayed;
  }
  get sinksKills(): boolean {
    return this.m.problem.sinksKills;
  }
  get mayBeSaved(): boolean {
    return this.m.mayBeSaved || this.isAtWill;
  }
  get tokens(): number {
    return this.global(1);
  }
  get isAtWill(): boolean {
    return this.global(3) === this.night;
  }
  deathsAtWill(): void {
    this.setGlobal(3, this.night);
  }
  get hasHeir(): boolean {
    return this.global(4) !== 0;
  }
  set hasHeir(value: boolean) {
    this.setGlobal(4, value ? 1 : 0);
  }
  get changed(): boolean {
    return this.global(5) !== 0;
  }
  set changed(value: boolean) {
    this.setGlobal(5, value ? 1 : 0);
  }
  /** It is also looked for what comes of somebody being remade, then turned, and keeping back both. */
  get isFarFetched(): boolean {
    return this.global(6) !== 0;
  }
  set isFarFetched(value: boolean) {
    this.setGlobal(6, value ? 1 : 0);
  }
  gameFlag(character: CharacterId): boolean {
    const code = this.m.code(character);
    return (this.global(7 + Math.floor(code / FLAGS)) & (1 << (code % FLAGS))) !== 0;
  }
  raiseGameFlag(character: CharacterId): void {
    const code = this.m.code(character);
    const at = 7 + Math.floor(code / FLAGS);
    this.setGlobal(at, this.global(at) | (1 << (code % FLAGS)));
  }
  /** Hooks speak to the whole course. */
  protected abstract asCourse(): Course;
}
