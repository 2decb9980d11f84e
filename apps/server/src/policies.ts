import type { Grimoire } from '@belfry/engine';
import { Board, type Counsel, deedsOf, POLICIES, type PolicyName, policyFor, rulesOf } from '@belfry/storyteller';
import type { TableState } from './table/state.ts';
import type { Policies, Ruled } from './table/storyteller.ts';

/** What the town knows and has claimed, for policies that listen. */
export function boardOf(talk: TableState['talk'], grimoire: Grimoire): Board {
  const board = new Board(rulesOf(grimoire));
  for (const { to, ...fact } of grimoire.events) if (to === 'everyone') board.note(fact);
  for (const { claim, seat, day } of talk) {
    if (claim === null || seat === null) continue;
    board.hear({ day, from: seat, to: 'everyone', remark: { say: 'claim', claim } });
  }
  return board;
}

/** `plain` takes the engine's suggestions, as `first` does wherever there is one; so does a name from an older server. */
const known = (name: string): PolicyName => (Object.hasOwn(POLICIES, name) ? (name as PolicyName) : 'first');

/** The automatic Storytellers of `@belfry/storyteller`. */
export const policies: Policies = {
  names: new Set([...Object.keys(POLICIES), 'plain']),
  for(state, grimoire) {
    const { policy, rulings } = state.settings;
    const kinds = Object.fromEntries(Object.entries(rulings).map(([kind, name]) => [kind, known(name)]));
    return policyFor({ usual: known(policy), kinds }, counselOf(state, grimoire));
  },
  deed: (state, grimoire) => deedsOf(known(state.settings.policy), counselOf(state, grimoire))(grimoire),
};

const counselOf = (state: Ruled, grimoire: Grimoire): Counsel => ({
  seed: state.game,
  lang: state.settings.lang,
  players: state.players,
  // Not every policy listens.
  get board() {
    return boardOf(state.talk, grimoire);
  },
});
