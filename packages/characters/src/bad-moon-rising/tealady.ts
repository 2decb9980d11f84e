import { character, pass, prevent, token } from '@belfry/engine';

/** While both of your living neighbours are good, neither of them can die. */
export const tealady = character('tealady', {
  tokens: [token('safe', { printed: 'Cannot Die', data: { from: 'death' } })],
  on: {
    *protectFromDeath({ me, livingNeighbours, registers }, { victim }) {
      const neighbours = livingNeighbours(me);
      if (!neighbours.includes(victim)) return pass;
      for (const player of neighbours) if (!(yield* registers(player, { alignment: 'good' }))) return pass;
      return prevent;
    },
  },
});
