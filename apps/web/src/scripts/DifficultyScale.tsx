import { difficultyWeights } from '@belfry/almanac';
import type { ScriptScore } from '@belfry/scripts';
import { useWords } from '../i18n/words.tsx';
import style from './DifficultyScale.module.css';

const END = 20;

/** The scale with its four bands, the range over all bags, the usual spread, and the mean. Below: shares of the bags. */
export function DifficultyScale({ score }: { readonly score: ScriptScore }) {
  const { t } = useWords();
  const at = (points: number) => `${(Math.min(END, Math.max(0, points)) / END) * 100}%`;
  const span = (from: number, to: number) => ({
    left: at(from),
    width: `calc(${at(to)} - ${at(from)})`,
  });
  return (
    <div className={style.scale}>
      <div className={style.axis} role="img" aria-label={t('score.scale', { score: score.score.toFixed(1) })}>
        {difficultyWeights.categories.map((category, index, all) => (
          <span
            key={category.id}
            className={style.band}
            data-level={category.id}
            style={span(index === 0 ? 0 : (all[index - 1]?.upTo ?? 0), category.upTo ?? END)}
          />
        ))}
        <span className={style.range} style={span(score.easiest, score.hardest)} />
        <span className={style.spread} style={span(score.score - score.spread, score.score + score.spread)} />
        <span className={style.mean} style={{ left: at(score.score) }} />
      </div>
      <p>{t('score.shares')}</p>
      <ul className={style.shares}>
        {difficultyWeights.categories.map(({ id }) => (
          <li key={id} className={style.share} data-level={id}>
            <span className={style.pillar} aria-hidden="true">
              <span style={{ height: `${score.shares[id] * 100}%` }} />
            </span>
            <span className="numerals">{Math.round(score.shares[id] * 100)}%</span>
            <span className={style.label}>{t(`category.${id}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
