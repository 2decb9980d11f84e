import { aPlayer, type Context, character } from '@belfry/engine';

/** When you learn that you are dead, you pick a living player for all to hear: if they are evil, your side has lost. */
export const klutz = character('klutz', {
  always: {
    *died(context, { victim, atNight }) {
      if (victim !== context.me) return;
      if (atNight) context.remember('died', context.night());
      else yield* stumble(context);
    },
    *dayBegins(context) {
      const { memory, night, isAlive, me } = context;
      if (memory().died === night() && !isAlive(me)) yield* stumble(context);
    },
  },
});

function* stumble({ me, choose, declare, works, failed, registers, alignmentOf, win }: Context) {
  const chosen = yield* choose(aPlayer({ alive: true }));
  if (chosen === null) return;
  declare([chosen]);
  if (!works(true)) {
    if (alignmentOf(chosen) === 'evil') failed();
  } else if (yield* registers(chosen, { alignment: 'evil' })) {
    win(alignmentOf(me) === 'good' ? 'evil' : 'good', { say: 'outcome.klutz' });
  }
}
