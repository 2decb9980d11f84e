import type { Intervention, Json, Prompt } from '@belfry/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AnswerForm } from '../../game/AnswerForm.tsx';
import type { Picking } from '../../game/picking.ts';
import { sayChoice } from '../../game/say.ts';
import { Button } from '../../ui/Button.tsx';
import style from '../NowPanel.module.css';
import type { PanelProps } from '../NowPanel.tsx';
import { charactersIn, consequences, shownTokens, textsOf } from './consequences.ts';
import { answerTonight, optionsFor } from './questions.ts';
import { type Question, type Reading, readAbility } from './read-ability.ts';

const NUMBERS = [0, 1, 2, 3, 4, 5];
const USUAL: readonly Question[] = ['player', 'yes'];

/**
 * A character that the Storyteller runs by hand: the question is put here, the answer is read here, and what may follow
 * from it stands under it, one press each. What is offered comes from the character's words, reminders and tags.
 */
export function HandRun(props: PanelProps & { readonly prompt: Prompt }) {
  const { prompt, desk, words, send, onOpen } = props;
  const { t, name, lookUp } = words;
  const { seat, sheet, character: id = '' } = prompt.about;
  const character = lookUp(id);
  const reading = useMemo(() => readAbility(character, textsOf(character, sheet)), [character, sheet]);
  const [without, setWithout] = useState<Json>(null);
  const [again, setAgain] = useState(false);
  // A Fabled has nobody to ask: whom it concerns is only pointed at.
  const answer = seat === undefined ? without : answerTonight(desk.log, seat, id);
  const act = (action: Intervention) => void send({ type: 'intervene', action });
  const run = { character, reading, answer, desk, words };
  const follows = [...consequences(run), ...(seat === undefined ? [] : shownTokens({ ...run, owner: seat }))];
  const open = answer === null || again;
  return (
    <>
      {open && seat !== undefined ? (
        <Ask {...props} seat={seat} reading={reading} onAnswered={() => setAgain(false)} />
      ) : null}
      {open && seat === undefined ? <Point {...props} onPoint={setWithout} /> : null}
      {answer === null ? null : (
        <div className={style.answer} role="status">
          <p>
            {seat === undefined
              ? t('now.chosen', { players: sayChoice(answer, words) })
              : t('hand.answer', { name: name(seat), what: sayChoice(answer, words) })}
          </p>
          {again ? null : (
            <Button size="small" look="quiet" onPress={() => setAgain(true)}>
              {t('hand.again')}
            </Button>
          )}
        </div>
      )}
      <div className={style.buttons}>
        {follows.map(({ label, action, grave }) => (
          <Button key={label} look={grave ? 'grave' : 'plain'} onPress={() => act(action)}>
            {label}
          </Button>
        ))}
      </div>
      {seat === undefined ? null : <Shows seat={seat} answer={answer} reading={reading} words={words} act={act} />}
      <div className={style.buttons}>
        <Button
          look="main"
          onPress={() => void send({ type: 'answer', prompt: prompt.id, by: 'storyteller', choice: { do: 'done' } })}
        >
          {t('now.done')}
        </Button>
        {seat === undefined ? null : (
          <Button onPress={() => onOpen(seat)}>{t('now.tools', { name: name(seat) })}</Button>
        )}
      </div>
    </>
  );
}

