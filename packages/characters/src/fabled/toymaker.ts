import { type Context, character, type SeatId } from '@belfry/engine';

const OWED = 'final-night:-no-attack';

/**
 * The Demon may attack nobody in a night, and has to once in the game: at the latest in the first night in which an
 * attack could end it. Who only believes to be the Demon is treated alike. However few play, the evil team learns who is who.
 */
export const toymaker = character('toymaker', {
  introducesEvil: true,
  spares: true,
  *starts(context) {
    const { livingDemons, living, believesToBe } = context;
    const deluded = living().filter((player) => believesToBe(player, 'demon'));
    owe(context, [...livingDemons(), ...deluded]);
  },
  *atPlace(context) {
    const { night, livingDemons, marked, livingResidents, mostDeaths, trueTeam, isDemon, mark } = context;
    if (night() === 1) return;
    // Whoever looks after a Demon that no player is owes what the one before did.
    owe(context, livingDemons());
    const last = marked(OWED).filter((player) => livingResidents().length - mostDeaths(player) <= 2);
    for (const player of last) {
      const looksAfterIt = isDemon(player) && trueTeam(player) !== 'demon';
      if (!looksAfterIt) mark('sleeps', player, { until: 'dawn' });
      if (isDemon(player)) mark('kills-nobody', player, { until: 'dawn' });
    }
    pay(context, last);
  },
  on: {
    *acted(context, ability) {
      const { night, teamOf, chosenTonight } = context;
      if (night() === 1 || teamOf(ability.character) !== 'demon') return;
      if (!chosenTonight().some(({ by }) => by === ability.owner)) pay(context, [ability.owner]);
    },
    /** What one Demon owes, the next one does. */
    *became(context, { seat }) {
      if (context.isDemon(seat) || context.believesToBe(seat, 'demon')) owe(context, [seat]);
    },
  },
});

/** Demons owe it once among all of them; who believes to be one, once each. */
function owe({ isDemon, gameMemory, isMarked, mark }: Context, players: readonly SeatId[]): void {
  for (const player of players) {
    const isPaid = isDemon(player) && gameMemory().paid === true;
    if (!isPaid && !isMarked(player, OWED)) mark(OWED, player);
  }
}

function pay({ isDemon, marked, unmark, rememberForGame }: Context, players: readonly SeatId[]): void {
  const owing = marked(OWED);
  for (const player of players) unmark(OWED, player);
  if (!players.some((player) => owing.includes(player) && isDemon(player))) return;
  rememberForGame('paid', true);
  for (const demon of owing.filter(isDemon)) unmark(OWED, demon);
}
