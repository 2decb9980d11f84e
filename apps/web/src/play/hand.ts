import type { HandPosition } from '../circle/ClockHand.tsx';
import { sweepHand } from '../game/sweep-hand.ts';
import type { PlayerTable } from './table.ts';

const WITHOUT_CLOCK_MS = 300;

/** The hand on its way to the next seat, so that it arrives when the server's clock says so. */
export function handByClock(table: PlayerTable, turn: number): HandPosition | null {
  const { view, clocks } = table;
  const { vote } = view.today;
  const timer = clocks?.running.find((running) => running.kind === 'vote');
  if (vote === null || timer === undefined || timer.seat === null || clocks?.pausedAt !== null) {
    return sweepHand(view, turn, WITHOUT_CLOCK_MS);
  }
  const seats = view.circle.length;
  const start = view.circle.indexOf(vote.about);
  const steps = (view.circle.indexOf(timer.seat) - start + seats) % seats || seats;
  return { angle: turn + (start + steps) * (360 / seats), ms: Math.max(0, timer.endsAt - table.now()) };
}
