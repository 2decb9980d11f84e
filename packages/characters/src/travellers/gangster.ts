import { action, aPlayer, type Context, character, memo, onlyIfWanted, type SeatId } from '@belfry/engine';

/** About whose death somebody was asked, and whether one of them has agreed. */
type Asked = { readonly day: number; readonly about: readonly SeatId[]; readonly agreed: boolean };
const ASKED = memo<Asked>('asked', { day: 0, about: [], agreed: false });

/** Once a day you may kill one of your living neighbours, if the other one agrees. */
export const gangster = character('gangster', {
  action: action({
    by: 'owner',
    often: 'while-open',
    isOpen: (context, user) => context.isAlive(user) && targets(context).length > 0,
    asks: (context) => aPlayer({ from: () => targets(context) }),
    *use(context, target) {
      const { me, day, livingNeighbours, askOf, remember, kill, nothingHappens } = context;
      const other = livingNeighbours(me).find((player) => player !== target);
      if (target === null || other === undefined) return nothingHappens();
      const agreed = (yield* askOf(other, onlyIfWanted)) === true;
      remember(ASKED, { day: day(), about: [...askedToday(context).about, target], agreed });
      if (!agreed || !(yield* kill(target))) nothingHappens();
    },
  }),
});

function askedToday({ memory, day }: Context): Asked {
  const asked = ASKED.in(memory());
  return asked.day === day() ? asked : { day: day(), about: [], agreed: false };
}

/** Each of the two can be asked about the other, until one of them agrees. */
function targets(context: Context): readonly SeatId[] {
  const { about, agreed } = askedToday(context);
  const neighbours = context.livingNeighbours(context.me);
  return agreed || neighbours.length < 2 ? [] : neighbours.filter((player) => !about.includes(player));
}
