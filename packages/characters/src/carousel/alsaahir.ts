import { action, both, character, MOST_PLAYERS, upToPlayers } from '@belfry/engine';

/** Once a day you may say for all to hear who the Minions and who the Demons are: with all of them right, good wins. */
export const alsaahir = character('alsaahir', {
  action: action({
    asks: both(upToPlayers(MOST_PLAYERS, { notTravellers: true }), upToPlayers(MOST_PLAYERS, { notTravellers: true })),
    often: 'daily',
    *use({ ability, works, players, isDemon, trueTeam, win, nothingHappens }, [minions, demons]) {
      // Whoever is both is to be called a Demon.
      const isRight = players().every(
        (player) =>
          demons.includes(player) === isDemon(player) &&
          minions.includes(player) === (trueTeam(player) === 'minion' && !isDemon(player)),
      );
      if (works() && isRight) win('good', { say: 'outcome.ability', character: ability.character });
      else nothingHappens();
    },
  }),
});
