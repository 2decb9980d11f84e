import type { DifficultyTag } from '@belfry/almanac';
import type { SynergyId } from '../difficulty/formula.ts';
import { tongue } from './tongue.ts';

/** What a tag or a synergy is called in a breakdown. */
export function causeIn(lang: string, cause: DifficultyTag | SynergyId): string {
  const { tags, synergies } = tongue(lang).difficulty;
  return { ...tags, ...synergies }[cause];
}
