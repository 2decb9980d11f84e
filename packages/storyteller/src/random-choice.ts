import type { Json, Options, Random } from '@belfry/engine';

/** Any legal answer, every one as likely as the next within its kind. It knows nothing of the game. */
export function randomChoice(options: Options, random: Random): Json {
  switch (options.pick) {
    case 'players':
    case 'characters': {
      const count = options.min + random.below(options.max - options.min + 1);
      return random.shuffle<number | string>(options.from).slice(0, count);
    }
    case 'one':
      return random.pick(options.of).value;
    case 'text':
      return '';
    case 'action': {
      const action = random.pick(options.of);
      return {
        do: action.do,
        ...(action.character === undefined ? {} : { character: action.character }),
        ...(action.with === undefined ? {} : { with: randomChoice(action.with, random) }),
      };
    }
  }
}
