import { type Intervention, sideOf } from '@belfry/engine';
import { sayReminder } from '../game/effects.ts';
import type { Tongue } from '../game/tongue.ts';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { AskForm } from './AskForm.tsx';
import type { Desk } from './desk.ts';
import { moveReminder } from './move-reminder.ts';
import { notInPlay } from './not-in-play.ts';
import { ReminderForm } from './ReminderForm.tsx';
import type { Send } from './refusal.ts';
import style from './SeatDialog.module.css';
import { ShowForm } from './ShowForm.tsx';

export interface SeatToolProps {
  readonly seat: number;
  readonly desk: Desk;
  readonly words: Tongue;
  readonly act: (action: Intervention) => void;
}

/** Everything the Storyteller can do with one seat, by hand. */
export function SeatDialog(props: {
  readonly seat: number;
  readonly desk: Desk;
  readonly words: Tongue;
  readonly send: Send;
  readonly refusal: string | null;
  readonly onClose: () => void;
}) {
  const { seat, desk, words, send, refusal, onClose } = props;
  const { t, name, lookUp, side } = words;
  const token = desk.view.grimoire?.tokens.find((other) => other.seat === seat);
  const person = desk.view.seats.find((other) => other.seat === seat);
  if (token === undefined || person === undefined) return null;
  const act = (action: Intervention) => void send({ type: 'intervene', action });
  const character = lookUp(token.character);
  const other = token.alignment === 'good' ? 'evil' : 'good';
  const tools: SeatToolProps = { seat, desk, words, act };
  // What is shown or asked goes on at the desk, not in here.
  const andClose = (action: Intervention) => {
    act(action);
    onClose();
  };
  // Whoever is wrong about themselves has to think something: a character that nobody else holds, until another is chosen.
  const believing = (id: string, now: string | null) => {
    const thought = now ?? notInPlay(lookUp(id), desk.characters, inPlayBeside(desk, seat));
    return lookUp(id).setup?.drawsAs === undefined || thought === null ? {} : { believes: thought };
  };
  const everyone = [
    ...desk.characters.filter((c) => c.team !== 'fabled' && c.team !== 'loric').map((c) => lookUp(c.id)),
  ];
  const characters = everyone.some((c) => c.id === character.id) ? everyone : [character, ...everyone];
  return (
    <Dialog title={t('seat.title', { name: name(seat) })} isOpen onClose={onClose} wide>
      {refusal === null ? null : (
        <p className={style.refusal} role="alert">
          {refusal}
        </p>
      )}
      <div className={style.head}>
        <span className={style.token}>
          <Token
            character={character}
            flipped={character.team !== 'traveller' && sideOf(character.team) !== token.alignment}
          />
        </span>
        <div>
          <p className={style.name}>
            {character.name}, {side(token.alignment)}
          </p>
          <p>{character.ability}</p>
          {token.believes === null ? null : <p>{t('seat.believes', { name: lookUp(token.believes).name })}</p>}
        </div>
      </div>
      <div className={style.buttons}>
        {person.alive ? (
          <>
            <Button look="grave" onPress={() => act({ do: 'kill', seat, cause: 'demon' })}>
              {t('seat.kill.demon')}
            </Button>
            <Button look="grave" onPress={() => act({ do: 'kill', seat, cause: 'ability' })}>
              {t('seat.kill.ability')}
            </Button>
            <Button look="grave" onPress={() => act({ do: 'kill', seat })}>
              {t('seat.kill.storyteller')}
            </Button>
          </>
        ) : (
          <Button onPress={() => act({ do: 'revive', seat })}>{t('seat.revive')}</Button>
        )}
        <Button onPress={() => act({ do: 'execute', seat })}>{t('seat.execute')}</Button>
        {person.alive ? null : (
          <Button onPress={() => act({ do: 'set', seat, ghostVote: !person.ghostVote })}>
            {t(person.ghostVote ? 'seat.vote.take' : 'seat.vote.give')}
          </Button>
        )}
        <Button onPress={() => act({ do: 'set', seat, alignment: other })}>
          {t('seat.turn', { side: side(other) })}
        </Button>
        {token.alignment === 'evil' ? (
          <Button onPress={() => andClose({ do: 'evil-info', seat })}>{t('seat.evil-info')}</Button>
        ) : null}
        {person.traveller === null ? null : (
          <Button onPress={() => act({ do: 'leave', seat })}>{t('seat.leave')}</Button>
        )}
      </div>
      <section className={style.section}>
        <h3>{t('seat.reminders')}</h3>
        <Reminders {...tools} send={send} />
        <ReminderForm {...tools} />
      </section>
      <section className={style.section}>
        <h3>{t('seat.change-character')}</h3>
        <Choice
          label={t('seat.character')}
          value={token.character}
          onChange={(id) => act({ do: 'set', seat, character: id, ...believing(id, token.believes) })}
          choices={characters.map((c) => ({ value: c.id, label: c.name }))}
        />
        <Choice
          label={t('seat.believed')}
          value={token.believes ?? ''}
          onChange={(id) => act({ do: 'set', seat, believes: id === '' ? null : id })}
          choices={[
            { value: '', label: t('seat.believed.none') },
            ...characters.map((c) => ({ value: c.id, label: c.name })),
          ]}
        />
        <Button size="small" onPress={() => act({ do: 'set', seat, tell: true })}>
          {t('seat.tell-change')}
        </Button>
      </section>
      <ShowForm {...tools} act={andClose} />
      <AskForm {...tools} act={andClose} />
    </Dialog>
  );
}

/** What the other seats hold or think they hold. */
const inPlayBeside = (desk: Desk, seat: number): ReadonlySet<string> =>
  new Set(
    (desk.view.grimoire?.tokens ?? [])
      .filter((token) => token.seat !== seat)
      .flatMap(({ character, believes }) => [character, ...(believes === null ? [] : [believes])]),
  );

function Reminders({ seat, desk, words, act, send }: SeatToolProps & { readonly send: Send }) {
  const { t, name } = words;
  const reminders = desk.view.grimoire?.reminders.filter((effect) => effect.target === seat) ?? [];
  if (reminders.length === 0) return <p className={style.soft}>{t('seat.no-reminders')}</p>;
  return (
    <ul className={style.chips}>
      {reminders.map((effect) => {
        const text = sayReminder(effect, words);
        return (
          <li key={effect.id} className={style.chip}>
            <span>
              {text}
              {effect.by === null ? '' : ` (${words.lookUp(effect.by).name})`}
            </span>
            <Choice
              label={t('seat.move-reminder', { text })}
              hideLabel
              value={String(seat)}
              onChange={(to) => void moveReminder(effect, Number(to), send)}
              choices={desk.view.circle.map((other) => ({ value: String(other), label: name(other) }))}
            />
            <Button
              look="quiet"
              size="small"
              aria-label={t('seat.remove-reminder', { text })}
              onPress={() => act({ do: 'unmark', effect: effect.id })}
            >
              <span aria-hidden="true">✕</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
