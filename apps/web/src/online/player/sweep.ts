import type { SeatId, View } from '@belfry/engine';
import type { HandPosition } from '../../circle/ClockHand.tsx';
import { turnToBottom } from '../../circle/geometry.ts';
import { sweepHand } from '../../game/sweep-hand.ts';
import { useClient, useSeen } from '../net/use-table.tsx';

const SETTLE_MS = 300;

/** The clock hand by the server's clock: it reaches each seat when the server locks it, however slow the line is. */
export function useSweep(view: View, bottom: SeatId | null): HandPosition | null {
  const { clock } = useClient();
  const { clocks } = useSeen();
  const seats = view.circle.length;
  const at = bottom === null ? -1 : view.circle.indexOf(bottom);
  const turn = at < 0 ? 0 : turnToBottom(at, seats);
  const standing = sweepHand(view, turn, SETTLE_MS);
  const { vote } = view.today;
  const running = clocks.running.find((timer) => timer.kind === 'vote');
  if (standing === null || vote === null || running === undefined || running.seat === null) return standing;
  const start = view.circle.indexOf(vote.about);
  const passed = (view.circle.indexOf(running.seat) - start + seats) % seats || seats;
  const left = clocks.pausedAt === null ? running.endsAt - clock.now() : 0;
  return { angle: turn + (start + passed) * (360 / seats), ms: Math.max(0, Math.min(running.ms * 2, left)) };
}
