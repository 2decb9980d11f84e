import { almanac, type Character } from '@belfry/almanac';

/** The files of the almanac's own texts, each with what a language says of its characters. */
const EDITIONS = ['bad-moon-rising', 'carousel', 'fabled', 'loric', 'sects-and-violets', 'trouble-brewing'] as const;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const words = ({ name, ability, reminders, globalReminders, firstNight, otherNight }: Character) => ({
  name,
  ability,
  reminders,
  ...(globalReminders.length === 0 ? {} : { globalReminders }),
  firstNight,
  otherNight,
});

const identifier = (file: string): string => file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const BOOK = `import type { Language } from '../../../packages/almanac/src/language.ts';
${[...EDITIONS, 'jinxes', 'reasons', 'setups', 'terms']
  .sort()
  .map((file) => `import ${identifier(file)} from './${file}.json' with { type: 'json' };`)
  .join('\n')}

export const book: Language = {
  terms,
  characters: { ${EDITIONS.map((file) => `...${identifier(file)}`).join(', ')} },
  reasons,
  setups,
  jinxes,
};
`;

/**
 * What English keeps in the edition files, because it was there first, and every other language beside its other words:
 * files of `almanac` in the language's folder, in English until somebody translates them.
 */
export function englishPages(): ReadonlyMap<string, string> {
  const { characters, jinxes } = almanac('en');
  const all = [...characters.values()];
  const of = <T>(make: (character: Character) => T | null) =>
    Object.fromEntries(
      all.flatMap((character) => {
        const made = make(character);
        return made === null ? [] : [[character.id, made]];
      }),
    );
  return new Map([
    ['book.ts', BOOK],
    ...EDITIONS.map((edition) => {
      const those = all.filter((character) => character.edition === edition);
      return [`${edition}.json`, json(Object.fromEntries(those.map((one) => [one.id, words(one)])))] as const;
    }),
    ['reasons.json', json(of(({ tags }) => Object.fromEntries(tags.map(({ tag, why }) => [tag, why]))))],
    ['setups.json', json(of(({ setup }) => setup?.summary ?? null))],
    ['jinxes.json', json(Object.fromEntries(jinxes.map(({ a, b, rule }) => [`${a}+${b}`, rule])))],
  ]);
}

export const aboutFile = (name: string, locale: string): string => {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const inOrder = (['zero', 'one', 'two', 'few', 'many', 'other'] as const).filter((form) => forms.includes(form));
  return `import type { AboutLanguage } from '../../../packages/almanac/src/about-language.ts';

export const about: AboutLanguage = ${object({ name, locale, forms: inOrder })};
`;
};

const object = ({ name, locale, forms }: { name: string; locale: string; forms: readonly string[] }): string =>
  `{ name: ${quoted(name)}, locale: ${quoted(locale)}, forms: [${forms.map(quoted).join(', ')}] }`;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
