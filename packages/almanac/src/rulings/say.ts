import { almanac } from '../almanac.ts';
import { RULINGS } from '../at-hand.ts';
import { brought, type Lang, PSEUDO } from '../lang.ts';
import { mark } from '../pseudo.ts';
import type { Names } from '../sentences/sentence.ts';
import type { CharacterId } from '../types.ts';
import { type Guise, isRulingName, type OwnRuling } from './rulings.ts';

/** What a ruling is about, as the prompt says it. */
export interface AskedRuling {
  readonly what?: string;
  readonly seat?: number;
  readonly character?: CharacterId;
  readonly as?: Guise;
  readonly words?: OwnRuling['words'];
}

/** What the Storyteller is asked; null for a ruling from a newer server, or none at all. */
export function askRuling({ what, seat, character, as, words }: AskedRuling, names: Names, lang: Lang): string | null {
  if (words !== undefined) return lang === PSEUDO ? mark(words.en.asks) : brought(words, lang).asks;
  if (what === undefined || !isRulingName(what)) return null;
  const catalogue = RULINGS[lang];
  const { asks } = catalogue.rulings[what];
  if (typeof asks === 'string') return asks;
  const team = (of: keyof ReturnType<typeof almanac>['terms']['teams']) => almanac(lang).terms.teams[of].one;
  return asks({
    name: seat === undefined ? '' : names.name(seat),
    character: character === undefined ? '' : names.character(character),
    as:
      as === undefined
        ? ''
        : catalogue.as(as, { team, character: 'character' in as ? names.character(as.character) : '' }),
  });
}
