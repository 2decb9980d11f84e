import { type Aura, character } from '@belfry/engine';

/** Everybody hears of a good character: its player dies by execution only, but evil knows who that is, or that nobody is. */
export const stormcatcher = character('stormcatcher', {
  *starts({ sheet, ruleCharacter, remember, players, is, mark, show }) {
    const good = () => [...sheet('townsfolk'), ...sheet('outsider')];
    const named = yield* ruleCharacter('favoured', good);
    if (named === null) return;
    remember('favoured', named);
    for (const player of players()) if (is(player, named)) mark('stormcaught', player);
    for (const player of players()) show(player, { says: 'character', character: named });
  },
  aura: ({ marked }): readonly Aura[] =>
    [...new Set(marked('stormcaught'))].map((target) => ({ kind: 'safe', target, data: { from: 'but-execution' } })),
  on: {
    *became({ memory, mark, unmark }, { seat, from, to }) {
      if (from === memory().favoured) unmark('stormcaught', seat);
      if (to === memory().favoured) mark('stormcaught', seat);
    },
  },
  *atPlace({ night, memory, players, marked, alignmentOf, show }) {
    const { favoured } = memory();
    if (night() !== 1 || typeof favoured !== 'string') return;
    const favourites = [...new Set(marked('stormcaught'))];
    for (const evil of players().filter((player) => alignmentOf(player) === 'evil')) {
      for (const player of favourites) show(evil, { says: 'player-is', player, character: favoured });
      if (favourites.length === 0) show(evil, { says: 'evil-info', demons: null, minions: null, bluffs: [favoured] });
    }
  },
});
