import { isStatement, type Options, type Prompt } from '@belfry/engine';
import { characterId, isNo, isYes, type Names } from './notation.ts';
import { says } from './statement-notation.ts';

/** Options as the author writes them: names, characters, actions, numbers, yes and no. */
export function offers(options: Options, wanted: unknown, names: Names): boolean {
  switch (options.pick) {
    case 'players':
      return names.seat(wanted) !== null && options.from.includes(names.seat(wanted)!);
    case 'characters':
      return options.from.includes(characterId(String(wanted)));
    case 'one':
      return options.of.some(
        ({ value }) =>
          value === wanted ||
          (typeof value === 'boolean' && (value ? isYes(wanted) : isNo(wanted))) ||
          (value === null && wanted === 'nobody') ||
          (typeof value === 'number' && value === names.seat(wanted)) ||
          (isStatement(value) && says(wanted, value, names)),
      );
    case 'action':
      return options.of.some((a) => a.do === wanted || (a.do === 'use' && a.character === characterId(String(wanted))));
    case 'text':
      return false;
  }
}

export function checkOffer(
  found: readonly Prompt[],
  includes: readonly unknown[],
  excludes: readonly unknown[],
  names: Names,
): string | null {
  if (found.length === 0 && includes.length > 0) return 'was offered nothing';
  const missing = includes.find((one) => !found.some((p) => offers(p.options, one, names)));
  if (missing !== undefined) return `was not offered ${JSON.stringify(missing)}`;
  const extra = excludes.find((one) => found.some((p) => offers(p.options, one, names)));
  return extra === undefined ? null : `was offered ${JSON.stringify(extra)}`;
}
