import { type Context, character, memo, type Play, type SeatId } from '@belfry/engine';

const TOLD = memo<readonly SeatId[]>('told', []);

/** Each Minion learns three good characters that are not in play. */
export const snitch = character('snitch', {
  *starts(context) {
    // One who comes later talks at once.
    if (context.night() > 0 && context.works()) yield* talk(context);
  },
  *atPlace(context) {
    if (context.night() === 1 && context.works()) yield* talk(context);
  },
  on: {
    // On the first night everybody who is a Minion by then is told at the Snitch's place.
    *became(context, { seat, to }) {
      const { teamOf, night, day } = context;
      if (teamOf(to) === 'minion' && (night() > 1 || day() > 0)) yield* tell(context, seat);
    },
  },
});

function* talk(context: Context): Play<void> {
  const { players, trueTeam } = context;
  for (const minion of players().filter((player) => trueTeam(player) === 'minion')) yield* tell(context, minion);
}

/** Each Minion once, whoever was the Snitch then and whichever Minion they were. */
function* tell({ gameMemory, rememberForGame, chooseBluffs, show }: Context, minion: SeatId): Play<void> {
  const told = TOLD.in(gameMemory());
  if (told.includes(minion)) return;
  rememberForGame(TOLD, [...told, minion]);
  const bluffs = yield* chooseBluffs(minion);
  show(minion, { says: 'evil-info', demons: null, minions: null, bluffs });
}
