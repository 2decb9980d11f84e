import { FEWEST_PLAYERS, MOST_PLAYERS } from '@belfry/engine';
import { type Script, type ScriptScore, scoreScript } from '@belfry/scripts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Empty } from '../ui/States.tsx';
import { Bars } from './Bars.tsx';
import { byCause } from './causes.ts';
import style from './DifficultyPanel.module.css';
import { DifficultyScale } from './DifficultyScale.tsx';

const COUNTS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, at) => FEWEST_PLAYERS + at);
const USUAL = 9;

/** How hard the script is for so many players, and why. */
export function DifficultyPanel({ script }: { readonly script: Script }) {
  const { t } = useWords();
  const [players, setPlayers] = useState(() =>
    scoreScript(script.characters, USUAL) === null ? FEWEST_PLAYERS + 1 : USUAL,
  );
  const asked = useDeferredValue(players);
  const score = useMemo(() => scoreScript(script.characters, asked), [script, asked]);
  return (
    <div className={style.panel}>
      <Choice
        label={t('scripts.for')}
        value={String(players)}
        onChange={(value) => setPlayers(Number(value))}
        choices={COUNTS.map((n) => ({ value: String(n), label: t('players', { n }) }))}
      />
      {score === null ? <Empty title={t('score.none', { n: asked })} /> : <Breakdown score={score} />}
    </div>
  );
}

function Breakdown({ score }: { readonly score: ScriptScore }) {
  const { t, lang } = useWords();
  const tags = byCause(score.lines, 'tag');
  const synergies = byCause(score.lines, 'synergy');
  const longest = Math.max(...[...tags, ...synergies].map((bar) => Math.abs(bar.amount)), 1);
  const fixed = (n: number) => n.toFixed(1);
  const bags = new Intl.NumberFormat(lang, { notation: 'compact' }).format(score.bags);
  return (
    <>
      <p className={style.verdict}>
        <strong>{t(`category.${score.category.id}`)}</strong>
        <span className="numerals">{t('score.points', { score: fixed(score.score) })}</span>
      </p>
      <DifficultyScale score={score} />
      <p className={style.soft}>
        {t('score.spread', {
          easiest: fixed(score.easiest),
          hardest: fixed(score.hardest),
          low: fixed(Math.max(score.easiest, score.score - score.spread)),
          high: fixed(Math.min(score.hardest, score.score + score.spread)),
        })}{' '}
        {t(score.method === 'exact' ? 'score.bags' : 'score.sampled', { bags })}
      </p>
      <h2>{t('score.tags')}</h2>
      <Bars bars={tags} longest={longest} />
      {synergies.length === 0 ? null : (
        <>
          <h2>{t('score.synergies')}</h2>
          <Bars bars={synergies} longest={longest} />
        </>
      )}
      <p className={style.soft}>{t('score.explain')}</p>
    </>
  );
}
