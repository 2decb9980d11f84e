import { character } from '@belfry/engine';

/** Each night but the first you pick a player, who dies. Kill yourself, and a living Minion becomes the Imp. */
export const imp = character('imp', {
  wakes: 'other',
  *act({ choosePlayer, kill }) {
    yield* kill(yield* choosePlayer());
  },
  on: {
    *demonFell({ me, ability, living, isTeam, ruling, become }, { victim, killer }) {
      if (victim !== me || killer?.id !== ability.id) return;
      const minions = living().filter((player) => isTeam(player, 'minion') !== 'no');
      const sure = minions.filter((player) => isTeam(player, 'minion') === 'yes');
      const heirs = [...sure, ...minions.filter((player) => !sure.includes(player))];
      if (heirs.length === 0) return;
      const heir = yield* ruling(
        'heir',
        heirs.map((value) => ({ value })),
        'A living Minion takes over.',
      );
      yield* become(heir as number, ability.character);
    },
  },
});
