import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@belfry/protocol';
import { measure, openSocket } from './server-load.ts';
import { Server, UNLIMITED } from './server-process.ts';
import { type BelfryTable, belfryTable, openTable } from './server-script.ts';

interface Opened {
  /** Until it is answered, and of that the server's processor time. */
  readonly p50: number;
  readonly p99: number;
  readonly cpuMs: number;
}

/** One after another; the first ones are for the compiler, which takes its time over all that opening a table goes through. */
const WARMING = 400;

async function each(server: Server, count: number, open: (index: number) => Promise<void>): Promise<Opened> {
  const times: number[] = [];
  for (let index = 0; index < WARMING; index++) await open(index);
  const before = await server.probe('cpu');
  for (let index = WARMING; index < WARMING + count; index++) {
    const began = performance.now();
    await open(index);
    times.push(performance.now() - began);
  }
  const cpuMs = ((await server.probe('cpu')).cpuMs - before.cpuMs) / count;
  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(times.length * share)]!);
  return { p50: at(0.5), p99: at(0.99), cpuMs: round(cpuMs) };
}

const round = (ms: number): number => Math.round(ms * 100) / 100;

/** Says hello and waits for everything. */
async function enter(url: string, { code, cookie }: { readonly code: string; readonly cookie: string }): Promise<void> {
  const socket = await openSocket(`${url.replace('http', 'ws')}/ws`, cookie);
  const shown = new Promise<void>((done) => {
    socket.on('message', (data) => {
      if (String(data).startsWith('{"t":"snapshot"')) done();
    });
  });
  socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, table: code }));
  await shown;
  socket.terminate();
}

/** How long it takes to open a new table, and one that has to be read from its log, beside one that is open already. */
export async function opening(tables: number, seconds: number, say: (text: string) => void) {
  const data = mkdtempSync(join(tmpdir(), 'belfry-bench-'));
  const start = () => Server.start('../apps/server/src/main.ts', { ...UNLIMITED, BELFRY_DATA: data });
  const first = await start();
  const fresh = await each(first, tables, async () => {
    await openTable(first.url);
  });
  say(`  a new table: ${JSON.stringify(fresh)}`);
  const games: BelfryTable[] = [];
  for (let index = 0; index < WARMING + tables; index++) games.push(await belfryTable([first.url]));
  const { commands } = await measure(games, seconds, null);
  for (const { table } of games) table.close();
  await first.stop('in order');
  const second = await start();
  const fromLog = await each(second, tables, (index) => enter(second.url, games[index]!));
  const open = await each(second, tables, (index) => enter(second.url, games[index]!));
  await second.stop('at once');
  rmSync(data, { recursive: true, force: true });
  const decisions = Math.round(commands / games.length);
  say(
    `  a table of ${decisions} decisions from its log: ${JSON.stringify(fromLog)}; one that is open: ${JSON.stringify(open)}`,
  );
  return { fresh, decisions, fromLog, open };
}
