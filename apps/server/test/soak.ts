// `npm run soak`: the crash test for as long as you like. `--help` says more.
import { parseArgs } from 'node:util';
import { crashRounds } from './crash.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(`npm run soak -- [rounds] [tables] [--minutes 10] [--seed TEXT]
Plays on so many tables (12), kills the server without warning, starts it again on the same file, and checks that all
that was acknowledged is there, once; so many rounds (200), or as many as fit into the minutes. Prints what it did as
JSON, or fails with what was lost.`);
  process.exit(0);
}
const [rounds = '200', tables = '12'] = positionals;
const seed = values.seed ?? `soak ${Date.now()}`;
const began = performance.now();
const until = began + Number(values.minutes) * 60_000;
const report = await crashRounds(Number(rounds), Number(tables), seed, (done) => {
  if (done > 0 && done % 20 === 0) console.error(`${done} rounds`);
  return performance.now() < until;
});
console.log(JSON.stringify({ ...report, seed, seconds: Math.round((performance.now() - began) / 1000) }));
process.exit(0);
