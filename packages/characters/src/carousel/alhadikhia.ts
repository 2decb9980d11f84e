import { character, exactlyPlayers, perhaps, yesOrNo } from '@belfry/engine';

/**
 * Each night but the first you may pick three players, named aloud one by one: each chooses in silence whether to live
 * or to die. If all three live then, all three die.
 */
export const alhadikhia = character('alhadikhia', {
  wakes: 'other',
  attacks: () => 3,
  *act(context) {
    const { ability, chooseInTurn, reach, works, failed, proclaim, askOf, isAlive, kill, revive } = context;
    const chosen = yield* chooseInTurn(perhaps(exactlyPlayers(3)));
    if (chosen === null) return;
    // Nobody hears of it when it comes to nothing.
    if (!works()) return failed();
    for (const player of chosen) {
      yield* reach(player);
      if (!works()) return;
      proclaim({ say: 'public.chosen', seat: player, character: ability.character });
      const lives = yield* askOf(player, yesOrNo);
      if (lives === false) yield* kill(player);
      else if (lives === true) yield* revive(player);
    }
    if (!works() || !chosen.every(isAlive)) return;
    for (const player of chosen) yield* kill(player, { decided: true });
  },
});
