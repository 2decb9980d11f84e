import { LOCALES, publishedScores } from '@belfry/almanac';
import { publishedSpread, type ScriptScore } from '@belfry/scripts';
import { useWords } from '../i18n/words.tsx';
import style from './Comparison.module.css';
import { usePoints } from './points.ts';

const WIDTH = 320;
const HEIGHT = 84;
const GROUND = 66;
const GAP = 2;

/** How hard the script is among those that people have published, with a picture of how these are spread. */
export function Comparison({ score }: { readonly score: ScriptScore }) {
  const { t, lang } = useWords();
  const { plain } = usePoints();
  const bins = publishedSpread(score.players);
  const measured = publishedScores.counts[score.players];
  if (score.harderThan === null || measured === undefined) return null;
  const tallest = Math.max(...bins.map((bin) => bin.share));
  const [from, to] = [bins[0]!.from, bins.at(-1)!.to];
  const across = (points: number) => ((points - from) / (to - from)) * WIDTH;
  const here = Math.min(Math.max(score.score, from), to);
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
      <svg
        className={style.picture}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('score.published', { from, to, score: plain(score.score) })}
      >
        {bins.map((bin) => {
          const height = Math.max(1, (bin.share / tallest) * (GROUND - 8));
          const left = across(bin.from) + GAP / 2;
          return (
            <rect
              key={bin.from}
              className={style.bar}
              data-below={bin.to <= score.score || undefined}
              x={left}
              y={GROUND - height}
              width={across(bin.to) - across(bin.from) - GAP}
              height={height}
              rx={2}
            />
          );
        })}
        <path className={style.ground} d={`M0 ${GROUND} H${WIDTH}`} />
        <path className={style.here} d={`M${across(here)} 0 V${GROUND}`} />
        <path className={style.foot} d={`M${across(here)} ${GROUND} l6 9 h-12 z`} />
        <text className={style.end} x={0} y={HEIGHT - 3}>
          {`${from}`.replace('-', '−')}
        </text>
        <text className={style.end} x={WIDTH} y={HEIGHT - 3} textAnchor="end">
          {to}
        </text>
      </svg>
    </section>
  );
}
