// node apps/server/test/mutants-run.ts [imports]: game files and frames that were tampered with. `--help` says more.
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { testServer } from './house.ts';
import { mutants } from './mutants.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    serve: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const BAR_MS = 50;

if (values.help) {
  console.log(`node apps/server/test/mutants-run.ts [imports] [--seed TEXT]
Imports so many game files (1000) that were tampered with, record by record and value by value, into a server in a
process of its own, looks at every table that comes of one, and sends it frames that are nearly right. Prints as JSON how
many were taken, which of those failed, what was answered oddly, and for how long the server's event loop was blocked
at most: of its own thread's processor time (blockedMs, the bar is ${BAR_MS}) and by the wall clock (wallMs, which grows with
whatever else the machine does). Ends with 1 when something failed. The same seed does the same again.`);
  process.exit(0);
}

if (values.serve) await serve();
else await run(Number(positionals[0] ?? 1000), values.seed ?? `mutants ${Date.now()}`);

/** A store that remembers the latest few hundred games only: a hundred thousand would not fit into memory. */
function forgetfulStore(): Store {
  let [older, newer] = [memoryStore(), memoryStore()];
  let games = 0;
  const holding = async (game: string) => ((await older.records(game)).length > 0 ? older : newer);
  return {
    ...newer,
    async append(append) {
      if (append.after === 0 && ++games % 300 === 0) [older, newer] = [newer, memoryStore()];
      await (append.after === 0 ? newer : await holding(append.game)).append(append);
    },
    records: async (game) => (await holding(game)).records(game),
    gameByCode: async (code) => (await newer.gameByCode(code)) ?? older.gameByCode(code),
    gamesOf: async (account) => [...(await newer.gamesOf(account)), ...(await older.gamesOf(account))],
  };
}

async function serve(): Promise<void> {
  const server = await testServer({ idleMs: 2_000 }, { store: forgetfulStore() });
  let [blockedMs, wallMs] = [0, 0];
  let cpu = process.threadCpuUsage();
  let wall = performance.now();
  setInterval(() => {
    const used = process.threadCpuUsage(cpu);
    blockedMs = Math.max(blockedMs, (used.user + used.system) / 1000);
    wallMs = Math.max(wallMs, performance.now() - wall);
    cpu = process.threadCpuUsage();
    wall = performance.now();
  }, 1);
  process.on('message', () => process.send?.({ blockedMs, wallMs }));
  process.send?.({ url: server.url });
}

async function run(imports: number, seed: string): Promise<void> {
  console.error(`seed: ${seed}`);
  const child = fork(import.meta.filename, ['--serve']);
  let ended: number | null = null;
  child.on('exit', (code) => {
    ended = code ?? -1;
  });
  const heard = <T>() => new Promise<T>((hear) => child.once('message', (message) => hear(message as T)));
  const { url } = await heard<{ url: string }>();
  const begun = performance.now();
  const report = await mutants(url, imports, seed, (done) => {
    if (done % 5_000 === 0) console.error(`${done} imports`);
  });
  child.send('report');
  const figures = await heard<{ blockedMs: number; wallMs: number }>();
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(JSON.stringify({ ...report, ...figures, serverEnded: ended, seconds, seed }, null, 2));
  child.kill();
  const fine = report.failed.length === 0 && report.odd.length === 0 && ended === null && figures.blockedMs <= BAR_MS;
  process.exit(fine ? 0 : 1);
}
