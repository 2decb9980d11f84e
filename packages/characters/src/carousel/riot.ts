import { character, TABLE } from '@belfry/engine';
import { nominateNext, speaksForAll } from '../chain-of-nominations.ts';

/** On the third day Minions become Riot, and whoever is nominated dies and nominates a living player at once. */
export const riot = character('riot', {
  on: {
    *dayBegins({ day, players, trueTeam, become, ability }) {
      if (day() !== 3) return;
      for (const player of players()) if (trueTeam(player) === 'minion') yield* become(player, ability.character);
    },
    nominated: {
      band: 'instead',
      *hook(context, { nominee }) {
        const { day, nominations, skipVote, kill } = context;
        // The Storyteller cannot die of it, and is voted on.
        if (nominee === TABLE) return;
        if (day() !== 3 || !speaksForAll(context) || nominations().at(-1)?.voteless) return;
        skipVote();
        yield* kill(nominee, { cause: 'ability' });
        // Whoever something has saved names the next all the same.
        yield* nominateNext(context, nominee);
      },
    },
    *dayEnding(context) {
      if (context.day() === 3 && speaksForAll(context) && context.nominations().length === 0)
        yield* nominateNext(context, null);
    },
  },
});
