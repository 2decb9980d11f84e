import { useCallback } from 'react';
import type { puzzle } from '../../../../languages/en/web/puzzle.ts';
import type { Gaps } from '../i18n/message.ts';
import { useWords } from '../i18n/words.tsx';

type Own<K extends string> = K extends `puzzle.${infer Rest}` ? Rest : never;
export type PuzzleSay = (key: Own<keyof typeof puzzle>, gaps?: Gaps) => string;

/** The words of this page alone. */
export function usePuzzleWords(): PuzzleSay {
  const { t } = useWords();
  return useCallback((key, gaps) => t(`puzzle.${key}`, gaps), [t]);
}
