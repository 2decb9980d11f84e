import {
  type DifficultyTag,
  difficultyWeights,
  isOffered,
  LANGUAGES,
  NATIVE_NAMES,
  type Offered,
  type OwnEntry,
  RULING_SORTS,
  TEAMS,
} from '@belfry/almanac';
import type { CharacterDefinition } from '@belfry/engine';
import { nearest } from '@belfry/scripts';
import { field, type Source } from './source.ts';

const TEXTS = ['name', 'ability'];
const NIGHTS = ['firstNight', 'otherNight'] as const;
/** English is what the entry itself is in. */
const OTHERS = LANGUAGES.filter((lang) => lang !== 'en');
const OWN_FIELDS = [...TEXTS, 'team', ...NIGHTS, 'reminders', 'globalReminders', 'setup', 'tags', 'icon', 'rulings'];
const FIELDS = [...OWN_FIELDS, ...OTHERS];
const TRANSLATED = ['name', 'ability', 'reminders', 'globalReminders', 'firstNight', 'otherNight'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** What is wrong with what a file says about its character: its types are gone when it runs, and so each part is looked at. */
export function entryTroubles(entry: unknown, source: Source): string[] {
  if (!isObject(entry))
    return [
      source.says(/\bentry\b/, 'it has no entry; write: export const entry: OwnEntry = { name, team, ability }.'),
    ];
  const wrong = (name: string, sentence: string) => source.says(field(name), sentence);
  return [
    ...strangers(entry, FIELDS).map(({ name, meant }) => wrong(name, `an entry has no "${name}".${meant}`)),
    ...TEXTS.filter((name) => !isText(entry[name])).map((name) => wrong(name, `"${name}" has to be a text.`)),
    ...teamTroubles(entry.team, wrong),
    ...NIGHTS.filter((night) => entry[night] !== undefined && !isPlace(entry[night])).map((night) =>
      wrong(night, `"${night}" is { after: somebody's id, does: what the Storyteller does there }.`),
    ),
    ...['reminders', 'globalReminders']
      .filter((name) => entry[name] !== undefined && !areTexts(entry[name]))
      .map((name) => wrong(name, `"${name}" is a list of texts, one for each token.`)),
    ...(entry.setup === undefined || (isObject(entry.setup) && isText(entry.setup.summary))
      ? []
      : [wrong('setup', '"setup" needs a "summary": the change in words.')]),
    ...tagTroubles(entry.tags, wrong),
    ...(entry.icon === undefined || isText(entry.icon) ? [] : [wrong('icon', '"icon" is the name of a picture.')]),
    ...rulingTroubles(entry.rulings, wrong),
    ...OTHERS.flatMap((lang) => translationTroubles(lang, entry[lang], wrong)),
  ];
}

type Wrong = (name: string, sentence: string) => string;

const strangers = (fields: Record<string, unknown>, known: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearest(
        name,
        known.map((one) => one.toLowerCase()),
      );
      const meant = known.find((one) => one.toLowerCase() === near);
      return { name, meant: meant === undefined ? ` It may have: ${known.join(', ')}.` : ` Did you mean "${meant}"?` };
    });

const isPlace = (value: unknown): boolean => isObject(value) && isText(value.after) && isText(value.does);

const teamTroubles = (team: unknown, wrong: Wrong): string[] =>
  TEAMS.some((one) => one === team)
    ? []
    : [
        wrong(
          'team',
          `there is no team ${JSON.stringify(team) ?? '(none is named)'}; it is one of ${TEAMS.join(', ')}.`,
        ),
      ];

function tagTroubles(tags: unknown, wrong: Wrong): string[] {
  if (tags === undefined) return [];
  const known = Object.keys(difficultyWeights.tags) as readonly DifficultyTag[];
  const fits = (one: unknown) => isObject(one) && known.some((tag) => tag === one.tag) && isText(one.why);
  if (Array.isArray(tags) && tags.every(fits)) return [];
  return [wrong('tags', `"tags" is a list of { tag, why }; the tags are ${known.join(', ')}.`)];
}

function rulingTroubles(rulings: unknown, wrong: Wrong): string[] {
  const isSaid = (words: unknown) => isObject(words) && isText(words.asks) && isText(words.why);
  const fits = (one: unknown) =>
    isObject(one) &&
    isText(one.name) &&
    RULING_SORTS.some((sort) => sort === one.sort) &&
    isObject(one.words) &&
    isSaid(one.words.en) &&
    Object.entries(one.words).every(([lang, words]) => isOffered(lang) && isSaid(words));
  if (rulings === undefined || (Array.isArray(rulings) && rulings.every(fits))) return [];
  const each = LANGUAGES.map((lang) => `${lang}: { asks, why }`).join(', ');
  return [wrong('rulings', `"rulings" is a list of { name, sort, words: { ${each} } }; English at least.`)];
}

function translationTroubles(lang: Offered, words: unknown, wrong: Wrong): string[] {
  if (words === undefined) return [];
  if (!isObject(words))
    return [
      wrong(lang, `"${lang}" has the same words in that language (${NATIVE_NAMES[lang]}): { name, ability, … }.`),
    ];
  return [
    ...strangers(words, TRANSLATED).map(({ name, meant }) => wrong(lang, `"${lang}" has no "${name}".${meant}`)),
    ...Object.entries(words)
      .filter(([name, value]) => TRANSLATED.includes(name) && !(isText(value) || areTexts(value)))
      .map(([name]) => wrong(lang, `"${lang}.${name}" has to be a text, or a list of texts for tokens.`)),
  ];
}

/** Nights in which its player may be woken, or something happens at its place. */
function nightsOf({ wakes, atPlace }: CharacterDefinition): readonly (typeof NIGHTS)[number][] {
  if (wakes === 'first' || wakes === 'set-up') return ['firstNight'];
  if (wakes === 'other') return ['otherNight'];
  return wakes === 'each' || atPlace !== undefined ? NIGHTS : [];
}

/** Where it acts at night and the entry does not say when. */
export function placeTroubles(
  definition: CharacterDefinition,
  entry: OwnEntry,
  source: Source,
  knows: (night: (typeof NIGHTS)[number], id: string) => boolean,
): string[] {
  const wherever = typeof definition.wakes === 'function' && NIGHTS.every((night) => entry[night] === undefined);
  const missing = wherever ? [NIGHTS[1]] : nightsOf(definition).filter((night) => entry[night] === undefined);
  return [
    ...missing.map((night) =>
      source.says(
        /\b(?:wakes|atPlace)\b/,
        `it acts at night, and its entry does not say when; add ${night}: { after: 'somebody', does: 'what you do' }.`,
      ),
    ),
    ...NIGHTS.flatMap((night) => {
      const after = entry[night]?.after;
      if (after === undefined || knows(night, after)) return [];
      const which = night === 'firstNight' ? 'the first night' : 'other nights';
      return [
        source.says(field(night), `"${after}" has no place on ${which}; name somebody who has, or dusk or dawn.`),
      ];
    }),
  ];
}
