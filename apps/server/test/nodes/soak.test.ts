import { expect, test } from 'vitest';
import { soakNodes } from './soak.ts';

test('nodes killed, paused, cut off, and a database that crashes: nothing acknowledged is lost or doubled, nobody is told what is not so', async () => {
  const faults = ['killed', 'paused', 'cut from other nodes', 'database crashed'];
  const { complaints, ...report } = await soakNodes({
    nodes: 3,
    tables: 6,
    seed: 'npm test',
    faults,
    everyMs: 400,
    restMs: 300,
    lengths: { pauseMs: 4_000, cutMs: 3_600 },
    say: () => {},
  });
  expect(complaints).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(100);
  // Each of them has really happened to somebody.
  expect(report.faults.filter(({ touched }) => touched === 0)).toEqual([]);
}, 300_000);
