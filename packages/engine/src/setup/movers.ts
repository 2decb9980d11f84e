import type { Character } from '@belfry/almanac';
import { BAG_TEAMS, type BagTeam, type Counts, countsFor } from './counts.ts';
import { takesSeat } from './legal.ts';
import { type Shape, shapes } from './shape.ts';

/** One choice of movers. It is only good until the visit ends: copy what you keep. */
export interface MoverSet {
  /** With a repeat for every copy. */
  readonly movers: readonly Character[];
  /** How many seats they take. */
  readonly seated: Counts;
  readonly shapes: readonly Shape[];
}

export interface MoverQuestion {
  readonly movers: readonly Character[];
  readonly picks: readonly Character[];
  /** Fabled and Loric: in play whatever is dealt. */
  readonly watching: readonly Character[];
  readonly players: number;
  /** How many tokens of each team the script could muster at the very most; shapes beyond that are not considered. */
  readonly most: Counts;
}

/** Whether a character's presence can change how many tokens of which team there are. */
function bendsShape(mover: Character, movers: readonly Character[]): boolean {
  const needed = mover.team === 'outsider' && movers.some((c) => c.setup?.needs?.includes(mover.id));
  if (needed) return true;
  if (mover.setup === null) return false;
  const { summary: _, evilTownsfolk: __, extraCopies: ___, drawsAs: ____, needs: _____, ...bends } = mover.setup;
  return Object.keys(bends).length > 0;
}

function leastAndMost(mover: Character, picks: readonly Character[]): readonly [least: number, most: number] {
  const picked = picks.filter((c) => c.id === mover.id).length;
  // Of a Demon that most players are, one stands for all copies; the shape says how many there are.
  const least = mover.setup?.manyCopies === true ? Math.min(1, picked) : picked;
  return [least, 1 + (mover.setup?.extraCopies ?? 0)];
}

/**
 * Visits all choices of movers that hold the picks and leave each team its room.
 * Shapes are worked out once for all choices with the same characters that bend them, and nothing is listed:
 * a script with every official character has hundreds of thousands of choices.
 */
export function eachMoverSet(question: MoverQuestion, visit: (set: MoverSet) => void): void {
  const { movers, picks, watching, players, most } = question;
  const bounds = movers.map((mover) => leastAndMost(mover, picks));
  const seats = movers.map((mover) => (takesSeat(mover) ? 1 : 0));
  const bends = movers.map((mover) => bendsShape(mover, movers));
  const moreMinions = movers.reduce((sum, c) => sum + Math.max(0, c.setup?.minions ?? 0), 0);
  const left = { townsfolk: players, outsider: players, minion: countsFor(players).minion + moreMinions, demon: 1 };
  const seated = { townsfolk: 0, outsider: 0, minion: 0, demon: 0 };
  const chosen: Character[] = [];
  const known = new Map<number, readonly Shape[]>();

  const shapesOf = (key: number): readonly Shape[] => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = shapes([...watching, ...new Set(chosen)], players).filter((shape) =>
      BAG_TEAMS.every((team) => shape[team] <= most[team]),
    );
    known.set(key, found);
    return found;
  };
  const from = (at: number, key: number): void => {
    const mover = movers[at];
    if (mover === undefined) {
      const allowed = shapesOf(key);
      if (allowed.length > 0) visit({ movers: chosen, seated, shapes: allowed });
      return;
    }
    const team = mover.team as BagTeam; // only characters that belong into a bag are movers
    const [least, copiesAllowed] = bounds[at]!;
    const before = chosen.length;
    const room = Math.min(copiesAllowed, left[team]);
    for (let copies = 0; copies <= room; copies++) {
      if (copies > 0) chosen.push(mover);
      if (copies < least) continue;
      left[team] -= copies;
      seated[team] += copies * seats[at]!;
      from(at + 1, copies > 0 && bends[at]! ? key + 2 ** at : key);
      left[team] += copies;
      seated[team] -= copies * seats[at]!;
    }
    chosen.length = before;
  };
  from(0, 0);
}
