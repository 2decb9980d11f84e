import { action, aPlayer, type Context, character, onlyIfWanted, type SeatId } from '@belfry/engine';

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
      remember('asked', { day: day(), about: [...askedToday(context).about, target], agreed });
      if (!agreed || !(yield* kill(target))) nothingHappens();
    },
  }),
});

interface Asked {
  readonly day: number;
  /** About whose death somebody was asked. */
  readonly about: readonly SeatId[];
  readonly agreed: boolean;
}

function askedToday({ memory, day }: Context): Asked {
  const asked = memory().asked as unknown as Asked | undefined; // written above
  return asked?.day === day() ? asked : { day: day(), about: [], agreed: false };
}

/** Each of the two can be asked about the other, until one of them agrees. */
function targets(context: Context): readonly SeatId[] {
  const { about, agreed } = askedToday(context);
  const neighbours = context.livingNeighbours(context.me);
  return agreed || neighbours.length < 2 ? [] : neighbours.filter((player) => !about.includes(player));
}
