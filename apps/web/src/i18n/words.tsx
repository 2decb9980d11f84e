import { type Lang, LOCALES } from '@belfry/almanac';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { first } from '../../../../languages/en/web/first.ts';
import type { Catalogue, Key } from '../../../../languages/en/web/index.ts';
import { FIRST } from '../../../../languages/every/web/first.ts';
import { PAGE } from '../../../../languages/every/web/page.ts';
import { useKept } from '../app/kept.ts';
import { settings } from '../settings/settings.ts';
import { fill, type Gaps, type Message } from './message.ts';

export type Say = (key: Key, gaps?: Gaps) => string;

export interface Words {
  readonly lang: Lang;
  readonly t: Say;
  /** "a, b and c". */
  list(parts: readonly string[]): string;
}

const NO_GAPS: Gaps = {};

/** The first page gets by with few texts; a test holds it to them. */
type Some = Partial<Catalogue>;

/** Stands for a text that has not been fetched. */
const NOT_HERE: Message = '…';

export function wordsOf(lang: Lang, catalogue: Some): Words {
  const rules = new Intl.PluralRules(LOCALES[lang]);
  const lists = new Intl.ListFormat(LOCALES[lang]);
  return {
    lang,
    t: (key, gaps = NO_GAPS) => fill(catalogue[key] ?? NOT_HERE, gaps, rules),
    list: (parts) => lists.format(parts),
  };
}

const Current = createContext<Words>(wordsOf('en', first));

export const useWords = (): Words => use(Current);

/** What is around every page, and the first one: English is at hand, another language is a small file of its own. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const { lang } = useKept(settings);
  const [loaded, setLoaded] = useState<{ lang: Lang; catalogue: Some } | null>(
    lang === 'en' ? { lang, catalogue: first } : null,
  );
  useEffect(() => {
    let current = true;
    void FIRST[lang]().then((catalogue) => {
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

/** Whole catalogues that are here already. */
const whole = new Map<Lang, Words>();

async function fetchWhole(lang: Lang): Promise<void> {
  if (!whole.has(lang)) whole.set(lang, wordsOf(lang, await PAGE[lang]()));
}

/** For whoever fetches a page: its words come beside its code. */
export const allWords = (): Promise<void> => fetchWhole(settings.get().lang);

/** All words of the language, for every page but the first. The language before stays until the new one is here. */
export function AllWords({ children }: { readonly children: ReactNode }) {
  const some = use(Current);
  const { lang } = useKept(settings);
  const [before, setBefore] = useState(lang);
  useEffect(() => {
    let current = true;
    void fetchWhole(lang).then(() => {
      if (current) setBefore(lang);
    });
    return () => {
      current = false;
    };
  }, [lang]);
  return <Current value={whole.get(lang) ?? whole.get(before) ?? some}>{children}</Current>;
}
