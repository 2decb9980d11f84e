import type { Json, Prompt } from '@belfry/engine';
import { AnswerForm } from '../game/AnswerForm.tsx';
import { Button } from '../ui/Button.tsx';
import style from './MyMove.module.css';
import type { StageProps } from './stage.ts';
import { VoteControl } from './VoteControl.tsx';

/** The one thing to do now, in the thumb's reach. */
export function MyMove(props: StageProps) {
  const { goOn } = props.table;
  return (
    <>
      <Move {...props} />
      {goOn === null || props.picking.spec !== null ? null : (
        <div className={style.move}>
          <Button onPress={goOn.run}>{props.words.t(goOn.label)}</Button>
        </div>
      )}
    </>
  );
}

function Move(props: StageProps) {
  const { table, words, picking } = props;
  const { t } = words;
  const { view } = table;
  const request = table.prompts.find((p) => p.kind === 'request' || p.kind === 'choose');
  const day = table.prompts.find((p) => p.kind === 'day');
  const answer = (prompt: Prompt) => (choice: Json) => void table.answer(prompt, choice);
  if (view.today.vote !== null) return <VoteControl {...props} />;
  if (request !== undefined) {
    return (
      <div className={style.move}>
        {request.about.text === undefined ? null : <p className={style.words}>{request.about.text}</p>}
        <AnswerForm
          id={request.id}
          options={request.options}
          words={words}
          picking={picking}
          onAnswer={answer(request)}
        />
      </div>
    );
  }
  if (day?.options.pick === 'action' && day.options.of.length > 0) {
    return (
      <div className={style.move}>
        <AnswerForm id={day.id} options={day.options} words={words} picking={picking} onAnswer={answer(day)} />
        {picking.spec === null ? null : (
          <Button look="quiet" onPress={picking.stop}>
            {t('cancel')}
          </Button>
        )}
      </div>
    );
  }
  if (view.outcome !== null) return null;
  return (
    <div className={style.move}>
      <p className={style.words}>{t('day.listen')}</p>
    </div>
  );
}
