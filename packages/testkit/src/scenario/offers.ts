import type { Options, Prompt } from '@belfry/engine';
import { characterId, type Names } from './notation.ts';
import { isWritten } from './written-answer.ts';

/** Options as the author writes them: names, characters, actions, numbers, yes and no. */
export function offers(options: Options, wanted: unknown, names: Names): boolean {
  switch (options.pick) {
    case 'players':
      return names.seat(wanted) !== null && options.from.includes(names.seat(wanted)!);
    case 'characters':
      return options.from.includes(characterId(String(wanted)));
    case 'one':
      return options.of.some((option) => isWritten(option, wanted, names));
    case 'action':
      return options.of.some((a) => a.do === wanted || (a.do === 'use' && a.character === characterId(String(wanted))));
    case 'text':
      return false;
    case 'all':
      return options.parts.some((part) => offers(part, wanted, names));
    case 'list':
      return offers(options.of, wanted, names);
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
