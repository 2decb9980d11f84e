import type { Random } from '@belfry/engine';
import type { Farm, FarmNode } from './farm.ts';
import { canMount } from './small-disk.ts';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** How long faults last. */
export interface Lengths {
  readonly pauseMs: number;
  readonly cutMs: number;
}

/** Something that goes wrong, from its beginning to its end. */
export interface Fault {
  readonly name: string;
  /** Whether it takes the database from everybody: then people wait for its end, and are counted from there. */
  readonly everybody: boolean;
  happen(farm: Farm, node: FarmNode, lengths: Lengths): Promise<void>;
}

async function during(farm: Farm, set: () => void, ms: number, clear: () => void): Promise<void> {
  set();
  farm.weatherChanged();
  await wait(ms);
  clear();
  farm.weatherChanged();
}

const ALL: readonly Fault[] = [
  {
    name: 'killed',
    everybody: false,
    async happen(_, node, { cutMs }) {
      await node.end('SIGKILL');
      await wait(cutMs);
      await node.start();
    },
  },
  {
    name: 'paused',
    everybody: false,
    async happen(_, node, { pauseMs }) {
      node.signal('SIGSTOP');
      await wait(pauseMs);
      node.signal('SIGCONT');
    },
  },
  {
    name: 'cut from the database',
    everybody: false,
    happen: (farm, node, { cutMs }) =>
      during(
        farm,
        () => {
          node.storeWeather = 'cut';
        },
        cutMs,
        () => {
          node.storeWeather = 'fair';
        },
      ),
  },
  {
    name: 'no answer from the database',
    everybody: false,
    happen: (farm, node, { cutMs }) =>
      during(
        farm,
        () => {
          node.storeWeather = 'silent';
        },
        cutMs,
        () => {
          node.storeWeather = 'fair';
        },
      ),
  },
  {
    name: 'cut from other nodes',
    everybody: false,
    happen: (farm, node, { cutMs }) =>
      during(
        farm,
        () => {
          node.linkWeather = 'cut';
        },
        cutMs,
        () => {
          node.linkWeather = 'fair';
        },
      ),
  },
  { name: 'database restarted', everybody: true, happen: (farm) => farm.database.restart('orderly', 500) },
  { name: 'database crashed', everybody: true, happen: (farm) => farm.database.restart('crash', 1_000) },
  {
    name: 'database slow',
    everybody: true,
    async happen(farm, _, { cutMs }) {
      const all = (weather: 'slow' | 'fair') => {
        for (const node of farm.nodes) node.storeWeather = weather;
      };
      await during(
        farm,
        () => all('slow'),
        cutMs,
        () => all('fair'),
      );
    },
  },
  {
    // As those who run databases for others make theirs when the disk is nearly full: it answers, and takes nothing.
    name: 'database read-only',
    everybody: true,
    async happen(farm, _, { cutMs }) {
      await farm.sql('ALTER SYSTEM SET default_transaction_read_only = on');
      await farm.sql('SELECT pg_reload_conf()');
      await wait(cutMs);
      await farm.sql('ALTER SYSTEM RESET default_transaction_read_only');
      await farm.sql('SELECT pg_reload_conf()');
    },
  },
  {
    name: 'database disk full',
    everybody: true,
    happen: (farm, _, { cutMs }) => farm.database.fill(cutMs),
  },
  {
    name: 'database fails over',
    everybody: true,
    async happen(farm) {
      const standby = await farm.database.standby();
      await standby.fail();
    },
  },
  {
    name: 'rolling deploy',
    everybody: false,
    async happen(farm) {
      for (const node of farm.nodes) {
        await node.end('SIGTERM');
        await node.start();
        await wait(300);
      }
    },
  },
];

/** Those that can be made to happen here. */
export const FAULTS: readonly Fault[] = ALL.filter(({ name }) => name !== 'database disk full' || canMount);

/** All of them in a new order, again and again. */
export function* anyOrder(chance: Random): Generator<Fault, never> {
  for (;;) {
    const left = [...FAULTS];
    while (left.length > 0) yield left.splice(chance.below(left.length), 1)[0]!;
  }
}
