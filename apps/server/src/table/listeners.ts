import type { Sentence } from '@belfry/almanac';
import type { Prompt, SeatId } from '@belfry/engine';
import type { Cursor, PersonId } from '@belfry/protocol';
import { personOf } from './commands/index.ts';
import { Common } from './common.ts';
import { Followers } from './followers.ts';
import { type Frame, frameOf } from './frame.ts';
import { Moment } from './moment.ts';
import type { TableState } from './state.ts';
import { Stream } from './stream.ts';
import type { Ear } from './surroundings.ts';
import { type Viewer, viewerOf } from './viewer.ts';
import { Writings } from './writings.ts';

interface Listening {
  person: PersonId | null;
  viewer: Viewer | null;
  /** The viewer's. */
  stream: Stream | null;
  /** The version of the card that it was settled by. */
  version: number;
}

/** Whose stream was told something in this telling, and what. */
interface Looked {
  readonly stream: Stream;
  readonly frames: readonly Frame[];
}

/** The sockets at one table, and each viewer's stream. */
export class Listeners {
  /** In the order in which they came, with whoever listens by each beside them. */
  readonly #ears: Ear[] = [];
  readonly #listening: Listening[] = [];
  readonly #streams = new Map<string, Stream>();
  readonly #common = new Common();
  readonly #followers = new Followers(this.#common);
  #writings = new Writings();
  readonly #sentAway: Ear[] = [];
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
    return this.#ears.length;
  }

  add(state: TableState, ear: Ear, person: PersonId | null, cursor: Cursor | null): void {
    const viewer = person === null ? null : viewerOf(state, person);
    const { cardVersion: version } = state;
    const listening: Listening = { person, viewer, stream: null, version };
    this.#ears.push(ear);
    this.#listening.push(listening);
    this.#followers.leaveAll(this.#ears.length);
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
    for (const [at, ear] of this.#ears.entries()) {
      const other = this.#listening[at]!.viewer;
      if (ear !== newcomer && other?.key === viewer.key) for (const frame of fresh) ear.send(frame);
    }
    return stream.since(seq);
  }

  remove(state: TableState, ear: Ear, at: number): void {
    const place = this.#ears.indexOf(ear);
    if (place < 0) return;
    const { person } = this.#listening[place]!;
    this.#ears.splice(place, 1);
    this.#listening.splice(place, 1);
    this.#followers.leaveAll(this.#ears.length);
    if (person !== null) this.#leftAt.set(person, at);
    this.#present(state);
  }

  /** Whether somebody has not been connected since then. */
  isAway(person: PersonId, since: number): boolean {
    for (const listening of this.#listening) if (listening.person === person) return false;
    return (this.#leftAt.get(person) ?? this.#openedAt) <= since;
  }

  /** A whole snapshot for one socket. */
  show(state: TableState, ear: Ear): void {
    const viewer = this.#viewerAt(ear);
    if (viewer === null) return;
    // Told through the stream first, so that a second device of the same seat misses nothing.
    this.tell(state);
    this.#followers.leaveAll(this.#ears.length);
    ear.send(this.#stream(viewer).snapshot(this.#moment(state), viewer));
  }

  /** What one socket's viewer heard earlier. */
  older(state: TableState, ear: Ear, before: number): void {
    const viewer = this.#viewerAt(ear);
    if (viewer !== null) ear.send(this.#stream(viewer).older(state, viewer, before));
  }

  /** Sends every viewer what is new to them. */
  tell(state: TableState): void {
    const opening = !this.#begun && state.play !== null;
    this.#begun = state.play !== null;
    if (this.#ears.length === 0) {
      this.#followers.take(null);
      return;
    }
    const moment = this.#moment(state, this.#common.turn + 1);
    this.#followers.take(moment);
    const looked: Looked[] = [];
    let moved = false;
    for (let at = 0; at < this.#ears.length; at++) {
      const ear = this.#ears[at]!;
      if (this.#followers.has(at)) {
        const frame = this.#followers.frame(at);
        if (frame !== null) ear.send(frame);
      } else if (this.#look(moment, at, opening, looked)) moved = true;
    }
    if (moved) this.#present(state);
    // Only now: some leave as soon as they are told to, and everybody keeps their place until all are told.
    if (this.#sentAway.length === 0) return;
    for (const ear of this.#sentAway.splice(0)) ear.dismiss('kicked', { say: 'door.sent-away' }, null);
  }

  /** Tells one listener whatever is new, wherever they are now. Returns whether they are another viewer than before. */
  #look(moment: Moment, at: number, opening: boolean, before: Looked[]): boolean {
    const ear = this.#ears[at]!;
    const listening = this.#listening[at]!;
    const viewer = this.#viewerNow(moment.state, ear, listening);
    if (viewer === null) return false;
    const stays = listening.viewer === viewer || isStill(listening.viewer, viewer);
    if (listening.viewer !== viewer) this.#settle(listening, viewer);
    const stream = listening.stream!;
    // Two devices of one viewer get the same frames.
    let frames = stream.telling === moment.turn ? before.find((one) => one.stream === stream)!.frames : null;
    if (frames === null) {
      stream.telling = moment.turn;
      if (stays) frames = stream.next(moment, viewer);
      else if (opening) frames = [stream.opening(moment, viewer), ...stream.next(moment, viewer)];
      else frames = [stream.snapshot(moment, viewer)];
      before.push({ stream, frames });
    }
    for (const frame of frames) ear.send(frame);
    this.#followers.join(at, stream, viewer);
    return !stays;
  }

  #viewerAt(ear: Ear): Viewer | null {
    return this.#listening[this.#ears.indexOf(ear)]?.viewer ?? null;
  }

  #settle(listening: Listening, viewer: Viewer): Stream {
    const stream = this.#stream(viewer);
    listening.viewer = viewer;
    listening.stream = stream;
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
    if (kicked) this.#sentAway.push(ear);
  }

  /** All numbers begin anew. */
  startOver(state: TableState, epoch: string): void {
    this.#epoch = epoch;
    this.#begun = state.play !== null;
    this.#followers.leaveAll(this.#ears.length);
    this.#streams.clear();
    this.#writings = new Writings();
    for (const listening of this.#listening) listening.viewer = null;
    this.tell(state);
  }

  dismissAll(code: 'restarting' | 'trouble', said: Sentence, retryInMs: () => number | null): void {
    for (const ear of [...this.#ears]) ear.dismiss(code, said, retryInMs());
  }

  /** The slowest line of those who hold this seat. */
  delayOf(state: TableState, seat: SeatId): number {
    const holder = state.chairs[seat]?.person ?? null;
    let slowest = 0;
    for (const [at, { person }] of this.#listening.entries()) {
      if (person === holder) slowest = Math.max(slowest, this.#ears[at]!.delay());
    }
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
    for (const { person } of this.#listening) if (person !== null) online.add(person);
    const order = [...state.people.keys()].filter((id) => online.has(id));
    const frame = frameOf({ t: 'presence', online: order });
    for (const [at, { viewer }] of this.#listening.entries()) if (viewer !== null) this.#ears[at]!.send(frame);
  }
}

const isStill = (before: Viewer | null, now: Viewer): boolean =>
  before?.key === now.key && before.person === now.person;
