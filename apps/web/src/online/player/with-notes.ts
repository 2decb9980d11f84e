import type { CircleSeat } from '../../circle/seat.ts';
import type { Tongue } from '../../game/tongue.ts';
import type { Notes } from './notes.ts';

/** Something has to be seen where the words are too small to read. */
const PENCIL = { name: '', team: 'traveller', icon: 'quill-ink' } as const;

/** Lays the owner's own reminder guesses beside the seats. */
export function withNotes(seats: readonly CircleSeat[], { marks, texts }: Notes, { t }: Tongue): CircleSeat[] {
  return seats.map((seat) => {
    const mine = marks[seat.id] ?? [];
    const noted = (texts[seat.id] ?? '') !== '';
    if (mine.length === 0 && !noted) return seat;
    return {
      ...seat,
      reminders: mine.map((text, at) => ({ id: -1000 - seat.id * 100 - at, text, by: PENCIL, asleep: false })),
      description: [seat.description, ...mine, ...(noted ? [t('notes.noted')] : [])].join(', '),
    };
  });
}
