import type { View } from '@belfry/engine';
import { Named } from '../../game/Named.tsx';
import { sayFact } from '../../game/say-fact.ts';
import type { Tongue } from '../../game/tongue.ts';
import { Empty } from '../../ui/States.tsx';
import style from './Journal.module.css';

/** What was learned and chosen, night by night. */
export function Journal({ view, words }: { readonly view: View; readonly words: Tongue }) {
  const { t } = words;
  if (view.journal.length === 0) return <Empty title={t('journal.empty')} />;
  return (
    <ol className={style.journal}>
      {view.journal.map(({ night, day, fact }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a journal only grows
        <li key={at} className={style.line}>
          <span className={style.when}>{whenOf(night, day, t)}</span>
          <span>
            <Named text={sayFact(fact, words, view.viewer) ?? ''} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function whenOf(night: number, day: number, t: Tongue['t']): string {
  if (night === 0) return t('phase.setup');
  return night > day ? t('phase.night', { n: night }) : t('phase.day', { n: day });
}
