import type { CharacterId } from '@belfry/almanac';
import { BUILTIN_NAMES, builtinScript, nightIds, type Script } from '@belfry/scripts';
import { useEffect, useMemo, useState } from 'react';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import style from './Hindsight.module.css';
import { type LookedBack, type PastGame, solvableOn } from './hindsight.ts';

export type HindsightReply =
  | { readonly type: 'day'; readonly looked: LookedBack }
  | { readonly type: 'not-covered'; readonly characters: readonly CharacterId[] }
  | { readonly type: 'done' };

interface Looking {
  readonly days: readonly LookedBack[];
  readonly notCovered: readonly CharacterId[];
  readonly isDone: boolean;
}

const NOTHING: Looking = { days: [], notCovered: [], isDone: false };

/** A replay names its script; where that is none of ours and not the table's, nobody knows who could have been in play. */
function scriptNamed(name: string, own: Script): Script | null {
  if (own.meta?.name === name) return own;
  return BUILTIN_NAMES.map((one) => builtinScript(one)!).find(({ meta }) => meta?.name === name) ?? null;
}

const orderOf = (script: Script) => ({ first: nightIds(script, 'first'), other: nightIds(script, 'other') });

/** Day by day: how many worlds were left to the town, and from when on it could have known. */
export function Hindsight(props: {
  readonly game: Omit<PastGame, 'script' | 'order'>;
  readonly scriptName: string;
  readonly script: Script;
  readonly words: Tongue;
}) {
  const { game, words } = props;
  const { t } = words;
  const [isAsked, setAsked] = useState(false);
  const script = useMemo(() => scriptNamed(props.scriptName, props.script), [props.scriptName, props.script]);
  if (script === null) return null;
  return (
    <section className={style.hindsight} aria-labelledby="hindsight">
      <h2 id="hindsight">{t('hindsight.title')}</h2>
      <p className={style.soft}>{t('hindsight.text')}</p>
      {isAsked ? (
        <Days game={{ ...game, script: script.characters, order: orderOf(script) }} words={words} />
      ) : (
        <Button onPress={() => setAsked(true)}>{t('hindsight.ask')}</Button>
      )}
    </section>
  );
}

function Days({ game, words }: { readonly game: PastGame; readonly words: Tongue }) {
  const { t } = words;
  const { days, notCovered, isDone } = useHindsight(game);
  const most = Math.max(2, ...days.map(({ worlds }) => worlds));
  const solved = solvableOn(days);
  if (notCovered.length > 0) {
    const characters = words.list(notCovered.map((id) => words.lookUp(id).name));
    return <p className={style.soft}>{t('notebook.not-covered', { characters })}</p>;
  }
  return (
    <>
      <ol className={style.days} aria-busy={!isDone}>
        {days.map((looked) => (
          <li key={looked.day} className={style.day} data-solved={looked.day === solved?.day || undefined}>
            <span className={style.when}>{t('votes.day', { n: looked.day })}</span>
            <span className={style.track} aria-hidden="true">
              <span
                className={style.fill}
                style={{ inlineSize: `${(100 * Math.log(1 + looked.worlds)) / Math.log(1 + most)}%` }}
              />
            </span>
            <span className="numerals">
              {t(looked.isWhole ? 'hindsight.worlds' : 'hindsight.more', { n: looked.worlds })}
            </span>
            <span className={style.demons}>{t('hindsight.demons', { names: words.names(looked.demons) })}</span>
          </li>
        ))}
      </ol>
      <p role="status" className={style.verdict}>
        {verdict(days, isDone, words)}
      </p>
    </>
  );
}

function verdict(days: readonly LookedBack[], isDone: boolean, words: Tongue): string {
  const { t } = words;
  const solved = solvableOn(days);
  if (solved !== null) return t('hindsight.solved', { n: solved.day, name: words.name(solved.demons[0]!) });
  if (!isDone) return t('notebook.thinking');
  return days.length === 0 ? t('hindsight.nothing') : t('hindsight.never');
}

function useHindsight(game: PastGame): Looking {
  const [looking, setLooking] = useState<Looking>(NOTHING);
  // A finished game does not change: it is told apart by its length.
  const key = game.events.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setLooking(NOTHING);
    const worker = new Worker(new URL('./hindsight.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<HindsightReply>) =>
      setLooking((old) => {
        if (data.type === 'day') return { ...old, days: [...old.days, data.looked] };
        return data.type === 'done' ? { ...old, isDone: true } : { ...old, notCovered: data.characters };
      });
    worker.onerror = () => setLooking((old) => ({ ...old, isDone: true }));
    worker.postMessage(game);
    return () => worker.terminate();
  }, [key]);
  return looking;
}
