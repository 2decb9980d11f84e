import type { CharacterId } from '@belfry/almanac';
import { type Grimoire, type Random, random, type SeatId, sideOf } from '@belfry/engine';
import { type Gauge, gauge } from '../../gauge/gauge.ts';
import type { Board } from '../../town/board.ts';
import type { Counsel } from '../policy.ts';

/** How the Storyteller sees the table when a ruling is due. */
export interface Bearing {
  readonly grimoire: Grimoire;
  readonly board: Board;
  readonly gauge: Gauge;
  /** From -1 (lend good a hand) to 1 (lend evil one). */
  readonly push: number;
  /** The same where it is about the Demon: while the end is far it had better stay hidden, whoever is ahead. */
  readonly hide: number;
  readonly dice: Random;
  isEvil(seat: SeatId): boolean;
  isDemon(seat: SeatId): boolean;
  /** Who a player says they are, or will most likely say. */
  taken(seat: SeatId): CharacterId | null;
}

/** Evil gets this much when in doubt. */
const WHEN_IN_DOUBT = 0.15;

/**
 * How far the Storyteller's whole help moves the odds of a game with so many alive, in logits: the more players, the
 * more there is to rule on. Fitted together with the gauge, to games with a push of their own each.
 */
const lever = (alive: number): number => Math.max(0.3, Math.min(0.9, 0.17 + 0.1 * (alive - 7)));

/** The help that would make it even, as far as there is help to give. */
const needed = (good: number, alive: number): number => Math.log(good / (1 - good)) / lever(alive);

/** While more than these live, and at any table until the second morning, the fight should go on: it is too early to find the Demon. */
const FAR = 6;
/** Hidden this much more than the rest, at least so much, and less only where all other help for good is not enough. */
const HIDDEN = { more: 0.5, least: 0.6, yields: 0.5 };

/** So many days without a death are nothing unusual; every further one counts so much for evil. */
const PATIENCE = 3;
const IMPATIENCE = 0.5;
/** After so many of those the weaker side has had all the help there is: what counts is that the game moves. */
const STUCK = 4;

const clamp = (x: number) => Math.max(-1, Math.min(1, x));

export function bearingOf(grimoire: Grimoire, { board, seed, players }: Counsel, key: string): Bearing {
  const { seats, bluffs } = grimoire;
  const found = gauge(grimoire, board, players);
  const demons = grimoire.livingDemons();
  const evil = seats.filter((s) => s.alignment === 'evil').map((s) => s.id);
  const alive = grimoire.livingResidents().length;
  // A game in which nobody dies any more needs somebody to make it move, and that is the Demon.
  const idle = Math.max(0, grimoire.day - board.lastDeath - PATIENCE);
  const help = needed(found.good, alive) * Math.max(0, 1 - idle / STUCK);
  const need = help + WHEN_IN_DOUBT + IMPATIENCE * idle;
  const push = clamp(need);
  const far = alive > FAR || grimoire.day <= 1;
  return {
    grimoire,
    board,
    gauge: found,
    push,
    hide: far ? clamp(Math.max(push + HIDDEN.more, HIDDEN.least + HIDDEN.yields * Math.min(0, need + 1))) : push,
    dice: random(`${seed} ${key} ${grimoire.moment}`),
    isEvil: (seat) => seats[seat]!.alignment === 'evil',
    isDemon: (seat) => demons.includes(seat),
    taken(seat) {
      const claimed = board.characterClaimedBy(seat);
      if (claimed !== null) return claimed;
      const { character, believes, alignment } = seats[seat]!;
      if (believes !== null) return believes.character;
      const team = grimoire.script.lookUp(character)?.team;
      if (alignment === 'good' || (team !== undefined && sideOf(team) === 'good')) return character;
      return bluffs[evil.indexOf(seat)] ?? null;
    },
  };
}
