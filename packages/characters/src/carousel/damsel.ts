import { action, aPlayer, character, memo, type SeatId, token } from '@belfry/engine';

const KNOWN = memo<readonly SeatId[]>('known', []);

/** All Minions know that a Damsel is in play. If one of them guesses you for all to hear, your team loses; they have one guess. */
export const damsel = character('damsel', {
  tokens: [token('no-ability', { printed: 'Guess Used', data: { of: 'damsel' } })],
  *atPlace({ ability, works, players, trueTeam, gameMemory, rememberForGame, show }) {
    if (!works()) return;
    const known = KNOWN.in(gameMemory());
    const strangers = players().filter((player) => trueTeam(player) === 'minion' && !known.includes(player));
    if (strangers.length === 0) return;
    for (const minion of strangers) show(minion, { says: 'in-play', character: ability.character });
    rememberForGame(KNOWN, [...known, ...strangers]);
  },
  action: action({
    asks: aPlayer(),
    answeredBy: 'owners',
    *use({ me, hasBreath, works, failed, registers, spend, alignmentOf, win, nothingHappens }, guessed, by) {
      if (!hasBreath(me) || !(yield* registers(by, { team: 'minion' }))) return nothingHappens();
      const worked = works();
      spend();
      if (guessed !== me) return nothingHappens();
      if (worked) return win(alignmentOf(me) === 'good' ? 'evil' : 'good', { say: 'outcome.damsel' });
      failed();
      nothingHappens();
    },
  }),
});
