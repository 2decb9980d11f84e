import { type Context, character, type Play } from '@belfry/engine';

/** Each Minion learns three good characters that are not in play. */
export const snitch = character('snitch', {
  *starts(context) {
    // One who comes later talks at once.
    if (context.night() > 0 && context.works()) yield* talk(context);
  },
  *atPlace(context) {
    if (context.night() === 1 && context.works()) yield* talk(context);
  },
});

function* talk({ players, trueTeam, chooseBluffs, show }: Context): Play<void> {
  for (const minion of players().filter((player) => trueTeam(player) === 'minion')) {
    const bluffs = yield* chooseBluffs(minion);
    show(minion, { says: 'evil-info', demons: null, minions: null, bluffs });
  }
}
