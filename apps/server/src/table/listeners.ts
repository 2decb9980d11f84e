import type { Sentence } from '@belfry/almanac';
import type { Prompt, SeatId } from '@belfry/engine';
import type { Cursor, PersonId } from '@belfry/protocol';
import { personOf } from './commands/index.ts';
import { Common } from './common.ts';
import { Frame, frameOf } from './frame.ts';
import { Moment } from './moment.ts';
import type { TableState } from './state.ts';
import { Stream } from './stream.ts';
import type { Ear } from './surroundings.ts';
import { type Viewer, viewerOf } from './viewer.ts';
import { Writings } from './writings.ts';

interface Listening {
  readonly ear: Ear;
  person: PersonId | null;
  viewer: Viewer | null;
  /** The viewer's; and so are these, which mostly are all that is looked at of it. */
  stream: Stream | null;
  eyes: Viewer['eyes'];
  seat: Viewer['seat'];
  /** The version of the card that it was settled by. */
  version: number;
}

/** The sockets at one table, and each viewer's stream. */
export class Listeners {
  readonly #ears = new Map<Ear, Listening>();
  readonly #streams = new Map<string, Stream>();
  readonly #common = new Common();
  #writings = new Writings();
  readonly #leftAt = new Map<PersonId, number>();
  readonly #openedAt: number;
  #epoch: string;
  #begun: boolean;
  readonly #promptsOf: (state: TableState) => readonly Prompt[];

  constructor(epoch: string, openedAt: number, begun: boolean, promptsOf: (state: TableState) => readonly Prompt[]) {
    this.#promptsOf = promptsOf;
    this.#epoch = epoch;
    this.#openedAt = openedAt;
    this.#begun = begun;
  }

  get size(): number {
    return this.#ears.size;
  }

