import type { Place } from '../place.ts';
import { type Tongue, tongue } from '../words/tongue.ts';
import type { ReadTrouble } from './trouble.ts';

const nameless = (id: string) => id; // a file that cannot be read has no characters yet

function told({ place, reading }: Tongue, where: Place, { code, facts }: ReadTrouble): string {
  const words = reading[code] as (facts: ReadTrouble['facts']) => string; // code and facts come from one trouble
  return `${place(where, nameless)}: ${words(facts)}`;
}

/** A script file that cannot be read at all. The message is English; `told` says it in another language. */
export class ScriptReadError extends Error {
  override readonly name = 'ScriptReadError';
  readonly place: Place;
  readonly trouble: ReadTrouble;
  constructor(place: Place, trouble: ReadTrouble) {
    super(told(tongue('en'), place, trouble));
    this.place = place;
    this.trouble = trouble;
  }

  told(lang: string): string {
    return told(tongue(lang), this.place, this.trouble);
  }
}
