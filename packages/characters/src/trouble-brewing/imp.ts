import { character, pass, replace } from '@belfry/engine';

/** Each night but the first you pick a player, who dies. Kill yourself, and a living Minion becomes the Imp. */
export const imp = character('imp', {
  wakes: 'other',
  manner: { passesOn: true },
  *act({ choosePlayer, kill }) {
    yield* kill(yield* choosePlayer());
  },
  on: {
    succession: {
      band: 'own',
      *hook({ me, ability, living, isTeam, trueTeam, ruleOne, become }, { victim, killer }) {
        if (victim !== me || killer?.id !== ability.id) return pass;
        const heirs = () => {
          const candidates = living().filter((player) => isTeam(player, 'minion') !== 'no');
          const minions = candidates.filter((player) => trueTeam(player) === 'minion');
          const others = candidates.filter((player) => !minions.includes(player));
          // If nobody is sure to count as a Minion, the Storyteller may find none.
          const nobody = candidates.some((player) => isTeam(player, 'minion') === 'yes') ? [] : [null];
          return [...minions, ...nobody, ...others].map((value) => ({ value }));
        };
        const heir = yield* ruleOne('heir', heirs);
        if (heir === null) return pass;
        yield* become(heir, ability.character);
        return replace(heir);
      },
    },
  },
});
