import { type Lang, LOCALES } from '@belfry/almanac';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
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

/** Whole catalogues that are here already. */
const whole = new Map<Lang, Words>();
/** Whether anybody has gone further than the first page, which gets by with less. */
const asked = { whole: false };

async function fetchWhole(lang: Lang): Promise<void> {
  if (whole.has(lang)) return;
  const almanac = import('./almanac-words.ts').then(({ fetchAlmanac }) => fetchAlmanac(lang));
  const [catalogue] = await Promise.all([PAGE[lang](), almanac]);
  whole.set(lang, wordsOf(lang, catalogue));
}

/** For whoever fetches a page: its words come beside its code. */
export function allWords(): Promise<void> {
  asked.whole = true;
  return fetchWhole(settings.get().lang);
}

/**
 * What is around every page, and the first one: English is at hand, another language is a small file of its own. The
 * language before stays until all that is needed of the new one is here, so that a page never speaks two.
 */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const { lang } = useKept(settings);
  const [loaded, setLoaded] = useState<{ lang: Lang; catalogue: Some } | null>(
    lang === 'en' ? { lang, catalogue: first } : null,
  );
  useEffect(() => {
    let current = true;
    void Promise.all([FIRST[lang](), asked.whole ? fetchWhole(lang) : null]).then(([catalogue]) => {
      if (current) setLoaded({ lang, catalogue });
    });
    return () => {
      current = false;
    };
  }, [lang]);
  const words = useMemo(() => (loaded === null ? null : wordsOf(loaded.lang, loaded.catalogue)), [loaded]);
  // One blank frame is better than a flash of the wrong language.
  return words === null ? null : <Current value={words}>{children}</Current>;
}

/** All words of the language, for every page but the first. */
export function AllWords({ children }: { readonly children: ReactNode }) {
  const some = use(Current);
  // A page that arrives while the language changes has the words of the new one.
  return <Current value={whole.get(some.lang) ?? whole.get(settings.get().lang) ?? some}>{children}</Current>;
}
