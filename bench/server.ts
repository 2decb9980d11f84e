// `npm run bench:server [-- --tables 100,500 --seconds 8]`: many tables of ten sockets on this machine, beside a bare
// broadcaster in the same run that relays frames of the same size and number without rules or disk. Loopback only.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, type Figures, measure, SOCKETS, type Table } from './server-load.ts';
import { bareTable, belfryTable } from './server-script.ts';

const { values } = parseArgs({
  options: { tables: { type: 'string' }, seconds: { type: 'string' }, every: { type: 'string' } },
});
const wanted = (values.tables ?? '100,500,1000,2000').split(',').map(Number);
const seconds = Number(values.seconds ?? 8);
const everyMs = Number(values.every ?? 2) * 1000;
const AT_ONCE = 16;

interface Side {
  readonly paced: Figures;
  readonly full: Figures;
  readonly memoryPerTableKb: number;
}

/** A process can hold only so many sockets; both ends of each are on this machine, in one process each. */
const most = Math.floor((fileLimit() - 200) / SOCKETS);

function fileLimit(): number {
  const line = readFileSync('/proc/self/limits', 'utf8')
    .split('\n')
    .find((text) => text.startsWith('Max open files'));
  return Number(line?.split(/\s{2,}/)[1] ?? 1024);
}

async function start(file: string, env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--max-semi-space-size=64', join(import.meta.dirname, file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (text) => {
      const found = /open at (\S+)/.exec(String(text));
      if (found !== null) resolve(found[1]!);
    });
    child.on('exit', (code) => reject(new Error(`${file} ended with ${code}.`)));
  });
  return { child, url };
}

const memory = async (url: string): Promise<number> =>
  Number(/resident_memory_bytes (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? 0);

async function side(
  name: string,
  tables: number,
  server: { child: ChildProcess; url: string },
  open: (index: number) => Promise<{ table: Table; next(): Command }>,
): Promise<Side & { readonly sizes: readonly number[] }> {
  const empty = await memory(server.url);
  const all: { table: Table; next(): Command }[] = [];
  const began = performance.now();
  for (let next = 0; next < tables; next += AT_ONCE) {
    const count = Math.min(AT_ONCE, tables - next);
    all.push(...(await Promise.all(Array.from({ length: count }, (_, index) => open(next + index)))));
  }
  console.error(`  ${name}: ${tables} tables open after ${Math.round((performance.now() - began) / 1000)} s`);
  await measure(all, 2, everyMs / 4); // the nights, and whatever has to be compiled
  const paced = await measure(all, seconds, everyMs);
  console.error(`  ${name}: paced  ${paced.commandsPerSecond}/s  p50 ${paced.p50} ms  p99 ${paced.p99} ms`);
  const full = await measure(all, seconds, null);
  console.error(`  ${name}: full   ${full.commandsPerSecond}/s  p50 ${full.p50} ms  p99 ${full.p99} ms`);
  const memoryPerTableKb = Math.round(((await memory(server.url)) - empty) / tables / 1024);
  const sizes = all[0]!.table.sizes;
  for (const { table } of all) table.close();
  return { paced, full, memoryPerTableKb, sizes };
}

const results: object[] = [];
for (const size of wanted) {
  const tables = Math.min(size, most);
  if (tables < size)
    console.error(`${size} tables need more open files than this machine allows (${fileLimit()}): ${tables} instead.`);
  console.error(`${tables} tables, ${tables * SOCKETS} sockets`);
  const data = mkdtempSync(join(tmpdir(), 'belfry-bench-'));
  const plenty = '1000000000';
  const belfry = await start('../apps/server/src/main.ts', {
    BELFRY_DATA: data,
    BELFRY_PORT: '0',
    BELFRY_LOG: 'silent',
    BELFRY_FRAMES_PER_SECOND: plenty,
    BELFRY_REQUESTS_PER_MINUTE: plenty,
    BELFRY_TABLES_PER_HOUR: plenty,
    BELFRY_SOCKETS_PER_ADDRESS: plenty,
    BELFRY_SOCKETS: plenty,
  });
  const own = await side('belfry', tables, belfry, () => belfryTable(belfry.url));
  belfry.child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
  const bare = await start('server-broadcaster.ts', {});
  const other = await side('bare ws', tables, bare, (index) => bareTable(bare.url, index, own.sizes));
  bare.child.kill('SIGKILL');
  const share = Math.round((own.full.commandsPerSecond / other.full.commandsPerSecond) * 100) / 100;
  console.error(`  belfry reaches ${share} of the bare broadcaster's throughput`);
  const { sizes, ...belfryFigures } = own;
  const { sizes: _, ...bareFigures } = other;
  const bytes = Math.round(sizes.reduce((sum, each) => sum + each, 0) / SOCKETS);
  results.push({
    tables,
    sockets: tables * SOCKETS,
    belfry: belfryFigures,
    bare: bareFigures,
    share,
    bytesPerFrame: bytes,
  });
}
const machine = `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
console.log(JSON.stringify({ machine, secondsPerMeasure: seconds, everySeconds: everyMs / 1000, results }, null, 2));
process.exit(0);
