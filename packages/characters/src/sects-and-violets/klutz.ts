import { character } from '@belfry/engine';
import { lastWords } from '../last-words.ts';

/** When you learn that you died, you name a living player for all to hear: if they are evil, your side has lost. */
export const klutz = character('klutz', {
  ...lastWords(function* ({ me, works, failed, registers, alignmentOf, win }, named) {
    if (!works(true)) {
      if (alignmentOf(named) === 'evil') failed();
    } else if (yield* registers(named, { alignment: 'evil' })) {
      win(alignmentOf(me) === 'good' ? 'evil' : 'good', { say: 'outcome.klutz' });
    }
  }),
});
