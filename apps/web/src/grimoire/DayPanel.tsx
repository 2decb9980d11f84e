import { type Action, doing, type Json, type Prompt, playersIn, type SeatId, TABLE } from '@belfry/engine';
import { useState } from 'react';
import { AnswerForm, sayAction } from '../game/AnswerForm.tsx';
import { Nominations } from '../game/Nominations.tsx';
import { Button } from '../ui/Button.tsx';
import { NominateOnCircle, nominatorsIn } from './NominateOnCircle.tsx';
import style from './NowPanel.module.css';
import type { PanelProps } from './NowPanel.tsx';

type Deed = { readonly action: string; readonly character: string | undefined; readonly by: SeatId | null };

const offers = (prompt: Prompt): readonly Action[] => (prompt.options.pick === 'action' ? prompt.options.of : []);
const offersIn = (prompt: Prompt | undefined) => (prompt === undefined ? [] : offers(prompt));

/** The day from the Storyteller's side: nominations, public powers, exiles, and the way to dusk. */
export function DayPanel(
  props: PanelProps & {
    readonly prompt: Prompt;
    /** Nothing else asks for players on the circle. */
    readonly alone: boolean;
  },
) {
  const { desk, words, send, prompt, picking, alone } = props;
  const { t, name, lookUp } = words;
  const [deed, setDeed] = useState<Deed | null>(null);
  const [opensSeats, setOpensSeats] = useState(false);
  const seats = desk.prompts.filter((p) => p.kind === 'day');
  const able = (action: string, character?: string) =>
    seats.filter((p) => offers(p).some((a) => a.do === action && a.character === character));
  const powers = [...new Set(seats.flatMap((p) => offers(p).flatMap((a) => (a.do === 'use' ? [a.character!] : []))))];
  const { block } = desk.view.today;
  const act = async (choice: Json, id: string) => {
    if (await send({ type: 'answer', prompt: id, by: 'storyteller', choice })) setDeed(null);
  };
  if (deed !== null) {
    const doers = able(deed.action, deed.character);
    const began = (by: SeatId) => {
      const prompt = doers.find((p) => p.to === by);
      const plain = offersIn(prompt).find((a) => a.do === deed.action && a.character === deed.character);
      if (prompt !== undefined && plain !== undefined && plain.with === undefined) void act(doing(plain), prompt.id);
      else setDeed({ ...deed, by });
    };
    const asked = deed.by === TABLE ? prompt : doers.find((p) => p.to === deed.by);
    const action =
      asked === undefined
        ? undefined
        : offers(asked).find((a) => a.do === deed.action && a.character === deed.character);
    return (
      <section className={style.card}>
        <h2>
          {deed.by === null
            ? deed.action === 'use'
              ? t('day.who-uses', { name: lookUp(deed.character!).name })
              : t(deed.action === 'nominate' ? 'day.who-nominates' : 'day.who-exiles')
            : deed.action === 'nominate'
              ? t('day.who-is-nominated', { name: name(deed.by) })
              : t('day.on-whom')}
        </h2>
        <AnswerForm
          id={`${deed.action} ${deed.character ?? ''} ${deed.by}`}
          words={words}
          picking={picking}
          options={action?.with ?? { pick: 'players', from: doers.map((p) => Number(p.to)), min: 1, max: 1 }}
          onAnswer={(choice) => {
            if (asked !== undefined && action !== undefined) void act(doing(action, choice), asked.id);
            else began(playersIn(choice)[0]!);
          }}
        />
        <Button look="quiet" onPress={() => setDeed(null)}>
          {t('cancel')}
        </Button>
      </section>
    );
  }
  const stage = offers(prompt);
  const nominators = able('nominate');
  // Where players have screens of their own they nominate there, and a press on the circle is meant for something else.
  const onCircle = nominators.every((p) => desk.inPerson(Number(p.to))) ? nominatorsIn(nominators) : [];
  const twoPresses = alone && !opensSeats && onCircle.length > 0 && onCircle.length === nominators.length;
  return (
    <section className={style.card}>
      <h2>{t('day.title', { n: desk.view.day })}</h2>
      <div className={style.steps}>
        {twoPresses ? (
          <NominateOnCircle
            nominators={onCircle}
            words={words}
            picking={picking}
            onNominate={(asked, choice) => void act(choice, asked.id)}
            onStop={() => setOpensSeats(true)}
          />
        ) : null}
        {twoPresses || nominators.length === 0 ? null : (
          <Button
            look="main"
            size="large"
            onPress={() => {
              if (opensSeats) setOpensSeats(false);
              else setDeed({ action: 'nominate', character: undefined, by: null });
            }}
          >
            {t('day.nominate')}
          </Button>
        )}
        {stage.map((action) => (
          <Button
            key={action.do}
            look={action.do === 'open-nominations' ? 'main' : 'plain'}
            onPress={() => {
              if (action.with === undefined) void act({ do: action.do }, prompt.id);
              else setDeed({ action: action.do, character: undefined, by: TABLE });
            }}
          >
            {action.do === 'end-day' && block !== null
              ? t('act.end-day.execute', { name: name(block) })
              : sayAction(action.do, action.character, words)}
          </Button>
        ))}
        {powers.map((character) => (
          <Button key={character} onPress={() => setDeed({ action: 'use', character, by: null })}>
            {t('act.use', { name: lookUp(character).name })}
          </Button>
        ))}
        {able('call-exile').length === 0 ? null : (
          <Button onPress={() => setDeed({ action: 'call-exile', character: undefined, by: null })}>
            {t('act.call-exile')}
          </Button>
        )}
      </div>
      <Nominations view={desk.view} words={words} />
    </section>
  );
}
