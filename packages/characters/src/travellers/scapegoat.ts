import { character, pass, replace } from '@belfry/engine';

/** When somebody on your side is executed, you may be executed in their place. */
export const scapegoat = character('scapegoat', {
  on: {
    *executing({ me, alignmentOf, isDemon, registers, ruleWhether }, { seat }) {
      if (seat === me || !(yield* registers(seat, { alignment: alignmentOf(me) }))) return pass;
      // Evil is not to lose while somebody could take the blame.
      const plain = alignmentOf(me) === 'evil' && isDemon(seat);
      const instead = yield* ruleWhether('scapegoat-instead', plain);
      return instead ? replace(me) : pass;
    },
  },
});
