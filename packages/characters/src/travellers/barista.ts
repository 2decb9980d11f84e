import { character, pass, replace, type SeatId, token } from '@belfry/engine';

/**
 * Every night somebody is, until dusk, 1) sober, healthy and told the truth, or 2) able to use their ability twice. They
 * learn which.
 */
export const barista = character('barista', {
  tokens: [
    token('sober', { printed: 'Sober & Healthy', until: 'dusk' }),
    token('acts-twice', { printed: 'Acts Twice', until: 'dusk' }),
  ],
  refreshes: true,
  *atPlace({ me, works, players, isAlive, isImpaired, rulePlayer, ruleWhether, mark, show }) {
    if (!works()) return;
    const rank = (player: SeatId) => (player === me ? 4 : 0) + (isAlive(player) ? 0 : 2) + (isImpaired(player) ? 0 : 1);
    const guests = () => players().toSorted((a, b) => rank(a) - rank(b));
    const guest = yield* rulePlayer('barista-player', guests);
    if (guest === null) return;
    const twice = yield* ruleWhether('acts-twice', !isImpaired(guest));
    mark(twice ? 'acts-twice' : 'sober', guest, { until: 'dusk' });
    show(guest, { says: 'number', number: twice ? 2 : 1 });
  },
  on: {
    informing: {
      band: 'true',
      *hook({ markedByMe }, { ability }) {
        return markedByMe(ability.owner, 'sober') ? replace('plainly' as const) : pass;
      },
    },
  },
});
