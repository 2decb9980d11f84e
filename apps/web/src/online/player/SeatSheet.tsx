import { useState } from 'react';
import { Named } from '../../game/Named.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useMarks } from '../marks.ts';
import { isBot } from '../table-words.ts';
import { type Addressee, earsFor, toSeats } from '../talk/addressee.ts';
import { sayClaim } from '../talk/say-claim.ts';
import { Clash } from './Clash.tsx';
import { OpenOpinion } from './OpenOpinion.tsx';
import style from './SeatSheet.module.css';
import { StanceButtons } from './StanceButtons.tsx';
import type { SeatProps } from './seat-props.ts';
import { useClaims } from './use-claims.ts';

/** One seat, as far as this player knows: what it claims, what one guesses, a word in its ear. */
export function SeatSheet(
  props: SeatProps & {
    readonly seat: number;
    readonly onAddress: (to: Addressee) => void;
    readonly onClose: () => void;
  },
) {
  const { seat, you, table, view, script, words, notebook, onClose } = props;
  const { t, name, lookUp } = words;
  const { claims, clashes } = useClaims(props);
  const { marks, put } = useMarks(table.code, you.seat);
  const { notes, write } = notebook;
  const person = view.seats.find((other) => other.seat === seat);
  const claim = claims.get(seat);
  const characters = script.characters.filter((c) => c.team !== 'fabled' && c.team !== 'loric');
  if (person === undefined) return null;
  const { [seat]: _, ...otherGuesses } = notes.guesses;
  return (
    <Dialog title={name(seat)} isOpen onClose={onClose}>
      <p>
        {person.alive ? t('alive') : t(person.ghostVote ? 'dead.with-vote' : 'dead.no-vote')}
        {person.traveller === null ? '' : ` · ${lookUp(person.traveller).name}`}
        {isBot(table, table.chairs.find((chair) => chair.seat === seat)?.person ?? null) ? ` · ${t('bots.bot')}` : ''}
      </p>
      {claim === undefined ? null : (
        <p>
          <Named text={sayClaim(claim, words)} /> <Clash clash={clashes.get(seat)} words={words} />
        </p>
      )}
      {you.seat === null || seat === you.seat ? null : (
        <section className={style.marks}>
          <h3>{t('stance.title')}</h3>
          <StanceButtons
            of={claim?.character ?? null}
            mark={marks[seat]}
            name={name(seat)}
            t={t}
            onMark={(mark) => put(seat, mark)}
          />
        </section>
      )}
      {earsFor(you, table, view).includes(seat) ? (
        <Button onPress={() => props.onAddress(toSeats([seat]))}>{t('talk.whisper', { name: name(seat) })}</Button>
      ) : null}
      {seat === you.seat ? null : (
        <Choice
          label={t('notes.guess')}
          value={notes.guesses[seat] ?? ''}
          onChange={(id) => write({ guesses: id === '' ? otherGuesses : { ...otherGuesses, [seat]: id } })}
          choices={[
            { value: '', label: t('notes.guess.none') },
            ...characters.map((c) => ({ value: c.id, label: lookUp(c.id).name })),
          ]}
        />
      )}
      <OpenOpinion {...props} />
      <Marks {...props} />
      <TextField
        label={t('notes.about', { name: name(seat) })}
        lines={2}
        maxLength={1000}
        value={notes.texts[seat] ?? ''}
        onChange={(text) => write({ texts: { ...notes.texts, [seat]: text } })}
      />
    </Dialog>
  );
}

/** Reminder guesses: small tokens of one's own, laid beside the seat. */
function Marks({ seat, words, notebook }: SeatProps & { readonly seat: number }) {
  const { t } = words;
  const { notes, write } = notebook;
  const [text, setText] = useState('');
  const mine = notes.marks[seat] ?? [];
  const set = (marks: readonly string[]) => write({ marks: { ...notes.marks, [seat]: marks } });
  const add = (mark: string) => {
    if (mark !== '' && !mine.includes(mark)) set([...mine, mark].slice(-5));
  };
  const ready = [t('effect.drunk'), t('effect.poisoned'), t('team.good'), t('team.evil'), '?'];
  return (
    <section className={style.marks}>
      <h3>{t('notes.marks')}</h3>
      <div className={style.chips}>
        {mine.map((mark) => (
          <Button
            key={mark}
            size="small"
            aria-label={t('seat.remove-reminder', { text: mark })}
            onPress={() => set(mine.filter((m) => m !== mark))}
          >
            {mark} <span aria-hidden="true">✕</span>
          </Button>
        ))}
        {ready
          .filter((mark) => !mine.includes(mark))
          .map((mark) => (
            <Button
              key={mark}
              size="small"
              look="quiet"
              aria-label={t('notes.add-mark', { text: mark })}
              onPress={() => add(mark)}
            >
              + {mark}
            </Button>
          ))}
      </div>
      <form
        className={style.row}
        onSubmit={(event) => {
          event.preventDefault();
          add(text.trim());
          setText('');
        }}
      >
        <TextField
          label={t('seat.own-reminder')}
          hideLabel
          placeholder={t('seat.own-reminder')}
          maxLength={20}
          value={text}
          onChange={setText}
        />
        <Button type="submit">{t('add')}</Button>
      </form>
    </section>
  );
}
