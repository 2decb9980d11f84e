import { character } from '@belfry/engine';

/** If the Demon kills you, everybody hears of it, and though dead you nominate twice a day and vote twice for every nominee. */
export const banshee = character('banshee', {
  on: {
    *died({ me, ability, mark, remember, proclaim }, { victim, cause, atNight }) {
      if (victim !== me || cause !== 'demon') return;
      mark('keeps-ability', me, { outlives: 'death' });
      remember('wails', true);
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
    ballot: ({ me, memory, isAlive }, seat, ballot) =>
      seat === me && memory().wails === true && !isAlive(me)
        ? { may: true, spends: false, times: 2 * ballot.times }
        : ballot,
    nominations: ({ me, memory, isAlive }, seat, times) =>
      seat === me && memory().wails === true && !isAlive(me) ? 2 : times,
  },
});
