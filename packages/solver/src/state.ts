import type { CharacterId, Team } from '@belfry/almanac';
import type { Course, Registration, SeatId, SeatSet } from '@belfry/engine';
import type { Matter } from './matter.ts';

export const EVIL = 1;
export const DEAD = 2;
/** They have said something untrue without being wrong: they have to be found a liar in the end. */
export const LIED = 4;
export const WOKE = 8;
export const KEEPS = 16;
export const SLEEPS = 32;
export const WRONG = 64;
export const PERHAPS_WRONG = 128;
export const PERHAPS_WOKE = 256;
/** Dead for all to see, and alive in truth. */
export const FEIGNS = 512;
/** About to be dead: what they can do has ended, and others learn of it. */
export const FALLING = 1024;
/** What they learned in the hour of their death was heard: they may be somebody else when its place in the night comes. */
export const HEARD = 2048;
/** Died tonight without anybody's seeing it: they have to be back by dawn. */
export const GONE = 4096;
/** Came back tonight without anybody's seeing it: they have to be dead again by dawn. */
export const BACK = 8192;
/** May be on either side until dawn. */
export const SWAYS = 16384;
/** What is over in the morning. */
export const OF_THE_NIGHT = WRONG | PERHAPS_WRONG | SLEEPS | WOKE | PERHAPS_WOKE | HEARD | SWAYS;

export const FIELDS = 8;
export const GLOBALS = 11;
export const TOKEN = 5;
export const MOST_TOKENS = 20;

/**
 * One course of the game in one flat array: what everybody is, who lives, and the tokens that impair. A token lies on
 * one of a set of seats; which one is decided only when something depends on it.
 */
export abstract class State {
  readonly m: Matter;
  readonly b: Int32Array;
  readonly seats: number;

  constructor(m: Matter, b: Int32Array | null = null) {
    this.m = m;
    this.seats = m.n;
    this.b = b ?? new Int32Array(FIELDS * m.n + GLOBALS + TOKEN * MOST_TOKENS);
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
    return this.b[4 * this.seats + seat]!;
  }
  setBorn(seat: SeatId, night: number): void {
    this.b[4 * this.seats + seat] = night;
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
    return this.b[7 * this.seats + seat]!;
  }
  setCharThen(seat: SeatId, code: number): void {
    this.b[7 * this.seats + seat] = code;
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
    let speakers = this.m.counters[this.isNight ? this.night : this.night + 1] ?? 0;
    for (; speakers !== 0; speakers &= speakers - 1) {
      const seat = 31 - Math.clz32(speakers & -speakers);
      if ((this.flags(seat) & (LIED | DEAD)) === 0) return true;
    }
    return false;
  }
  get sinksKills(): boolean {
    return this.m.problem.sinksKills;
  }
  get mayBeSaved(): boolean {
    return this.m.mayBeSaved || this.isSparing() || this.isAtWill;
  }
  get tokens(): number {
    return this.global(1);
  }
  isSparing(): boolean {
    return this.global(2) === this.night;
  }
  sparesAllTonight(): void {
    this.setGlobal(2, this.night);
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
    return this.global(10) !== 0;
  }
  set isFarFetched(value: boolean) {
    this.setGlobal(10, value ? 1 : 0);
  }
  gameFlag(character: CharacterId): boolean {
    const code = this.m.code(character);
    return (this.global(6 + (code >> 5)) & (1 << (code & 31))) !== 0;
  }
  raiseGameFlag(character: CharacterId): void {
    const code = this.m.code(character);
    const at = 6 + (code >> 5);
    this.setGlobal(at, this.global(at) | (1 << (code & 31)));
  }

