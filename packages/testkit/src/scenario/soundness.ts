import { isDeepStrictEqual } from 'node:util';
import { cast } from '@belfry/characters';
import { Game, type Prompt, random, singleOptions } from '@belfry/engine';
import { brokenInvariants } from '../invariants.ts';
import { compareDiaries, diaryOfInputs, everything, type Observation, withHiddenChange } from '../non-interference.ts';
import type { TranscriptEntry } from './transcript.ts';

/** What must hold at the end of every scenario, whatever it is about. */
export function soundness(game: Game, transcript: readonly TranscriptEntry[], seed: string): string[] {
  return [...unlikeItsReplay(game), ...brokenInvariants(game), ...tooTalkative(transcript), ...leaks(game, seed)];
}

function unlikeItsReplay(game: Game): string[] {
  const failures: string[] = [];
  const replayed = Game.replay(game.setup, game.entries, cast);
  if (JSON.stringify(replayed.events) !== JSON.stringify(game.events)) failures.push('The replay has other events.');
  if (JSON.stringify(replayed.state) !== JSON.stringify(game.state)) failures.push('The replay ends in another state.');
  if (JSON.stringify(replayed.prompts()) !== JSON.stringify(game.prompts()))
    failures.push('The replay waits for something else.');
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(game.state)), game.state))
    failures.push('The state does not survive JSON.');
  return failures;
}

/** A seat's prompt carries no suggestion, no notes on what is true, and not whether its ability works. */
const tooTalkative = (transcript: readonly TranscriptEntry[]): string[] =>
  transcript.flatMap((entry) =>
    'prompt' in entry && tellsTooMuch(entry.prompt)
      ? [`A prompt to seat ${entry.prompt.to} says what only the Storyteller may know.`]
      : [],
  );

function tellsTooMuch({ to, about, options, suggestion }: Prompt): boolean {
  if (to === 'storyteller') return false;
  const notes = singleOptions(options).some((option) => option.note !== undefined);
  return suggestion !== null || about.works !== undefined || notes;
}

/** Two others change tokens: as long as a seat was told the same, it is asked the same and refused in the same words. */
export function leaks({ setup, inputs }: Game, seed: string, observe: Observation = everything): string[] {
  const seat = random(seed).below(setup.seats.length);
  const one = diaryOfInputs(setup, inputs, seat, observe);
  const other = diaryOfInputs(withHiddenChange(setup, seat, seed), inputs, seat, observe);
  return compareDiaries(one, other).differences.map(
    (how) => `Seat ${seat} can tell that others have other tokens. ${how}`,
  );
}
