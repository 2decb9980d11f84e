import { aCharacter, character } from '@belfry/engine';

/** Each night but the first you pick a character: whoever is it dies. If nobody is, the Storyteller says who dies. */
export const ojo = character('ojo', {
  wakes: 'other',
  *act({ choose, works, failed, players, isAlive, alignmentOf, characterOf, ruleDeath, kill }) {
    const wanted = yield* choose(aCharacter());
    if (wanted === null) return;
    if (!works()) return failed();
    const isIt = (player: number) => characterOf(player) === wanted;
    const first = (fits: (player: number) => boolean) => (a: number, b: number) => Number(fits(b)) - Number(fits(a));
    const copies = () => players().filter(isIt).sort(first(isAlive));
    // One who is dead already cannot die; the choice was theirs all the same.
    const anybody = () => [...players()].sort(first((player) => alignmentOf(player) === 'good')).sort(first(isAlive));
    const dies = copies().length > 0 ? yield* ruleDeath('ojo-copy', copies) : yield* ruleDeath('ojo-kill', anybody);
    yield* kill(dies);
  },
});
