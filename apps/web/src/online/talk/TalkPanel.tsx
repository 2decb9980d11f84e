import type { SeatId, View } from '@belfry/engine';
import type { Command, Person, TableCard } from '@belfry/protocol';
import type { Tongue } from '../../game/tongue.ts';
import { Choice } from '../../ui/Choice.tsx';
import { useDo, useSeen } from '../net/use-table.tsx';
import { Lines } from './Lines.tsx';
import { SayForm } from './SayForm.tsx';
import style from './TalkPanel.module.css';

/** Whom the next line is for: everybody, the Storyteller, one's own side, or a seat's number. */
export type Addressee = 'public' | 'storyteller' | 'evil' | `${number}`;

export interface TalkProps {
  readonly you: Person;
  readonly table: TableCard;
  readonly view: View;
  readonly words: Tongue;
  readonly to: Addressee;
  readonly onAddress: (to: Addressee) => void;
}

/** All that this seat hears, and one field to answer: the list says for whom. */
export function TalkPanel({ you, table, view, words, to: wanted, onAddress }: TalkProps) {
  const { t, name } = words;
  const { talk } = useSeen();
  const { act, refusal } = useDo();
  const choices = addressees(you, table, view, words);
  const to = choices.some((choice) => choice.value === wanted) ? wanted : (choices[0]?.value ?? 'public');
  const label =
    to === 'public'
      ? t('talk.public')
      : to === 'storyteller'
        ? t('talk.line')
        : to === 'evil'
          ? t('talk.evil.say')
          : t('talk.whisper', { name: name(Number(to)) });
  return (
    <div className={style.panel}>
      <Lines lines={talk} words={words} me={you.person} />
      <SayForm
        label={label}
        refusal={refusal}
        silent={silence(you, table, view, to, words)}
        onSay={(text) => act(commandFor(to, text, you))}
        before={<Choice label={t('talk.for')} hideLabel value={to} onChange={onAddress} choices={choices} />}
      />
    </div>
  );
}

const rules = ({ role }: Person) => role === 'storyteller' || role === 'co-storyteller';

function commandFor(to: Addressee, text: string, you: Person): Command {
  if (to === 'public') return { do: 'say', text };
  if (to === 'evil') return { do: 'evil-chat', text };
  if (to === 'storyteller') return { do: 'storyteller-line', text };
  const seat = Number(to);
  return rules(you) ? { do: 'storyteller-line', text, to: seat } : { do: 'whisper', to: [seat], text };
}

function addressees(
  you: Person,
  table: TableCard,
  view: View,
  { t, name }: Tongue,
): { value: Addressee; label: string }[] {
  const { settings } = table;
  const teller = table.people.some(rules);
  const seats = view.circle.filter((seat) => seat !== you.seat);
  const at = you.seat === null ? -1 : view.circle.indexOf(you.seat);
  const neighbour = (seat: SeatId) => {
    const gap = Math.abs(view.circle.indexOf(seat) - at);
    return gap === 1 || gap === view.circle.length - 1;
  };
  const whisperable = seats.filter(
    (seat) => settings.whispers === 'everyone' || (settings.whispers === 'neighbours' && neighbour(seat)),
  );
  const evil = settings.evilChat && view.me?.alignment === 'evil';
  return [
    { value: 'public', label: t('talk.to-all') },
    ...(!rules(you) && teller ? [{ value: 'storyteller' as const, label: t('talk.to-storyteller') }] : []),
    ...(evil ? [{ value: 'evil' as const, label: t('talk.evil') }] : []),
    ...(rules(you) ? seats : you.seat === null ? [] : whisperable).map((seat) => ({
      value: `${seat}` as const,
      label: t('talk.to', { names: name(seat) }),
    })),
  ];
}

function silence(you: Person, table: TableCard, view: View, to: Addressee, { t }: Tongue): string | null {
  if (rules(you) || to === 'storyteller') return null;
  if (you.muted) return t('talk.muted');
  if (you.role === 'spectator' && view.phase !== 'over') return t('talk.spectator');
  const asleep = view.phase === 'night' || view.phase === 'setup';
  if (asleep && to !== 'evil' && !(to === 'public' && table.settings.nightChat)) return t('talk.asleep');
  return null;
}
