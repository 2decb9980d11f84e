import type { SetupChange } from '@belfry/almanac';

type Change = { -readonly [K in keyof SetupChange]: SetupChange[K] };

/** "+0 or +1", "-1", "+0 to +2": the numbers that it offers, or null. */
function offers(text: string): number[] | null {
  const numbers = [...text.matchAll(/[+-]?\d+/g)].map(([digits]) => Number(digits));
  if (numbers.length === 0) return null;
  if (/\bto\b/.test(text) && numbers.length === 2) {
    const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  }
  return numbers;
}

/**
 * The set-up change that a homebrew ability announces in square brackets, as far as the usual phrases go;
 * null when it has none or puts it in words that only its Storyteller can follow.
 */
export function setupFromBrackets(ability: string): SetupChange | null {
  const brackets = [...ability.matchAll(/\[([^\]]+)\]/g)].map(([, inside]) => inside!.trim());
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
