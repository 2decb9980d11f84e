import { almanac } from '@belfry/almanac';
import { type Catalogue, page as en } from '../../../languages/en/web/index.ts';
import { page as ru } from '../../../languages/ru/web/index.ts';
import { type Tongue, tongue } from '../src/game/tongue.ts';
import { fill } from '../src/i18n/message.ts';

/** How a page would speak of a table with these people, clockwise from seat 0. */
export function speaking(lang: 'en' | 'ru', people: readonly string[]): Tongue {
  const catalogue: Catalogue = lang === 'en' ? en : ru;
  const rules = new Intl.PluralRules(lang);
  const lists = new Intl.ListFormat(lang);
  const seats = people.map((name, seat) => ({ seat, name, alive: true, ghostVote: false, traveller: null }));
  return tongue(
    { lang, t: (key, gaps = {}) => fill(catalogue[key], gaps, rules), list: (parts) => lists.format(parts) },
    (id) => almanac(lang).characters.get(id)!,
    { seats },
  );
}
