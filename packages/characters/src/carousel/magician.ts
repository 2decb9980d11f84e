import { character, pass, replace } from '@belfry/engine';

/** Minions are shown you as a Demon, and Demons as one of their Minions. */
export const magician = character('magician', {
  on: {
    *evilInfo({ me, players, trueTeam }, info) {
      // Clockwise as ever: the order must not tell who was added.
      const withMe = (shown: readonly number[] | null) =>
        shown && players().filter((player) => player === me || shown.includes(player));
      if (info.to === me || trueTeam(info.to) !== info.as) return pass;
      if (info.as === 'minion') return replace({ ...info, demons: withMe(info.demons) });
      if (info.as === 'demon') return replace({ ...info, minions: withMe(info.minions) });
      return pass;
    },
  },
});
