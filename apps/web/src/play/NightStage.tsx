import { useEffect, useState } from 'react';
import { ClockCircle } from '../circle/ClockCircle.tsx';
import { AnswerForm } from '../game/AnswerForm.tsx';
import { circleSeats } from '../game/circle-seats.ts';
import { StatementView } from '../game/StatementView.tsx';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import style from './NightStage.module.css';
import type { StageProps } from './stage.ts';

/** Asleep, unless something is shown or asked. A sleeping phone never lights up. */
export function NightStage(props: StageProps) {
  const { table, words, memory, store } = props;
  const { t, lookUp, side, name } = words;
  const { view } = table;
  const news = view.journal
    .slice(memory.seen)
    .map(({ fact }, at) => ({ fact, count: memory.seen + at + 1 }))
    .find(({ fact }) => fact.type === 'told' || fact.type === 'you-are');
  const prompt = table.prompts.find((p) => p.kind === 'choose' || p.kind === 'request');
  useBuzz(news !== undefined || prompt !== undefined);
  if (news !== undefined) {
    const { fact, count } = news;
    return (
      <section className={style.awake} aria-live="assertive">
        <div className={style.card}>
          {fact.type === 'you-are' ? (
            <>
              <span className={style.token}>
                <Token character={lookUp(fact.character)} />
              </span>
              <h2>{t('fact.you-are.me', { character: lookUp(fact.character).name, side: side(fact.alignment) })}</h2>
              <p>{lookUp(fact.character).ability}</p>
            </>
          ) : fact.type === 'told' ? (
            <>
              {fact.character === null || fact.character.endsWith('info') ? null : (
                <h2>{lookUp(fact.character).name}</h2>
              )}
              <StatementView info={fact.info} words={words} />
            </>
          ) : null}
        </div>
        <Button look="main" size="large" onPress={() => store.change({ seen: count })}>
          {t('night.seen')}
        </Button>
      </section>
    );
  }
  if (prompt !== undefined) {
    return (
      <section className={style.awake} aria-live="assertive">
        <h2>
          {t('night.wake')}
          {prompt.about.character === undefined ? '' : `: ${lookUp(prompt.about.character).name}`}
        </h2>
        {prompt.about.text === undefined ? null : <p>{prompt.about.text}</p>}
        <Asked {...props} />
      </section>
    );
  }
  if (view.phase === 'day') return <Unseen {...props} />;
  return (
    <section className={style.asleep} aria-live="polite">
      <span className={style.candle} aria-hidden="true" />
      <h2>{t('night.sleep')}</h2>
      <p>{t('night.sleep.text')}</p>
      <p className="unseen">{name(Number(view.viewer))}</p>
    </section>
  );
}

/** By day: what is left in the journal needs no showing, it only counts as seen. */
function Unseen({ table, store }: StageProps) {
  const { length } = table.view.journal;
  useEffect(() => store.change({ seen: length }), [store, length]);
  return null;
}

function Asked({ table, words, picking, memory }: StageProps) {
  const { view } = table;
  const [sent, setSent] = useState<string | null>(null);
  const prompt = table.prompts.find((p) => p.kind === 'choose' || p.kind === 'request');
  if (prompt === undefined || sent === prompt.id) return <p>{words.t('night.chosen')}</p>;
  const me = typeof view.viewer === 'number' ? view.viewer : null;
  return (
    <>
      <div className={style.board}>
        <ClockCircle
          label={words.t('town.label')}
          seats={circleSeats(view, words, { guesses: memory.guesses })}
          bottom={me}
          onPress={picking.toggle}
          pick={picking.spec === null ? null : { chosen: picking.chosen, from: picking.spec.from }}
        />
      </div>
      <AnswerForm
        id={prompt.id}
        options={prompt.options}
        words={words}
        picking={picking}
        onAnswer={(choice) => {
          setSent(prompt.id);
          void table.answer(prompt, choice).then((reason) => {
            if (reason !== null) setSent(null);
          });
        }}
      />
    </>
  );
}

/** A gentle shake when the player is woken; nothing when they are not. */
function useBuzz(awake: boolean): void {
  useEffect(() => {
    if (awake && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate([40, 60, 40]);
  }, [awake]);
}
