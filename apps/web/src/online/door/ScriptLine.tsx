import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/words.tsx';

type Naming = typeof import('../../scripts/script-name.ts').scriptName;

const asGiven: Naming = (name) => name;

/** A script's name in the reader's language. The almanac that knows it is large: the door does not wait for it. */
export function ScriptLine({ name }: { readonly name: string }) {
  const { lang } = useWords();
  const [naming, setNaming] = useState<{ readonly call: Naming } | null>(lang === 'en' ? { call: asGiven } : null);
  useEffect(() => {
    if (lang === 'en') return;
    import('../../scripts/script-name.ts').then(
      ({ scriptName }) => setNaming({ call: scriptName }),
      () => setNaming({ call: asGiven }),
    );
  }, [lang]);
  return <span>{naming === null ? '\u00a0' : naming.call(name, lang)}</span>;
}
