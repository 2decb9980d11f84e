import { expect, test } from 'vitest';
import { canMount } from './small-disk.ts';
import { type SoakWish, soakNodes } from './soak.ts';

const wish: Omit<SoakWish, 'nodes' | 'faults'> = {
  tables: 6,
  seed: 'npm test',
  everyMs: 400,
  restMs: 300,
  lengths: { pauseMs: 4_000, cutMs: 3_600 },
  say: () => {},
};

test('nodes killed, paused, cut off, and a database that crashes: nothing acknowledged is lost or doubled, nobody is told what is not so', async () => {
  const faults = ['killed', 'paused', 'cut from other nodes', 'database crashed'];
  const { complaints, ...report } = await soakNodes({ ...wish, nodes: 3, faults });
  expect(complaints).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(100);
  // Each of them has really happened to somebody.
  expect(report.faults.filter(({ touched }) => touched === 0)).toEqual([]);
}, 300_000);

test('a database that takes nothing more, and one whose standby takes its place: no less', async () => {
  // Where nobody may mount a small disk, one that only reads stands for a full one.
  const full = canMount ? 'database disk full' : 'database read-only';
  const { complaints, ...report } = await soakNodes({ ...wish, nodes: 2, faults: [full, 'database fails over'] });
  expect(complaints).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(50);
  const [filled] = report.faults;
  expect(filled!.touched + filled!.turnedDown).toBeGreaterThan(0);
}, 300_000);
