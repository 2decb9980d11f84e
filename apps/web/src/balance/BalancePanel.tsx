import { FEWEST_PLAYERS, MOST_IN_BAG } from '@belfry/engine';
import type { Script } from '@belfry/scripts';
import type { BotLevel } from '@belfry/storyteller';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Empty, Trouble } from '../ui/States.tsx';
import style from './BalancePanel.module.css';
import { Outcomes } from './Outcomes.tsx';
import { useTrial } from './trial.ts';

/** Long enough for a first answer, short enough to wait for. */
const SECONDS = 40;
/** Fewer than seven is another game, without introductions. */
const USUAL = '7-15';
const COUNTS = Array.from({ length: MOST_IN_BAG - FEWEST_PLAYERS + 1 }, (_, at) => FEWEST_PLAYERS + at);
const countsOf = (wanted: string) => (wanted === USUAL ? COUNTS.filter((n) => n >= 7) : [Number(wanted)]);

/** How often good wins when bots play the script. */
export function BalancePanel({ script }: { readonly script: Script }) {
  const { t } = useWords();
  const [players, setPlayers] = useState(USUAL);
  const [bots, setBots] = useState<BotLevel>('novice');
  const { trial, start, stop, leave } = useTrial(script);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes away, or changes the script, wants no more of it
  useEffect(() => leave, [script]);
  const byHand = script.characters.filter(({ automated }) => !automated);
  const isPlaying = trial.state === 'playing';
  const outcome = trial.state === 'playing' || trial.state === 'done' ? trial.outcome : null;
  return (
    <div className={style.panel}>
      <p className={style.soft}>{t('balance.what')}</p>
      <div className={style.wish}>
        <Choice
          label={t('balance.players')}
          value={players}
          onChange={setPlayers}
          choices={[
            { value: USUAL, label: t('balance.usual') },
            ...COUNTS.map((n) => ({ value: String(n), label: t('players', { n }) })),
          ]}
        />
        <Segments
          label={t('balance.bots')}
          value={bots}
          onChange={setBots}
          choices={[
            { value: 'novice', label: t('bots.novice') },
            { value: 'shrewd', label: t('bots.shrewd') },
          ]}
        />
        {isPlaying ? (
          <Button onPress={stop}>{t('balance.stop')}</Button>
        ) : (
          <Button look="main" onPress={() => start({ counts: countsOf(players), bots, seconds: SECONDS })}>
            {t(trial.state === 'done' ? 'balance.again' : 'balance.start')}
          </Button>
        )}
      </div>
      {byHand.length === 0 ? null : <p>{t('balance.by-hand', { names: byHand.map(({ name }) => name).join(', ') })}</p>}
      {isPlaying ? (
        <p className={style.progress}>
          <progress aria-label={t('balance.playing')} value={outcome?.done ?? 0} max={1} />
          <span className="numerals">{t('balance.games', { n: outcome?.summary.games ?? 0 })}</span>
        </p>
      ) : null}
      {trial.state === 'impossible' ? <Empty title={t('balance.impossible')} /> : null}
      {trial.state === 'failed' ? <Trouble title={t('balance.failed')} /> : null}
      {outcome === null ? null : <Outcomes outcome={outcome} />}
    </div>
  );
}
