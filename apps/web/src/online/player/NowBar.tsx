import type { Prompt } from '@belfry/engine';
import { AnswerForm } from '../../game/AnswerForm.tsx';
import { DayActions } from './DayActions.tsx';
import style from './NowBar.module.css';
import { ReadyButton } from './ReadyButton.tsx';
import type { SeatProps } from './seat-props.ts';
import { VoteBar } from './VoteBar.tsx';

/** The one thing to do now, as large as it gets. Nothing at all when there is nothing to do. */
export function NowBar(props: SeatProps) {
  const { prompts, view, refusal } = props;
  const of = (kind: Prompt['kind']) => prompts.find((prompt) => prompt.kind === kind);
  const request = of('request');
  const day = of('day');
  return (
    <div className={style.bar}>
      {refusal === null ? null : (
        <p className={style.refusal} role="alert">
          {refusal}
        </p>
      )}
      {request !== undefined ? (
        <Request {...props} prompt={request} />
      ) : view.today.vote !== null ? (
        <VoteBar {...props} prompt={of('hand') ?? null} />
      ) : day !== undefined ? (
        <DayActions {...props} prompt={day} />
      ) : null}
      {request !== undefined || props.picking.spec !== null ? null : <ReadyButton {...props} />}
    </div>
  );
}

/** The Storyteller asks something by hand. */
function Request({ prompt, words, picking, answer }: SeatProps & { readonly prompt: Prompt }) {
  return (
    <section className={style.request} aria-live="polite">
      <p className={style.title}>{prompt.about.text ?? words.t('request.title')}</p>
      <AnswerForm
        id={prompt.id}
        options={prompt.options}
        words={words}
        picking={picking}
        onAnswer={(choice) => void answer(prompt, choice)}
      />
    </section>
  );
}
