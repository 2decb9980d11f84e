import { aPlayer, type Context, character, type Play, type SeatId, TABLE } from '@belfry/engine';

/** On the third day Minions become Riot, and whoever is nominated dies and nominates a living player at once. */
export const riot = character('riot', {
  on: {
    *dayBegins({ day, players, trueTeam, become, ability }) {
      if (day() !== 3) return;
      for (const player of players()) if (trueTeam(player) === 'minion') yield* become(player, ability.character);
    },
    *nominated(context, { nominee }) {
      const { day, nominations, me, livingDemons, skipVote, kill, isAlive } = context;
      // The Storyteller cannot die of it, and is voted on. One Riot speaks for all.
      if (nominee === TABLE) return;
      if (day() !== 3 || me !== livingDemons()[0] || nominations().at(-1)?.voteless) return;
      skipVote();
      yield* kill(nominee, { cause: 'ability' });
      if (!isAlive(nominee)) yield* nominateNext(context, nominee);
    },
    *dayEnding(context) {
      const { day, nominations, me, livingDemons } = context;
      if (day() === 3 && me === livingDemons()[0] && nominations().length === 0) yield* nominateNext(context, null);
    },
  },
});

/** The dead player, or the Storyteller for them, names the next. */
function* nominateNext({ askOf, living, rulePlayer, nominate }: Context, by: SeatId | null): Play<void> {
  const chosen = by === null ? null : yield* askOf(by, aPlayer({ alive: true, orNobody: true }));
  if (chosen !== null) return yield* nominate(by, chosen);
  const named = yield* rulePlayer('next-nominee', living);
  if (named !== null) yield* nominate(null, named);
}