/** What is asked: on the player's own screen, or of somebody who points at the circle here. */
function Ask(
  props: PanelProps & {
    readonly prompt: Prompt;
    readonly seat: number;
    readonly reading: Reading;
    readonly onAnswered: () => void;
  },
) {
  const { prompt, desk, words, picking, send, seat, reading, onAnswered } = props;
  const { t, name } = words;
  const { character = '' } = prompt.about;
  const asks = reading.asks.length > 0 ? reading.asks : USUAL;
  const inPerson = desk.inPerson(seat);
  // Whoever points at people with a finger is asked at once; a screen lights up only when the Storyteller wants it.
  const [question, setQuestion] = useState<Question | null>(inPerson && reading.asks[0] ? reading.asks[0] : null);
  const [said, setSaid] = useState<Json>(null);
  const request = desk.prompts.find((p) => p.kind === 'request' && p.to === seat && p.about.character === character);
  const ask = (what: Question) =>
    send({
      type: 'intervene',
      action: { do: 'ask', seat, text: t(`hand.ask.${what}`), options: optionsFor(what, desk), character },
    });
  // The question has a number once it is on the log: only then can it be answered.
  useEffect(() => {
    if (said === null || request === undefined) return;
    setSaid(null);
    void send({ type: 'answer', prompt: request.id, by: 'storyteller', choice: said }).then(onAnswered);
  }, [said, request, send, onAnswered]);
  const answerHere = (choice: Json) => {
    setQuestion(null);
    setSaid(choice);
    if (request === undefined && question !== null) void ask(question);
  };
  if (request !== undefined && question === null) {
    return (
      <div className={style.buttons}>
        <p className={style.soft}>{t('now.waiting', { name: name(seat) })}</p>
        <Button onPress={() => setQuestion(reading.asks[0] ?? 'player')}>
          {t('now.answer-for', { name: name(seat) })}
        </Button>
        <Button
          look="quiet"
          onPress={() => void send({ type: 'intervene', action: { do: 'withdraw', prompt: request.id } })}
        >
          {t('now.withdraw')}
        </Button>
      </div>
    );
  }
  const options = request?.options ?? (question === null ? null : optionsFor(question, desk));
  return (
    <>
      <div className={style.buttons}>
        {asks
          .filter((what) => what !== question)
          .map((what) => (
            <Button
              key={what}
              onPress={() => {
                if (inPerson) setQuestion(what);
                else void ask(what).then(onAnswered);
              }}
            >
              {t('hand.ask', { name: name(seat), what: t(`ask.${what}`) })}
            </Button>
          ))}
        {question === null ? null : (
          <Button look="quiet" onPress={() => setQuestion(null)}>
            {t('hand.ask-nothing')}
          </Button>
        )}
      </div>
      {options === null ? null : (
        <OneTap picking={picking} single={question === 'player'} onTap={answerHere}>
          <AnswerForm
            id={`${prompt.id} ${question}`}
            options={options}
            words={words}
            picking={picking}
            onAnswer={answerHere}
          />
        </OneTap>
      )}
    </>
  );
}

/** Whom a character without a seat concerns: nobody is asked, so that nothing is told. */
function Point(props: PanelProps & { readonly prompt: Prompt; readonly onPoint: (choice: Json) => void }) {
  const { prompt, desk, words, picking, onPoint } = props;
  const [pointing, setPointing] = useState(false);
  if (!pointing) {
    return (
      <div className={style.buttons}>
        <Button onPress={() => setPointing(true)}>{words.t('hand.point')}</Button>
      </div>
    );
  }
  return (
    <OneTap picking={picking} single onTap={onPoint}>
      <AnswerForm
        id={`${prompt.id} point`}
        options={optionsFor('player', desk)}
        words={words}
        picking={picking}
        onAnswer={onPoint}
      />
    </OneTap>
  );
}

/** One player is picked with one tap: a wrong one is mended by asking again. */
function OneTap(props: {
  readonly picking: Picking;
  readonly single: boolean;
  readonly onTap: (choice: Json) => void;
  readonly children: ReactNode;
}) {
  const { picking, single, onTap } = props;
  const { enough, chosen } = picking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tap counts once, whatever is drawn anew meanwhile
  useEffect(() => {
    if (single && enough) onTap([...chosen]);
  }, [single, enough]);
  return props.children;
}

/** What the owner learns by a sign: a number of fingers, a nod, a token. */
function Shows(props: {
  readonly seat: number;
  readonly answer: Json;
  readonly reading: Reading;
  readonly words: PanelProps['words'];
  readonly act: (action: Intervention) => void;
}) {
  const { seat, answer, reading, words, act } = props;
  const { t, name, lookUp } = words;
  const { shows } = reading;
  const named = shows.includes('character') ? charactersIn(answer) : [];
  if (shows.length === 0) return null;
  return (
    <fieldset className={style.shows}>
      <legend>{t('hand.show', { name: name(seat) })}</legend>
      {shows.includes('number')
        ? NUMBERS.map((number) => (
            <Button
              key={number}
              aria-label={t('hand.show.number', { name: name(seat), n: number })}
              onPress={() => act({ do: 'tell', seats: [seat], info: { says: 'number', number } })}
            >
              {number}
            </Button>
          ))
        : null}
      {shows.includes('yes')
        ? [true, false].map((yes) => (
            <Button key={String(yes)} onPress={() => act({ do: 'tell', seats: [seat], info: { says: 'yes', yes } })}>
              {t(yes ? 'yes' : 'no')}
            </Button>
          ))
        : null}
      {named.map((character) => (
        <Button
          key={character}
          onPress={() => act({ do: 'tell', seats: [seat], info: { says: 'character', character } })}
        >
          {lookUp(character).name}
        </Button>
      ))}
    </fieldset>
  );
}
