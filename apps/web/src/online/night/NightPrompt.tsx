import { type Prompt, playerPart } from '@belfry/engine';
import { useEffect, useRef } from 'react';
import { AnswerForm } from '../../game/AnswerForm.tsx';
import { Countdown } from '../Countdown.tsx';
import type { SeatProps } from '../player/seat-props.ts';
import { TownCircle } from '../player/TownCircle.tsx';
import style from './NightPrompt.module.css';

/** Called in the night: what is asked, the choices that are allowed, and nothing else. Picked on the circle itself. */
export function NightPrompt(
  props: SeatProps & {
    readonly prompt: Prompt;
    readonly title?: string;
    /** Without a clock: among people who look over each other's shoulders it would tell a real question from others. */
    readonly quiet?: boolean;
  },
) {
  const { prompt, words, picking, answer, refusal, title, quiet = false } = props;
  const { t, lookUp } = words;
  const { about, options } = prompt;
  const head = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question is read from its beginning
  useEffect(() => head.current?.focus(), [prompt.id]);
  const character = about.character === undefined ? null : lookUp(about.character);
  const onCircle = playerPart(options) !== null;
  return (
    <section className={style.prompt}>
      <div className={style.words}>
        <h1 className={style.title} tabIndex={-1} ref={head}>
          {title ?? (character === null ? t('request.title') : character.name)}
        </h1>
        <p>{about.text ?? character?.ability}</p>
        {quiet ? null : <Countdown only="night-prompt" />}
      </div>
      {onCircle ? (
        <div className={style.board}>
          <TownCircle {...props} plain onPress={(seat) => picking.toggle(seat)} />
        </div>
      ) : null}
      <div className={style.answer}>
        {refusal === null ? null : <p role="alert">{refusal}</p>}
        <AnswerForm
          id={prompt.id}
          options={options}
          words={words}
          picking={picking}
          onAnswer={(choice) => void answer(prompt, choice)}
        />
      </div>
    </section>
  );
}
