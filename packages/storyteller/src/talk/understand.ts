import type { SeatId, ViewSeat } from '@belfry/engine';
import type { Board } from '../town/board.ts';
import { claimIn } from './claim-in-words.ts';
import { LANGUAGES, mentionsIn } from './mentions.ts';
import type { Remark } from './utterance.ts';

/** Where something was typed: who sits there, who says it, and who alone hears it (null for all). */
export interface Heard {
  readonly seats: readonly Pick<ViewSeat, 'seat' | 'name'>[];
  readonly from: SeatId;
  readonly to: SeatId | null;
  /** What the table knows, where claims are to be understood too. */
  readonly board?: Board;
}

type What = Extract<Remark, { say: 'ask' }>['what'];

/** The words of a language by which bots know what is meant. */
export interface Understanding {
  /** Questions by what they ask for. */
  readonly suspects: RegExp;
  readonly learned: RegExp;
  readonly character: RegExp;
  /** What is said against somebody, and for somebody; a "not" turns the one into the other. */
  readonly against: RegExp;
  readonly inFavour: RegExp;
  readonly not: RegExp;
  /** That the Demon is to take somebody. */
  readonly strike: RegExp;
  /** That nobody is to be executed today. */
  readonly rest: RegExp;
  /** "I am the", at the end of what comes before a character's name. */
  readonly iAm: RegExp;
  /** A night by its number; the number stands in one of the brackets, in digits or as one of `numbers`. */
  readonly night: RegExp;
  readonly yes: RegExp;
  readonly no: RegExp;
  /** From none to six, also as ordinals. */
  readonly numbers: readonly RegExp[];
  /** Names that are declined, by their letters and the ending that changes; null where none are. */
  readonly declines: { readonly names: RegExp; readonly ending: RegExp } | null;
}

type Words = 'suspects' | 'learned' | 'character' | 'against' | 'inFavour' | 'not' | 'rest' | 'strike';

/** The first that fits is meant. */
const QUESTIONS = ['suspects', 'learned', 'character'] as const satisfies readonly (What & Words)[];

const speaks = (words: Words, text: string): boolean => LANGUAGES.some((language) => language[words].test(text));

/**
 * What a person meant by words of their own, as far as bots understand it: the common questions, who they say they are and
 * what they learned, accusing or speaking up for somebody, also by calling them a character, that nobody is to be executed, and,
 * in private, whom the Demon is to take. A question to somebody that
 * is none of these is `other`, so that they can say so; null for anything else.
 */
export function understand(text: string, { seats, from, to, board }: Heard): Remark | null {
  const mentions = mentionsIn(text, seats, board?.rules.sheet ?? []);
  const named = mentions.flatMap((one) => (one.kind === 'seat' && one.seat !== from ? [one.seat] : []));
  if (/[?？]/u.test(text)) {
    const asked = to ?? named[0];
    if (asked === undefined) return null;
    const what = QUESTIONS.find((words) => speaks(words, text)) ?? 'other';
    return { say: 'ask', seat: asked, what };
  }
  const claim = board === undefined ? null : claimIn(text, mentions, board, from);
  if (claim !== null) return { say: 'claim', claim };
  const about = named.find((seat) => seat !== to) ?? null;
  if (about === null) return speaks('rest', text) ? { say: 'rest' } : null;
  // Aloud it is the gallows that are meant.
  if (to !== null && speaks('strike', text) && !speaks('not', text)) return { say: 'target', seat: about };
  const called = mentions.flatMap((one) =>
    one.kind === 'character' ? [board?.rules.lookUp(one.character)?.team] : [],
  );
  const against = speaks('against', text) || called.some((team) => team === 'minion' || team === 'demon');
  const inFavour = speaks('inFavour', text) || called.some((team) => team === 'townsfolk' || team === 'outsider');
  if (against === inFavour) return null;
  return { say: against !== speaks('not', text) ? 'accuse' : 'vouch', seat: about, because: { why: 'hunch' } };
}
