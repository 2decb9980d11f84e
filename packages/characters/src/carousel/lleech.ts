import { type Context, character, type Play, pass, prevent, type SeatId, token } from '@belfry/engine';

/**
 * You start by picking a living player, who is poisoned. Each night but the first you pick a player, who dies. You die
 * when your host is dead, and only then.
 */
export const lleech = character('lleech', {
  tokens: [token('host', {})],
  // One who becomes it in the middle of a night takes a host at once; by day, when night comes.
  *starts(context) {
    if (context.isNight()) yield* takeHost(context);
  },
  wakes: 'each',
  *atPlace(context) {
    yield* dieWithHost(context);
  },
  *act(context) {
    if (hostOf(context) === null) yield* takeHost(context);
    if (context.night() > 1) yield* context.kill(yield* context.choosePlayer());
  },
  on: {
    *protectFromDeath(context, { victim }) {
      const host = hostOf(context);
      return victim === context.me && host !== null && context.isAlive(host) ? prevent : pass;
    },
    *died(context, { victim }) {
      if (victim === hostOf(context)) yield* dieWithHost(context);
    },
    // One who was drunk when the host died dies as soon as that is over.
    *dayBegins(context) {
      yield* dieWithHost(context);
    },
    *dayEnding(context) {
      yield* dieWithHost(context);
    },
  },
});

const hostOf = ({ marked }: Context): SeatId | null => marked('host')[0] ?? null;

function* takeHost({ choosePlayer, mark }: Context): Play<void> {
  const host = yield* choosePlayer({ alive: true });
  // Whoever is safe from the poison, or was picked while the Lleech was drunk, is the host all the same.
  mark('host', host, { standing: true });
  mark('poisoned', host);
}

function* dieWithHost(context: Context): Play<void> {
  const host = hostOf(context);
  const { me, works, isAlive, kill } = context;
  if (host === null || isAlive(host) || !works()) return;
  yield* kill(me, { cause: 'ability', unstoppable: true });
}
