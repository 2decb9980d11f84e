import { puzzle as en } from '../../../../languages/en/web/later/puzzle.ts';
import { puzzle as ru } from '../../../../languages/ru/web/later/puzzle.ts';
import { useOwnWords } from '../i18n/own-words.ts';

const TEXTS = { en, ru };

export type PuzzleSay = ReturnType<typeof usePuzzleWords>;
export const usePuzzleWords = () => useOwnWords<keyof typeof en>(TEXTS);
