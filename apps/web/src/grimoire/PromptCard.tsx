import type { Json, Prompt } from '@belfry/engine';
import { useState } from 'react';
import { AnswerForm } from '../game/AnswerForm.tsx';
import { sayChoice } from '../game/say.ts';
import type { Tongue } from '../game/tongue.ts';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import style from './NowPanel.module.css';
import type { PanelProps } from './NowPanel.tsx';

const RULINGS = ['information', 'registers', 'red-herring', 'redirect', 'heir', 'bluffs'] as const;

/** What is being asked, in one line. */
export function titleOf({ kind, about, to }: Prompt, { t, name, lookUp }: Tongue): string {
  const gaps = {
    name: about.seat === undefined ? '' : name(about.seat),
    character: about.character === undefined ? '' : lookUp(about.character).name,
  };
  if (kind === 'by-hand') return t('now.by-hand', { character: gaps.character });
  if (kind === 'choose') return t('now.wake', { name: name(Number(to)), character: gaps.character });
  if (kind === 'request') return t('now.asks', { name: name(Number(to)) });
  const known = RULINGS.find((what) => what === about.what);
  return t(known === undefined ? 'ruling.other' : `ruling.${known}`, gaps);
}

/** A question with its suggestion and reason: accept it, or choose something else. */
export function PromptCard(props: PanelProps & { readonly prompt: Prompt }) {
  const { prompt } = props;
  return <Card key={prompt.id} {...props} />;
}

function Card({ prompt, words, picking, send }: PanelProps & { readonly prompt: Prompt }) {
  const { t, lookUp, names } = words;
  const { about, suggestion, options } = prompt;
  const [other, setOther] = useState(suggestion === null);
  const answer = (choice: Json) => void send({ type: 'answer', prompt: prompt.id, by: 'storyteller', choice });
  const character = about.character === undefined ? null : lookUp(about.character);
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
      {about.text === undefined ? null : <p>{about.text}</p>}
      {about.text === undefined && prompt.kind === 'choose' && character !== null ? <p>{character.ability}</p> : null}
      {about.chosen === undefined || about.chosen.length === 0 ? null : (
        <p>{t('now.chosen', { players: names(about.chosen) })}</p>
      )}
      {about.works === undefined ? null : (
        <p className={style.soft}>{t(about.works ? 'now.works' : 'now.works-not')}</p>
      )}
      {prompt.kind === 'by-hand' ? (
        <Button look="main" onPress={() => answer({ do: 'done' })}>
          {t('now.done')}
        </Button>
      ) : suggestion === null ? null : (
        <div className={style.suggestion}>
          <span className={style.soft}>{t('now.suggestion')}</span>
          <strong>{sayChoice(suggestion.choice, words)}</strong>
          <p lang="en">{suggestion.reason}</p>
          <div className={style.buttons}>
            <Button look="main" onPress={() => answer(suggestion.choice)}>
              {t('now.accept')}
            </Button>
            {other ? null : <Button onPress={() => setOther(true)}>{t('now.other')}</Button>}
          </div>
        </div>
      )}
      {other && prompt.kind !== 'by-hand' ? (
        <AnswerForm id={prompt.id} options={options} words={words} picking={picking} onAnswer={answer} />
      ) : null}
    </section>
  );
}
