import type { View } from '@belfry/engine';
import type { Command, Person, TableCard } from '@belfry/protocol';
import { ROOM, voiceLink } from '@belfry/protocol/voice';
import { unguessable } from '../../app/chance.ts';
import { Chips } from '../../game/Chips.tsx';
import type { Tongue } from '../../game/tongue.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { useDo, useOlder, useSeen } from '../net/use-table.tsx';
import { tableRoom, VoiceLink } from '../VoiceLink.tsx';
import { type Addressee, conversations, earsFor, linesFor, seatsOf, toSeats } from './addressee.ts';
import { Lines } from './Lines.tsx';
import { SayForm } from './SayForm.tsx';
import style from './TalkPanel.module.css';

export type { Addressee } from './addressee.ts';

export interface TalkProps {
  readonly you: Person;
  readonly table: TableCard;
  readonly view: View;
  readonly words: Tongue;
  readonly to: Addressee;
  readonly onAddress: (to: Addressee) => void;
}

/** What this seat hears, and one field to answer. The list says for whom, and so which conversation is open. */
export function TalkPanel(props: TalkProps) {
  const { you, table, view, words, onAddress } = props;
  const { t, names } = words;
  const { talk } = useSeen();
  const onOlder = useOlder();
  const { act, refusal } = useDo();
  const choices = addressees(props, conversations(talk, you.seat));
  const to = choices.some((choice) => choice.value === props.to) ? props.to : (choices[0]?.value ?? 'public');
  const seats = seatsOf(to);
  const whispers = !rules(you) && (to === 'whisper' || seats.length > 0);
  const silent = silence(props, to);
  const { voice } = table.settings;
  return (
    <div className={style.panel}>
      {to === 'public' && view.phase === 'day' ? <VoiceLink voice={voice} room={tableRoom(table.code)} /> : null}
      <Lines
        lines={rules(you) ? talk : linesFor(to, talk, you.seat)}
        words={words}
        me={you.person}
        voice={voice}
        onOlder={onOlder}
      />
      <SayForm
        label={seats.length > 0 ? t('talk.whisper', { name: names(seats) }) : t(LABELS[to as keyof typeof LABELS])} // no seats: one of the others
        refusal={refusal}
        silent={silent}
        onSay={(text) => act(commandFor(to, text, you))}
        before={
          <>
            <Choice label={t('talk.for')} hideLabel value={to} onChange={onAddress} choices={choices} />
            {whispers ? (
              <Chips
                label={t('whisper.who')}
                from={earsFor(you, table, view)}
                chosen={seats}
                name={words.name}
                onChange={(chosen) => onAddress(toSeats(chosen))}
              />
            ) : null}
            {whispers && seats.length > 0 && silent === null && voice?.includes(ROOM) ? (
              <Button size="small" onPress={() => void act(commandFor(to, voiceText(voice, words), you))}>
                {t('voice.whisper')}
              </Button>
            ) : null}
            {whispers && table.settings.readBack === 'everyone' ? (
              <p className={style.later}>{t('whisper.later')}</p>
            ) : null}
          </>
        }
      />
    </div>
  );
}

const LABELS = {
  public: 'talk.public',
  storyteller: 'talk.line',
  evil: 'talk.evil.say',
  whisper: 'whisper.who',
} as const;

/** A room that only those who read this know of. */
const voiceText = (voice: string, { t }: Tongue): string =>
  t('voice.text', { link: voiceLink(voice, unguessable())?.href ?? voice });

const rules = ({ role }: Person) => role === 'storyteller' || role === 'co-storyteller';

function commandFor(to: Addressee, text: string, you: Person): Command {
  const seats = seatsOf(to);
  if (to === 'public') return { do: 'say', text };
  if (to === 'evil') return { do: 'evil-chat', text };
  if (seats.length === 0) return { do: 'storyteller-line', text };
  return rules(you) ? { do: 'storyteller-line', text, to: seats[0]! } : { do: 'whisper', to: seats, text };
}

function addressees({ you, table, view, words, to }: TalkProps, begun: readonly Addressee[]) {
  const { t, name, names } = words;
  const evil = table.settings.evilChat && view.me?.alignment === 'evil';
  const choices: { value: Addressee; label: string }[] = [{ value: 'public', label: t('talk.to-all') }];
  if (rules(you)) {
    const seats = view.circle.map((seat) => ({ value: toSeats([seat]), label: t('talk.to', { names: name(seat) }) }));
    return [...choices, ...seats];
  }
  if (table.people.some(rules)) choices.push({ value: 'storyteller', label: t('talk.to-storyteller') });
  if (evil) choices.push({ value: 'evil', label: t('talk.evil') });
  const open = seatsOf(to).length > 0 && !begun.includes(to) ? [to] : [];
  for (const value of [...begun, ...open]) {
    choices.push({ value, label: t('whisper.with', { names: names(seatsOf(value)) }) });
  }
  if (earsFor(you, table, view).length > 0) choices.push({ value: 'whisper', label: t('whisper.new') });
  return choices;
}

function silence({ you, table, view, words }: TalkProps, to: Addressee): string | null {
  const { t } = words;
  if (rules(you) || to === 'storyteller') return null;
  if (you.muted) return t('talk.muted');
  if (you.role === 'spectator' && view.phase !== 'over') return t('talk.spectator');
  const asleep = view.phase === 'night' || view.phase === 'setup';
  if (asleep && to !== 'evil' && !(to === 'public' && table.settings.nightChat)) return t('talk.asleep');
  return to === 'whisper' ? t('whisper.choose') : null;
}
