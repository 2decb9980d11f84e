import type { Character } from '@belfry/almanac';
import type { GameSetup, Random } from '@belfry/engine';
import { builtinScript } from '@belfry/scripts';
import { deal, type TableScript, tableScript } from '@belfry/storyteller';

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
