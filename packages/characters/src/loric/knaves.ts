import { type Context, character, oneOf, pass, replace, TABLE } from '@belfry/engine';

/** The two who tell the story, as the players point at them. */
const KNAVES = ['left', 'right'] as const;

/** Of two Storytellers one lies and one tells the truth, and players choose whom to ask. Once, at dusk, the two may switch. */
export const knaves = character('knaves', {
  *starts({ ruleWhether, remember }) {
    const leftLies = yield* ruleWhether('left-knave-lies', true);
    remember('liar', leftLies ? 'left' : 'right');
  },
  on: {
    informing: {
      band: 'asked',
      *hook(context, { ability, to }) {
        if (ability.owner === TABLE) return pass;
        // Asked in any case: who is asked must not tell whose ability works.
        const asked = yield* context.askOf(to, oneOf(KNAVES));
        return asked === liarOf(context) && context.isWorking(ability) ? replace('false' as const) : pass;
      },
    },
    *dayEnded(context) {
      const { isSpent, ruleWhether, spend, remember } = context;
      if (isSpent() || !(yield* ruleWhether('knaves-switch', false))) return;
      spend();
      remember('liar', liarOf(context) === 'left' ? 'right' : 'left');
    },
  },
});

const liarOf = ({ memory }: Context): string => String(memory().liar);
