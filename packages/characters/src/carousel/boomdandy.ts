import { aPlayer, type Context, character, type Play, type SeatId } from '@belfry/engine';

const SURVIVORS = 3;

/** If you are executed, all but three players die, and then whoever most players point at. */
export const boomdandy = character('boomdandy', {
  on: {
    *died({ me, day, remember }, { victim, cause }) {
      if (victim === me && cause === 'execution') remember('felled', day());
    },
  },
  evenDead: {
    *executed(context, { seat, died }) {
      const { me, works, day, memory, isNight } = context;
      if (seat !== me || !(died ? memory().felled === day() : works())) return;
      yield* explode(context);
      if (!isNight()) yield* countdown(context);
    },
  },
});

/** Clockwise from the Boomdandy, everybody dies whom the Storyteller does not spare. A Demon is spared. */
function* explode(context: Context): Play<void> {
  const { me, ability, players, living, livingDemons, rulePlayer, rulePlayers, proclaim, kill } = context;
  proclaim({ say: 'public.explodes', seat: me, character: ability.character });
  const spare = Math.max(0, SURVIVORS - 1);
  const demon = yield* rulePlayer('spared-demon', livingDemons);
  const others = () => living().filter((player) => player !== demon);
  const spared = yield* rulePlayers('spared', spare, others);
  const circle = players();
  const at = circle.indexOf(me);
  for (const player of [...circle.slice(at), ...circle.slice(0, at)]) {
    if (player === demon || spared.includes(player)) continue;
    yield* kill(player, { decided: true });
  }
}

/** Everybody points, the dead too; a tie harms nobody. */
function* countdown({ players, askAll, proclaim, nothingHappens, kill }: Context): Play<void> {
  const pointing = yield* askAll(players(), aPlayer({ alive: true }));
  const fingers = new Map<SeatId, number>();
  for (const [seat, at] of pointing) {
    if (at === null) continue;
    proclaim({ say: 'public.points-at', seat, at });
    fingers.set(at, (fingers.get(at) ?? 0) + 1);
  }
  const most = Math.max(0, ...fingers.values());
  const [dies, ...tied] = [...fingers].filter(([, count]) => count === most).map(([player]) => player);
  if (dies === undefined || tied.length > 0) return nothingHappens();
  yield* kill(dies, { decided: true });
}
