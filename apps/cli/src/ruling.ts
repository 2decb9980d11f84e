import { LOCALES, type Offered, say } from '@belfry/almanac';
import { type Alternative, isStatement, type Json, type SeenEvent } from '@belfry/engine';
import { type Speaker, STATEMENT_WORDS, sayAnswer, sayStatement } from '@belfry/storyteller';
import { RULING } from '../../../languages/every/cli/ruling.ts';

type Ruled = Extract<SeenEvent, { type: 'ruled' }>;

/** What stands around a ruling on a terminal, in one language. */
export interface RulingWords {
  readonly nobody: string;
  readonly yes: string;
  readonly no: string;
  readonly else: string;
  readonly ends: string;
  behind(by: string): string;
}

function sayChoice(choice: Json, speaker: Speaker, lang: Offered): string {
  const words = RULING[lang];
  if (typeof choice === 'boolean') return choice ? words.yes : words.no;
  if (isStatement(choice)) return sayStatement(choice, STATEMENT_WORDS[lang], speaker);
  return sayAnswer(choice, speaker) || words.nobody;
}

/** What was decided, and why. */
export const sayRuling = ({ choice, reason }: Ruled, speaker: Speaker, lang: Offered): string =>
  `${sayChoice(choice, speaker, lang)}.${reason === null ? '' : ` ${say(reason, speaker, lang)}`}`;

/** What else could have been, the next best first; null where nothing was weighed. */
export function sayWhatElse({ weighed = [] }: Ruled, speaker: Speaker, lang: Offered): string | null {
  if (weighed.length === 0) return null;
  const words = RULING[lang];
  const number = new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 2 });
  const other = ({ choice, by }: Alternative) =>
    `${sayChoice(choice, speaker, lang)} (${by < 0 ? words.ends : words.behind(number.format(by))})`;
  return `${words.else} ${weighed.map(other).join('; ')}.`;
}
