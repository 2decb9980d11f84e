// `npm run soak`: the crash test for as long as you like, on one server or on several nodes. `--help` says more.
import { parseArgs } from 'node:util';
import { crashRounds } from './crash.ts';
import { FAULTS } from './nodes/faults.ts';
import { soakNodes } from './nodes/soak.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string' },
    nodes: { type: 'string' },
    tables: { type: 'string', default: '200' },
    every: { type: 'string', default: '2' },
    pause: { type: 'string', default: '60' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const HELP = `npm run soak -- [rounds] [tables] [--minutes 10] [--seed TEXT]
Plays on so many tables (12), kills the server without warning, starts it again on the same file, and checks that all
that was acknowledged is there, once; so many rounds (200), or as many as fit into the minutes. Prints what it did as
JSON, or fails with what was lost.

npm run soak -- --nodes 4 [--tables 200] [--minutes 10] [--every 2] [--pause 60] [--only "killed,paused"] [--seed TEXT]
Starts a PostgreSQL and so many nodes, plays on so many tables of four people whose sockets are on all nodes, each of whom
does something about every two seconds, and lets things go wrong in any order: ${FAULTS.map(({ name }) => name).join(', ')}.
A disk can be filled up only by root, on Linux, where something may be mounted. Then holds every acknowledged command and everything that anybody was told against the log. Prints how long people took to be
back (bars: 5 s for 99 of 100, 1 s for anybody in a rolling deploy), and fails when a bar is missed or something does not fit.`;
const BACK_MS = 5_000;
const DEPLOY_MS = 1_000;

if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const seed = values.seed ?? `soak ${Date.now()}`;
const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1000);
if (values.nodes === undefined) await oneServer();
else await severalNodes(Number(values.nodes));
process.exit();

async function oneServer(): Promise<void> {
  const [rounds = '200', tables = '12'] = positionals;
  const until = began + Number(values.minutes ?? 'Infinity') * 60_000;
  const report = await crashRounds(Number(rounds), Number(tables), seed, (done) => {
    if (done > 0 && done % 20 === 0) console.error(`${done} rounds`);
    return performance.now() < until;
  });
  console.log(JSON.stringify({ ...report, seed, seconds: seconds() }));
}

async function severalNodes(nodes: number): Promise<void> {
  const report = await soakNodes({
    nodes,
    tables: Number(values.tables),
    seed,
    ...(values.only === undefined ? {} : { faults: values.only.split(',') }),
    minutes: Number(values.minutes ?? 10),
    everyMs: Number(values.every) * 1000,
    restMs: 4_000,
    lengths: { pauseMs: Number(values.pause) * 1000, cutMs: 8_000 },
    say: (text) => console.error(text),
  });
  console.log(JSON.stringify({ ...report, seed, seconds: seconds() }, null, 2));
  console.log(
    `Back: p99 ${report.backP99} ms (bar ${BACK_MS}); longest pause of a deploy: ${report.deployPause} ms (bar ${DEPLOY_MS})`,
  );
  const slow = report.backP99 > BACK_MS || (report.deployPause ?? 0) > DEPLOY_MS;
  if (slow || report.complaints.length > 0) process.exitCode = 1;
}
