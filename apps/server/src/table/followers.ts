import type { SeatId } from '@belfry/engine';
import type { Common } from './common.ts';
import type { Frame } from './frame.ts';
import { updateFrame } from './kept-frames.ts';
import type { Moment } from './moment.ts';
import type { Stream } from './stream.ts';
import type { Viewer } from './viewer.ts';

/** How far everybody in step had been told. */
export interface Told {
  readonly turn: number;
  readonly shown: number;
  readonly count: number;
}

const NOBODY_IN_STEP = Number.MIN_SAFE_INTEGER;

/**
 * Those who are told what all are told alike ({@link Common}), telling after telling: by day nearly all. A number each is
 * all that is looked at then: they and their streams lie in memory that nobody has touched since a thousand others had
 * their turn. A stream hears of it when something else is told by it.
 */
export class Followers {
  readonly #common: Common;
  /** By place: how far the numbers of the viewer's frames are ahead of those of the common updates. */
  readonly #ahead: number[] = [];
  readonly #seats: (SeatId | null)[] = [];
  readonly #streams: (Stream | null)[] = [];
  #before: Told;
  /** Changes with the card, and with it who listens. */
  #version = -1;
  /** Whether anybody may follow in this telling. */
  #goOn = false;

  constructor(common: Common) {
    this.#common = common;
    this.#before = common;
  }

  /** The next telling; null where nobody listens. */
  take(moment: Moment | null): void {
    const { turn, shown, count } = this.#common;
    this.#before = { turn, shown, count };
    this.#common.take(moment);
    const version = moment?.state.cardVersion ?? -1;
    this.#goOn = this.#common.isShort && version === this.#version;
    this.#version = version;
  }

  /** Whether whoever has this place is told what all are told, and nothing else. */
  has(at: number): boolean {
    if (this.#ahead[at] === NOBODY_IN_STEP) return false;
    if (this.#goOn && !this.#common.isAskedAnew(this.#seats[at]!)) return true;
    this.#leave(at);
    return false;
  }

  /** Which is this; null for nothing. */
  frame(at: number): Frame | null {
    const { update, count } = this.#common;
    return update === null ? null : updateFrame(this.#ahead[at]! + count, update);
  }

  /** Was told everything in this telling, by its stream. */
  join(at: number, stream: Stream, { eyes, seat }: Pick<Viewer, 'eyes' | 'seat'>): void {
    this.#streams[at] = stream;
    this.#seats[at] = seat;
    this.#ahead[at] = eyes === 'storyteller' ? NOBODY_IN_STEP : (stream.ahead ?? NOBODY_IN_STEP);
  }

  /** All streams are told how far their viewers are, and everybody has the place that they will have among so many. */
  leaveAll(size: number): void {
    this.#before = this.#common;
    for (let at = 0; at < this.#ahead.length; at++) if (this.#ahead[at] !== NOBODY_IN_STEP) this.#leave(at);
    this.#ahead.length = 0;
    this.#seats.length = 0;
    this.#streams.length = 0;
    for (let at = 0; at < size; at++) {
      this.#ahead.push(NOBODY_IN_STEP);
      this.#seats.push(null);
      this.#streams.push(null);
    }
  }

  #leave(at: number): void {
    const stream = this.#streams[at]!;
    // Of a viewer with two devices, the other may have had its turn.
    if (stream.telling !== this.#common.turn) stream.catchUp(this.#ahead[at]! + this.#before.count, this.#before);
    this.#ahead[at] = NOBODY_IN_STEP;
  }
}
