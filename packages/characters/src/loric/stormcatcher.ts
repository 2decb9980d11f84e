import { type Aura, character } from '@belfry/engine';

/** Everybody hears of a good character: its player dies by execution only, but evil knows who that is, or that nobody is. */
export const stormcatcher = character('stormcatcher', {
  *starts({ sheet, ruleCharacter, remember, players, show }) {
    const good = () => [...sheet('townsfolk'), ...sheet('outsider')];
    const named = yield* ruleCharacter('favoured', good);
    if (named === null) return;
    remember('favoured', named);
    for (const player of players()) show(player, { says: 'character', character: named });
  },
  aura({ memory, players, is }): readonly Aura[] {
    const { favoured } = memory();
    if (typeof favoured !== 'string') return [];
    return players()
      .filter((player) => is(player, favoured))
      .map((target) => ({ kind: 'safe', target, data: { from: 'but-execution' } }));
  },
  *atPlace({ night, memory, players, is, alignmentOf, show }) {
    const { favoured } = memory();
    if (night() !== 1 || typeof favoured !== 'string') return;
    const favourites = players().filter((player) => is(player, favoured));
    for (const evil of players().filter((player) => alignmentOf(player) === 'evil')) {
      for (const player of favourites) show(evil, { says: 'player-is', player, character: favoured });
      if (favourites.length === 0) show(evil, { says: 'evil-info', demons: null, minions: null, bluffs: [favoured] });
    }
  },
});
