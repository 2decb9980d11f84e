import { type Character, TEAMS } from '@belfry/almanac';
import type { HomebrewRecord } from '../script.ts';
import { setupFromBrackets } from './brackets.ts';
import { ScriptReadError } from './error.ts';

/** As many copies as anybody could deal. */
const ANY_NUMBER = 14;

/** The fields of an object in the file, checked; throws an error that names the field. */
export function homebrewRecord(item: Record<string, unknown>, index: number): HomebrewRecord {
  const place = (field: string) => `item ${index + 1}, field "${field}"`;
  const fail = (field: string, wrong: string): never => {
    throw new ScriptReadError(place(field), wrong);
  };
  const text = (field: string): string => {
    const value = item[field];
    if (typeof value !== 'string' || value.trim() === '') {
      return fail(field, 'a homebrew character needs "id", "name", "team" and "ability", each with a text.');
    }
    return value;
  };
  for (const field of ['id', 'name', 'team', 'ability']) text(field);
  const team = text('team').toLowerCase();
  if (!TEAMS.some((known) => known === team)) {
    fail('team', `"${item.team}" is no team. The teams are ${TEAMS.join(', ')}.`);
  }
  for (const night of ['firstNight', 'otherNight']) {
    const value = item[night];
    if (value !== undefined && typeof value !== 'number') fail(night, 'a place in the night is a number (0 for none).');
  }
  for (const words of ['reminders', 'remindersGlobal']) {
    const value = item[words];
    if (value !== undefined && !(Array.isArray(value) && value.every((word) => typeof word === 'string'))) {
      fail(words, 'reminder tokens are a list of texts.');
    }
  }
  for (const objects of ['jinxes', 'special']) {
    const value = item[objects];
    if (value !== undefined && !(Array.isArray(value) && value.every((o) => typeof o === 'object' && o !== null))) {
      fail(objects, 'this must be a list of objects in braces.');
    }
  }
  return { ...item, team } as HomebrewRecord; // every field that the type promises was checked above
}

function setupOf(record: HomebrewRecord): Character['setup'] {
  const change = setupFromBrackets(record.ability);
  const copies = record.special?.some((s) => s.type === 'selection' && s.name === 'bag-duplicate') ?? false;
  if (!copies) return change;
  return { summary: 'may be in the bag several times', ...change, extraCopies: ANY_NUMBER };
}

/** A homebrew character in the almanac's own terms. The Storyteller runs it by hand. */
export function homebrewCharacter(record: HomebrewRecord): Character {
  const words = (text: string | undefined, place: number | undefined) =>
    place === undefined || place === 0 ? null : text?.trim() || `Run ${record.name}.`;
  return {
    id: record.id,
    name: record.name,
    team: record.team,
    edition: 'homebrew',
    ability: record.ability,
    reminders: record.reminders ?? [],
    globalReminders: record.remindersGlobal ?? [],
    firstNight: words(record.firstNightReminder, record.firstNight),
    otherNight: words(record.otherNightReminder, record.otherNight),
    setup: setupOf(record),
    tags: [],
    icon: 'perspective-dice-six-faces-random',
    automated: false,
  };
}
