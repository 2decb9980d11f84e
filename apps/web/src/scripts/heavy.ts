import type { Script, ScriptScore } from '@belfry/scripts';

/** The three editions that everybody knows: they stand in front, whatever their score says. */
export const IN_FRONT: readonly string[] = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'];

/** Why a script is heavy: hard to follow by the score, or partly run by hand; null when it is not. */
export function whyHeavy(script: Script, score: ScriptScore | null | undefined): 'hard' | 'by-hand' | null {
  if (script.characters.some((c) => !c.automated)) return 'by-hand';
  return score?.category.id === 'advanced' || score?.category.id === 'chaos' ? 'hard' : null;
}
