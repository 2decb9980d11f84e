import type { Character } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { BadLog, Game, type GameFile, LOG_VERSION, readFile, type SetupScript, viewOf } from '@belfry/engine';
import type { HomebrewRecord, ScriptMeta } from '@belfry/scripts';
import type { LocalGame } from './local-games.ts';
import { LocalTable } from './local-table.ts';

/** A game of this device as the text of a file: all that was decided, and all that was told. */
export function writeGame(kept: LocalGame): string {
  const { setup, entries } = kept;
  const file: GameFile = {
    format: 'belfry-game',
    version: LOG_VERSION,
    setup,
    entries,
    events: kept.told ?? new LocalTable(kept).events,
  };
  return JSON.stringify(file);
}

/**
 * A game from a file's text. One that today's rules would tell differently is taken as it was told. Throws `BadLog` or
 * `BadSetup` with what is wrong in words.
 */
export function readGame(text: string): Pick<LocalGame, 'items' | 'setup' | 'entries' | 'told'> {
  const { setup, entries, events } = readFile(text);
  // Says what is wrong with the set-up, if it is.
  new Game(setup, cast);
  if (!canBeShown(events)) throw new BadLog({ say: 'file.beginning' });
  return { items: itemsOf(setup.script), setup, entries, told: events };
}

function canBeShown(events: GameFile['events']): boolean {
  if (events[0]?.type !== 'game-begins') return false;
  try {
    viewOf(events, 'storyteller');
    return true;
  } catch {
    return false;
  }
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
