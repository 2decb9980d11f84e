import { character, prevent } from '@belfry/engine';
import { somebodyMayDie } from '../somebody-may-die.ts';

/** Nobody is it. Each night the Minions choose who looks after it and is the Demon; each night but the first somebody might die. */
export const lilmonsta = character('lilmonsta', {
  on: {
    *evilInfo(_, { as }) {
      return as === 'traveller' ? { verdict: 'pass' } : prevent;
    },
  },
  *atPlace(context) {
    const { living, players, night, trueTeam, chooseTogether, rulePlayer, unmark, mark, show, ability } = context;
    const minions = living().filter((player) => trueTeam(player) === 'minion');
    // They wake together.
    if (night() === 1) {
      for (const minion of minions) {
        const others = minions.filter((other) => other !== minion);
        show(minion, { says: 'evil-info', demons: null, minions: others, bluffs: null });
      }
    }
    const sitter =
      (yield* chooseTogether(minions)) ?? (yield* rulePlayer('babysitter', () => [...minions, ...players()]));
    if (sitter === null) return;
    unmark('is-the-demon');
    mark('is-the-demon', sitter);
    show(sitter, { says: 'character', character: ability.character });
    yield* somebodyMayDie(context);
  },
});
