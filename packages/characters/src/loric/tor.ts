import { type Context, character } from '@belfry/engine';

/** Nobody knows what they are, nor on which side; they learn it when they die. */
export const tor = character('tor', {
  veils: true,
  on: {
    *died(context, { victim }) {
      if (!context.isNight()) context.reveal(victim);
    },
    *dayBegins(context) {
      tellTheDead(context);
    },
  },
  *atPlace(context) {
    tellTheDead(context);
  },
});

/** Who has died in the night learns at its end what they were. */
function tellTheDead({ players, isAlive, isUnaware, reveal }: Context): void {
  for (const player of players()) if (!isAlive(player) && isUnaware(player)) reveal(player);
}
