import { describe, expect, test } from 'vitest';
import { almanac, builtinScripts, type Character, LANGUAGES, PSEUDO } from '../src/index.ts';

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

  test('says why the base editions carry their tags, and how they change the set-up', () => {
    const words = (c: Character) => [...c.tags.map((t) => t.why), c.setup?.summary ?? ''];
    const same = base.flatMap((c) => {
      const other = words(overlay.character(c.id));
      return words(c).filter((text, at) => text !== '' && text === other[at]);
    });
    expect(same).toEqual([]);
  });

  test('falls back to English, and keeps what is not language', () => {
    expect(overlay.character('noble')).toEqual(english.character('noble'));
    for (const c of base) {
      const facts = ({ team, edition, setup, tags, icon, automated }: Character) => ({
        ...{ team, edition, icon, automated },
        setup: setup && { ...setup, summary: '' },
        tags: tags.map((t) => t.tag),
      });
      expect(facts(overlay.character(c.id))).toEqual(facts(c));
    }
  });
});

test.each([...LANGUAGES, PSEUDO])(
  'every script that comes with Belfry, and every edition, has a name of its own in %s',
  (code) => {
    const { terms, editions } = almanac(code);
    const wanted = [...Object.keys(builtinScripts), ...editions.map(({ id }) => id)];
    expect(wanted.filter((id) => terms.editions[id] === undefined)).toEqual([]);
    if (code === 'en') return;
    expect(wanted.filter((id) => terms.editions[id] === english.terms.editions[id])).toEqual([]);
  },
);

test('an unknown language is refused with the known ones', () => {
  expect(() => almanac('tlh')).toThrow('The almanac does not speak "tlh". It speaks: en, ru.');
});