  add(state: TableState, ear: Ear, person: PersonId | null, cursor: Cursor | null): void {
    const viewer = person === null ? null : viewerOf(state, person);
    const { cardVersion: version } = state;
    const listening: Listening = { ear, person, viewer, stream: null, eyes: 'public', seat: null, version };
    this.#ears.set(ear, listening);
    if (viewer === null) return;
    const stream = this.#settle(listening, viewer);
    // What happened while nobody of this viewer was connected becomes one frame now.
    const missed = stream.epoch === cursor?.epoch ? this.#advance(state, viewer, ear, cursor.seq) : null;
    if (missed === null) ear.send(stream.snapshot(this.#moment(state), viewer));
    else for (const frame of missed) ear.send(frame);
    this.#present(state);
  }

  #advance(state: TableState, viewer: Viewer, newcomer: Ear, seq: number): readonly Frame[] | null {
    const stream = this.#stream(viewer);
    const fresh = stream.next(this.#moment(state), viewer);
    for (const [ear, { viewer: other }] of this.#ears) {
      if (ear !== newcomer && other?.key === viewer.key) for (const frame of fresh) ear.send(frame);
    }
    return stream.since(seq);
  }

  remove(state: TableState, ear: Ear, at: number): void {
    const person = this.#ears.get(ear)?.person ?? null;
    if (!this.#ears.delete(ear)) return;
    if (person !== null) this.#leftAt.set(person, at);
    this.#present(state);
  }

  /** Whether somebody has not been connected since then. */
  isAway(person: PersonId, since: number): boolean {
    for (const listening of this.#ears.values()) if (listening.person === person) return false;
    return (this.#leftAt.get(person) ?? this.#openedAt) <= since;
  }

  /** A whole snapshot for one socket. */
  show(state: TableState, ear: Ear): void {
    const viewer = this.#ears.get(ear)?.viewer ?? null;
    if (viewer === null) return;
    // Told through the stream first, so that a second device of the same seat misses nothing.
    this.tell(state);
    ear.send(this.#stream(viewer).snapshot(this.#moment(state), viewer));
  }

  /** What one socket's viewer heard earlier. */
  older(state: TableState, ear: Ear, before: number): void {
    const viewer = this.#ears.get(ear)?.viewer ?? null;
    if (viewer !== null) ear.send(this.#stream(viewer).older(state, viewer, before));
  }

  /** Sends every viewer what is new to them. */
  tell(state: TableState): void {
    const opening = !this.#begun && state.play !== null;
    this.#begun = state.play !== null;
    if (this.#ears.size === 0) {
      this.#common.take(null);
      return;
    }
    const moment = this.#moment(state, this.#common.turn + 1);
    this.#common.take(moment);
    let moved = false;
    const told: Stream[] = [];
    const frames: (readonly Frame[] | Frame)[] = [];
    for (const listening of this.#ears.values()) {
      const { ear } = listening;
      const viewer = this.#viewerNow(state, ear, listening);
      if (viewer === null) continue;
      const stays = listening.viewer === viewer || isStill(listening.viewer, viewer);
      if (listening.viewer !== viewer) {
        moved ||= !stays;
        this.#settle(listening, viewer);
      }
      const stream = listening.stream!;
      // Two devices of one viewer get the same frames.
      if (stream.telling !== moment.turn) {
        stream.telling = moment.turn;
        told.push(stream);
        if (stays) frames.push(this.#next(stream, moment, listening, viewer));
        else if (opening) frames.push([stream.opening(moment, viewer), ...stream.next(moment, viewer)]);
        else frames.push([stream.snapshot(moment, viewer)]);
      }
      const fresh = frames[told.lastIndexOf(stream)]!;
      if (fresh instanceof Frame) ear.send(fresh);
      else for (const frame of fresh) ear.send(frame);
    }
    if (moved) this.#present(state);
  }

  #next(stream: Stream, moment: Moment, listening: Listening, viewer: Viewer): readonly Frame[] | Frame {
    return (this.#common.isAllFor(listening) ? stream.follow() : null) ?? stream.next(moment, viewer);
  }

  #settle(listening: Listening, viewer: Viewer): Stream {
    const stream = this.#stream(viewer);
    listening.viewer = viewer;
    listening.stream = stream;
    listening.eyes = viewer.eyes;
    listening.seat = viewer.seat;
    return stream;
  }

  /** Who listens here now; who has gone is sent away. Roles and chairs change only with the card. */
  #viewerNow(state: TableState, ear: Ear, listening: Listening): Viewer | null {
    if (listening.viewer !== null && listening.version === state.cardVersion) return listening.viewer;
    const person = listening.person ?? personOf(state, ear.account);
    if (person === null || state.people.get(person)!.gone) {
      if (listening.person !== null) this.#sendAway(state, ear, listening);
      return null;
    }
    listening.person = person;
    listening.version = state.cardVersion;
    return viewerOf(state, person);
  }

  #sendAway(state: TableState, ear: Ear, listening: Listening): void {
    const { kicked } = state.people.get(listening.person!)!;
    listening.person = null;
    listening.viewer = null;
    listening.stream = null;
    if (kicked) ear.dismiss('kicked', { say: 'door.sent-away' }, null);
  }

  /** All numbers begin anew. */
  startOver(state: TableState, epoch: string): void {
    this.#epoch = epoch;
    this.#begun = state.play !== null;
    this.#streams.clear();
    this.#writings = new Writings();
    for (const listening of this.#ears.values()) listening.viewer = null;
    this.tell(state);
  }

  dismissAll(code: 'restarting' | 'trouble', said: Sentence, retryInMs: () => number | null): void {
    for (const ear of this.#ears.keys()) ear.dismiss(code, said, retryInMs());
  }

  /** The slowest line of those who hold this seat. */
  delayOf(state: TableState, seat: SeatId): number {
    const holder = state.chairs[seat]?.person ?? null;
    let slowest = 0;
    for (const [ear, { person }] of this.#ears) if (person === holder) slowest = Math.max(slowest, ear.delay());
    return slowest;
  }

  #moment(state: TableState, turn?: number): Moment {
    return new Moment(state, this.#promptsOf(state), turn, this.#writings);
  }

  #stream(viewer: Viewer): Stream {
    let stream = this.#streams.get(viewer.key);
    if (stream === undefined) {
      // An epoch of its own per viewer: whoever moves to another chair must not resume there with the old number.
      stream = new Stream(`${this.#epoch}.${viewer.key}`, this.#common);
      this.#streams.set(viewer.key, stream);
    }
    return stream;
  }

  #present(state: TableState): void {
    const online = new Set<PersonId>();
    for (const { person } of this.#ears.values()) if (person !== null) online.add(person);
    const order = [...state.people.keys()].filter((id) => online.has(id));
    const frame = frameOf({ t: 'presence', online: order });
    for (const [ear, { viewer }] of this.#ears) if (viewer !== null) ear.send(frame);
  }
}

const isStill = (before: Viewer | null, now: Viewer): boolean =>
  before?.key === now.key && before.person === now.person;
