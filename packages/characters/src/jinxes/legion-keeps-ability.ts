import { afterwards, type Context, jinx, type Play, type SeatId } from '@belfry/engine';

/** A Legion player keeps their ability, and whoever would have taken it might learn what they are. */
function* mightLearn({ me, ruleWhether, show }: Context, player: SeatId): Play<void> {
  if (yield* ruleWhether('learns-legion', false)) show(me, { says: 'player-is', player, character: 'legion' });
}

export const legionMinstrel = jinx('legion', 'minstrel', {
  when: 'play',
  instead: {
    minstrel: ({ aura, on }) => ({
      aura: (facts) => aura!(facts).filter(({ target }) => !facts.is(target, 'legion')),
      on: afterwards(on, 'died', function* (context, { victim, cause }) {
        if (cause === 'execution' && context.is(victim, 'legion')) yield* mightLearn(context, victim);
      }),
    }),
  },
});

export const legionPreacher = jinx('legion', 'preacher', {
  when: 'play',
  instead: {
    // No Minion, and so they have lost nothing.
    preacher: ({ on }) => ({
      on: afterwards(on, 'chosen', function* (context, { by, seat }) {
        if (by.id === context.ability.id && context.is(seat, 'legion')) yield* mightLearn(context, seat);
      }),
    }),
  },
});
