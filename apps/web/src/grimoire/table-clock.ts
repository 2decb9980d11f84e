import { kept } from '../app/kept.ts';

/** What a clock on a table with one device is for. */
export const CLOCKS = ['discussion', 'nominations', 'defence'] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** A clock stands still with so much left, or runs until a moment of this device's time. */
export interface TableClock {
  readonly kind: ClockKind;
  readonly leftMs: number;
  readonly endsAt: number | null;
}

/** In seconds. */
export const USUAL: Readonly<Record<ClockKind, number>> = { discussion: 300, nominations: 90, defence: 30 };

/** How long each kind is, in seconds: as the Storyteller last liked it. */
export const lengths = kept('belfry.clock-lengths', USUAL);

/** It outlives a reload: a discussion does not begin anew because a page did. */
export const tableClock = kept<{ readonly game: string; readonly clock: TableClock } | null>('belfry.clock', null);

export const fresh = (kind: ClockKind): TableClock => ({
  kind,
  leftMs: lengths.get()[kind] * 1000,
  endsAt: null,
});

export const leftOf = ({ leftMs, endsAt }: TableClock, now: number): number =>
  endsAt === null ? leftMs : Math.max(0, endsAt - now);

export const start = (clock: TableClock, now: number): TableClock => ({ ...clock, endsAt: now + clock.leftMs });

export const pause = (clock: TableClock, now: number): TableClock => ({
  ...clock,
  leftMs: leftOf(clock, now),
  endsAt: null,
});

export const extend = (clock: TableClock, ms: number, now: number): TableClock => {
  const leftMs = leftOf(clock, now) + ms;
  return { ...clock, leftMs, endsAt: clock.endsAt === null ? null : now + leftMs };
};
