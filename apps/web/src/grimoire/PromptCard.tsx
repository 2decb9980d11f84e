import { askRuling, say } from '@belfry/almanac';
import type { Json, Options, Prompt } from '@belfry/engine';
import { useState } from 'react';
import { AnswerForm } from '../game/AnswerForm.tsx';
import { isTruth, type Truth } from '../game/OptionList.tsx';
import { sayChoice } from '../game/say.ts';
import type { Tongue } from '../game/tongue.ts';
import { WhatElse } from '../game/WhatElse.tsx';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import { HandRun } from './hand-run/HandRun.tsx';
import style from './NowPanel.module.css';
import type { PanelProps } from './NowPanel.tsx';

/** What is being asked, in one line. */
export function titleOf({ kind, about, to }: Prompt, { t, lang, name, lookUp }: Tongue): string {
  const gaps = {
    name: about.seat === undefined ? '' : name(about.seat),
    character: about.character === undefined ? '' : lookUp(about.character).name,
  };
  if (kind === 'by-hand') return t('now.by-hand', { character: gaps.character });
  if (kind === 'choose') return t('now.wake', { name: name(Number(to)), character: gaps.character });
  if (kind === 'request') return t('now.asks', { name: name(Number(to)) });
  return askRuling(about, { name, character: (id) => lookUp(id).name }, lang) ?? t('ruling.other', gaps);
}

/** A question with its suggestion and reason: accept it, or choose something else. */
export function PromptCard(props: PanelProps & { readonly prompt: Prompt }) {
  const { prompt } = props;
  return <Card key={prompt.id} {...props} />;
}

function Card(props: PanelProps & { readonly prompt: Prompt }) {
  const { prompt, desk, words, picking, send } = props;
  const { t, lang, lookUp, name, names } = words;
  const { about, suggestion, options, kind, to } = prompt;
  // Who has a screen of their own answers there; the Storyteller may do it for them.
  const theirs = typeof to === 'number' && !desk.inPerson(to);
  const [other, setOther] = useState(suggestion === null && !theirs);
  const answer = (choice: Json) => void send({ type: 'answer', prompt: prompt.id, by: 'storyteller', choice });
  const character = about.character === undefined ? null : lookUp(about.character);
  const named = { name, character: (id: string) => lookUp(id).name };
  const suggested = about.suggested === undefined ? undefined : say(about.suggested, named, lang);
  const text = (about.sheet === undefined ? null : character?.[about.sheet]) ?? suggested ?? about.text;
  const truth = suggestion === null ? null : truthOf(options, suggestion.choice);
  return (
    <section className={style.card}>
      <div className={style.head}>
        {character === null ? null : (
          <span>
            <Token character={character} />
          </span>
        )}
        <h2>{titleOf(prompt, words)}</h2>
      </div>
      {text === undefined ? null : <p>{text}</p>}
      {about.text === undefined && kind === 'choose' && character !== null ? <p>{character.ability}</p> : null}
      {about.chosen === undefined || about.chosen.length === 0 ? null : (
        <p>{t('now.chosen', { players: names(about.chosen) })}</p>
      )}
      {about.works === undefined ? null : (
        <p className={style.soft}>{t(about.works ? 'now.works' : 'now.works-not')}</p>
      )}
      {kind === 'by-hand' ? (
        <HandRun {...props} />
      ) : suggestion === null ? null : (
        <div className={style.suggestion}>
          <span className={style.soft}>{t('now.suggestion')}</span>
          <strong>
            {sayChoice(suggestion.choice, words)}
            {truth === null ? null : (
              <span className={style.truth} data-truth={truth}>
                {t(`truth.${truth}`)}
              </span>
            )}
          </strong>
          <p>{say(suggestion.reason, named, lang)}</p>
          <div className={style.buttons}>
            <Button look="main" onPress={() => answer(suggestion.choice)}>
              {t('now.accept')}
            </Button>
            {other ? null : (
              <Button
                onPress={() => {
                  desk.stepIn();
                  setOther(true);
                }}
              >
                {t('now.other')}
              </Button>
            )}
          </div>
          <WhatElse weighed={suggestion.weighed ?? []} words={words} onTake={answer} />
        </div>
      )}
      {theirs && !other ? (
        <>
          <p className={style.soft}>{t('now.waiting', { name: name(to) })}</p>
          <div className={style.buttons}>
            <Button onPress={() => setOther(true)}>{t('now.answer-for', { name: name(to) })}</Button>
          </div>
        </>
      ) : null}
      {other && kind !== 'by-hand' ? (
        <AnswerForm id={prompt.id} options={options} words={words} picking={picking} onAnswer={answer} />
      ) : null}
      {kind === 'request' ? (
        <div className={style.buttons}>
          <Button
            look="quiet"
            onPress={() => void send({ type: 'intervene', action: { do: 'withdraw', prompt: prompt.id } })}
          >
            {t('now.withdraw')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** Whether what is suggested holds, where the options say so. */
function truthOf(options: Options, choice: Json): Truth | null {
  if (options.pick !== 'one') return null;
  const wanted = JSON.stringify(choice);
  const note = options.of.find(({ value }) => JSON.stringify(value) === wanted)?.note;
  return note !== undefined && isTruth(note) ? note : null;
}
