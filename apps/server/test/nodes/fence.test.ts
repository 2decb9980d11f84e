import { random } from '@belfry/engine';
import { defaultSettings } from '@belfry/protocol';
import { expect, test } from 'vitest';
import { alone, type Claim } from '../../src/nodes/ownership.ts';
import { policies } from '../../src/policies.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { Moved } from '../../src/table/closed.ts';
import type { Frame } from '../../src/table/frame.ts';
import type { Happening } from '../../src/table/record.ts';
import type { Ear } from '../../src/table/surroundings.ts';
import { Table } from '../../src/table/table.ts';

class Listener implements Ear {
  readonly account = 'ann';
  readonly heard: Frame[] = [];
  bye: string | null = null;
  send(frame: Frame): void {
    this.heard.push(frame);
  }
  dismiss(code: string): void {
    this.bye = code;
  }
  delay(): number {
    return 0;
  }
}

async function leased(lease: { holds: boolean }) {
  const store = memoryStore();
  const failures: unknown[] = [];
  const claimFor = (whole: Claim): Claim => ({
    append: whole.append,
    settle: whole.settle,
    release: whole.release,
    get holds() {
      return lease.holds;
    },
  });
  const opened: Happening[] = [
    {
      type: 'opened',
      game: 'g',
      code: 'CODE',
      settings: defaultSettings('by-hand'),
      script: ['chef', 'imp'],
      chairs: 5,
    },
    { type: 'came', person: 'p1', account: 'ann', name: 'Ann', role: 'storyteller', host: true },
  ];
  const own = alone(store);
  const table = await Table.open(opened, 'g', {
    store,
    ownership: { ...own, found: async (append) => claimFor(await own.found(append)) },
    shared: true,
    policies,
    thinker: null,
    now: () => 1,
    random: () => random('fence'),
    token: () => 'token',
    graceMs: 0,
    trouble: (error) => failures.push(error),
    failed: () => 100,
    committed: () => {},
    stirred: () => {},
    hurried: async () => {},
  });
  return { table, store, failures };
}

test.each([
  ['a refusal', (table: Table) => table.submit('ann', '1', { do: 'sit', seat: 99 })],
  ['an acknowledgement', (table: Table) => table.submit('ann', '1', { do: 'lock', locked: true })],
  ['a snapshot', (table: Table, ear: Ear) => table.look(ear)],
  ['a welcome', (table: Table) => table.attach(new Listener(), null)],
  ['an answer over HTTP', (table: Table) => table.read((state) => state.code)],
])('an owner past its lease does not give %s, and sends its people away', async (_, ask) => {
  const lease = { holds: true };
  const { table, store, failures } = await leased(lease);
  const ear = new Listener();
  await table.attach(ear, null);
  const heard = ear.heard.length;
  const written = await store.records('g');
  lease.holds = false;
  await expect(ask(table, ear)).rejects.toBeInstanceOf(Moved);
  expect(ear.heard).toHaveLength(heard);
  expect(ear.bye).toBe('restarting');
  expect(await store.records('g')).toEqual(written);
  expect(failures).toEqual([]);
});

test('a lease that ends while a command is written: it is in the log, and not answered', async () => {
  const lease = { holds: true };
  const { table, store } = await leased(lease);
  const before = (await store.records('g')).length;
  const ended = store.append;
  store.append = async (append) => {
    await ended(append);
    lease.holds = false;
  };
  const answer = table.submit('ann', '1', { do: 'lock', locked: true });
  await expect(answer).rejects.toBeInstanceOf(Moved);
  expect(await store.records('g')).toHaveLength(before + 1);
});
