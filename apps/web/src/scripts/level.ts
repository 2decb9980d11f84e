import type { Script, ScriptScore } from '@belfry/scripts';
import { useWords } from '../i18n/words.tsx';
import { useScore } from './workbench.ts';

/** A full table, or a small one for scripts that are meant for it. */
const USUAL_TABLES = [9, 6] as const;

export const useUsualScore = (script: Script): ScriptScore | null | undefined =>
  useScore(script, USUAL_TABLES, useWords().lang);

/** Right for a first game: easy by the score, and nothing in it needs a Storyteller's own hand. */
export const forNewcomers = (script: Script, score: ScriptScore | null | undefined): boolean =>
  score?.category.id === 'beginner' && script.characters.every((c) => c.automated);
