import { character, pass, replace } from '@belfry/engine';

/** Minions and Demons are not told of one another. If you die, they are, in that night. */
export const poppygrower = character('poppygrower', {
  on: {
    *evilInfo(_, info) {
      return info.as === 'traveller' ? pass : replace({ ...info, demons: null, minions: null });
    },
    *died({ me, mark }, { victim }) {
      if (victim === me) mark('evil-wakes', me, { outlives: 'everything' });
    },
  },
  *atPlace({ marked, unmark, tellEvilTeam }) {
    if (marked('evil-wakes').length === 0) return;
    unmark('evil-wakes');
    yield* tellEvilTeam();
  },
  always: {
    // Her place had passed when she died.
    *nightEnding({ marked, unmark, tellEvilTeam }) {
      if (marked('evil-wakes').length === 0) return;
      unmark('evil-wakes');
      yield* tellEvilTeam();
    },
  },
});
