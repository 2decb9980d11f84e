import editionRecords from '../data/editions.json' with { type: 'json' };
import order from '../data/night-order.json' with { type: 'json' };
import { BOOK } from './at-hand.ts';
import { bindUnopened, boundPages } from './bound.ts';
import { englishCharacters, englishJinxes } from './english.ts';
import { isOffered, type Lang } from './lang.ts';
import { type Language, language, type Terms, translated } from './language.ts';
import {
  type In,
  NO_PAGES,
  OWN_EDITION,
  type OwnJinxEntry,
  type OwnPages,
  ownCharacter,
  withOwnPlaces,
} from './own.ts';
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
  /** Names of the rulings that only somebody's own characters ask for. */
  readonly ownRulings: readonly string[];
}

// TypeScript widens the strings of a JSON file; the tests hold the files to the types.
const editions = editionRecords as readonly Edition[];

/** What an entry says in this language beside English. */
const inWordsOf = <T>(entry: In<T>, lang: string): T | undefined =>
  isOffered(lang) && lang !== 'en' ? entry[lang] : undefined;

/** Without its words in other languages: what is left is exactly a jinx. */
const plain = (entry: OwnJinxEntry): Jinx =>
  Object.fromEntries(Object.entries(entry).filter(([part]) => !isOffered(part))) as unknown as Jinx;

const OWN: Edition = { id: OWN_EDITION, code: OWN_EDITION, name: '', level: null, blurb: '', travellers: [] };

function open(lang: string): Almanac {
  const pages = boundPages();
  const tongue = language(lang);
  const characters = new Map(englishCharacters.map((c) => [c.id, translated(c, tongue)]));
  for (const [id, entry] of Object.entries(pages.characters)) {
    characters.set(id, { ...ownCharacter(id, entry), ...inWordsOf(entry, lang) });
  }
  const jinxes = [
    ...englishJinxes.map((jinx) => ({ ...jinx, rule: tongue.jinxes[`${jinx.a}+${jinx.b}`] ?? jinx.rule })),
    ...pages.jinxes.map((jinx) => ({ ...plain(jinx), rule: inWordsOf(jinx, lang) ?? jinx.rule })),
  ];
  const nightOrder = {
    first: withOwnPlaces(order.first, pages, 'first'),
    other: withOwnPlaces(order.other, pages, 'other'),
  };
  const places = {
    first: new Map(nightOrder.first.map((id, place) => [id, place])),
    other: new Map(nightOrder.other.map((id, place) => [id, place])),
  };
  const printed = Object.keys(pages.characters).length === 0 ? editions : [...editions, OWN];
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
    editions: printed.map((edition) => ({ ...edition, name: tongue.terms.editions[edition.id] ?? edition.name })),
    jinxes,
    jinxesOf: (ids) => {
      const present = new Set(ids);
      return [...present].flatMap((id) => (jinxesByCharacter.get(id) ?? []).filter((jinx) => present.has(jinx.b)));
    },
    nightOrder,
    place: (id, night) => places[night].get(id) ?? null,
    ownRulings: Object.values(pages.characters).flatMap(({ rulings = [] }) => rulings.map(({ name }) => name)),
  };
}

interface Opened {
  readonly almanac: Almanac;
  /** A page's book may have held names only, and come whole since. */
  readonly book: Language | undefined;
}

const opened: { readonly almanacs: Map<string, Opened>; pages: OwnPages } = { almanacs: new Map(), pages: NO_PAGES };

/**
 * Binds somebody's own characters into the almanac, in place of any that were bound in before. Whoever starts a program
 * does it before the first game (docs/adr/0010-homebrew.md); nobody does it in the middle of one.
 */
export function bindIn(pages: OwnPages): void {
  const before = boundPages();
  bindUnopened(pages);
  try {
    almanac();
  } catch (error) {
    bindUnopened(before);
    throw error;
  }
}

/** The almanac in a language (`en` when none is named). Opening it again costs nothing. */
export function almanac(lang = 'en'): Almanac {
  if (opened.pages !== boundPages()) {
    opened.almanacs.clear();
    opened.pages = boundPages();
  }
  const known = opened.almanacs.get(lang);
  const book = isOffered(lang) ? BOOK[lang] : undefined;
  if (known !== undefined && known.book === book) return known.almanac;
  const fresh = open(lang);
  opened.almanacs.set(lang, { almanac: fresh, book });
  return fresh;
}
