import { type Game, type Prompt, refusal, type SeatId, withSuggestion } from '@belfry/engine';
import { POLICIES } from '@belfry/storyteller';
import { townBoard } from './town-board.ts';

/** The same prompts, each ruling with what the fair Storyteller would say, and why. */
export function advise(game: Game, claims: ReadonlyMap<SeatId, string>): Prompt[] {
  const policy = POLICIES.fair({
    seed: game.setup.seats.map(({ name }) => name).join(),
    board: townBoard(game.grimoire, claims),
  });
  return game.prompts().map((prompt) => {
    if (prompt.kind !== 'ruling') return prompt;
    const suggestion = policy(game.grimoire, prompt);
    return refusal(prompt.options, suggestion.choice) === null ? withSuggestion(prompt, suggestion) : prompt;
  });
}
