// `npm run bench [-- NAME…] [-- --json]`: every figure beside a fixed loop timed in the same run.
import { calibrate, type Measure } from './measure.ts';

const BENCHES: { readonly [name: string]: () => Promise<{ bench(): Promise<readonly Measure[]> }> } = {
  engine: () => import('./engine.ts'),
  editions: () => import('./editions.ts'),
  scripts: () => import('./scripts.ts'),
  solver: () => import('./solver.ts'),
  storyteller: () => import('./storyteller.ts'),
};

const args = process.argv.slice(2);
const json = args.includes('--json');
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined || args.includes('--help')) {
  console.error(`Usage: npm run bench -- [${Object.keys(BENCHES).join('|')}]… [--json]`);
  process.exit(unknown === undefined ? 0 : 2);
}
const results: { readonly [bench: string]: readonly Measure[] } = Object.fromEntries(
  await (async () => {
    const out: [string, readonly Measure[]][] = [];
    for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
      if (!json) console.error(`… ${name}`);
      const { bench } = await BENCHES[name]!();
      const before = calibrate();
      const measures = await bench();
      const after = calibrate();
      out.push([name, [...measures, { ...before, value: (before.value + after.value) / 2 }]]);
    }
    return out;
  })(),
);
if (json) console.log(JSON.stringify(results, null, 2));
else {
  for (const [name, measures] of Object.entries(results)) {
    console.log(`\n${name}`);
    for (const { name: what, value, unit, note } of measures) {
      const figure = value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
      console.log(`  ${what.padEnd(34)} ${figure.padStart(10)} ${unit.padEnd(8)} ${note ?? ''}`);
    }
  }
}
