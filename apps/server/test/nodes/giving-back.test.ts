import { randomBytes } from 'node:crypto';
import { random } from '@belfry/engine';
import { expect, test } from 'vitest';
import { Attendance } from '../../src/bots/attendance.ts';
import { House } from '../../src/house.ts';
import { Metrics } from '../../src/metrics.ts';
import { alone } from '../../src/nodes/ownership.ts';
import { policies } from '../../src/policies.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { STOPPING } from '../../src/table/closed.ts';
import type { Ear } from '../../src/table/surroundings.ts';
import type { Table } from '../../src/table/table.ts';

function sharedHouse(): House {
  const store = memoryStore();
  const trouble = (error: unknown) => {
    throw error;
  };
  const chance = () => random('giving back');
  return new House({
    store,
    ownership: alone(store),
    shared: true,
    retryInMs: () => 1,
    policies,
    playsOn: false,
    metrics: new Metrics(),
    now: Date.now,
    bytes: randomBytes,
    random: chance,
    trouble,
    bots: new Attendance({ random: chance, token: () => 'token', pace: 1, trouble }),
    characters: null,
    idleMs: 60_000,
    graceMs: 0,
  });
}

test('a node that stops gives its tables back one after another: the others are played on meanwhile', async () => {
  const house = sharedHouse();
  const dismissed: string[] = [];
  const saidMeanwhile: Promise<unknown>[] = [];
  const tables: Table[] = [];
  for (const account of ['a', 'b', 'c']) {
    const table = (await house.open(account, { name: account })) as Table; // nothing here is refused
    const ear: Ear = {
      account,
      send: () => {},
      delay: () => 0,
      dismiss: () => {
        dismissed.push(account);
        if (account === 'a') saidMeanwhile.push(tables[2]!.submit('c', 'late', { do: 'say', text: 'Still here.' }));
      },
    };
    await table.attach(ear, null);
    tables.push(table);
  }
  await house.close(STOPPING);
  expect(dismissed).toEqual(['a', 'b', 'c']);
  expect(await Promise.all(saidMeanwhile)).toEqual([{ ok: true }]);
});
