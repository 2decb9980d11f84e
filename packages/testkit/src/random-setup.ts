import type { Character } from '@belfry/almanac';
import { FEWEST_PLAYERS, type GameSetup, ImpossibleBag, MOST_PLAYERS, type Random, random } from '@belfry/engine';
import { builtinScript, type TableScript, tableScript } from '@belfry/scripts';
import { deal } from '@belfry/storyteller';

const scripts = new Map<string, TableScript>();

function scriptNamed(name: string): TableScript {
  const known = scripts.get(name);
  if (known !== undefined) return known;
  const script = builtinScript(name);
  if (script === null) throw new RangeError(`There is no built-in script "${name}".`);
  const made = tableScript(script);
  scripts.set(name, made);
  return made;
}

/** A legal table of this many, dealt at random from a built-in script. */
export const randomSetup = (
  name: string,
  players: number,
  random: Random,
  picks: readonly Character[] = [],
): GameSetup => deal(scriptNamed(name), players, random, picks);

const sizes = new Map<string, readonly number[]>();

/** How many can sit down to a built-in script: small ones do not serve a large table. */
export function tableSizes(name: string): readonly number[] {
  const known = sizes.get(name);
  if (known !== undefined) return known;
  const all = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, n) => FEWEST_PLAYERS + n);
  const possible = all.filter((players) => canBeDealt(name, players));
  sizes.set(name, possible);
  return possible;
}

function canBeDealt(name: string, players: number): boolean {
  try {
    randomSetup(name, players, random(name));
    return true;
  } catch (error) {
    if (error instanceof ImpossibleBag) return false;
    throw error;
  }
}
