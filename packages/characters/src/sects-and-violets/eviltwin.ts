import { type Context, character, type Play, pass, prevent, type SeatId } from '@belfry/engine';

/** You and a player of the other side know each other. If the good one of you is executed, evil wins; while you both live, good does not. */
export const eviltwin = character('eviltwin', {
  wakes: 'first',
  starts: pair,
  act: meet,
  on: {
    *died(context, { victim, cause }) {
      if (cause === 'execution' && victim === goodOne(context)) context.win('evil', { say: 'outcome.twins' });
    },
    *executed(context, { seat, died }) {
      if (!died && seat === goodOne(context)) context.win('evil', { say: 'outcome.twins' });
    },
    gameEnding: {
      band: 'hold',
      *hook(context, { winner }) {
        const lives = (twin: SeatId | null) => twin !== null && context.isAlive(twin);
        return winner === 'good' && lives(context.me) && lives(twinOf(context)) ? prevent : pass;
      },
    },
  },
  always: {
    *turned(context, { seat }) {
      const [twin] = context.marked('twin');
      if (twin === undefined || ![context.me, twin].includes(seat) || twinOf(context) !== null) return;
      yield* pair(context);
      // Before their first night together they will meet anyway.
      if (context.ability.acted > 0) yield* meet(context);
    },
    *executed(context, { seat }) {
      if (context.isAlive(context.me) && !context.works() && seat === goodOne(context)) context.failed();
    },
  },
});

/** One of the other side; nobody wants a Traveller for it. */
function* pair({ me, players, alignmentOf, isTraveller, rulePlayer, mark, unmark }: Context): Play<void> {
  unmark('twin');
  const all = () => players().filter((player) => alignmentOf(player) !== alignmentOf(me));
  const opposing = () => all().sort((a, b) => Number(isTraveller(a)) - Number(isTraveller(b)));
  mark('twin', yield* rulePlayer('twin', opposing), { standing: true });
}

/** Both learn who the other is, and as what. */
function* meet({ me, marked, show, characterOf }: Context): Play<void> {
  const [twin] = marked('twin');
  if (twin === undefined) return;
  show(me, { says: 'player-is', player: twin, character: characterOf(twin) });
  show(twin, { says: 'player-is', player: me, character: characterOf(me) });
}

/** The other one, as long as they are on different sides. */
const twinOf = ({ me, marked, alignmentOf }: Context): SeatId | null =>
  marked('twin').find((twin) => alignmentOf(twin) !== alignmentOf(me)) ?? null;

function goodOne(context: Context): SeatId | null {
  const twin = twinOf(context);
  return twin === null || context.alignmentOf(twin) === 'good' ? twin : context.me;
}
