import { type Choice, type Context, jinx, type Play, type SeatId, saying, TABLE } from '@belfry/engine';

const isMarionette = ({ character }: { readonly character: string }) => character === 'marionette';

/** Both sides of a player, as far as somebody good sits there. */
const goodNeighbours = ({ nearest, trueTeam }: Context, demon: SeatId): readonly SeatId[] =>
  nearest(demon, () => true).filter((player) => ['townsfolk', 'outsider'].includes(trueTeam(player)));

/** The Marionette that no player is so far: somebody beside the Demon is it from now on, and does not know. */
function* enter(context: Context, demon: SeatId): Play<void> {
  const { abilitiesOf, rulePlayer, sendAway, characterOf, become, show } = context;
  if (!abilitiesOf(TABLE).some(isMarionette)) return;
  const beside = () => goodNeighbours(context, demon);
  const player = yield* rulePlayer('marionette', beside);
  sendAway('marionette');
  if (player === null) return;
  const believes = characterOf(player);
  if (!(yield* become(player, 'marionette', { tell: false, believes, side: 'evil' }))) return;
  show(demon, { says: 'player-is', player, character: 'marionette' });
}

export const marionetteSummoner = jinx('marionette', 'summoner', {
  when: 'script',
  adds: {
    on: {
      *became(context, { seat, to, because }) {
        if (because === 'summoner' && context.teamOf(to) === 'demon') yield* enter(context, seat);
      },
    },
  },
});

export const marionetteLilmonsta = jinx('marionette', 'lilmonsta', {
  when: 'script',
  instead: {
    lilmonsta: (usual) => ({
      *atPlace(context) {
        yield* usual.atPlace!(context); // Lil' Monsta has a place
        for (const demon of context.livingDemons()) yield* enter(context, demon);
      },
    }),
  },
});

/** The Kazali's Marionette sits beside the Kazali, whoever was pointed at, and notices nothing. */
export const marionetteKazali = jinx('marionette', 'kazali', {
  when: 'script',
  instead: {
    kazali: (usual) =>
      saying(usual, (context) => ({
        become: (player, character, how) =>
          isMarionette({ character })
            ? context.become(player, character, { ...how, tell: false, believes: context.characterOf(player) })
            : context.become(player, character, how),
        choose: (choice) => (context.night() === 1 ? besideMe(context, choice) : context.choose(choice)),
      })),
  },
});

function* besideMe<T>(context: Context, choice: Choice<T>): Play<T> {
  const chosen = yield* context.choose(choice);
  // All that the Kazali chooses on the first night is a player and a Minion.
  const [pointedAt] = choice.seats(chosen);
  const [minion] = choice.characters(chosen);
  const beside = () => goodNeighbours(context, context.me);
  if (minion !== 'marionette' || pointedAt === undefined || beside().includes(pointedAt)) return chosen;
  const player = yield* context.rulePlayer('marionette', beside);
  // The same answer with another player.
  return choice.read([player === null ? [] : [player], [minion]]);
}
