import { cast } from '@belfry/characters';
import { type Entry, Game, type GameSetup } from '@belfry/engine';
import { api } from '../net/api.ts';

/** The game as its Storyteller may take it away, played again. */
export async function wholeGame(code: string) {
  const { records } = await api.exported(code);
  const begun = records.findLast((record) => record.type === 'begun');
  if (begun === undefined) throw new Error('The game has not begun.');
  const entries = records.flatMap((record) => (record.type === 'entry' ? [record.entry as Entry] : []));
  // The server's own records, in the engine's shapes.
  return Game.replay(begun.setup as GameSetup, entries, cast);
}
