import { difficultyWeights } from '@belfry/almanac';
import type { ScriptScore } from '@belfry/scripts';
import { useWords } from '../i18n/words.tsx';
import style from './DifficultyScale.module.css';
import level from './level.module.css';
import { usePoints } from './points.ts';

const END = 20;
const BORDERS = [0, ...difficultyWeights.categories.map((category) => category.upTo ?? END)];

const at = (points: number) => `${(Math.min(END, Math.max(0, points)) / END) * 100}%`;
const span = (from: number, to: number) => ({ left: at(from), width: `calc(${at(to)} - ${at(from)})` });

/** The scale with its four bands, the range over all bags, the usual spread, and the mean. Below: shares of the bags. */
export function DifficultyScale({ score }: { readonly score: ScriptScore }) {
  const { t } = useWords();
  const { plain } = usePoints();
  const { score: mean, spread, easiest, hardest } = score;
  const [low, high] = [Math.max(easiest, mean - spread), Math.min(hardest, mean + spread)];
  const inWords = t('score.scale', {
    end: END,
    score: plain(mean),
    category: t(`category.${score.category.id}`),
    easiest: plain(easiest),
    hardest: plain(hardest),
    low: plain(low),
    high: plain(high),
  });
  return (
    <div className={style.scale}>
      <div className={style.axis} role="img" aria-label={inWords}>
        {difficultyWeights.categories.map(({ id }, index) => (
          <span
            key={id}
            className={`${style.band} ${level.level}`}
            data-level={id}
            style={span(BORDERS[index]!, BORDERS[index + 1]!)}
          />
        ))}
        <span className={style.range} style={span(easiest, hardest)} />
        <span className={style.spread} style={span(low, high)} />
        <span className={style.mean} style={{ left: at(mean) }} />
        {BORDERS.map((border) => (
          <span key={border} className={`${style.border} numerals`} style={{ left: at(border) }}>
            {border}
          </span>
        ))}
      </div>
      <p>{t('score.shares')}</p>
      <ul className={style.shares}>
        {difficultyWeights.categories.map(({ id }) => (
          <li key={id} className={`${style.share} ${level.level}`} data-level={id}>
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
