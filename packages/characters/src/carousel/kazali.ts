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
  for (let left = minionsToMake(context); left > 0; left--) {
    const minions = players().filter((player) => trueTeam(player) === 'minion');
    const [player, minion] = yield* choose(
      both(
        aPlayer({ notMyself: true, notTravellers: true, except: () => [...minions, ...made.map((m) => m.player)] }),
        aCharacter({ teams: ['minion'], except: () => [...minions.map(characterOf), ...made.map((m) => m.minion)] }),
      ),
    );
    if (player === null || minion === null) return;
    made.push({ player, minion });
    if (works()) yield* makeMinion(context, player, minion);
  }
}
