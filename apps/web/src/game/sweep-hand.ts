import { TABLE, type View } from '@belfry/engine';
import type { HandPosition } from '../circle/ClockHand.tsx';

/** Where the clock hand stands in the vote going on: it starts at the nominee and comes round to them. */
export function sweepHand(view: View, turn: number, ms: number): HandPosition | null {
  const { vote } = view.today;
  if (vote === null) return null;
  const seats = view.circle.length;
  // The Storyteller sits nowhere: the hand comes round to twelve o'clock, and `indexOf` stands just before it.
  const start = view.circle.indexOf(vote.about);
  if (start < 0 && vote.about !== TABLE) return null;
  const step = 360 / seats;
  const last = vote.counted.at(-1);
  const passed = last === undefined ? 0 : (view.circle.indexOf(last) - start + seats) % seats || seats;
  return { angle: turn + (start + passed) * step, ms };
}
