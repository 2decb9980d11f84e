import english from '../../../languages/en/almanac/terms.json' with { type: 'json' };
import russianBadMoonRising from '../../../languages/ru/almanac/bad-moon-rising.json' with { type: 'json' };
import russianCarousel from '../../../languages/ru/almanac/carousel.json' with { type: 'json' };
import russianFabled from '../../../languages/ru/almanac/fabled.json' with { type: 'json' };
import russianJinxes from '../../../languages/ru/almanac/jinxes.json' with { type: 'json' };
import russianLoric from '../../../languages/ru/almanac/loric.json' with { type: 'json' };
import russianReasons from '../../../languages/ru/almanac/reasons.json' with { type: 'json' };
import russianSectsAndViolets from '../../../languages/ru/almanac/sects-and-violets.json' with { type: 'json' };
import russianSetups from '../../../languages/ru/almanac/setups.json' with { type: 'json' };
import russian from '../../../languages/ru/almanac/terms.json' with { type: 'json' };
import russianTroubleBrewing from '../../../languages/ru/almanac/trouble-brewing.json' with { type: 'json' };
import { englishCharacters, englishJinxes } from './english.ts';
import { isLang, LANGUAGES, type Lang, PSEUDO } from './lang.ts';
import { mark, pseudo } from './pseudo.ts';
import type { Character, CharacterId, DifficultyTag, Jinx, NightStep, Team } from './types.ts';

/** The words of the table that belong to no character. */
export interface Terms {
  readonly teams: Readonly<Record<Team, { readonly one: string; readonly many: string }>>;
  /** Names of the editions, and of the scripts that come with Belfry. */
  readonly editions: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<NightStep, string>>;
  /** What the Storyteller does at each step. */
  readonly stepTexts: Readonly<Record<NightStep, string>>;
  readonly alignments: Readonly<Record<'good' | 'evil', string>>;
  /** Who runs the game, as in the middle of a sentence: they can be nominated like a player. */
  readonly storyteller: string;
}

/** What a language says about one character. Most have no reminders for the whole table, and then say nothing of them. */
export type Translation = Pick<Character, 'name' | 'ability' | 'reminders' | 'firstNight' | 'otherNight'> &
  Partial<Pick<Character, 'globalReminders'>>;

export interface Language {
  readonly terms: Terms;
  readonly characters: Readonly<Record<CharacterId, Translation>>;
  /** Why a character carries a difficulty tag. */
  readonly reasons: Readonly<Record<CharacterId, Partial<Record<DifficultyTag, string>>>>;
  /** What a character changes while the bag is filled. */
  readonly setups: Readonly<Record<CharacterId, string>>;
  /** What happens when two characters meet, by both joined with a plus. */
  readonly jinxes: Readonly<Record<string, string>>;
}

/**
 * A new language is a folder under data/lang, its code in lang.ts, and one entry here.
 * English lives in the edition files, so its overlay is empty.
 */
const languages: Readonly<Record<Lang, Language>> = {
  get [PSEUDO]() {
    return inMarkedLetters(englishCharacters, englishJinxes, english);
  },
  en: { terms: english, characters: {}, reasons: {}, setups: {}, jinxes: {} },
  ru: {
    terms: { ...english, ...russian, editions: { ...english.editions, ...russian.editions } },
    characters: {
      ...russianTroubleBrewing,
      ...russianBadMoonRising,
      ...russianSectsAndViolets,
      ...russianCarousel,
      ...russianFabled,
      ...russianLoric,
    },
    reasons: russianReasons,
    setups: russianSetups,
    jinxes: russianJinxes,
  },
};

/** English once more, every text of it marked. */
function inMarkedLetters(characters: readonly Character[], jinxes: readonly Jinx[], terms: Terms): Language {
  const of = <T>(make: (character: Character) => T | null): Record<CharacterId, T> =>
    Object.fromEntries(
      characters.flatMap((character) => {
        const made = make(character);
        return made === null ? [] : [[character.id, made]];
      }),
    );
  return {
    terms: pseudo(terms),
    characters: of(({ name, ability, reminders, globalReminders, firstNight, otherNight }) =>
      pseudo({ name, ability, reminders, globalReminders, firstNight, otherNight }),
    ),
    reasons: of(({ tags }) => Object.fromEntries(tags.map(({ tag, why }) => [tag, mark(why)]))),
    setups: of(({ setup }) => (setup === null ? null : mark(setup.summary))),
    jinxes: Object.fromEntries(jinxes.map(({ a, b, rule }) => [`${a}+${b}`, mark(rule)])),
  };
}

export function language(code: string): Language {
  if (!isLang(code)) {
    throw new RangeError(`The almanac does not speak "${code}". It speaks: ${LANGUAGES.join(', ')}.`);
  }
  return languages[code];
}

export function translated(character: Character, into: Language): Character {
  const { id, tags, setup } = character;
  const overlay = into.characters[id];
  if (overlay === undefined) return character;
  const reasons = into.reasons[id];
  const summary = into.setups[id];
  return {
    ...character,
    ...overlay,
    tags: reasons === undefined ? tags : tags.map((t) => ({ ...t, why: reasons[t.tag] ?? t.why })),
    setup: setup === null || summary === undefined ? setup : { ...setup, summary },
  };
}
