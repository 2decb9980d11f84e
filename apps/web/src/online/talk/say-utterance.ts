import type { Line } from '@belfry/protocol';
import type { phrase } from '@belfry/storyteller/talk';
import { useEffect, useState } from 'react';
import type { Tongue } from '../../game/tongue.ts';

/** What bots said, in this reader's language. Its phrases are fetched when the first of it is heard; until then, and for people, the words as they came. */
export function useUtterances(lines: readonly Line[]): (line: Line, words: Tongue) => string | null {
  const [phrased, setPhrased] = useState<{ readonly phrase: typeof phrase } | null>(null);
  const spoken = lines.some(({ utterance }) => utterance !== undefined);
  useEffect(() => {
    if (!spoken) return;
    let current = true;
    void import('@belfry/storyteller/talk').then(
      (talk) => {
        if (current) setPhrased({ phrase: talk.phrase });
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [spoken]);
  return ({ utterance, from, text }, { lang, name, lookUp }) => {
    if (utterance === undefined || phrased === null || from.seat === null) return text;
    const said = { ...utterance, from: from.seat, to: 'everyone' } as const;
    return phrased.phrase(said, { lang, name, character: (id) => lookUp(id).name });
  };
}
