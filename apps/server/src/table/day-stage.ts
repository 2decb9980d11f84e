import type { Json } from '@belfry/engine';
import { storytellersNominee } from '@belfry/storyteller';
import type { PlayState } from './state.ts';
import { ToldGame } from './told-game.ts';

/** A part of the day that somebody, or a clock, brings to its end. */
export interface DayStage {
  readonly kind: 'discussion' | 'nominations' | 'last-call';
  /** The same as long as the stage lasts. After a nomination the town thinks anew: that is another stage. */
  readonly key: string;
  /** The Storyteller's prompt that ends it. */
  readonly prompt: string;
}

/** The stage of the day that the engine is in; null at night, in votes and while a ruling is open. */
export function dayStage({ game, asked }: PlayState): DayStage | null {
  const prompt = asked.find(({ kind }) => kind === 'run-day');
  if (prompt === undefined) return null;
  const { day, today } = game.state;
  const kind = today.stage === 'discussion' ? 'discussion' : today.lastCall ? 'last-call' : 'nominations';
  return { kind, key: `${kind} ${day} ${kind === 'discussion' ? '' : today.nominations.length}`, prompt: prompt.id };
}

/** What ends each stage. */
export const ENDS = { discussion: 'open-nominations', nominations: 'last-call', 'last-call': 'end-day' } as const;

/** How a stage ends: where only the Storyteller nominates, the town waits for that first. */
export function endOf({ game }: PlayState, kind: DayStage['kind']): Json {
  const nominee = kind === 'discussion' || game instanceof ToldGame ? null : storytellersNominee(game.grimoire);
  return nominee === null ? { do: ENDS[kind] } : { do: 'nominate', with: [nominee] };
}
