import type { Sentence } from '@belfry/almanac';
import type { Command, Cursor } from '@belfry/protocol';
import type { House } from '../house.ts';
import { OutOfOrder } from '../infirmary.ts';
import { FAILED, MOVED, Moved, TableClosed } from '../table/closed.ts';
import type { Outcome, TableDoor } from '../table/door.ts';
import { Frame } from '../table/frame.ts';
import { READINGS, type Reading, type ReadingOf } from '../table/readings.ts';
import type { Ear } from '../table/surroundings.ts';
import type { Table } from '../table/table.ts';
import { type Heard, KIND, type Link } from './link.ts';
import { NotOurs } from './ownership.ts';

/** What one node asks another to do with a table of its own. */
type Call =
  | { readonly ask: Reading; readonly game: string; readonly account: string }
  | { readonly submit: Command; readonly game: string; readonly account: string; readonly id: string };
type Reply = { readonly value: unknown } | { readonly gone: keyof typeof GONE };

/** Why there is no answer, and what that is at this end. What failed at a table has been reported there. */
const GONE = {
  moved: () => new Moved(MOVED),
  failed: () => new TableClosed(FAILED),
  'out-of-order': () => new OutOfOrder(),
} as const;

function goneBy(error: unknown): keyof typeof GONE {
  if (error instanceof OutOfOrder) return 'out-of-order';
  return error instanceof Moved || error instanceof NotOurs ? 'moved' : 'failed';
}

interface Entering {
  readonly game: string;
  readonly account: string;
  readonly cursor: Cursor | null;
  readonly delay: number;
}
interface Goodbye {
  readonly code: 'kicked' | 'restarting' | 'trouble';
  readonly said: Sentence;
  readonly retryInMs: number | null;
}
type Said = { readonly look: true } | { readonly before: number };

/** Less than this is not worth a word: a line's delay is only ever rounded up by it. */
const NOTICEABLE_MS = 10;

/** Both ends of what goes over a line: sockets of ours at their tables, and their sockets at ours. */
export class Wire {
  readonly #link: Link;
  readonly #house: House;
  /** The retry that whoever loses their table is told. */
  readonly #retryInMs: () => number;
  readonly #ours = new Map<number, Ear>();
  readonly #asked = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>();
  readonly #guests = new Map<number, Guest>();
  /** Each end counts by two, so that no number is anybody else's. */
  #count: number;

  constructor(link: Link, dialled: boolean, house: House, retryInMs: () => number) {
    this.#link = link;
    this.#house = house;
    this.#retryInMs = retryInMs;
    this.#count = dialled ? 0 : 1;
    link.hear = (heard) => this.#hear(heard);
    link.closed = () => this.#lost();
  }

  get link(): Link {
    return this.#link;
  }
  /** Sockets of ours at tables of theirs. */
  get carried(): number {
    return this.#ours.size;
  }

  /** A table of theirs, for one socket of ours. */
  door(game: string): TableDoor {
    return new CarriedTable(this, game);
  }

  /** What HTTP wants to know of a table of theirs. Throws {@link Moved} when it is no longer theirs. */
  ask<R extends Reading>(game: string, reading: R, account: string): Promise<ReadingOf<R>> {
    return this.call({ ask: reading, game, account }) as Promise<ReadingOf<R>>; // the other end reads with the same table of readings
  }

  call(call: Call): Promise<unknown> {
    return this.#question(KIND.call, this.#next(), JSON.stringify(call));
  }

  async enter(ear: Ear, entering: Entering): Promise<number> {
    const channel = this.#next();
    this.#ours.set(channel, ear);
    try {
      await this.#question(KIND.enter, channel, JSON.stringify(entering));
      return channel;
    } catch (error) {
      this.#ours.delete(channel);
      throw error;
    }
  }

  leave(channel: number): void {
    if (this.#ours.delete(channel)) this.#link.say(KIND.leave, channel, '');
  }

  say(channel: number, said: Said): void {
    this.#link.say(KIND.say, channel, JSON.stringify(said));
  }

  delay(channel: number, ms: number): void {
    this.#link.say(KIND.delay, channel, String(Math.round(ms)));
  }

  #next(): number {
    this.#count = (this.#count + 2) % 2 ** 32;
    return this.#count;
  }

