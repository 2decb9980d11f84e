import type { SeatId, ViewSeat } from '@belfry/engine';
import { UNDERSTANDING } from '../../../../languages/every/storyteller/understanding.ts';
import type { Remark } from './utterance.ts';

/** Where something was typed: who sits there, who says it, and who alone hears it (null for all). */
export interface Heard {
  readonly seats: readonly Pick<ViewSeat, 'seat' | 'name'>[];
  readonly from: SeatId;
  readonly to: SeatId | null;
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
  /** Names that are declined, by their letters and the ending that changes; null where none are. */
  readonly declines: { readonly names: RegExp; readonly ending: RegExp } | null;
}

type Words = Exclude<keyof Understanding, 'declines'>;

/** The first that fits is meant. */
const QUESTIONS = ['suspects', 'learned', 'character'] as const satisfies readonly (What & Words)[];

/** Whatever is spoken at the table, people type what they like. */
const LANGUAGES: readonly Understanding[] = Object.values(UNDERSTANDING);
const speaks = (words: Words, text: string): boolean => LANGUAGES.some((language) => language[words].test(text));

/**
 * What a person meant by words of their own, as far as bots understand it: the common questions, and accusing or speaking
 * up for somebody. A question to somebody that is none of these is `other`, so that they can say so; null for anything else.
 */
export function understand(text: string, { seats, from, to }: Heard): Remark | null {
  const named = namedIn(text, seats).filter((seat) => seat !== from);
  if (/[?？]/u.test(text)) {
    const asked = to ?? named[0];
    if (asked === undefined) return null;
    const what = QUESTIONS.find((words) => speaks(words, text)) ?? 'other';
    return { say: 'ask', seat: asked, what };
  }
  const about = named.find((seat) => seat !== to) ?? null;
  if (about === null) return null;
  const isNegated = speaks('not', text);
  const against = speaks('against', text);
  const inFavour = speaks('inFavour', text);
  if (against === inFavour) return null;
  return { say: against !== isNegated ? 'accuse' : 'vouch', seat: about, because: { why: 'hunch' } };
}

/** Everybody who is called by name, in the order of the words. Where names are declined, the stem is enough. */
function namedIn(text: string, seats: Heard['seats']): readonly SeatId[] {
  const words = text.toLowerCase();
  return seats
    .flatMap(({ seat, name }) => {
      const at = placeOf(words, name.toLowerCase());
      return at < 0 ? [] : [{ seat, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ seat }) => seat);
}

function placeOf(words: string, name: string): number {
  const declines = LANGUAGES.flatMap((language) => language.declines ?? []).find(({ names }) => names.test(name));
  const stem = declines === undefined ? name : name.replace(declines.ending, '');
  const ending = declines === undefined ? '' : '\\p{L}{0,2}';
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(stem)}${ending}(?![\\p{L}\\p{N}])`, 'u').exec(words)?.index ?? -1;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
