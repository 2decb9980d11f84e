import type { Character, CharacterId } from '@belfry/almanac';
import measured from '../../data/tilts.json' with { type: 'json' };
import type { Players } from '../gauge/missed.ts';

/** Two things that a bag should be good for, in logits: that good wins, and that there is a final day. */
export interface Tilt {
  readonly good: number;
  readonly last: number;
}

/** At ten players; so much more for each five players more; and so much more where so few sit that each is a large part of it. */
type Slope = readonly [middle: number, more: number, few: number];

interface Measured {
  /** By who plays: scripts at each number of players, before anybody is in the bag. */
  readonly editions: {
    readonly [kind in Players]: { readonly [edition: string]: { readonly [players: string]: Tilt } };
  };
  readonly characters: {
    readonly [kind in Players]: { readonly [id: CharacterId]: { readonly good: Slope; readonly last: Slope } };
  };
}

const { editions, characters }: Measured = measured as unknown as Measured;

/** Where the slopes start, and what they are measured in. */
const MIDDLE = 10;
const STEP = 5;

/** How much of each part of a slope counts among so many players. */
export const partsAmong = (players: number): Slope => [1, (players - MIDDLE) / STEP, Math.max(0, MIDDLE / players - 1)];

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/**
 * How games with these in play go, by what each of them moved at tables of the same kind; null on a script of which nobody has
 * been measured. A script is as its characters are: each counts as much as those of its edition do.
 */
export function tiltOf(inPlay: readonly Character[], sheet: readonly Character[], kind: Players): Tilt | null {
  const players = inPlay.length;
  const known = sheet.flatMap(({ edition }) => editions[kind][edition]?.[players] ?? []);
  if (known.length === 0) return null;
  const moved = [...new Set(inPlay.map(({ id }) => id))].flatMap((id) => characters[kind][id] ?? []);
  const parts = partsAmong(players);
  const by = (what: keyof Tilt) =>
    mean(known.map((tilt) => tilt[what])) +
    moved.reduce((sum, { [what]: slope }) => sum + parts.reduce((all, part, at) => all + part * slope[at]!, 0), 0);
  return { good: by('good'), last: by('last') };
}
