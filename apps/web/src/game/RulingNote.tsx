import { isSentence, openSentence, say } from '@belfry/almanac';
import type { SeenEvent } from '@belfry/engine';
import type { Tongue } from './tongue.ts';
import { WhatElse } from './WhatElse.tsx';

/** Why something was ruled, and what else could have been; nothing for any other fact. */
export function RulingNote({ fact, words }: { readonly fact: SeenEvent | undefined; readonly words: Tongue }) {
  if (fact?.type !== 'ruled') return null;
  const { lang, name, lookUp } = words;
  const { reason, weighed = [] } = fact;
  return (
    <>
      {isSentence(reason) ? (
        <p>{openSentence(say(reason, { name, character: (id) => lookUp(id).name }, lang), lang)}</p>
      ) : null}
      <WhatElse weighed={weighed} words={words} />
    </>
  );
}
