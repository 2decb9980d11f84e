import type { CharacterId, Team } from '@belfry/almanac';
import type { Registration, SeatId, SeatSet } from '@belfry/engine';
import { DEAD, EVIL, FALLING, KEEPS, KEPT, LIED, PERHAPS_WRONG, SLEEPS, SWAYS, WOKE, WRONG } from './flags.ts';
import { State } from './state.ts';

/** Who is what in a course, on which side, alive, and able to do what. */
export abstract class Standing extends State {
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
    if ((flags & (DEAD | FALLING)) === 0) return true;
    return (flags & KEEPS) !== 0 || ((flags & KEPT) !== 0 && this.isKept(seat));
  }
  /** Whether somebody's ability lets them keep theirs; where that is open, it does. */
  protected abstract isKept(seat: SeatId): boolean;
  sleepTonight(seat: SeatId): void {
    this.raise(seat, SLEEPS);
  }
  sleeps(seat: SeatId): boolean {
    return (this.flags(seat) & SLEEPS) !== 0;
  }
  sway(seat: SeatId): void {
    this.raise(seat, SWAYS);
  }
  sways(seat: SeatId): boolean {
    return (this.flags(seat) & SWAYS) !== 0;
  }
  wakes(seat: SeatId): void {
    this.raise(seat, WOKE);
  }
  wentWrong(seat: SeatId, surely: boolean): void {
    this.raise(seat, surely ? WRONG : PERHAPS_WRONG);
  }
  hasCode(seat: SeatId, code: number): boolean {
    const own = this.b[seat]!;
    const gained = this.b[2 * this.seats + seat]!;
    return own === code || gained === code + 1 || (this.m.hasExtra && this.#comesWith(own, gained - 1, code));
  }
  /** Whether an ability comes with another: with one's own, or with the one that was gained. */
  #comesWith(own: number, gained: number, code: number): boolean {
    const { extra } = this.m;
    return extra[own]!.includes(code) || (gained >= 0 && extra[gained]!.includes(code));
  }
  /** All that they can do, what they have beside their own too. */
  abilitiesOf(seat: SeatId): readonly number[] {
    const { extra } = this.m;
    const [own, gained] = [this.char(seat), this.gained(seat)];
    return gained < 0 ? [own, ...extra[own]!] : [own, gained, ...extra[own]!, ...extra[gained]!];
  }
  /** Who has an ability, or believes to. */
  holders(code: number): SeatSet {
    const { b, seats } = this;
    let set = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (b[seat] === code || b[2 * seats + seat] === code + 1 || b[3 * seats + seat] === code + 1) set |= 1 << seat;
      else if (this.m.hasExtra && this.#comesWith(b[seat]!, b[2 * seats + seat]! - 1, code)) set |= 1 << seat;
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
  falling(): SeatSet {
    let set = 0;
    for (let seat = 0; seat < this.seats; seat++) if ((this.flags(seat) & FALLING) !== 0) set |= 1 << seat;
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
  gainedBy(seat: SeatId): CharacterId | null {
    const code = this.gained(seat);
    return code < 0 ? null : this.m.ids[code]!;
  }
  hasGained(seat: SeatId): boolean {
    // What somebody wrong about themselves believes to be is what they think they were dealt.
    return this.gained(seat) >= 0 || (this.believed(seat) >= 0 && this.m.wrong[this.char(seat)] !== 'believes');
  }
  /** Whoever only pretends to have an ability is not woken for it. */
  believesToHave(seat: SeatId, code: number): boolean {
    return this.believed(seat) === code && this.m.wrong[this.char(seat)] !== 'pretends';
  }
  isWrongAboutSelf(seat: SeatId): boolean {
    return this.believed(seat) >= 0 || this.m.wrong[this.char(seat)] !== undefined;
  }
  makesWrong(character: CharacterId): boolean {
    return this.m.wrong[this.m.code(character)] !== undefined;
  }
  /** In games what somebody only believes to be able to do may be counted where it goes wrong, and need not. */
  doesInVain(seat: SeatId, code: number): void {
    if (this.isPlayed && this.isCounted && this.believesToHave(seat, code)) this.wentWrong(seat, false);
  }
  /** In games whoever registers as something else may make an ability go wrong, which is counted. */
  perhapsDeceived(me: SeatId): void {
    if (this.m.mayRegister && this.m.problem.isPlayed && this.isCounted && this.mayBeDeceived(me))
      this.wentWrong(me, false);
  }
  mayBeDeceived(me: SeatId): boolean {
    for (let seat = 0; seat < this.seats; seat++) if (seat !== me && this.registrationOf(seat) !== null) return true;
    return false;
  }
  registrationOf(seat: SeatId): Registration | null {
    const { registrations, hasExtra } = this.m;
    const own = registrations[this.char(seat)];
    if (own != null) return own;
    const gained = this.gained(seat);
    if (gained >= 0 && registrations[gained] != null) return registrations[gained];
    if (hasExtra)
      for (const code of this.abilitiesOf(seat)) if (registrations[code] != null) return registrations[code];
    return null;
  }
}
