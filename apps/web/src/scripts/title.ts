import { useAlmanac } from '../almanac/book.ts';
import { useWords } from '../i18n/words.tsx';
import type { ShelvedScript } from './shelf.ts';

/** What a script is called: the editions have names in every language, others only the one their author gave them. */
export function useScriptTitle(): (shelved: ShelvedScript) => string {
  const { t } = useWords();
  const { editions } = useAlmanac();
  return ({ id, own, script }) =>
    (own ? undefined : editions.find((edition) => edition.id === id)?.name) ||
    script.meta?.name?.trim() ||
    t('scripts.untitled');
}
