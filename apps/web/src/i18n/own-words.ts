import { LOCALES, type Offered, PSEUDO, pseudo } from '@belfry/almanac';
import { useMemo } from 'react';
import { fill, type Gaps, type Message } from './message.ts';
import { useWords } from './words.tsx';

type Texts<K extends string> = { readonly [key in K]: Message };

/** The words of a page that brings its own, so that the first page need not carry them. */
export function useOwnWords<K extends string>(
  texts: { readonly [lang in Offered]: Texts<K> },
): (key: K, gaps?: Gaps) => string {
  const { lang } = useWords();
  return useMemo(() => {
    const catalogue = lang === PSEUDO ? pseudo(texts.en) : texts[lang];
    const rules = new Intl.PluralRules(LOCALES[lang]);
    return (key, gaps = {}) => fill(catalogue[key], gaps, rules);
  }, [lang, texts]);
}
