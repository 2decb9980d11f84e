// `npm run bench:server`: many tables of ten sockets on this machine, beside a bare broadcaster in the same run that
// relays the same frames without rules or disk. Loopback only. `--help` says more.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Open, openAll, type Playing, WARMING, warmUp } from './server-crowd.ts';
import { flushAlone } from './server-disk.ts';
import { type Figures, measure, SOCKETS, type Traced } from './server-load.ts';
import { Nodes } from './server-nodes.ts';
import { opening } from './server-open.ts';
import type { Probed } from './server-probe.ts';
import { Server, UNLIMITED, USUAL_FLAGS } from './server-process.ts';
import { bareTable, belfryTable } from './server-script.ts';
import { compareInTurns } from './server-turns.ts';

const HELP = `npm run bench:server -- [options]
  --tables 100,500    how many tables, one run each (default 100,500,1000,2000)
  --seconds 8         how long each measurement lasts (a turn: 1.5)
  --every 2           paced: seconds between the commands of one table
  --turns 8           Belfry and the bare broadcaster side by side, in so many turns of --seconds 1.5 each: medians of
                      what a command costs and of the shares, whatever else the machine does meanwhile
  --against DIR       with --turns: another tree of Belfry beside this one; may be said several times
  --servers 1         server processes that share the tables, each with a data folder and a load of its own
  --nodes 4           as many equal nodes over one PostgreSQL instead, each table's sockets on all of them
  --open 200          how long it takes to open a table instead: so many new ones, and as many from their logs
  --only belfry       leave the bare broadcaster out
  --profile DIR       write a CPU profile of each Belfry server into DIR
  --flags="--x --y"   start both sides with these flags of Node instead of those of npm start
  --json              only the figures, as JSON
Paced: every table acts every two seconds, as people do; times are from a command to its arrival at the last of the
ten sockets. Full: every table acts as soon as it was answered. CPU is user and system time of the server process, or of all nodes; what PostgreSQL itself takes is told beside it.`;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100,500,1000,2000' },
    seconds: { type: 'string' },
    every: { type: 'string', default: '2' },
    servers: { type: 'string', default: '1' },
    turns: { type: 'string' },
    against: { type: 'string', multiple: true, default: [] },
    nodes: { type: 'string' },
    open: { type: 'string' },
    only: { type: 'string' },
    profile: { type: 'string' },
    flags: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const seconds = Number(values.seconds ?? (values.turns === undefined ? 8 : 1.5));
const everyMs = Number(values.every) * 1000;
const servers = Number(values.servers);
const flags = values.flags?.split(' ') ?? USUAL_FLAGS;
/** One round of the script: enough for the broadcaster to do the same. */
const TRACED = 200;
const say = (text: string) => {
  if (!values.json) console.error(text);
};

interface Run extends Figures {
  readonly cpuMsPerCommand: number;
  /** What PostgreSQL took, where there is one. */
  readonly databaseMsPerCommand?: number;
}
/** A server, or several as one. */
interface Measured {
  probe(what: 'memory' | 'cpu'): Promise<Probed>;
}
interface Side {
  readonly paced: Run;
  readonly full: Run;
  readonly heapKbPerTable: number;
  readonly rssKbPerTable: number;
}
interface Result {
  readonly tables: number;
  readonly sockets: number;
  readonly belfry: Side;
  readonly bare?: Side;
  /** What a flush of the same disk takes without anything else. */
  readonly disk: { readonly p50: number; readonly p99: number };
  /** Of the bare broadcaster's commands per second, and of what a command costs it. */
  readonly share?: number;
  readonly cpuShare?: number;
  readonly framesPerCommand: number;
  readonly bytesPerFrame: number;
}

