import { jinx, pass, replace, saying } from '@belfry/engine';

/** While the Magician lives, the Demon knows only that one of the two beside them is the Marionette. */
export const magicianMarionette = jinx('magician', 'marionette', {
  when: 'play',
  deduced: 'as-usual',
  instead: {
    marionette: (usual) =>
      saying(usual, ({ living, is, players, nearest, show }) => ({
        show: (demon, info) => {
          const isHidden = living().some((player) => is(player, 'magician'));
          if (!isHidden || info.says !== 'player-is') return show(demon, info);
          const beside = nearest(demon, () => true);
          show(demon, {
            says: 'one-of',
            players: players().filter((player) => beside.includes(player)),
            character: info.character,
          });
        },
      })),
  },
  adds: {
    on: {
      // Nor do they see which of those shown to them it is.
      *evilInfo({ living, is }, info) {
        if (info.as !== 'demon' || info.minions === null || !living().some((player) => is(player, 'magician')))
          return pass;
        return replace({ ...info, minions: info.minions.filter((player) => !is(player, 'marionette')) });
      },
    },
  },
});
