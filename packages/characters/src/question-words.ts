import { almanac, type Lang, PSEUDO, pseudo, type Team } from '@belfry/almanac';
import type { PlainStatement, SeatId, Statement } from '@belfry/engine';

export const PIECES = ['alignment', 'among', 'none-among', 'one-of', 'in-play'] as const;
type Askable = Extract<PlainStatement, { says: (typeof PIECES)[number] }>;

/** The pieces that a question or an assertion can be built of: what is said of whom. */
export const isAskable = (statement: Statement): statement is Askable =>
  (PIECES as readonly string[]).includes(statement.says);

/** A question built of pieces, in words that are understood as exactly that. */
export const questionAbout = (asked: Askable, nameOf: (player: SeatId) => string, lang: Lang): string =>
  built(asked, nameOf, lang, QUESTIONS[lang]);

/** The same as something that is said. */
export const assertionAbout = (said: Askable, nameOf: (player: SeatId) => string, lang: Lang): string =>
  built(said, nameOf, lang, ASSERTIONS[lang]);

function built(asked: Askable, nameOf: (player: SeatId) => string, lang: Lang, words: PieceWords): string {
  const { terms, characters } = almanac(lang);
  const list = (players: readonly SeatId[]) => players.map(nameOf).join(words.or);
  const character = (id: string) => characters.get(id)?.name ?? id;
  const team = (of: Team) => terms.teams[of].one;
  switch (asked.says) {
    case 'alignment':
      return words.side(nameOf(asked.player), asked.alignment);
    case 'among':
      return words.is(list(asked.players), team(asked.team), true);
    case 'none-among':
      return words.isNot(list(asked.players), team(asked.team));
    case 'one-of':
      return words.is(list(asked.players), character(asked.character), false);
    case 'in-play':
      return words.inPlay(character(asked.character));
  }
}

interface PieceWords {
  readonly or: string;
  side(name: string, side: 'good' | 'evil'): string;
  /** There may be several of a kind. */
  is(names: string, what: string, isKind: boolean): string;
  isNot(names: string, kind: string): string;
  inPlay(character: string): string;
}

const a = (kind: string) => `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}`;

const ASKED: PieceWords = {
  or: ' or ',
  side: (name, side) => `Is ${name} ${side}?`,
  is: (names, what, isKind) => `Is ${names} ${isKind ? a(what) : `the ${what}`}?`,
  isNot: (names, kind) => `Is ${names} not ${a(kind)}?`,
  inPlay: (character) => `Is the ${character} in play?`,
};

const SAID: PieceWords = {
  or: ' or ',
  side: (name, side) => `${name} is ${side}.`,
  is: (names, what, isKind) => `${names} is ${isKind ? a(what) : `the ${what}`}.`,
  isNot: (names, kind) => `${names} is not ${a(kind)}.`,
  inPlay: (character) => `The ${character} is in play.`,
};

const russian = (end: '?' | '.'): PieceWords => ({
  or: ' или ',
  side: (name, side) => `${name} — ${side === 'evil' ? 'зло' : 'добро'}${end}`,
  is: (names, what) => `${names} — ${what}${end}`,
  isNot: (names, kind) => `${names} — не ${kind}${end}`,
  inPlay: (character) => `${character} в игре${end}`,
});

const QUESTIONS: { readonly [lang in Lang]: PieceWords } = { en: ASKED, [PSEUDO]: pseudo(ASKED), ru: russian('?') };
const ASSERTIONS: { readonly [lang in Lang]: PieceWords } = { en: SAID, [PSEUDO]: pseudo(SAID), ru: russian('.') };
