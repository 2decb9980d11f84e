import type { SeatId } from '@belfry/engine';
import type { TableState, TimerState } from './state.ts';

/** How long the clock hand waits for a slow line, at most. */
const MOST_GRACE_MS = 500;
const GRACE_SLACK_MS = 50;
const LONGEST_MS = 2 ** 31 - 1;

/** Rings when the next of a table's clocks runs out. */
export class Wakeups {
  readonly #ring: (key: string) => void;
  readonly #around: { now(): number };
  #timeout: NodeJS.Timeout | null = null;
  /** What it was set for. */
  #set = '';

  constructor(around: { now(): number }, ring: (key: string) => void) {
    this.#around = around;
    this.#ring = ring;
  }

  set({ timers, pausedAt }: TableState, delayOf: (seat: SeatId) => number): void {
    let next: TimerState | null = null;
    let due = Number.POSITIVE_INFINITY;
    for (const timer of pausedAt === null ? timers.values() : []) {
      const at = timer.endsAt + graceFor(timer, delayOf);
      if (at < due) [next, due] = [timer, at];
    }
    const wanted = next === null ? '' : `${next.key} ${due}`;
    if (this.#timeout !== null && this.#set === wanted) return;
    this.stop();
    this.#set = wanted;
    if (next === null) return;
    const { key } = next;
    const wait = Math.min(LONGEST_MS, Math.max(0, due - this.#around.now()));
    this.#timeout = setTimeout(() => {
      this.#timeout = null;
      this.#ring(key);
    }, wait);
  }

  stop(): void {
    if (this.#timeout !== null) clearTimeout(this.#timeout);
    this.#timeout = null;
  }
}

/** A hand that went up in time on a slow line is still on its way. */
function graceFor({ kind, seat }: TimerState, delayOf: (seat: SeatId) => number): number {
  if (kind !== 'vote' || seat === null) return 0;
  const delay = delayOf(seat);
  return delay === 0 ? 0 : Math.min(MOST_GRACE_MS, delay + GRACE_SLACK_MS);
}
