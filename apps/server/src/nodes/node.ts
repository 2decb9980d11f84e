import type { Metrics } from '../metrics.ts';
import type { Carrier } from './carrier.ts';
import { type Leases, RENEW_MS } from './leases.ts';
import { whoStandsAside } from './standing.ts';

const FIRST_LINES_MS = 3_000;
const LOOK_EVERY_MS = 30;
const AGREED_LOOKS = 2;

export interface NodeNeeds {
  readonly leases: Leases;
  readonly carrier: Carrier;
  readonly metrics: Metrics;
  /** The lease is over, or another life has begun: nothing that is in memory may be told any more. */
  lost(): Promise<void>;
  /** Others cannot reach us: tables are given back in order, and everybody is sent away. */
  stoodAside(): Promise<void>;
  trouble(error: unknown, doing: string): void;
}

/** This node among the others: it renews its lease, keeps a line to everybody, and knows when it has to be silent. */
export class Node {
  readonly #needs: NodeNeeds;
  #address = '';
  #cut: readonly string[] = [];
  #aside = false;
  /** In how many looks in a row it came out that we have to stand aside. */
  #inTheWay = 0;
  #closed = false;
  #ticking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  /** Rings when the lease is over, whatever else this process is waiting for. */
  #watch: NodeJS.Timeout | null = null;
  #isRegistered = false;

  constructor(needs: NodeNeeds) {
    this.#needs = needs;
    const { leases, carrier, metrics } = needs;
    metrics.gauge('tables_owned', () => leases.count);
    metrics.gauge('lease_left_ms', () => Math.max(0, Math.round(leases.left)));
    metrics.gauge('node_links', () => carrier.links);
    metrics.gauge('sockets_carried', () => carrier.carried);
    metrics.gauge('node_serves', () => (this.serves ? 1 : 0));
    for (const name of ['leases_lost_total', 'stood_aside_total', 'renewals_failed_total']) metrics.count(name, 0);
  }

  /** Whether anybody is let in here just now. */
  get serves(): boolean {
    return !this.#closed && !this.#aside && this.#needs.leases.isAlive;
  }

  /** Comes in among the others; resolves when it reaches all of them. */
  async open(): Promise<void> {
    const { leases, carrier } = this.#needs;
    this.#address = await carrier.open();
    await leases.register(this.#address);
    this.#isRegistered = true;
    await this.#look();
    this.#schedule();
    const until = performance.now() + FIRST_LINES_MS;
    while (!carrier.isComplete && performance.now() < until) {
      await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    }
  }

  /** The others may have everything of ours at once. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#watch !== null) clearTimeout(this.#watch);
    await this.#ticking.catch(() => {});
    await this.#needs.leases.leave();
    await this.#needs.carrier.close();
  }

  #schedule(): void {
    if (this.#closed) return;
    this.#watchLease();
    this.#timer = setTimeout(() => {
      this.#ticking = this.#tick().finally(() => this.#schedule());
    }, RENEW_MS);
  }

  #watchLease(): void {
    if (this.#watch !== null) clearTimeout(this.#watch);
    const { left } = this.#needs.leases;
    if (left > 0) this.#watch = setTimeout(() => this.#check(), left + 1);
  }

  async #tick(): Promise<void> {
    const { leases, metrics } = this.#needs;
    this.#check();
    try {
      if (!this.#isRegistered) await this.#beginAgain();
      else if (!(await leases.renew(this.#cut))) this.#lose();
      this.#watchLease();
      if (this.#isRegistered) await this.#look();
    } catch {
      // The database is away; the lease holds as long as it did.
      metrics.count('renewals_failed_total');
    }
  }

  async #beginAgain(): Promise<void> {
    await this.#needs.leases.register(this.#address);
    this.#isRegistered = true;
    this.#aside = false;
    this.#inTheWay = 0;
    this.#cut = [];
  }

  #check(): void {
    if (this.#isRegistered && !this.#needs.leases.isAlive) this.#lose();
  }

  #lose(): void {
    const { leases, carrier, metrics } = this.#needs;
    this.#isRegistered = false;
    metrics.count('leases_lost_total');
    leases.lose();
    carrier.hangUp();
    this.#needs.lost().catch((error: unknown) => this.#needs.trouble(error, 'losing the lease'));
  }

  /** Who is there, whom we reach, and whether we are in the way. */
  async #look(): Promise<void> {
    const { leases, carrier, metrics } = this.#needs;
    const everybody = await leases.everybody();
    this.#cut = carrier.meet(everybody);
    const mine = everybody.map((node) => (node.name === leases.name ? { ...node, cut: this.#cut } : node));
    const aside = whoStandsAside(mine).has(leases.name);
    this.#inTheWay = aside ? this.#inTheWay + 1 : 0;
    if (!aside) this.#aside = false;
    // Others may not have written yet whom they cannot reach: only what all of them still say at the next look counts.
    if (this.#aside || this.#inTheWay < AGREED_LOOKS) return;
    this.#aside = true;
    metrics.count('stood_aside_total');
    // Tables may wait for the database; the lease must not wait for them.
    this.#needs.stoodAside().catch((error: unknown) => this.#needs.trouble(error, 'standing aside'));
  }
}
