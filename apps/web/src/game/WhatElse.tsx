import { isSentence, LOCALES, say } from '@belfry/almanac';
import type { Alternative, Json } from '@belfry/engine';
import { Button } from '../ui/Button.tsx';
import { sayChoice } from './say.ts';
import type { Tongue } from './tongue.ts';
import style from './WhatElse.module.css';

/** So far behind, half of the bar is left. */
const HALF = 1;

/** What else could be decided, the next best first: by how much each was behind, and what speaks for it. */
export function WhatElse({
  weighed,
  words,
  onTake,
}: {
  readonly weighed: readonly Alternative[];
  readonly words: Tongue;
  /** Where it is not too late to take one of them. */
  readonly onTake?: (choice: Json) => void;
}) {
  const { t } = words;
  if (weighed.length === 0) return null;
  return (
    <details className={style.else}>
      <summary>{t('else.title')}</summary>
      <ol>
        {weighed.map((other) => (
          <li key={JSON.stringify(other.choice)}>
            <Other other={other} words={words} />
            {onTake === undefined ? null : (
              <Button
                size="small"
                aria-label={t('else.take', { what: sayChoice(other.choice, words) })}
                onPress={() => onTake(other.choice)}
              >
                {t('else.take.short')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Other({ other: { choice, by, reason }, words }: { readonly other: Alternative; readonly words: Tongue }) {
  const { t, lang, name, lookUp } = words;
  const behind = new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 2 }).format(Math.abs(by));
  const width = `${by < 0 ? 100 : (100 * HALF) / (HALF + by)}%`;
  return (
    <div>
      <strong>{sayChoice(choice, words)}</strong>
      <span className={style.bar} aria-hidden="true">
        <span style={{ width }} />
      </span>
      <span className={style.soft}>{by < 0 ? t('else.ends') : t('else.behind', { n: behind })}</span>
      {/* A newer server may say what this page has no words for. */}
      {isSentence(reason) ? <p>{say(reason, { name, character: (id) => lookUp(id).name }, lang)}</p> : null}
    </div>
  );
}
