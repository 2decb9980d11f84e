import { almanac, type Lang, type Team } from '@belfry/almanac';
import type { PlainStatement, SeatId, Statement } from '@belfry/engine';
import { QUESTIONS } from '../../../languages/every/characters/questions.ts';

export const PIECES = ['alignment', 'among', 'none-among', 'one-of', 'in-play'] as const;
type Askable = Extract<PlainStatement, { says: (typeof PIECES)[number] }>;

/** The pieces that a question or an assertion can be built of: what is said of whom. */
export const isAskable = (statement: Statement): statement is Askable =>
  PIECES.some((piece) => piece === statement.says);

/** A question built of pieces, in words that are understood as exactly that. */
export const questionAbout = (asked: Askable, nameOf: (player: SeatId) => string, lang: Lang): string =>
  built(asked, nameOf, lang, QUESTIONS[lang].asked);

/** The same as something that is said. */
export const assertionAbout = (said: Askable, nameOf: (player: SeatId) => string, lang: Lang): string =>
  built(said, nameOf, lang, QUESTIONS[lang].said);

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

export interface PieceWords {
  readonly or: string;
  side(name: string, side: 'good' | 'evil'): string;
  /** There may be several of a kind. */
  is(names: string, what: string, isKind: boolean): string;
  isNot(names: string, kind: string): string;
  inPlay(character: string): string;
}

/** The same pieces as a question and as something that is said. */
export interface QuestionWords {
  readonly asked: PieceWords;
  readonly said: PieceWords;
}
