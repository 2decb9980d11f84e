import { type Context, character, memo, type Play, type SeatId } from '@belfry/engine';

const KNOWN = memo<readonly SeatId[]>('known', []);

/** You think you are a Demon and act like one, to no effect. The true Demon knows who you are and whom you pick. */
export const lunatic = character('lunatic', {
  believedHere: true,
  *atPlace(context) {
    const { me, night, works, livingDemons, memory, remember, show, ability } = context;
    if (night() === 1) yield* deceive(context);
    if (!works()) return;
    const known = KNOWN.in(memory());
    const strangers = livingDemons().filter((demon) => demon !== me && !known.includes(demon));
    if (strangers.length === 0) return;
    for (const demon of strangers) show(demon, { says: 'player-is', player: me, character: ability.character });
    remember(KNOWN, [...known, ...strangers]);
  },
  on: {
    *acted({ me, chosenTonight, livingDemons, show }, { owner, nature }) {
      if (owner !== me || nature !== 'believed') return;
      const chosen = chosenTonight().flatMap(({ by, seat }) => (by === me ? [seat] : []));
      for (const demon of livingDemons()) if (demon !== me) show(demon, { says: 'chose', player: me, chosen });
    },
  },
});

/** As many players as there are Minions are pointed out, and three good characters named: true or not. */
function* deceive(context: Context): Play<void> {
  const { me, players, isTraveller, trueTeam, evilIsIntroduced, rulePlayers, chooseBluffs, tellEvilInfo } = context;
  if (!evilIsIntroduced()) return;
  const others = () => players().filter((player) => player !== me && !isTraveller(player));
  const isEvilTeam = (player: SeatId) => trueTeam(player) === 'minion' || trueTeam(player) === 'demon';
  const goodFirst = () => [...others().filter((p) => !isEvilTeam(p)), ...others().filter(isEvilTeam)];
  const count = others().filter((player) => trueTeam(player) === 'minion').length;
  const minions = yield* rulePlayers('false-minions', count, goodFirst);
  const bluffs = yield* chooseBluffs(me, 'any');
  yield* tellEvilInfo({ to: me, as: 'demon', demons: null, minions, bluffs });
}
