import type { Suggested } from '@belfry/almanac';
import { action, type Context, character, nothing } from '@belfry/engine';

/** Once per game, by day and in private, the Storyteller gives you advice that should help your team to win. */
export const fisherman = character('fisherman', {
  action: action({
    asks: nothing,
    heard: 'in-private',
    *use(context) {
      const { me, hasBreath, ruleText, show, spend } = context;
      if (!hasBreath(me)) return;
      show(me, { says: 'text', text: yield* ruleText('advice', advice(context)) });
      spend();
    },
  }),
});

/** Whom to trust: somebody of the Fisherman's own side who lives, or of the other if the advice is to be bad. */
function advice({ me, works, players, isAlive, alignmentOf }: Context): Suggested {
  const side = (player: number) => (alignmentOf(player) === alignmentOf(me)) === works();
  const others = players().filter((player) => player !== me && side(player));
  const friend = others.find(isAlive) ?? others[0];
  return friend === undefined ? { say: 'suggested.trust-nobody' } : { say: 'suggested.trust', seat: friend };
}
