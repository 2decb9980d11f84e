import type { CharacterId } from '@belfry/almanac';
import { aCharacter, type Context, character, type Play, type SeatId, token } from '@belfry/engine';

/** If you died today or tonight, Minions and Demons may each become another character of their kind. */
export const hatter = character('hatter', {
  tokens: [token('tea-party-tonight', { printed: 'Tea Party Tonight', until: 'dawn' })],
  on: {
    *died({ me, mark }, { victim }) {
      if (victim === me) mark('tea-party-tonight', me, { until: 'dawn', outlives: 'everything' });
    },
  },
  *atPlace(context) {
    yield* party(context);
  },
  always: {
    // The Hatter's place had passed when they died.
    *nightEnding(context) {
      yield* party(context);
    },
  },
});

function* party(context: Context): Play<void> {
  const { me, works, failed, marked, unmark, players, trueTeam, become } = context;
  if (!marked('tea-party-tonight').includes(me)) return;
  unmark('tea-party-tonight');
  if (!works(true)) return failed();
  const guests = players().filter((player) => trueTeam(player) === 'minion' || trueTeam(player) === 'demon');
  const taken: CharacterId[] = [];
  const wishes: { readonly guest: SeatId; readonly wish: CharacterId }[] = [];
  for (const guest of guests) {
    const wish = yield* wishOf(context, guest, taken);
    if (wish !== null) wishes.push({ guest, wish });
    taken.push(wish ?? context.characterOf(guest));
  }
  for (const { guest, wish } of wishes) yield* become(guest, wish);
}

/** Nobody can be what somebody before them chose or kept; one whose own character was chosen has to choose. */
function wishOf({ characterOf, trueTeam, askOf }: Context, guest: SeatId, taken: readonly CharacterId[]) {
  const own = characterOf(guest);
  const except = () => [...taken, own];
  const teams = [trueTeam(guest)];
  return askOf(guest, aCharacter(taken.includes(own) ? { teams, except } : { teams, except, orNone: true }));
}
