import type { SetupChange } from '@belfry/almanac';
import { MOST_IN_BAG } from '@belfry/engine';

type Change = { -readonly [K in keyof SetupChange]: SetupChange[K] };

/** A set-up change is a short phrase. Longer brackets, and further ones, are prose for the Storyteller. */
const LONGEST_PHRASE = 120;
const MOST_PHRASES = 8;

/** No bag changes by more tokens than it holds. */
const inBag = (number: number): number => Math.max(-MOST_IN_BAG, Math.min(MOST_IN_BAG, number));

/** "+0 or +1", "-1", "+0 to +2": the numbers that it offers, or null. */
function offers(text: string): number[] | null {
  const numbers = [...text.matchAll(/[+-]?\d+/g)].map(([digits]) => inBag(Number(digits)));
  if (numbers.length === 0) return null;
  if (/\bto\b/.test(text) && numbers.length === 2) {
    const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  }
  return [...new Set(numbers)];
}

/** What stands between each `[` and the next `]`. One pass: an opening bracket without its end ends the search. */
function phrases(ability: string): string[] {
  const found: string[] = [];
  let from = 0;
  while (found.length < MOST_PHRASES) {
    const open = ability.indexOf('[', from);
    const close = open === -1 ? -1 : ability.indexOf(']', open + 1);
    if (close === -1) break;
    const inside = ability.slice(open + 1, close).trim();
    if (inside !== '' && inside.length <= LONGEST_PHRASE) found.push(inside);
    from = close + 1;
  }
  return found;
}

/**
 * The set-up change that a homebrew ability announces in square brackets, as far as the usual phrases go;
 * null when it has none or puts it in words that only its Storyteller can follow.
 */
export function setupFromBrackets(ability: string): SetupChange | null {
  const brackets = phrases(ability);
  if (brackets.length === 0) return null;
  const change: Change = { summary: brackets.join('; ') };
  for (const part of brackets.flatMap((inside) => inside.split(/[.;,]\s+/))) {
    const numbers = offers(part.replaceAll('−', '-'));
    if (/\boutsiders?\b/i.test(part)) {
      if (/\?/.test(part)) change.anyOutsiders = true;
      else if (numbers !== null) change.outsiders = numbers;
    } else if (/\bminions?\b/i.test(part) && numbers?.length === 1) change.minions = numbers[0]!;
    else if (/^no demon$/i.test(part)) change.demons = -1;
    else if (/^no evil/i.test(part)) change.noEvil = true;
  }
  return change;
}
