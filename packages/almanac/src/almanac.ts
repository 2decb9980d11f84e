import editionRecords from '../data/editions.json' with { type: 'json' };
import order from '../data/night-order.json' with { type: 'json' };
import { englishCharacters, englishJinxes } from './english.ts';
import type { Lang } from './lang.ts';
import { language, type Terms, translated } from './language.ts';
import type { Character, CharacterId, Edition, Jinx, NightOrder } from './types.ts';

/** Everything the almanac tells, in one language. */
export interface Almanac {
  readonly lang: Lang;
  readonly terms: Terms;
  /** In the order of the edition files. */
  readonly characters: ReadonlyMap<CharacterId, Character>;
  /** Throws for an id that nobody knows; ask `characters.get` when that is possible. */
  character(id: CharacterId): Character;
  readonly editions: readonly Edition[];
  readonly jinxes: readonly Jinx[];
  /** The jinxes among these characters: both of the pair are in the list. */
  jinxesOf(ids: Iterable<CharacterId>): readonly Jinx[];
  readonly nightOrder: NightOrder;
  /** Place in the official night order, counted from dusk = 0; null when it never wakes in such a night. */
  place(id: string, night: keyof NightOrder): number | null;
}

// TypeScript widens the strings of a JSON file; the tests hold the files to the types.
const editions = editionRecords as readonly Edition[];

const places = {
  first: new Map(order.first.map((id, place) => [id, place])),
  other: new Map(order.other.map((id, place) => [id, place])),
};

function open(lang: string): Almanac {
  const tongue = language(lang);
  const characters = new Map(englishCharacters.map((c) => [c.id, translated(c, tongue)]));
  const jinxes = englishJinxes.map((jinx) => ({ ...jinx, rule: tongue.jinxes[`${jinx.a}+${jinx.b}`] ?? jinx.rule }));
  const jinxesByCharacter = Map.groupBy(jinxes, ({ a }) => a);
  return {
    lang: lang as Lang, // `language` has refused any other
    terms: tongue.terms,
    characters,
    character: (id) => {
      const found = characters.get(id);
      if (found === undefined) throw new RangeError(`The almanac knows no character "${id}".`);
      return found;
    },
    editions: editions.map((edition) => ({ ...edition, name: tongue.terms.editions[edition.id] ?? edition.name })),
    jinxes,
    jinxesOf: (ids) => {
      const present = new Set(ids);
      return [...present].flatMap((id) => (jinxesByCharacter.get(id) ?? []).filter((jinx) => present.has(jinx.b)));
    },
    nightOrder: order,
    place: (id, night) => places[night].get(id) ?? null,
  };
}

const opened = new Map<string, Almanac>();

/** The almanac in a language (`en` when none is named). Opening it again costs nothing. */
export function almanac(lang = 'en'): Almanac {
  const known = opened.get(lang);
  if (known !== undefined) return known;
  const fresh = open(lang);
  opened.set(lang, fresh);
  return fresh;
}