function fileLimit(): number {
  const line = readFileSync('/proc/self/limits', 'utf8')
    .split('\n')
    .find((text) => text.startsWith('Max open files'));
  return Number(line?.split(/\s{2,}/)[1] ?? 1024);
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  return `${model}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
}

async function run(server: Measured, all: readonly Playing[], pace: number | null): Promise<Run> {
  const before = await server.probe('cpu');
  const figures = await measure(all, seconds, pace);
  const after = await server.probe('cpu');
  const each = (ms: number) => Math.round((ms / figures.commands) * 1000) / 1000;
  const cpuMsPerCommand = each(after.cpuMs - before.cpuMs);
  if (after.databaseMs === undefined) return { ...figures, cpuMsPerCommand };
  return { ...figures, cpuMsPerCommand, databaseMsPerCommand: each(after.databaseMs - (before.databaseMs ?? 0)) };
}

async function side(name: string, tables: number, server: Measured, open: Open): Promise<Side & { trace: Traced[] }> {
  const warmed = await warmUp(open);
  const empty = await server.probe('memory');
  const began = performance.now();
  const all = await openAll(tables, open, everyMs / 4);
  say(`  ${name}: ${tables} tables open after ${Math.round((performance.now() - began) / 1000)} s`);
  const tell = (kind: string, { commandsPerSecond, p50, p99, cpuMsPerCommand, databaseMsPerCommand }: Run) => {
    const database = databaseMsPerCommand === undefined ? '' : `, PostgreSQL ${databaseMsPerCommand} ms`;
    say(
      `  ${name}: ${kind} ${commandsPerSecond}/s  p50 ${p50} ms  p99 ${p99} ms  cpu ${cpuMsPerCommand} ms a command${database}`,
    );
  };
  const paced = await run(server, all, everyMs);
  tell('paced ', paced);
  all[0]!.table.trace = [];
  const full = await run(server, all, null);
  tell('full  ', full);
  const { heapBytes, rssBytes } = await server.probe('memory');
  const heapKbPerTable = Math.round((heapBytes - empty.heapBytes) / tables / 1024);
  const rssKbPerTable = Math.round((rssBytes - empty.rssBytes) / tables / 1024);
  say(`  ${name}: memory per table: ${heapKbPerTable} KB heap after gc, ${rssKbPerTable} KB resident`);
  // The latest command may still be on its way.
  const trace = all[0]!.table.trace.slice(0, -1).slice(-TRACED);
  for (const { table } of [...warmed, ...all]) table.close();
  return { paced, full, heapKbPerTable, rssKbPerTable, trace };
}

const roundTo = (value: number, parts: number): number => Math.round(value * parts) / parts;

async function compare(tables: number): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'belfry-bench-'));
  const profile = values.profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', values.profile];
  const env = { ...UNLIMITED, BELFRY_DATA: data };
  const server = await Server.start('../apps/server/src/main.ts', env, [...flags, ...profile]);
  const { trace, ...belfry } = await side('belfry ', tables, server, () => belfryTable([server.url]));
  await server.stop(values.profile === undefined ? 'at once' : 'in order');
  const disk = await flushAlone(data);
  say(`  disk   : flushing alone p50 ${disk.p50} ms  p99 ${disk.p99} ms`);
  rmSync(data, { recursive: true, force: true });
  const frames = trace.flatMap(({ sizes }) => sizes.flat());
  const wire = {
    framesPerCommand: roundTo(frames.length / trace.length, 100),
    bytesPerFrame: Math.round(frames.reduce((sum, bytes) => sum + bytes, 0) / frames.length),
  };
  const result = { tables, sockets: tables * SOCKETS, belfry, disk, ...wire };
  if (values.only === 'belfry') return result;
  const broadcaster = await Server.start('server-broadcaster.ts', {}, flags);
  const { trace: _, ...bare } = await side('bare ws', tables, broadcaster, (i) => bareTable(broadcaster.url, i, trace));
  await broadcaster.stop('at once');
  const share = roundTo(belfry.full.commandsPerSecond / bare.full.commandsPerSecond, 100);
  const cpuShare = roundTo(bare.full.cpuMsPerCommand / belfry.full.cpuMsPerCommand, 100);
  say(`  belfry reaches ${share} of the bare broadcaster's throughput (${cpuShare} by processor time)`);
  return { ...result, bare, share, cpuShare };
}

/** Each server with a load process of its own, all at once: the sum of what they carry, the slowest of their times. */
async function together(tables: number): Promise<object> {
  const each = Math.ceil(tables / servers);
  const args = ['--tables', String(each), '--seconds', String(seconds), '--every', values.every, '--only', 'belfry'];
  const parts = await Promise.all(
    Array.from({ length: servers }, async () => {
      const child = spawn(process.execPath, [import.meta.filename, ...args, '--json'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let text = '';
      for await (const chunk of child.stdout) text += chunk;
      return (JSON.parse(text) as { results: Result[] }).results[0]!;
    }),
  );
  const sum = (kind: 'paced' | 'full') => ({
    commandsPerSecond: parts.reduce((total, { belfry }) => total + belfry[kind].commandsPerSecond, 0),
    p50: Math.max(...parts.map(({ belfry }) => belfry[kind].p50)),
    p99: Math.max(...parts.map(({ belfry }) => belfry[kind].p99)),
  });
  const result = {
    tables: each * servers,
    sockets: each * servers * SOCKETS,
    servers,
    paced: sum('paced'),
    full: sum('full'),
  };
  say(`  ${servers} servers: ${JSON.stringify(result)}`);
  return result;
}

/** Several nodes over one PostgreSQL: a table is opened at any of them, and its sockets are on all. */
async function acrossNodes(tables: number, count: number): Promise<object> {
  const nodes = await Nodes.start(count);
  try {
    const turned = (by: number) => nodes.urls.map((_, index) => nodes.urls[(index + by) % count]!);
    const { trace: _, ...belfry } = await side('nodes  ', tables, nodes, (index) => belfryTable(turned(index)));
    return { tables, sockets: tables * SOCKETS, nodes: count, belfry };
  } finally {
    await nodes.stop();
  }
}

if (values.open !== undefined) {
  const opened = await opening(Number(values.open), seconds, say);
  console.log(JSON.stringify({ machine: machine(), opened }, null, 2));
  process.exit(0);
}

/** A process can hold only so many sockets; both ends of each are on this machine, in one process each. */
const most = (Math.floor((fileLimit() - 200) / SOCKETS) - WARMING) * servers;
const results: object[] = [];
for (const wanted of values.tables.split(',').map(Number)) {
  const tables = Math.min(wanted, most);
  if (tables < wanted) {
    say(
      `${wanted} tables are ${wanted * SOCKETS} sockets, and ${servers === 1 ? 'one process' : `${servers} processes`} ` +
        `may have ${fileLimit()} open files each: ${tables} tables instead. --servers ${servers + 1} would hold more.`,
    );
  }
  say(`${tables} tables, ${tables * SOCKETS} sockets`);
  if (values.turns !== undefined) {
    const { against } = values;
    const turns = Number(values.turns);
    results.push(await compareInTurns({ tables, turns, seconds, against, flags, nightsEveryMs: everyMs / 4 }, say));
  } else if (values.nodes !== undefined) results.push(await acrossNodes(tables, Number(values.nodes)));
  else results.push(servers === 1 ? await compare(tables) : await together(tables));
}
console.log(
  JSON.stringify({ machine: machine(), secondsPerMeasure: seconds, everySeconds: everyMs / 1000, results }, null, 2),
);
process.exit(0);
