import { action, aPlayer, character, type Information, not, token } from '@belfry/engine';

/** Somebody is drunk, even if you die. Guess once who: if you are right you learn who the Demon is, if not, somebody else. */
export const puzzlemaster = character('puzzlemaster', {
  tokens: [token('no-ability', { printed: 'Guess Used', data: { of: 'puzzlemaster' } })],
  *starts({ me, players, trueTeam, isTraveller, rulePlayer, mark }) {
    const residents = players().filter((player) => !isTraveller(player));
    const rank = (player: number) => (player === me ? 2 : trueTeam(player) === 'townsfolk' ? 0 : 1);
    const all = () => [...residents].sort((a, b) => rank(a) - rank(b));
    const drunk = yield* rulePlayer('puzzle-drunk', all);
    mark('drunk', drunk, { standing: true, outlives: 'death' });
  },
  action: action({
    asks: aPlayer(),
    heard: 'in-private',
    *use({ me, hasBreath, learn, spend }, guessed) {
      if (guessed === null || !hasBreath(me)) return;
      yield* learn([guessed], solution);
      spend();
    },
  }),
});

const solution: Information = {
  domain: (world) => world.players().map((player) => ({ says: 'player', player })),
  holds(world, statement, [guessed]) {
    if (statement.says !== 'player' || guessed === undefined) return 'no';
    const isDemon = world.isTeam(statement.player, 'demon');
    return world.markedByMe(guessed, 'drunk') ? isDemon : not(isDemon);
  },
};
