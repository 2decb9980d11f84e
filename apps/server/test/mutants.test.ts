import { expect, test } from 'vitest';
import { gather, playOut, testServer } from './house.ts';
import { mutants } from './mutants.ts';

test('three hundred game files that were tampered with end nothing, and what is taken can be looked at', async () => {
  const server = await testServer();
  const strays: unknown[] = [];
  const stray = (error: unknown) => strays.push(error);
  process.on('unhandledRejection', stray);
  try {
    const party = await gather(server.url, 5);
    await party.teller.must({ do: 'begin' });
    const seed = `mutants ${Date.now()}`;
    const [report] = await Promise.all([mutants(server.url, 300, seed), playOut(party, 'beside mutants')]);
    expect(report.imports).toBe(300);
    expect(report.taken).toBeGreaterThan(5);
    expect(report.frames).toBeGreaterThan(10);
    expect(report.odd).toEqual([]);
    expect(report.failed).toEqual([]);
    expect(strays).toEqual([]);
  } finally {
    process.off('unhandledRejection', stray);
    await server.close();
  }
}, 120_000);
