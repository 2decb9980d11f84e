import { LOCALES, PSEUDO, pseudo } from '@belfry/almanac';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { type Catalogue, en, type Key } from '../../../../languages/en/web/index.ts';
import { useKept } from '../app/kept.ts';
import { type Lang, settings } from '../settings/settings.ts';
import { fill, type Gaps } from './message.ts';

export type Say = (key: Key, gaps?: Gaps) => string;

export interface Words {
  readonly lang: Lang;
  readonly t: Say;
  /** "a, b and c". */
  list(parts: readonly string[]): string;
}

const NO_GAPS: Gaps = {};

export function wordsOf(lang: Lang, catalogue: Catalogue): Words {
  const rules = new Intl.PluralRules(LOCALES[lang]);
  const lists = new Intl.ListFormat(LOCALES[lang]);
  return {
    lang,
    t: (key, gaps = NO_GAPS) => fill(catalogue[key], gaps, rules),
    list: (parts) => lists.format(parts),
  };
}

// English is at hand from the start; another language is fetched when it is first asked for.
const catalogues: Record<Lang, () => Promise<Catalogue>> = {
  en: async () => en,
  ru: async () => (await import('../../../../languages/ru/web/index.ts')).ru,
  [PSEUDO]: async () => pseudo(en),
};

const Current = createContext<Words>(wordsOf('en', en));

export const useWords = (): Words => use(Current);

export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const { lang } = useKept(settings);
  const [loaded, setLoaded] = useState<{ lang: Lang; catalogue: Catalogue } | null>(
    lang === 'en' ? { lang, catalogue: en } : null,
  );
  useEffect(() => {
    let current = true;
    void catalogues[lang]().then((catalogue) => {
      if (current) setLoaded({ lang, catalogue });
    });
    return () => {
      current = false;
    };
  }, [lang]);
  const words = useMemo(() => (loaded === null ? null : wordsOf(loaded.lang, loaded.catalogue)), [loaded]);
  // One blank frame is better than a flash of the wrong language.
  return words === null ? null : (
    <Current value={words}>
      <I18nProvider locale={LOCALES[words.lang]}>{children}</I18nProvider>
    </Current>
  );
}
