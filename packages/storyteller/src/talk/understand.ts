import type { SeatId, ViewSeat } from '@belfry/engine';
import type { Remark } from './utterance.ts';

/** Where something was typed: who sits there, who says it, and who alone hears it (null for all). */
export interface Heard {
  readonly seats: readonly Pick<ViewSeat, 'seat' | 'name'>[];
  readonly from: SeatId;
  readonly to: SeatId | null;
}

type What = Extract<Remark, { say: 'ask' }>['what'];

/** Questions by what they ask for; the first that fits is meant. English and Russian. */
const QUESTIONS: readonly (readonly [What, RegExp])[] = [
  ['suspects', /suspect|trust\b|who.{0,20}(evil|demon|bad)|подозр|кто.{0,20}(демон|зл)|кому.{0,12}(вер|довер)/iu],
  ['learned', /learn|know|\binfo|\bsee\b|\bsaw\b|find out|узна|(?<!\p{L})зна|виде[лт]|информ|показал/iu],
  ['character', /who are|what are|claim|role|character|token|кто ты|кем ты|кто вы|роль|персонаж|жетон/iu],
];

/** What is said against somebody, and for somebody. A "not" turns the one into the other. */
const AGAINST =
  /\bevil\b|\bdemon\b|\bminion\b|\blying\b|\blies\b|\bliar\b|suspicious|suspect|execute|\bhang\b|vote (for|against)|nominate|\bkill\b|(?<!\p{L})зл(ой|ая|о)(?!\p{L})|демон|приспешник|вр[её]т|лж[её]т|подозр|казни|голосу|номинир/iu;
const IN_FAVOUR =
  /\bgood\b|\btrust\b|\bbelieve\b|innocent|\bfine\b|(?<!\p{L})(добр|вер(ю|им)|сво[йя](?!\p{L}))|довер|невинов/iu;
const NOT = /\bnot\b|n['’]t\b|\bnever\b|(?<!\p{L})н[еи](?!\p{L})/iu;

/**
 * What a person meant by words of their own, as far as bots understand it: the common questions, and accusing or speaking
 * up for somebody. A question to somebody that is none of these is `other`, so that they can say so; null for anything else.
 */
export function understand(text: string, { seats, from, to }: Heard): Remark | null {
  const named = namedIn(text, seats).filter((seat) => seat !== from);
  if (/[?？]/u.test(text)) {
    const asked = to ?? named[0];
    if (asked === undefined) return null;
    const what = QUESTIONS.find(([, words]) => words.test(text))?.[0] ?? 'other';
    return { say: 'ask', seat: asked, what };
  }
  const about = named.find((seat) => seat !== to) ?? null;
  if (about === null) return null;
  const isNegated = NOT.test(text);
  const against = AGAINST.test(text);
  const inFavour = IN_FAVOUR.test(text);
  if (against === inFavour) return null;
  return { say: against !== isNegated ? 'accuse' : 'vouch', seat: about, because: { why: 'hunch' } };
}

/** Everybody who is called by name, in the order of the words. Russian names may be declined: the stem is enough. */
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

const CYRILLIC = /^[а-яё]+$/u;
const ENDING = /[аяйьоеы]$/u;

function placeOf(words: string, name: string): number {
  const isDeclined = CYRILLIC.test(name) && name.length > 2;
  const stem = isDeclined ? name.replace(ENDING, '') : name;
  const ending = isDeclined ? '\\p{L}{0,2}' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(stem)}${ending}(?![\\p{L}\\p{N}])`, 'u').exec(words)?.index ?? -1;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
