import type { SetupWords } from '../../../packages/storyteller/src/setup/words.ts';

export const setup: SetupWords = {
  firstGames: {
    'loud-and-lively': {
      title: 'Loud and lively',
      reason: 'Nearly everybody has news to share, and evil need not lie much.',
    },
    'slow-and-quiet': {
      title: 'Slow and quiet',
      reason: 'A calm hunt around three claims that are hard to prove, with poison in the well.',
    },
    'smoke-and-mirrors': {
      title: 'Smoke and mirrors',
      reason: 'Two players can pass for what they are not: a puzzle for those who like one.',
    },
  },
  why(informers, misleaders, kinds) {
    const voices = `${informers} ${informers === 1 ? 'voice tells' : 'voices tell'} the town something`;
    const things = `${misleaders} ${misleaders === 1 ? 'thing casts' : 'things cast'} doubt on it`;
    const doubt = misleaders === 0 ? 'nothing spoils what they say' : things;
    return `${voices}, ${doubt}, and the Townsfolk are of ${kinds} ${kinds === 1 ? 'kind' : 'kinds'}.`;
  },
};
