import { LOCALES } from '@belfry/almanac';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '@belfry/engine';
import { isUnscored, type Script, type ScriptScore, unscored } from '@belfry/scripts';
import { useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Empty, Loading } from '../ui/States.tsx';
import { Bars } from './Bars.tsx';
import { Comparison } from './Comparison.tsx';
import { byCause } from './causes.ts';
import style from './DifficultyPanel.module.css';
import { DifficultyScale } from './DifficultyScale.tsx';
import { useUsualScore } from './level.ts';
import { usePoints } from './points.ts';
import { SwapsPanel } from './SwapsPanel.tsx';
import type { ShelvedScript } from './shelf.ts';
import { WorkPanel } from './WorkPanel.tsx';
import { useScore } from './workbench.ts';

const COUNTS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, at) => FEWEST_PLAYERS + at);

/** How hard the script is for so many players and why, how that compares, how much there is to run, what to swap. */
export function DifficultyPanel({ shelved }: { readonly shelved: ShelvedScript }) {
  const usual = useUsualScore(shelved.script);
  return usual === undefined ? <Loading /> : <ForPlayers shelved={shelved} usual={usual?.players ?? FEWEST_PLAYERS} />;
}

function ForPlayers({ shelved, usual }: { readonly shelved: ShelvedScript; readonly usual: number }) {
  const { t, lang } = useWords();
  const { script } = shelved;
  const [players, setPlayers] = useState(usual);
  const score = useScore(script, [players], lang);
  return (
    <div className={style.panel}>
      <Choice
        label={t('scripts.for')}
        value={String(players)}
        onChange={(value) => setPlayers(Number(value))}
        choices={COUNTS.map((n) => ({ value: String(n), label: t('players', { n }) }))}
      />
      {score === undefined ? <Loading /> : null}
      {score === null ? <Empty title={t('score.none', { n: players })} /> : null}
      {score == null ? null : <Unscored script={script} />}
      {score == null ? null : isUnscored(script) ? (
        <WorkPanel script={script} players={score.players} />
      ) : (
        <Breakdown shelved={shelved} score={score} />
      )}
    </div>
  );
}

/** Whom the score leaves out, so that nobody takes it for the whole truth. */
function Unscored({ script }: { readonly script: Script }) {
  const { t } = useWords();
  const left = unscored(script);
  if (left.length === 0) return null;
  const names = script.characters.filter((c) => left.includes(c.id)).map((c) => c.name);
  return <p>{isUnscored(script) ? t('score.unscored-all') : t('score.unscored', { names: names.join(', ') })}</p>;
}

function Breakdown({ shelved, score }: { readonly shelved: ShelvedScript; readonly score: ScriptScore }) {
  const { t, lang } = useWords();
  const points = usePoints();
  const tags = byCause(score.lines, 'tag');
  const synergies = byCause(score.lines, 'synergy');
  const longest = Math.max(...[...tags, ...synergies].map((bar) => Math.abs(bar.amount)), 1);
  const bags = new Intl.NumberFormat(LOCALES[lang], { notation: 'compact' }).format(score.bags);
  return (
    <div className={style.breakdown}>
      <div className={style.column}>
        <section>
          <p className={style.verdict}>
            <strong>{t(`category.${score.category.id}`)}</strong>
            <span className="numerals">{t('score.points', { score: points.plain(score.score) })}</span>
          </p>
          <DifficultyScale score={score} />
          <p className={style.soft}>
            {t('score.spread', {
              easiest: points.plain(score.easiest),
              hardest: points.plain(score.hardest),
              low: points.plain(Math.max(score.easiest, score.score - score.spread)),
              high: points.plain(Math.min(score.hardest, score.score + score.spread)),
            })}{' '}
            {t(score.method === 'exact' ? 'score.bags' : 'score.sampled', { bags })}
          </p>
        </section>
        <Comparison score={score} />
        <WorkPanel script={shelved.script} players={score.players} />
      </div>
      <div className={style.column}>
        <section>
          <h2>{t('score.tags')}</h2>
          <Bars bars={tags} longest={longest} />
          {synergies.length === 0 ? null : (
            <>
              <h2>{t('score.synergies')}</h2>
              <Bars bars={synergies} longest={longest} />
            </>
          )}
          <p className={style.soft}>{t('score.explain')}</p>
        </section>
        <SwapsPanel shelved={shelved} score={score} />
      </div>
    </div>
  );
}
