import { BOOK } from './at-hand.ts';
import { englishCharacters, englishJinxes } from './english.ts';
import { isLang, LANGUAGES, PSEUDO } from './lang.ts';
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

/** English lives in the edition files, so its characters, reasons, set-ups and jinxes are empty. */
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
  return code === PSEUDO ? inMarkedLetters(englishCharacters, englishJinxes, BOOK.en.terms) : BOOK[code];
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
