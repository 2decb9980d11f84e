import type { Character } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { fromFile, readFile, type SetupScript, toFile } from '@belfry/engine';
import type { HomebrewRecord, ScriptMeta } from '@belfry/scripts';
import type { LocalGame } from './local-games.ts';
import { LocalTable } from './local-table.ts';

/** A game of this device as the text of a file. */
export const writeGame = (kept: LocalGame): string => JSON.stringify(toFile(new LocalTable(kept).game));

/** A game from a file's text, to be gone on with here. Throws `BadLog` or `BadSetup` with what is wrong in words. */
export function readGame(text: string): Pick<LocalGame, 'items' | 'setup' | 'entries'> {
  const { setup, entries } = fromFile(readFile(text), cast);
  return { items: itemsOf(setup.script), setup, entries };
}

/** The script of a game as the community's list. */
function itemsOf({ name, characters, homebrew = [], firstNight, otherNight }: SetupScript): readonly unknown[] {
  const meta: ScriptMeta = {
    id: '_meta',
    name,
    ...(firstNight === undefined ? {} : { firstNight }),
    ...(otherNight === undefined ? {} : { otherNight }),
  };
  const own = new Map(homebrew.map((character) => [character.id, recordOf(character)]));
  return [meta, ...characters.map((id) => own.get(id) ?? id)];
}

/** That it acts is said by a number; where, by the order above. */
const recordOf = (character: Character): HomebrewRecord => ({
  id: character.id,
  name: character.name,
  team: character.team,
  ability: character.ability,
  ...(character.firstNight === null ? {} : { firstNight: 1, firstNightReminder: character.firstNight }),
  ...(character.otherNight === null ? {} : { otherNight: 1, otherNightReminder: character.otherNight }),
  reminders: character.reminders,
  remindersGlobal: character.globalReminders,
});
