import { describe, expect, test } from 'vitest';
import { almanac, builtinScripts, type Character, LANGUAGES, PSEUDO } from '../src/index.ts';
import { language } from '../src/language.ts';

const english = almanac();
const characters = [...english.characters.values()];

describe.each(LANGUAGES.filter((code) => code !== 'en'))('the overlay %s', (code) => {
  const overlay = almanac(code);
  const { characters: entries, jinxes } = language(code);

  test('has an entry for every character, and for nobody else', () => {
    expect(Object.keys(entries).toSorted()).toEqual(characters.map((c) => c.id).toSorted());
  });

  test.each(['name', 'ability', 'firstNight', 'otherNight'] as const)('tells the %s of every character', (field) => {
    const missing = characters.filter((c) => (c[field] === null) !== (entries[c.id]?.[field] === null));
    expect(missing.map((c) => c.id)).toEqual([]);
    const same = characters.filter((c) => c[field] !== null && overlay.character(c.id)[field] === c[field]);
    expect(same.map((c) => c.id)).toEqual([]);
  });

  test('gives no two characters one name', () => {
    const namesakes = Map.groupBy(overlay.characters.values(), (c) => c.name.toLocaleLowerCase(code));
    expect([...namesakes.values()].filter((those) => those.length > 1)).toEqual([]);
  });

  test.each(['reminders', 'globalReminders'] as const)('translates all %s, and equal ones alike', (field) => {
    const differing = characters.filter((c) => {
      const mine = overlay.character(c.id)[field];
      if (mine.length !== c[field].length || mine.some((text) => text === '')) return true;
      // A mark, a number or an X reads the same in every language.
      return c[field].some((text, at) => {
        const alike = c[field].indexOf(text);
        return (/\p{L}{2}/u.test(text) && mine[at] === text) || mine[at] !== mine[alike];
      });
    });
    expect(differing.map((c) => c.id)).toEqual([]);
  });

  test('names in the night texts the reminders that the English ones name', () => {
    const names = (text: string, reminder: string) => new RegExp(`(?<!\\p{L})${reminder}(?!\\p{L})`, 'u').test(text);
    const unnamed = characters.flatMap((c) => {
      const mine = overlay.character(c.id);
      const pairs = [...c.reminders, ...c.globalReminders].map((text, at) => ({
        text,
        ours: [...mine.reminders, ...mine.globalReminders][at] ?? '',
      }));
      return (['firstNight', 'otherNight'] as const).flatMap((night) =>
        pairs
          .filter(({ text }) => /\p{L}{2}/u.test(text) && names(c[night] ?? '', text))
          .filter(({ ours }) => !(mine[night] ?? '').includes(ours))
          .map(({ ours }) => `${c.id} ${night}: ${ours}`),
      );
    });
    expect(unnamed).toEqual([]);
  });

  test('says why characters carry their tags, and how they change the set-up', () => {
    const words = (c: Character) => [...c.tags.map((t) => t.why), c.setup?.summary ?? ''];
    const same = characters.flatMap((c) => {
      const other = words(overlay.character(c.id));
      return words(c).filter((text, at) => text !== '' && text === other[at]);
    });
    expect(same).toEqual([]);
  });

  test('tells every jinx, and none that there is not', () => {
    const pairs = english.jinxes.map(({ a, b }) => `${a}+${b}`);
    expect(Object.keys(jinxes).toSorted()).toEqual(pairs.toSorted());
    const same = overlay.jinxes.filter(({ rule }, at) => rule === '' || rule === english.jinxes[at]?.rule);
    expect(same).toEqual([]);
  });

  test('keeps what is not language', () => {
    for (const c of characters) {
      const facts = ({ team, edition, setup, tags, icon, automated }: Character) => ({
        ...{ team, edition, icon, automated },
        setup: setup && { ...setup, summary: '' },
        tags: tags.map((t) => t.tag),
      });
      expect(facts(overlay.character(c.id))).toEqual(facts(c));
    }
  });
});

test('the Russian texts are in Russian letters', () => {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
  // The X of the Xaan is an unknown number.
  const latin = textsIn(language('ru')).filter((text) => /[a-z]/i.test(text.replaceAll(/^X$|«X»/g, '')));
  expect(latin).toEqual([]);
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
