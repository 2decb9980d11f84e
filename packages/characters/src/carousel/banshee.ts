import { type Context, character, token } from '@belfry/engine';

/** If the Demon kills you, everybody hears of it, and though dead you nominate twice a day and vote twice for every nominee. */
export const banshee = character('banshee', {
  tokens: [token('keeps-ability', { printed: 'Has Ability' })],
  on: {
    *died({ me, ability, mark, remember, proclaim }, { victim, cause, atNight }) {
      if (victim !== me || cause !== 'demon') return;
      mark('keeps-ability', me, { outlives: 'death' });
      if (atNight) remember('unheard', true);
      else proclaim({ say: 'public.player-is', seat: me, character: ability.character });
    },
  },
  always: {
    // By night nobody hears it, so that nobody knows when it was.
    *dayBegins({ me, ability, memory, remember, proclaim }) {
      if (memory().unheard !== true) return;
      remember('unheard', false);
      proclaim({ say: 'public.player-is', seat: me, character: ability.character });
    },
  },
  voting: {
    ballot: (context, seat, ballot) =>
      seat === context.me && wails(context) ? { may: true, spends: false, times: 2 * ballot.times } : ballot,
    nominations: (context, seat, times) => (seat === context.me && wails(context) ? 2 : times),
  },
});

/** Her own token, or one that was laid for her; what another character lets the dead keep is not this. */
const wails = ({ me, isAlive, markedByMe }: Context): boolean => !isAlive(me) && markedByMe(me, 'keeps-ability');
