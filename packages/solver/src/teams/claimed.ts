import type { Matter } from '../matter.ts';
import { firstOf } from '../seat-set.ts';
import { choose, falling, outsiderCounts } from './bag.ts';
import { counted } from './evidence.ts';
import type { Habits } from './habits.ts';
import { GOOD, type Team } from './team.ts';

/** How likely everybody says they are who they say, if this were the team and its Demon this one. */
export class Claimed {
  readonly #m: Matter;
  readonly #habits: Habits;
  readonly #townsfolk: number;
  readonly #outsiders: number;
  /** How many of the script's Outsiders do not say that they are one. */
  readonly #hidden: number;
  readonly #isOutsider: readonly boolean[];
  /** How likely one more good player says they are what another is. */
  readonly #double: number;
  /** By number of Minions, Demon, and what the good claim. */
  readonly #patterns = new Map<number, number>();
  readonly #count: Uint8Array;
  /** How likely the good of the team that was heard last say what nobody good should. */
  #odd = 1;
  #townsfolkClaimed = 0;
  #outsidersClaimed = 0;
  #goodClaimed = 0;

  constructor(m: Matter, habits: Habits) {
    this.#m = m;
    this.#habits = habits;
    const outsiders = m.ids.flatMap((_, code) => (m.teams[code] === 'outsider' ? [code] : []));
    this.#townsfolk = m.teams.filter((team) => team === 'townsfolk').length;
    this.#outsiders = outsiders.length;
    this.#hidden = outsiders.filter((code) => m.wrong[code] !== undefined).length;
    this.#isOutsider = m.claims.map((claim) => claim >= 0 && m.teams[claim] === 'outsider');
    const good = m.problem.counts.townsfolk + m.problem.counts.outsider;
    // Whoever has drawn a wrong token has drawn one that nobody else has; whoever makes it up may hit on anything.
    const pretending = outsiders.filter((code) => m.wrong[code] !== undefined && m.wrong[code] !== 'believes').length;
    const share = this.#hidden === 0 ? 0 : (this.wrongShare(good) * pretending) / this.#hidden;
    this.#double = habits.goodLies + share / this.#townsfolk;
    this.#count = new Uint8Array(m.ids.length);
  }

  /** How likely any one good seat is wrong about itself. */
  wrongShare(good: number): number {
    if (this.#outsiders === 0) return 0;
    const { counts } = this.#m.problem;
    return ((counts.outsider + 0.5) * (this.#hidden / this.#outsiders)) / Math.max(1, good);
  }

  /** How likely the good say what they say, with this Demon in the team that was heard last, in logarithms. */
  claims(minions: number, demon: number): number {
    const [townsfolk, outsiders] = [this.#townsfolkClaimed, this.#outsidersClaimed];
    return counted(this.#odd * this.#pattern(townsfolk, outsiders, this.#goodClaimed, minions, demon));
  }

  /** What the evil of a team say they are, in logarithms: the same for every Demon. */
  hear(team: Team): { readonly demonBluff: number; readonly minionBluff: number } {
    const m = this.#m;
    this.#count.fill(0);
    let [townsfolk, outsiders, claimed, weight] = [0, 0, 0, 1];
    for (let seat = 0; seat < m.n; seat++) {
      const claim = m.claims[seat]!;
      if (claim < 0 || team.parts[seat] !== GOOD) continue;
      claimed++;
      if (m.isEvilCode(claim)) weight *= this.#habits.goodLies;
      else if (++this.#count[claim]! > 1) weight *= this.#double;
      else if (this.#isOutsider[seat]) outsiders++;
      else townsfolk++;
    }
    let [demonBluff, minionBluff] = [0, 0];
    for (let rest = team.evil; rest !== 0; rest &= rest - 1) {
      const seat = firstOf(rest);
      if (seat === team.demon) demonBluff += counted(this.#bluff(seat, 'demon'));
      else minionBluff += counted(this.#bluff(seat, 'minion'));
    }
    this.#odd = weight;
    this.#townsfolkClaimed = townsfolk;
    this.#outsidersClaimed = outsiders;
    this.#goodClaimed = claimed;
    return { demonBluff, minionBluff };
  }

  /** How likely the good have drawn what they say; and that so many are Outsiders. */
  #pattern(townsfolk: number, outsiders: number, claimed: number, minions: number, demon: number): number {
    const key = (((townsfolk * 16 + outsiders) * 16 + claimed) * 8 + minions) * 256 + demon;
    const known = this.#patterns.get(key);
    if (known !== undefined) return known;
    const m = this.#m;
    const good = m.n - 1 - minions;
    let chance = 0;
    for (const [count, share] of outsiderCounts(m, demon, minions)) {
      for (let hidden = 0; hidden <= Math.min(this.#hidden, count); hidden++) {
        const ways = choose(this.#hidden, hidden) * choose(this.#outsiders - this.#hidden, count - hidden);
        const open = count - hidden;
        const seats = choose(good - claimed, open - outsiders) / Math.max(1, choose(good, open));
        chance += share * (ways / Math.max(1, choose(this.#outsiders, count))) * seats;
      }
    }
    // More Outsiders than there can be: somebody good is not what they say.
    if (chance === 0) chance = this.#habits.goodLies / Math.max(1, choose(good, outsiders));
    const made = chance / (falling(this.#townsfolk, townsfolk) * falling(this.#outsiders, outsiders));
    this.#patterns.set(key, made);
    return made;
  }

  #bluff(seat: number, role: 'demon' | 'minion'): number {
    const m = this.#m;
    const claim = m.claims[seat]!;
    if (claim < 0) return 1;
    const { outsiderBluffs, bluffsInPlay, clumsy } = this.#habits;
    if (m.isEvilCode(claim)) return clumsy / m.ids.length;
    const inPlay = bluffsInPlay[role];
    const isOutsider = this.#isOutsider[seat]!;
    const [all, dealt] = isOutsider
      ? [this.#outsiders, m.problem.counts.outsider]
      : [this.#townsfolk, m.problem.counts.townsfolk];
    const share = isOutsider ? outsiderBluffs[role] : 1 - outsiderBluffs[role];
    const choice = Math.max(1, all - dealt) + inPlay * dealt;
    const isTaken = this.#count[claim]! > 0;
    // The next of the evil who says the same finds it taken.
    if (!isTaken) this.#count[claim] = TAKEN_BY_EVIL;
    const weight = !isTaken ? 1 : this.#count[claim] === TAKEN_BY_EVIL ? clumsy : inPlay;
    return (share * weight) / choice;
  }
}

const TAKEN_BY_EVIL = 100;
