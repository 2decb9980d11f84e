import { type Context, character, pass, prevent, type SeatId } from '@belfry/engine';

/**
 * You and a player of the other side know each other. If the good one of you is executed, evil wins; while you both
 * live, good does not.
 */
export const eviltwin = character('eviltwin', {
  wakes: 'first',
  *starts(context) {
    yield* pair(context);
  },
  *act(context) {
    meet(context);
  },
  on: {
    *died(context, { victim, cause }) {
      if (cause === 'execution') lament(context, victim);
    },
    *executed(context, { seat, died }) {
      if (!died) lament(context, seat);
    },
    gameEnding: {
      band: 'hold',
      *hook(context, { winner }) {
        const { me, isAlive } = context;
        const twin = twinOf(context);
        return winner === 'good' && twin !== null && isAlive(me) && isAlive(twin) ? prevent : pass;
      },
    },
  },
  always: {
    *turned(context, { seat }) {
      const { me, marked, alignmentOf } = context;
      const twin = marked('twin')[0];
      if (twin === undefined || (seat !== me && seat !== twin) || alignmentOf(me) !== alignmentOf(twin)) return;
      yield* pair(context);
      // Before their first night together they will meet anyway.
      if (context.ability.acted > 0) meet(context);
    },
    *executed(context, { seat }) {
      if (context.isAlive(context.me) && !context.works() && seat === goodOne(context)) context.failed();
    },
  },
});

/** One of the other side; nobody wants a Traveller for it. */
function* pair({ me, players, alignmentOf, isTraveller, rulePlayer, mark, unmark }: Context) {
  const opposing = () => {
    const all = players().filter((player) => player !== me && alignmentOf(player) !== alignmentOf(me));
    return [...all.filter((player) => !isTraveller(player)), ...all.filter(isTraveller)];
  };
  unmark('twin');
  mark('twin', yield* rulePlayer('twin', opposing), { standing: true });
}

/** Both learn who the other is, and as what. */
function meet({ me, marked, show, characterOf }: Context): void {
  const twin = marked('twin')[0];
  if (twin === undefined) return;
  show(me, { says: 'player-is', player: twin, character: characterOf(twin) });
  show(twin, { says: 'player-is', player: me, character: characterOf(me) });
}

/** The other one, as long as they are on different sides. */
function twinOf({ me, marked, alignmentOf }: Context): SeatId | null {
  const twin = marked('twin')[0];
  return twin === undefined || alignmentOf(twin) === alignmentOf(me) ? null : twin;
}

function goodOne(context: Context): SeatId | null {
  const twin = twinOf(context);
  return twin === null || context.alignmentOf(twin) === 'good' ? twin : context.me;
}

function lament(context: Context, executed: SeatId): void {
  if (executed === goodOne(context)) context.win('evil', { say: 'outcome.twins' });
}
