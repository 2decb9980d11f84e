import type { CharacterId } from '@belfry/almanac';
import { aCharacter, character, memo, type SeatId } from '@belfry/engine';

type Taken = { readonly character: CharacterId; readonly copy: SeatId | null };
const TAKEN = memo<readonly Taken[]>('taken', []);

/** Once per game, at night, you pick a good character and have its ability from then on. Whoever is that character is drunk. */
export const philosopher = character('philosopher', {
  wakes: ({ isSpent }) => !isSpent(),
  *act({ choose, works, spend, me, players, isAlive, characterOf, failed, rulePlayer, remember, memory, lend }) {
    const wanted = yield* choose(aCharacter({ teams: ['townsfolk', 'outsider'], orNone: true }));
    if (wanted === null) return;
    const worked = works();
    spend();
    if (worked) {
      const copies = () => players().filter((player) => player !== me && characterOf(player) === wanted);
      const living = () => [...copies().filter(isAlive), ...copies().filter((player) => !isAlive(player))];
      const copy = yield* rulePlayer('who-is-drunk', living);
      remember(TAKEN, [...TAKEN.in(memory()), { character: wanted, copy }]);
    } else failed();
    // Whoever picks while drunk goes through the motions for the rest of the game.
    yield* lend(me, wanted, { pretended: !worked });
  },
  aura({ me, memory, players, isAlive, is }) {
    return TAKEN.in(memory()).flatMap(({ character: wanted, copy }) => {
      const copies = players().filter((player) => player !== me && is(player, wanted));
      const drunk = copies.find((player) => player === copy) ?? copies.find(isAlive) ?? copies[0];
      return drunk === undefined ? [] : [{ kind: 'drunk' as const, target: drunk }];
    });
  },
});
