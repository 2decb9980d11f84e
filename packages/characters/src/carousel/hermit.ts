import { character } from '@belfry/engine';

/** You have the ability of every other Outsider on the script. */
export const hermit = character('hermit', {
  *starts({ me, ability, sheet, lend }) {
    for (const outsider of sheet('outsider')) if (outsider !== ability.character) yield* lend(me, outsider);
  },
});
