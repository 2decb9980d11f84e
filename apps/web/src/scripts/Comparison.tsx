import { LOCALES, publishedScores } from '@belfry/almanac';
import { publishedSpread, type ScriptScore } from '@belfry/scripts';
import { useWords } from '../i18n/words.tsx';
import style from './Comparison.module.css';
import { usePoints } from './points.ts';

/** How hard the script is among those that people have published, with a picture of how these are spread. */
export function Comparison({ score }: { readonly score: ScriptScore }) {
  const { t, lang } = useWords();
  const { plain } = usePoints();
  const bins = publishedSpread(score.players);
  const measured = publishedScores.counts[score.players];
  if (score.harderThan === null || measured === undefined) return null;
  const tallest = Math.max(...bins.map((bin) => bin.share));
  const [from, to] = [bins[0]!.from, bins.at(-1)!.to];
  const here = bins.findLast((bin) => bin.from <= score.score) ?? bins[0]!;
  return (
    <section>
      <h2>{t('score.compare')}</h2>
      <p>
        {t('score.harder', {
          percent: Math.round(score.harderThan * 100),
          scripts: new Intl.NumberFormat(LOCALES[lang]).format(measured.scripts),
          n: score.players,
        })}
      </p>
      <div className={style.bars} role="img" aria-label={t('score.published', { from, to, score: plain(score.score) })}>
        {bins.map((bin) => (
          <span
            key={bin.from}
            className={style.bar}
            data-here={bin === here ? '' : undefined}
            style={{ height: `${Math.max(2, (bin.share / tallest) * 100)}%` }}
          />
        ))}
      </div>
      <p className={`${style.ends} numerals`} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </section>
  );
}
