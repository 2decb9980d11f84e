import type { Server } from 'node:tls';
import type { House } from '../house.ts';
import type { Neighbour } from './leases.ts';
import { dial, KIND, keyFrom, type Link, listenForLinks } from './link.ts';
import type { NodeName } from './ownership.ts';
import { Wire } from './wire.ts';

const BEAT_MS = 300;
/** A line on which nothing was heard for so long is dead, or its other end is. */
const SILENCE_MS = 1_800;
/** Who could not be reached for so long is told of. */
const CUT_AFTER_MS = 600;
const DIAL_WITHIN_MS = 1_000;
/** One that was late itself has to read what came meanwhile before it calls others silent. */
const LATE_MS = 400;

export interface CarrierNeeds {
  readonly host: string;
  readonly port: number;
  /** How others reach us, when it is not where we listen. */
  readonly address: string | null;
  readonly secret: string;
  readonly house: House;
  /** Who we are just now. */
  name(): NodeName;
  retryInMs(): number;
}

/** One line to each other node: the younger of two dials the older, so that there is never a second one. */
export class Carrier {
  readonly #needs: CarrierNeeds;
  readonly #key: Buffer;
  readonly #wires = new Map<NodeName, Wire>();
  readonly #dialling = new Set<NodeName>();
  readonly #missing = new Map<NodeName, number>();
  #server: Server | null = null;
  #beating: NodeJS.Timeout | null = null;
  #beatAt = performance.now();
  #expected: readonly Neighbour[] = [];

  constructor(needs: CarrierNeeds) {
    this.#needs = needs;
    this.#key = keyFrom(needs.secret);
  }

  /** Listens; the address at which others reach us. */
  async open(): Promise<string> {
    const { host, port, address } = this.#needs;
    this.#server = await listenForLinks(this.#key, host, port, (link) => this.#greet(link));
    this.#beating = setInterval(() => this.#beat(), BEAT_MS);
    const open = this.#server.address();
    const bound = typeof open === 'object' && open !== null ? open.port : port;
    return address ?? `${host.includes(':') ? `[${host}]` : host}:${bound}`;
  }

  get links(): number {
    return this.#wires.size;
  }
  get carried(): number {
    let sockets = 0;
    for (const wire of this.#wires.values()) sockets += wire.carried;
    return sockets;
  }

  to(name: NodeName): Wire | null {
    return this.#wires.get(name) ?? null;
  }

  /** Whether there is a line to everybody who is there. */
  get isComplete(): boolean {
    return this.#expected.every(({ name }) => this.#wires.has(name));
  }

  /** Those who are there now: dials whom we have to, and returns those whom we cannot reach. */
  meet(everybody: readonly Neighbour[]): NodeName[] {
    const me = everybody.find(({ name }) => name === this.#needs.name());
    this.#expected = everybody.filter((node) => node !== me);
    const there = new Set(this.#expected.map(({ name }) => name));
    for (const name of this.#missing.keys()) if (!there.has(name)) this.#missing.delete(name);
    const now = performance.now();
    for (const node of this.#expected) {
      if (this.#wires.has(node.name)) this.#missing.delete(node.name);
      else {
        if (!this.#missing.has(node.name)) this.#missing.set(node.name, now);
        if (me !== undefined && node.born < me.born) void this.#dial(node);
      }
    }
    // One who is not there is dead, or so new that we have not read of it yet.
    for (const [name, { link }] of this.#wires) if (!there.has(name) && now - link.begunAt > SILENCE_MS) link.cut();
    return [...this.#missing].filter(([, since]) => now - since > CUT_AFTER_MS).map(([name]) => name);
  }

  /** All lines end: we are somebody else from now on. */
  hangUp(): void {
    for (const { link } of [...this.#wires.values()]) link.cut();
    this.#missing.clear();
  }

  async close(): Promise<void> {
    if (this.#beating !== null) clearInterval(this.#beating);
    this.hangUp();
    await new Promise<void>((done) => (this.#server === null ? done() : this.#server.close(() => done())));
  }

  #beat(): void {
    const now = performance.now();
    const late = now - this.#beatAt > BEAT_MS + LATE_MS;
    this.#beatAt = now;
    for (const { link } of [...this.#wires.values()]) {
      if (now - link.saidAt >= BEAT_MS - 50) link.say(KIND.beat, 0, '');
      if (!late && now - link.heardAt > SILENCE_MS) link.cut();
    }
  }

  async #dial({ name, address }: Neighbour): Promise<void> {
    if (this.#dialling.has(name)) return;
    this.#dialling.add(name);
    const me = this.#needs.name();
    try {
      const link = await dial(this.#key, address, this.#needs.host, DIAL_WITHIN_MS);
      link.say(KIND.hello, 0, me);
      await greeted(link, DIAL_WITHIN_MS, (answered) => {
        if (answered !== name || me !== this.#needs.name()) link.cut();
        else this.#take(name, link, true);
      });
    } catch {
      // Tried again at the next meeting; who cannot be reached is told of there.
    } finally {
      this.#dialling.delete(name);
    }
  }

  /** Somebody has dialled us, and knows the key. */
  #greet(link: Link): void {
    const answer = (name: NodeName) => {
      link.say(KIND.hello, 0, this.#needs.name());
      this.#take(name, link, false);
    };
    greeted(link, DIAL_WITHIN_MS, answer).catch(() => link.cut());
  }

  #take(name: NodeName, link: Link, dialled: boolean): void {
    // Who dials again has lost the line that we still believe in.
    this.#wires.get(name)?.link.cut();
    const wire = new Wire(link, dialled, this.#needs.house, this.#needs.retryInMs);
    const lost = link.closed;
    link.closed = () => {
      if (this.#wires.get(name) === wire) this.#wires.delete(name);
      lost();
    };
    if (link.isClosed) link.closed();
    else {
      this.#wires.set(name, wire);
      this.#missing.delete(name);
    }
  }
}

/** Waits for the name that the other end greets with. What comes right behind it is for whoever takes the line in `then`. */
const greeted = (link: Link, withinMs: number, then: (name: NodeName) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => link.cut(), withinMs);
    link.closed = () => {
      clearTimeout(late);
      reject(new Error('The other node hung up.'));
    };
    link.hear = ({ kind, text }) => {
      if (kind !== KIND.hello) return;
      clearTimeout(late);
      then(text);
      resolve();
    };
  });
