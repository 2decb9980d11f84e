import { describe, expect, test } from 'vitest';
import { almanac, LANGUAGES } from '../src/index.ts';

const BASE = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'];
const english = almanac();

describe.each(LANGUAGES.filter((code) => code !== 'en'))('the overlay %s', (code) => {
  const overlay = almanac(code);
  const base = [...english.characters.values()].filter((c) => BASE.includes(c.edition));

  test('tells every character of the base editions', () => {
    expect(base.filter((c) => overlay.character(c.id).name === c.name).map((c) => c.id)).toEqual([]);
    expect(base.filter((c) => overlay.character(c.id).ability === c.ability).map((c) => c.id)).toEqual([]);
  });

  test('has as many reminders and the same nights as English', () => {
    const differing = base.filter((c) => {
      const other = overlay.character(c.id);
      return (
        other.reminders.length !== c.reminders.length ||
        other.globalReminders.length !== c.globalReminders.length ||
        (other.firstNight === null) !== (c.firstNight === null) ||
        (other.otherNight === null) !== (c.otherNight === null)
      );
    });
    expect(differing.map((c) => c.id)).toEqual([]);
  });

  test('falls back to English, and keeps what is not language', () => {
    expect(overlay.character('noble')).toEqual(english.character('noble'));
    for (const c of base) {
      const { team, edition, setup, tags, icon, automated } = overlay.character(c.id);
      expect({ team, edition, setup, tags, icon, automated }).toEqual({
        team: c.team,
        edition: c.edition,
        setup: c.setup,
        tags: c.tags,
        icon: c.icon,
        automated: c.automated,
      });
    }
  });
});

test('an unknown language is refused with the known ones', () => {
  expect(() => almanac('tlh')).toThrow('The almanac does not speak "tlh". It speaks: en, ru.');
});
