import { Game, type Json, type Prompt } from '@belfry/engine';

/** What would follow at once from a ruling: the game is played again up to here (what was undone too: it has used up numbers), and on with it. */
export interface Trial {
  readonly endsGame: boolean;
  /** Who would die of it. */
  readonly deaths: readonly number[];
}

export function tryOut(game: Game, prompt: Prompt, choice: Json): Trial {
  const again = Game.replay(game.setup, game.entries, game.grimoire.cast);
  const result = again.submit({ type: 'answer', prompt: prompt.id, by: prompt.to, choice });
  if (!result.ok) throw new Error(`The option ${JSON.stringify(choice)} was refused: ${game.inEnglish(result.reason)}`);
  const deaths = result.events.flatMap((event) => (event.type === 'died' ? [event.seat] : []));
  return { endsGame: again.isOver, deaths };
}
