import { almanac, type Lang, PSEUDO, pseudo, type Team } from '@belfry/almanac';
import type { PlainStatement, SeatId } from '@belfry/engine';

type Askable = Extract<PlainStatement, { says: 'alignment' | 'among' | 'none-among' | 'one-of' | 'in-play' }>;

/** The pieces that a question can be built of: what is asked of whom. */
export const isAskable = (statement: PlainStatement): statement is Askable =>
  ['alignment', 'among', 'none-among', 'one-of', 'in-play'].includes(statement.says);

/** A question built of pieces, in words that are understood as exactly that. */
export function questionAbout(asked: Askable, nameOf: (player: SeatId) => string, lang: Lang): string {
  const { terms, characters } = almanac(lang);
  const words = WORDS[lang];
  const list = (players: readonly SeatId[]) => players.map(nameOf).join(words.or);
  const character = (id: string) => characters.get(id)?.name ?? id;
  const team = (of: Team) => terms.teams[of].one;
  switch (asked.says) {
    case 'alignment':
      return words.side(nameOf(asked.player), asked.alignment);
    case 'among':
      return words.is(list(asked.players), team(asked.team));
    case 'none-among':
      return words.isNot(list(asked.players), team(asked.team));
    case 'one-of':
      return words.is(list(asked.players), character(asked.character));
    case 'in-play':
      return words.inPlay(character(asked.character));
  }
}

interface QuestionWords {
  readonly or: string;
  side(name: string, side: 'good' | 'evil'): string;
  is(names: string, what: string): string;
  isNot(names: string, what: string): string;
  inPlay(character: string): string;
}

const ENGLISH: QuestionWords = {
  or: ' or ',
  side: (name, side) => `Is ${name} ${side}?`,
  is: (names, what) => `Is ${names} the ${what}?`,
  isNot: (names, what) => `Is ${names} not the ${what}?`,
  inPlay: (character) => `Is the ${character} in play?`,
};

const WORDS: { readonly [lang in Lang]: QuestionWords } = {
  en: ENGLISH,
  [PSEUDO]: pseudo(ENGLISH),
  ru: {
    or: ' или ',
    side: (name, side) => `${name} — ${side === 'evil' ? 'зло' : 'добро'}?`,
    is: (names, what) => `${names} — ${what}?`,
    isNot: (names, what) => `${names} — не ${what}?`,
    inPlay: (character) => `${character} в игре?`,
  },
};
