import { cast } from '@belfry/characters';
import { Game, type GameSetup, type Prompt } from '@belfry/engine';
import type { TranscriptEntry } from './transcript.ts';

/** What must hold at the end of every scenario, whatever it is about. */
export function soundness(game: Game, setup: GameSetup, transcript: readonly TranscriptEntry[]): string[] {
  const failures: string[] = [];
  const replayed = Game.replay(setup, game.entries, cast);
  if (JSON.stringify(replayed.events) !== JSON.stringify(game.events)) failures.push('The replay has other events.');
  if (JSON.stringify(replayed.state) !== JSON.stringify(game.state)) failures.push('The replay ends in another state.');
  if (JSON.stringify(replayed.prompts()) !== JSON.stringify(game.prompts()))
    failures.push('The replay waits for something else.');
  const state = JSON.stringify(game.state);
  if (JSON.stringify(JSON.parse(state)) !== state) failures.push('The state does not survive JSON.');
  for (const entry of transcript) {
    if ('prompt' in entry && tellsTooMuch(entry.prompt)) {
      failures.push(`A prompt to seat ${entry.prompt.to} says what only the Storyteller may know.`);
    }
  }
  return failures;
}

/** A seat's prompt carries no suggestion, no notes on what is true, and not whether its ability works. */
function tellsTooMuch({ to, about, options, suggestion }: Prompt): boolean {
  if (to === 'storyteller') return false;
  const notes = options.pick === 'one' && options.of.some((o) => o.note !== undefined);
  return suggestion !== null || about.works !== undefined || notes;
}
