import type { Knock } from './address.ts';
import type { Config } from './config.ts';
import type { Guesses } from './guesses.ts';
import type { House } from './house.ts';
import type { Limiter } from './limiter.ts';
import type { Metrics } from './metrics.ts';
import type { FrontDesk } from './nodes/front-desk.ts';
import type { Signer } from './signing.ts';
import type { Store } from './store/store.ts';
import type { Trouble } from './table/surroundings.ts';

/** What the doors of the server (HTTP and sockets) share. */
export interface Rooms {
  readonly config: Config;
  readonly house: House;
  /** Tables of this node and of others. */
  readonly desk: FrontDesk;
  /** Whether other nodes share the store. */
  readonly shared: boolean;
  /** Whether anybody is let in just now. */
  serves(): boolean;
  /** It is about to stop: nobody new should be sent here. */
  isDraining(): boolean;
  /** When whoever lost their table may come back. */
  retryInMs(): number;
  /** When whoever was not let in may try again. */
  notNowMs(): number;
  readonly store: Store;
  readonly signer: Signer;
  readonly metrics: Metrics;
  readonly limits: {
    readonly requests: Limiter;
    readonly tables: Limiter;
    readonly frames: Limiter;
  };
  trouble(error: unknown, where: Trouble): void;
  /** Every look-up by a code that somebody typed. */
  readonly guesses: Guesses;
  /** Whom the limits count. */
  addressOf(knock: Knock): string;
  /** How phones in the same network reach this server; null where nobody asked for that. */
  urlInRoom(): string | null;
  now(): number;
  token(bytes: number): string;
}
