import { type Context, character, memo, type SeatId, TABLE } from '@belfry/engine';

/** Who became the Demon by day. */
const HEIR = memo<SeatId | null>('heir', null);

/** You believe in the good character that you drew, and are an evil Minion without its ability. The Demon beside you is told. */
export const marionette = character('marionette', {
  unimpairable: true,
  *atPlace(context) {
    const { me, livingDemons, actedTonight, memory, remember } = context;
    // Nobody is it yet, or the Demon knows.
    if (me === TABLE || memory().told === true || actedTonight()) return;
    remember('told', true);
    for (const demon of livingDemons()) introduce(context, demon);
  },
  on: {
    // Who becomes the Demon later has to know as well; by day they learn it when night falls.
    *became(context, { seat, to }) {
      const { me, teamOf, isNight, night, day, remember } = context;
      if (me === TABLE || seat === me || teamOf(to) !== 'demon' || (night() <= 1 && day() === 0)) return;
      if (isNight()) introduce(context, seat);
      else remember(HEIR, seat);
    },
    *nightBegins(context) {
      const { memory, remember, isDemon } = context;
      const heir = HEIR.in(memory());
      if (heir === null) return;
      remember(HEIR, null);
      if (isDemon(heir)) introduce(context, heir);
    },
  },
});

const introduce = ({ me, ability, show }: Context, demon: SeatId): void =>
  show(demon, { says: 'player-is', player: me, character: ability.character });
