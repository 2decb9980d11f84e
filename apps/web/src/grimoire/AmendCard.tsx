import type { Decision, Json, Options } from '@belfry/engine';
import { useEffect, useState } from 'react';
import { AnswerForm } from '../game/AnswerForm.tsx';
import type { Picking } from '../game/picking.ts';
import { sayChoice } from '../game/say.ts';
import type { Tongue } from '../game/tongue.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/States.tsx';
import type { Desk } from './desk.ts';
import style from './NowPanel.module.css';
import { titleOf } from './PromptCard.tsx';

type Was = Decision & { readonly options: Options | null };

/** An earlier decision, asked again: what is answered now stands in its place, and everything after it is kept where it fits. */
export function AmendCard(props: {
  readonly desk: Desk;
  readonly words: Tongue;
  readonly picking: Picking;
  /** The number of the decision. */
  readonly at: number;
  readonly onClose: () => void;
}) {
  const { desk, words, picking, at, onClose } = props;
  const { t } = words;
  const [was, setWas] = useState<Was | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { game } = desk;
  useEffect(() => {
    let current = true;
    void game().then((whole) => {
      const found = decisionAt(whole.decisions(), at);
      if (current) setWas(found);
    });
    return () => {
      current = false;
    };
  }, [game, at]);
  const change = async (choice: Json | null) => {
    const why = await desk.amend(at, choice);
    setRefusal(why);
    if (why === null) onClose();
  };
  if (was === null) return <Loading />;
  return (
    <section className={style.card} aria-label={t('amend.title')}>
      <h2>{was.asked === null ? t('amend.title') : titleOf(was.asked, words)}</h2>
      {was.input.type === 'answer' ? (
        <p>{t('amend.was', { what: sayChoice(was.input.choice, words) })}</p>
      ) : (
        <p>{t('amend.act', { what: t(`hand-tool.${was.input.action.do}`) })}</p>
      )}
      <p className={style.soft}>{t('amend.text')}</p>
      {refusal === null ? null : (
        <p className={style.refusal} role="alert">
          {refusal}
        </p>
      )}
      {was.options === null ? null : (
        <AnswerForm
          id={`amend ${at}`}
          options={was.options}
          words={words}
          picking={picking}
          onAnswer={(choice) => void change(choice)}
        />
      )}
      <div className={style.buttons}>
        {was.input.type === 'intervene' ? (
          <Button onPress={() => void change(null)}>{t('amend.leave-out')}</Button>
        ) : null}
        <Button look="quiet" onPress={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  );
}

/** Its options have to be looked at before the next decision is taken. */
function decisionAt(decisions: Iterable<Decision>, at: number): Was | null {
  let number = 0;
  for (const decision of decisions) {
    if (number === at) return { ...decision, options: decision.asked?.options ?? null };
    number++;
  }
  return null;
}
