import { type SeatId, sideOf, type View } from '@belfry/engine';
import type { CircleSeat, SeatMark } from '../circle/seat.ts';
import type { ReminderFace } from '../token/ReminderToken.tsx';
import { sayReminder } from './effects.ts';
import type { Tongue } from './tongue.ts';

export interface SeatExtras {
  readonly asked?: readonly SeatId[];
  readonly away?: readonly SeatId[];
  /** Who has said that they are ready to go on. */
  readonly ready?: readonly SeatId[];
  /** What the viewer guesses others to be. */
  readonly guesses?: Readonly<Record<SeatId, string>>;
  /** The game is over, and the viewer looks back on it. */
  readonly revealed?: boolean;
}

/** The circle as one viewer sees it, with the words that a screen reader says for each seat. */
export function circleSeats(view: View, words: Tongue, extras: SeatExtras = {}): CircleSeat[] {
  return view.circle.map((id) => circleSeat(view, id, words, extras));
}

/** Fabled and Loric in play, for the edge of the circle. */
export const fabledOn = ({ fabled }: Pick<View, 'fabled'>, { t, lookUp }: Tongue) => ({
  label: t('grimoire.fabled'),
  characters: fabled.map(lookUp),
});

function circleSeat(view: View, id: SeatId, words: Tongue, extras: SeatExtras): CircleSeat {
  const seat = view.seats.find((s) => s.seat === id)!;
  const { vote } = view.today;
  const hand = vote?.up.includes(id) ? (vote.counted.includes(id) ? 'counted' : 'up') : null;
  const marks = marksOf(view, id, extras);
  const token = tokenOf(view, id, words, extras);
  const reminders = remindersOf(view, id, words);
  return {
    id,
    name: seat.name,
    alive: seat.alive,
    ghostVote: seat.ghostVote,
    traveller: seat.traveller !== null,
    token: token?.face ?? null,
    guess: token?.guess ?? false,
    revealed: extras.revealed === true || view.phase === 'over',
    reminders,
    hand,
    marks,
    description: describe(seat, words, [
      ...(token === null ? [] : [token.words]),
      ...(hand === null ? [] : [words.t(`hand.${hand}`)]),
      ...marks.map((mark) => words.t(`mark.${mark}`)),
      ...(extras.ready?.includes(id) ? [words.t('ready.seat')] : []),
      ...reminders.map((reminder) => reminder.text),
    ]),
  };
}

function describe(seat: View['seats'][number], { t }: Tongue, more: readonly string[]): string {
  const life = seat.alive ? t('alive') : t(seat.ghostVote ? 'dead.with-vote' : 'dead.no-vote');
  return [life, ...more].join(', ');
}

function marksOf(view: View, id: SeatId, { asked = [], away = [] }: SeatExtras): SeatMark[] {
  const { today, grimoire } = view;
  const marks: SeatMark[] = [];
  if (view.viewer === id) marks.push('me');
  if (view.phase === 'day') {
    if (today.block === id) marks.push('block');
    if (today.vote?.about === id) marks.push('nominee');
    if (today.vote !== null && !today.vote.exile && today.nominations.at(-1)?.nominator === id) marks.push('nominator');
  }
  if (asked.includes(id)) marks.push('asked');
  if (away.includes(id)) marks.push('away');
  if (grimoire !== null && view.phase !== 'over') {
    if (grimoire.poisoned.includes(id)) marks.push('poisoned');
    else if (grimoire.drunk.includes(id)) marks.push('drunk');
  }
  return marks;
}

function tokenOf(view: View, id: SeatId, { lookUp, side, t }: Tongue, { guesses }: SeatExtras) {
  const known = view.grimoire?.tokens.find((token) => token.seat === id);
  if (known !== undefined) {
    const character = lookUp(known.character);
    const flipped = character.team !== 'traveller' && sideOf(character.team) !== known.alignment;
    const believes = known.believes === null ? '' : `, ${t('seat.believes', { name: lookUp(known.believes).name })}`;
    return {
      face: { character, flipped },
      guess: false,
      words: t('seat.is', { name: character.name, side: side(known.alignment) }) + believes,
    };
  }
  const traveller = view.seats.find((s) => s.seat === id)?.traveller ?? null;
  const guess = guesses?.[id];
  const shown = traveller ?? guess;
  if (shown === undefined || shown === null) return null;
  const character = lookUp(shown);
  return {
    face: { character, flipped: false },
    guess: traveller === null,
    words: `${character.name}${traveller === null ? '?' : ''}`,
  };
}

function remindersOf(view: View, id: SeatId, words: Tongue): ReminderFace[] {
  const { lookUp } = words;
  const { grimoire } = view;
  if (grimoire === null) return [];
  const believes = grimoire.tokens.find((token) => token.seat === id)?.believes ?? null;
  const drawn =
    believes === null ? [] : [{ id: -1 - id, text: `${lookUp(believes).name}?`, by: lookUp(believes), asleep: true }];
  return [
    ...drawn,
    ...grimoire.reminders
      .filter((effect) => effect.target === id)
      .map((effect) => ({
        id: effect.id,
        text: sayReminder(effect, words),
        by: effect.by === null ? null : lookUp(effect.by),
        asleep: grimoire.asleep.includes(effect.id),
      })),
  ];
}
