import { character } from '@belfry/engine';

/** If you die at night, a living good player becomes a Farmer. */
export const farmer = character('farmer', {
  on: {
    *died({ me, ability, living, isTraveller, isEvil, alignmentOf, rulePlayer, become }, { victim, atNight }) {
      if (victim !== me || !atNight) return;
      const heirs = () => {
        const possible = living().filter((player) => !isTraveller(player) && isEvil(player) !== 'yes');
        const good = possible.filter((player) => alignmentOf(player) === 'good');
        return [...good, ...possible.filter((player) => !good.includes(player))];
      };
      const heir = yield* rulePlayer('new-farmer', heirs);
      if (heir !== null) yield* become(heir, ability.character);
    },
  },
});
