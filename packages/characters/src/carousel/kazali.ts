import type { CharacterId } from '@belfry/almanac';
import { aCharacter, aPlayer, both, type Context, character, type Play, type SeatId } from '@belfry/engine';
import { makeMinion, minionsToMake } from '../turned-minion.ts';

/** On the game's first night you choose who is which Minion. Each other night you pick a player, who dies. */
export const kazali = character('kazali', {
  wakes: 'each',
  *act(context) {
    if (context.night() === 1) yield* chooseMinions(context);
    else yield* context.kill(yield* context.choosePlayer());
  },
});

function* chooseMinions(context: Context): Play<void> {
  const { choose, works, characterOf, players, trueTeam } = context;
  const made: { readonly player: SeatId; readonly minion: CharacterId }[] = [];
  const barred: CharacterId[] = [];
  for (let left = minionsToMake(context); left > 0; ) {
    const minions = players().filter((player) => trueTeam(player) === 'minion');
    const taken = [...minions.map(characterOf), ...made.map((m) => m.minion), ...barred];
    const [player, minion] = yield* choose(
      both(
        aPlayer({ notMyself: true, notTravellers: true, except: () => [...minions, ...made.map((m) => m.player)] }),
        aCharacter({ teams: ['minion'], except: () => taken }),
      ),
    );
    if (player === null || minion === null) return;
    // A Minion that cannot be in play with somebody else: they choose again, or evil would be one short.
    if (works() && !(yield* makeMinion(context, player, minion))) {
      barred.push(minion);
      continue;
    }
    made.push({ player, minion });
    left--;
  }
}
