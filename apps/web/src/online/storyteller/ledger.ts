import { cast } from '@belfry/characters';
import { type Entry, effective, Game, type GameSetup, type SeenEvent, seenBy } from '@belfry/engine';
import type { Moment } from '../../grimoire/desk.ts';
import { api } from '../net/api.ts';

/** The whole game step by step, for the log and for going back. */
export interface Ledger {
  readonly log: readonly SeenEvent[];
  readonly moments: readonly Moment[];
}

/**
 * The Storyteller's own copy of the log, played through once: the frames tell what is, not how many decisions led
 * there, and going back is counted in decisions.
 */
export async function readLedger(code: string): Promise<Ledger | null> {
  const { records } = await api.exported(code);
  const begun = records.findLast((record) => record.type === 'begun');
  if (begun === undefined) return null;
  // The server's own records, in the engine's shapes.
  const game = new Game(begun.setup as GameSetup, cast);
  const entries = records.flatMap((record) => (record.type === 'entry' ? [record.entry as Entry] : []));
  return play(game, entries);
}

function play(game: Game, entries: readonly Entry[]): Ledger {
  const moments: Moment[] = [];
  // Prompts that were taken back keep their numbers, so what was undone is played and undone again.
  for (const entry of entries) {
    if (entry.type === 'undo') {
      game.undo(entry.keep);
      moments.length = Math.min(moments.length, entry.keep);
      continue;
    }
    const from = game.events.length;
    if (!game.submit(entry).ok) break;
    moments.push({ keep: moments.length, from });
  }
  if (moments.length !== effective(entries).length) return { log: seenBy(game.events, 'storyteller'), moments: [] };
  return { log: seenBy(game.events, 'storyteller'), moments };
}
