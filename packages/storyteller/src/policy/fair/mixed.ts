import { isStatement, type Option, type Random } from '@belfry/engine';
import type { Bearing } from './bearing.ts';

/**
 * How often a broken ability tells the truth all the same, and how often one that works points at the evil alone: the
 * middle, and how far the push moves it. It is drawn, not weighed: whoever knows how this Storyteller thinks must not be
 * able to tell a broken ability by what it says, nor the evil team by whom it names.
 */
const MIX = {
  truth: { middle: 0.24, reach: 0.02 },
  gift: { middle: 0.23, reach: 0.05 },
} as const;

/** Something that could be told. */
export interface Telling {
  readonly option: Option;
}

/** Those among which the ruling is made: one of two kinds that are drawn between, or all of them where there is but one kind. */
export function drawnKind<T extends Telling>(tellings: readonly T[], works: boolean, bearing: Bearing): readonly T[] {
  const { push, dice } = bearing;
  const isRare = works ? (told: T) => isGift(told, bearing) : ({ option }: T) => option.note === 'yes';
  const rare = tellings.filter(isRare);
  const usual = tellings.filter((told) => !isRare(told));
  const { middle, reach } = works ? MIX.gift : MIX.truth;
  if (rare.length === 0 || usual.length === 0) return tellings;
  return isDrawn(middle - reach * push, dice) ? rare : usual;
}

const isDrawn = (share: number, dice: Random): boolean => dice.next() < share;

/** It names several, and every one of them is evil. */
function isGift({ option: { value } }: Telling, { isEvil }: Bearing): boolean {
  return isStatement(value) && 'players' in value && value.players.length > 1 && value.players.every(isEvil);
}
