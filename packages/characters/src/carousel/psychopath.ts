import { action, aPlayer, type Context, character, oneOf, type Play, pass, prevent, type SeatId } from '@belfry/engine';

const THROWS = ['rock', 'paper', 'scissors'] as const;
const BEATS = { rock: 'scissors', paper: 'rock', scissors: 'paper' } as const;

/**
 * Each day before nominations you may name a player for all to hear, who dies. If you are executed, you die only if you
 * lose at rock, paper, scissors against your nominator.
 */
export const psychopath = character('psychopath', {
  action: action({
    asks: aPlayer(),
    often: 'daily',
    when: 'before-nominations',
    *use({ me, hasBreath, kill, nothingHappens }, target) {
      if (!hasBreath(me) || !(yield* kill(target))) nothingHappens();
    },
  }),
  on: {
    *protectFromDeath({ me, memory }, { victim, cause }) {
      return victim === me && cause === 'execution' && memory().lost === false ? prevent : pass;
    },
    // They play whatever else would save them: who sees them lose and live knows that something has.
    *condemned(context, { seat, nominator }) {
      const { me, isAlive, remember } = context;
      if (seat === me && isAlive(me)) remember('lost', yield* loses(context, nominator));
    },
  },
});

/** Whoever nominated themselves, or was executed without a nomination, plays with the Storyteller. */
function* loses({ me, players, askOf, ruleWhether, proclaim }: Context, nominator: SeatId | null): Play<boolean> {
  if (typeof nominator !== 'number' || nominator === me || !players().includes(nominator)) {
    return yield* ruleWhether('roshambo-lost', false);
  }
  const mine = yield* askOf(me, oneOf(THROWS));
  const theirs = yield* askOf(nominator, oneOf(THROWS));
  if (mine === null || theirs === null) return false;
  proclaim({ say: 'public.throws', seat: me, hand: mine });
  proclaim({ say: 'public.throws', seat: nominator, hand: theirs });
  return BEATS[theirs] === mine;
}
