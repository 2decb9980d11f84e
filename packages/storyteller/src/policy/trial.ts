import type { GameEvent, Grimoire, Json, Prompt } from '@belfry/engine';

/** What would follow at once from a ruling. */
export interface Trial {
  readonly endsGame: boolean;
  /** Who would die of it. */
  readonly deaths: readonly number[];
}

export function tryOut(grimoire: Grimoire, prompt: Prompt, choice: Json): Trial {
  const imagined = grimoire.imagine({ type: 'answer', prompt: prompt.id, by: prompt.to, choice });
  if (!imagined.ok)
    throw new Error(`The option ${JSON.stringify(choice)} was refused: ${JSON.stringify(imagined.reason)}`);
  const deaths = imagined.events.flatMap((event) => (event.type === 'died' ? [event.seat] : []));
  return { endsGame: isTheEnd(imagined.events), deaths };
}

export const isTheEnd = (events: readonly GameEvent[]): boolean => events.some(({ type }) => type === 'game-over');