  characterOf(seat: SeatId): CharacterId {
    return this.m.ids[this.char(seat)]!;
  }
  wasByDay(seat: SeatId): CharacterId {
    return this.m.ids[this.charThen(seat)]!;
  }
  teamOf(seat: SeatId): Team {
    return this.m.teams[this.char(seat)]!;
  }
  teamOfCharacter(character: CharacterId): Team {
    return this.m.teams[this.m.code(character)]!;
  }
  isAlive(seat: SeatId): boolean {
    return (this.flags(seat) & DEAD) === 0;
  }
  isEvil(seat: SeatId): boolean {
    return (this.flags(seat) & EVIL) !== 0;
  }
  isLiar(seat: SeatId): boolean {
    return this.hasLied(seat) || this.m.claims[seat]! < 0;
  }
  hasLied(seat: SeatId): boolean {
    return (this.flags(seat) & LIED) !== 0;
  }
  mayLie(seat: SeatId): boolean {
    return this.m.problem.mayLie[seat]!;
  }
  isInForce(seat: SeatId): boolean {
    const flags = this.flags(seat);
    return (flags & KEEPS) !== 0 || (flags & (DEAD | FALLING)) === 0;
  }
  keepAbility(seat: SeatId): void {
    this.raise(seat, KEEPS);
  }
  sleepTonight(seat: SeatId): void {
    this.raise(seat, SLEEPS);
  }
  sleeps(seat: SeatId): boolean {
    return (this.flags(seat) & SLEEPS) !== 0;
  }
  sway(seat: SeatId): void {
    this.raise(seat, SWAYS);
  }
  wakes(seat: SeatId): void {
    this.raise(seat, WOKE);
  }
  wentWrong(seat: SeatId, surely: boolean): void {
    this.raise(seat, surely ? WRONG : PERHAPS_WRONG);
  }
  hasCode(seat: SeatId, code: number): boolean {
    const own = this.b[seat]!;
    if (own === code || this.b[2 * this.seats + seat] === code + 1) return true;
    return this.m.hasExtra && this.m.extra[own]!.includes(code);
  }
  /** Who has an ability, or believes to. */
  holders(code: number): SeatSet {
    const { b, seats } = this;
    let set = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (b[seat] === code || b[2 * seats + seat] === code + 1 || b[3 * seats + seat] === code + 1) set |= 1 << seat;
      else if (this.m.hasExtra && this.m.extra[b[seat]!]!.includes(code)) set |= 1 << seat;
    }
    return set;
  }
  has(seat: SeatId, character: CharacterId): boolean {
    return this.hasCode(seat, this.m.code(character));
  }
  sheet(team?: Team): readonly CharacterId[] {
    return this.m.ids.filter((_, code) => team === undefined || this.m.teams[code] === team);
  }
  everybody(): SeatSet {
    return this.m.everybody;
  }
  living(): SeatSet {
    let set = 0;
    for (let seat = 0; seat < this.seats; seat++) if (this.isAlive(seat)) set |= 1 << seat;
    return set;
  }
  dead(): SeatSet {
    return this.m.everybody & ~this.living();
  }
  livingCount(): number {
    let count = 0;
    for (let seat = 0; seat < this.seats; seat++) if (this.isAlive(seat)) count++;
    return count;
  }
  ofTeam(team: Team): SeatSet {
    let set = 0;
    for (let seat = 0; seat < this.seats; seat++) if (this.m.teams[this.char(seat)] === team) set |= 1 << seat;
    return set;
  }
  nearest(seat: SeatId, among: SeatSet): SeatSet {
    const others = among & ~(1 << seat);
    if (others === 0) return 0;
    let set = 0;
    for (const way of [1, this.seats - 1]) {
      let at = (seat + way) % this.seats;
      while ((others & (1 << at)) === 0) at = (at + way) % this.seats;
      set |= 1 << at;
    }
    return set;
  }
  diedTonight(): SeatSet {
    return this.isNight ? this.m.nights[this.night - 1]!.deaths : 0;
  }
  diedByDay(): SeatSet {
    let set = 0;
    for (const event of this.m.days[this.night - (this.isNight ? 2 : 1)]?.events ?? []) {
      if (event.type === 'execution' && event.died) set |= 1 << event.player;
      else if (event.type === 'death') set |= 1 << event.player;
      else if (event.type === 'use' && event.use.died && event.use.target !== null) set |= 1 << event.use.target;
      else if (event.type === 'nomination') {
        const { came, nominator, nominee } = event.nomination;
        if (came === 'nominator-died') set |= 1 << nominator;
        if (came === 'nominee-died' && nominee !== null) set |= 1 << nominee;
      }
    }
    return set;
  }
  livesYet(seat: SeatId): boolean {
    if (this.isAlive(seat)) return true;
    for (let night = this.night; night <= this.m.nights.length; night++)
      if (night > 0 && (this.m.nights[night - 1]!.revivals & (1 << seat)) !== 0) return true;
    return false;
  }
  mayReturn(): SeatSet {
    let set = this.dead() & this.m.nights[this.night - 1]!.revivals;
    for (let seat = 0; seat < this.seats; seat++) {
      const flags = this.flags(seat);
      if ((flags & DEAD) !== 0 && ((flags & GONE) !== 0 || this.#leavesTraces(seat))) set |= 1 << seat;
    }
    return set;
  }
  /** It matters to somebody if they live again and die again in one night. */
  #leavesTraces(seat: SeatId): boolean {
    const { dies, starts } = this.m.deductions[this.char(seat)]!;
    return dies !== undefined || starts !== undefined;
  }
  saysTheyBecame(seat: SeatId): CharacterId | null {
    const became = this.m.nights[this.night - 1]?.changes[seat] ?? -1;
    return became < 0 ? null : this.m.ids[became]!;
  }
  tellsOfAChange(seat: SeatId): boolean {
    return (this.m.changing & (1 << seat)) !== 0;
  }
  /** The code of what they say they are by now, or -1. */
  saysNow(seat: SeatId): number {
    if ((this.m.changing & (1 << seat)) === 0) return this.m.claims[seat]!;
    for (let night = Math.min(this.night, this.m.nights.length); night > 0; night--) {
      const became = this.m.nights[night - 1]!.changes[seat]!;
      if (became >= 0) return became;
    }
    return this.m.claims[seat]!;
  }
  gainedBy(seat: SeatId): CharacterId | null {
    const code = this.gained(seat);
    return code < 0 ? null : this.m.ids[code]!;
  }
  hasGained(seat: SeatId): boolean {
    return this.gained(seat) >= 0 || this.believed(seat) >= 0;
  }
  isWrongAboutSelf(seat: SeatId): boolean {
    return this.believed(seat) >= 0 || this.m.wrong[this.char(seat)] !== undefined;
  }
  mayKeepBack(character: CharacterId): boolean {
    return this.isFarFetched && (!this.isLastDay() || this.m.turnable.has(this.m.code(character)));
  }
  makesWrong(character: CharacterId): boolean {
    return this.m.wrong[this.m.code(character)] !== undefined;
  }
  isLastDay(): boolean {
    return this.night >= this.m.nights.length;
  }
  diedByExecution(): SeatSet {
    let set = 0;
    for (const event of this.m.days[this.night - (this.isNight ? 2 : 1)]?.events ?? []) {
      if (event.type === 'execution' && event.died) set |= 1 << event.player;
    }
    return set;
  }
  executedToday(): SeatSet {
    let set = 0;
    for (const event of this.m.days[this.night - 1]?.events ?? [])
      if (event.type === 'execution') set |= 1 << event.player;
    return set;
  }
  nominatesToday(): SeatSet {
    let set = 0;
    for (const event of this.m.days[this.night - 1]?.events ?? []) {
      if (event.type === 'nomination') set |= 1 << event.nomination.nominator;
    }
    return set;
  }

  registrationOf(seat: SeatId): Registration | null {
    const own = this.char(seat);
    const { registrations, extra } = this.m;
    const gained = this.gained(seat);
    if (registrations[own] != null) return registrations[own];
    if (gained >= 0 && registrations[gained] != null) return registrations[gained];
    for (const code of extra[own]!) if (registrations[code] != null) return registrations[code];
    return null;
  }
  /** Hooks speak to the whole course. */
  protected abstract asCourse(): Course;
}
