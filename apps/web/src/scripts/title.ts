import { useWords } from '../i18n/words.tsx';
import { scriptName } from './script-name.ts';
import type { ShelvedScript } from './shelf.ts';

/** What stands on a script's spine. */
export function useScriptTitle(): (shelved: ShelvedScript) => string {
  const { t, lang } = useWords();
  return ({ own, script }) => {
    const name = script.meta?.name?.trim() || t('scripts.untitled');
    return own ? name : scriptName(name, lang);
  };
}