  #question(kind: typeof KIND.call | typeof KIND.enter, channel: number, text: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#link.isClosed) return reject(new Moved(MOVED));
      this.#asked.set(channel, { resolve, reject });
      this.#link.say(kind, channel, text);
    });
  }

  #hear({ kind, channel, text }: Heard): void {
    if (kind === KIND.frame) this.#ours.get(channel)?.send(new Frame(text));
    else if (kind === KIND.reply) this.#replied(channel, JSON.parse(text) as Reply);
    else if (kind === KIND.bye) this.#goodbye(channel, JSON.parse(text) as Goodbye);
    else if (kind === KIND.enter) void this.#admit(channel, JSON.parse(text) as Entering);
    else if (kind === KIND.say) this.#guests.get(channel)?.says(JSON.parse(text) as Said);
    else if (kind === KIND.leave) this.#forget(channel);
    else if (kind === KIND.delay) this.#guests.get(channel)?.measured(Number(text));
    else if (kind === KIND.call) void this.#answer(channel, JSON.parse(text) as Call);
  }

  #replied(channel: number, reply: Reply): void {
    const asked = this.#asked.get(channel);
    this.#asked.delete(channel);
    if ('gone' in reply) asked?.reject(GONE[reply.gone]());
    else asked?.resolve(reply.value);
  }

  #goodbye(channel: number, { code, said, retryInMs }: Goodbye): void {
    const ear = this.#ours.get(channel);
    this.#ours.delete(channel);
    ear?.dismiss(code, said, retryInMs);
  }

  /** Somebody's socket on the other node comes to a table of ours. */
  async #admit(channel: number, { game, account, cursor, delay }: Entering): Promise<void> {
    try {
      const table = await this.#house.load(game);
      const guest = new Guest(this.#link, channel, account, delay, table, () => this.#guests.delete(channel));
      this.#guests.set(channel, guest);
      await table.attach(guest, cursor);
      this.#link.say(KIND.reply, channel, '{"value":null}');
      // The socket, or the whole line, may have gone while the table was busy.
      if (this.#guests.get(channel) !== guest || this.#link.isClosed) table.detach(guest);
    } catch (error) {
      this.#guests.delete(channel);
      this.#link.say(KIND.reply, channel, JSON.stringify({ gone: goneBy(error) } satisfies Reply));
    }
  }

  #forget(channel: number): void {
    const guest = this.#guests.get(channel);
    this.#guests.delete(channel);
    guest?.table.detach(guest);
  }

  async #answer(channel: number, call: Call): Promise<void> {
    let table: Table | null = null;
    let reply: Reply;
    try {
      table = await this.#house.load(call.game);
      if ('ask' in call) {
        const { ask, account } = call;
        reply = { value: await table.read((state) => READINGS[ask](state, account)) };
      } else reply = { value: await table.submit(call.account, call.id, call.submit) };
    } catch (error) {
      reply = { gone: goneBy(error) };
    }
    // Nothing at all is said from memory that may be old: whoever loses its lease hangs up, and then they know.
    this.#link.say(KIND.reply, channel, JSON.stringify(reply), '', () => 'gone' in reply || table?.speaks === true);
  }

  #lost(): void {
    for (const { reject } of this.#asked.values()) reject(new Moved(MOVED));
    this.#asked.clear();
    for (const ear of this.#ours.values()) ear.dismiss('restarting', MOVED, this.#retryInMs());
    this.#ours.clear();
    for (const guest of this.#guests.values()) guest.table.detach(guest);
    this.#guests.clear();
  }
}

/** A socket of another node at a table of ours. */
class Guest implements Ear {
  readonly account: string;
  readonly table: Table;
  readonly #link: Link;
  readonly #channel: number;
  readonly #left: () => void;
  #delay: number;
  readonly #speaks = (): boolean => this.table.speaks;

  constructor(link: Link, channel: number, account: string, delay: number, table: Table, left: () => void) {
    this.#link = link;
    this.#channel = channel;
    this.account = account;
    this.#delay = delay;
    this.table = table;
    this.#left = left;
  }

  send({ ownText, tail }: Frame): void {
    this.#link.say(KIND.frame, this.#channel, ownText, tail, this.#speaks);
  }

  dismiss(code: Goodbye['code'], said: Sentence, retryInMs: number | null): void {
    this.#left();
    this.#link.say(KIND.bye, this.#channel, JSON.stringify({ code, said, retryInMs } satisfies Goodbye));
    this.table.detach(this);
  }

  delay(): number {
    return this.#delay;
  }
  measured(ms: number): void {
    this.#delay = ms;
  }

  says(said: Said): void {
    const turn = 'look' in said ? this.table.look(this) : this.table.older(this, said.before);
    // What failed at the table has been reported there, and everybody at it sent away.
    turn.catch(() => {});
  }
}

/** A table of another node, for one socket of ours. */
class CarriedTable implements TableDoor {
  readonly game: string;
  readonly #wire: Wire;
  #channel: number | null = null;
  #told = 0;

  constructor(wire: Wire, game: string) {
    this.#wire = wire;
    this.game = game;
  }

  /** The owner has looked before it sent. */
  get speaks(): boolean {
    return true;
  }

  async attach(ear: Ear, cursor: Cursor | null): Promise<void> {
    this.#told = ear.delay();
    const { game } = this;
    this.#channel = await this.#wire.enter(ear, { game, account: ear.account, cursor, delay: this.#told });
  }

  detach(): void {
    if (this.#channel !== null) this.#wire.leave(this.#channel);
    this.#channel = null;
  }

  async look(): Promise<void> {
    if (this.#channel !== null) this.#wire.say(this.#channel, { look: true });
  }

  async older(_: Ear, before: number): Promise<void> {
    if (this.#channel !== null) this.#wire.say(this.#channel, { before });
  }

  submit(account: string, id: string, command: Command): Promise<Outcome> {
    const call = { submit: command, game: this.game, account, id };
    return this.#wire.call(call) as Promise<Outcome>; // the other end answers with what its table said
  }

  measured(ear: Ear): void {
    const delay = ear.delay();
    if (this.#channel === null || Math.abs(delay - this.#told) < NOTICEABLE_MS) return;
    this.#told = delay;
    this.#wire.delay(this.#channel, delay);
  }

  full(): Promise<void> | null {
    return this.#wire.link.full();
  }
}
