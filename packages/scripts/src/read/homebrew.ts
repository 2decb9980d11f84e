import { type Character, type TagWithReason, TEAMS, type Team } from '@belfry/almanac';
import type { HomebrewRecord } from '../script.ts';
import { tongue } from '../words/tongue.ts';
import { setupFromBrackets } from './brackets.ts';
import { ScriptReadError } from './error.ts';
import { excerpt } from './limits.ts';
import { pictureFrom } from './picture.ts';
import { difficultyTagsFrom } from './tags.ts';
import { type ReadTrouble, trouble } from './trouble.ts';

/** As many copies as anybody could deal. */
const ANY_NUMBER = 14;

/** The team that somebody meant: several tools spell Travellers the American way. */
export function teamNamed(written: string): Team | null {
  const bare = written.trim().toLowerCase();
  const wanted = bare === 'traveler' ? 'traveller' : bare;
  return TEAMS.find((known) => known === wanted) ?? null;
}

/** The fields of an object in the file, checked; throws an error that names the field. */
export function homebrewRecord(item: Record<string, unknown>, index: number): HomebrewRecord {
  const fail = (field: string, why: ReadTrouble): never => {
    throw new ScriptReadError({ at: 'field', index, field, meta: false }, why);
  };
  const text = (field: string): string => {
    const value = item[field];
    if (typeof value !== 'string' || value.trim() === '') {
      return fail(field, trouble('incomplete-homebrew'));
    }
    return value;
  };
  for (const field of ['id', 'name', 'team', 'ability']) text(field);
  const team =
    teamNamed(text('team')) ?? fail('team', { code: 'no-such-team', facts: { written: excerpt(text('team')) } });
  for (const night of ['firstNight', 'otherNight']) {
    const value = item[night];
    if (value !== undefined && typeof value !== 'number') fail(night, trouble('night-place'));
  }
  for (const words of ['firstNightReminder', 'otherNightReminder']) {
    const value = item[words];
    if (value !== undefined && value !== null && typeof value !== 'string') {
      fail(words, { code: 'must-be', facts: { kind: 'text' } });
    }
  }
  for (const words of ['reminders', 'remindersGlobal']) {
    const value = item[words];
    if (value !== undefined && !(Array.isArray(value) && value.every((word) => typeof word === 'string'))) {
      fail(words, trouble('reminder-list'));
    }
  }
  for (const objects of ['jinxes', 'special']) {
    const value = item[objects];
    if (value !== undefined && !(Array.isArray(value) && value.every((o) => typeof o === 'object' && o !== null))) {
      fail(objects, trouble('object-list'));
    }
  }
  if (item.tags !== undefined) difficultyTagsFrom(item.tags, (why) => fail('tags', why));
  return { ...item, team } as HomebrewRecord; // every field that the type promises was checked above
}

function setupOf(record: HomebrewRecord): Character['setup'] {
  const change = setupFromBrackets(record.ability);
  const copies = record.special?.some((s) => s.type === 'selection' && s.name === 'bag-duplicate') ?? false;
  if (!copies) return change;
  return { summary: 'may be in the bag several times', ...change, extraCopies: ANY_NUMBER };
}

/** The community's sheets write `:reminder:` where a reminder token is to be laid; here it is drawn. */
const withTokens = (text: string): string => text.replaceAll(/:reminder:/gi, '◉');

/**
 * A homebrew character in the almanac's own terms. The Storyteller runs it by hand.
 * `tags` are those that its author gave it for the difficulty score.
 */
export function homebrewCharacter(record: HomebrewRecord, tags: readonly TagWithReason[]): Character {
  const words = (text: string | null | undefined, place: number | undefined) =>
    place === undefined || place === 0 ? null : withTokens(text?.trim() ?? '') || tongue('en').runs(record.name);
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
    tags,
    icon: pictureFrom(record.image) ?? 'perspective-dice-six-faces-random',
    automated: false,
  };
}
