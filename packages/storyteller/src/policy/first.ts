import type { Json, Options } from '@belfry/engine';
import type { Policy } from './policy.ts';

/** The simplest Storyteller: what the engine suggests, or else the first thing that is allowed. */
export const firstPolicy: Policy = (_, { suggestion, options }) =>
  suggestion ?? { choice: firstOf(options), reason: 'It is the first thing that is allowed.' };

function firstOf(options: Options): Json {
  switch (options.pick) {
    case 'players':
    case 'characters':
      return options.from.slice(0, options.min);
    case 'one':
      return options.of[0]!.value;
    case 'text':
      return '';
    case 'action': {
      const { do: action, character, with: further } = options.of[0]!;
      return {
        do: action,
        ...(character === undefined ? {} : { character }),
        ...(further === undefined ? {} : { with: firstOf(further) }),
      };
    }
  }
}
