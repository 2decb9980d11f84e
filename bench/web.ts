// `npm run bench:web`: what a cheap phone has to wait for, and whether the clock hand runs smoothly.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { House } from '../apps/web/test/e2e/house.ts';
import { Puppet } from '../apps/web/test/e2e/puppet.ts';
import { sharedBrowser } from '../apps/web/tools/browser.ts';
import { calibrate } from './measure.ts';
import { type Load, loads } from './web-load.ts';
import { type Frames, referenceFrames, sweepFrames } from './web-sweep.ts';

const HELP = `npm run bench:web -- [--rounds 3] [--json] [--no-sweep] [--no-loads]
Loads pages in a Chromium held back to a slow phone (processor ÷4, 1.6 Mbit/s, 150 ms there and back) and times a vote at
20 seats frame by frame, beside an idle animation on a blank page in the same run. Bars: home usable within 1.2 s, a table's
door within 1.8 s, the script workshop within 2.2 s; 25 requests before that, and 120 kB of JavaScript for home and door;
60 frames a second. The exit code is 1 when one is missed.`;
const FRAMES_PER_SECOND = 58;
const REQUESTS = 25;
const FIRST_VISIT_SCRIPTS = 120_000;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
    'no-sweep': { type: 'boolean', default: false },
    'no-loads': { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

process.env.BELFRY_E2E_WEB ??= join(import.meta.dirname, '../apps/web/dist');
const rounds = Number(values.rounds);
const before = calibrate();
const house = await House.open();
const teller = new Puppet(house.url, 'Sybil');
const table = await teller.open({ chairs: 8 });

/** A page, the control that has to answer, and at most how many milliseconds and bytes of JavaScript that may take. */
interface Visit {
  readonly path: string;
  readonly selector: string;
  readonly warm: boolean;
  readonly usable: number;
  readonly scripts: number;
}
const HOME = { path: '/', selector: 'a[href="/play/alone"]', usable: 1_200, scripts: FIRST_VISIT_SCRIPTS };
const PAGES: { readonly [name: string]: Visit } = {
  'home, first visit': { ...HOME, warm: false },
  'home, next visit': { ...HOME, warm: true },
  'a table’s door': {
    path: `/join/${table}`,
    selector: 'form button[type=submit]',
    warm: false,
    usable: 1_800,
    scripts: FIRST_VISIT_SCRIPTS,
  },
  'script workshop': {
    path: '/scripts/trouble-brewing',
    selector: '[role=tab]',
    warm: false,
    usable: 2_200,
    scripts: Number.POSITIVE_INFINITY,
  },
};

const pages: Record<string, Load> = {};
if (!values['no-loads']) {
  for (const [name, { path, selector, warm }] of Object.entries(PAGES)) {
    const open = () =>
      house.browser.newContext({
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        serviceWorkers: warm ? 'allow' : 'block',
      });
    pages[name] = await loads(open, house.url + path, selector, { rounds, warm });
  }
}
const sweeps: Record<string, { readonly sweep: Frames; readonly reference: Frames }> = {};
if (!values['no-sweep']) {
  for (const rate of [1, 4])
    sweeps[rate === 1 ? 'full speed' : `processor ÷${rate}`] = {
      reference: await referenceFrames(house, rate),
      sweep: await sweepFrames(house, rate),
    };
}
teller.close();
await house.close();
await (await sharedBrowser()).close();

const misses = [
  ...Object.entries(pages).flatMap(([name, { scriptsGzipped, requests, usable }]) => [
    ...(scriptsGzipped > PAGES[name]!.scripts
      ? [`${name}: ${Math.round(scriptsGzipped / 1000)} kB of JavaScript`]
      : []),
    ...(requests > REQUESTS ? [`${name}: ${requests} requests`] : []),
    ...(usable >= PAGES[name]!.usable ? [`${name}: usable after ${Math.round(usable)} ms`] : []),
  ]),
  // Where even the blank page stutters, the machine is busy, not the app.
  ...Object.entries(sweeps).flatMap(([name, { sweep, reference }]) =>
    sweep.perSecond < Math.min(FRAMES_PER_SECOND, reference.perSecond - 2)
      ? [`sweep, ${name}: ${sweep.perSecond.toFixed(1)} frames a second`]
      : [],
  ),
];
if (values.json) console.log(JSON.stringify({ calibration: before.value, rounds, pages, sweeps, misses }, null, 2));
else {
  console.log(`calibration loop ${before.value.toFixed(1)} ms; medians of ${rounds} loads on a slow phone`);
  const ms = (value: number) => `${Math.round(value)} ms`.padStart(9);
  const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`.padStart(10);
  console.log('requests, JS and wire: until usable; JS in all: with what is fetched ahead in the 3 s after');
  const head = ['first paint', 'largest', 'usable', 'blocked', 'shift', 'requests', 'JS gzipped', 'JS in all', 'wire'];
  console.log(`\n${''.padEnd(20)}${head.map((word) => word.padStart(12)).join('')}`);
  for (const [name, page] of Object.entries(pages)) {
    const { firstPaint, largestPaint, usable, blocked, shift, requests, wire } = page;
    const cells = [ms(firstPaint), ms(largestPaint), ms(usable), ms(blocked), shift.toFixed(3), String(requests)];
    const row = [...cells, kB(page.scriptsGzipped), kB(page.allScriptsGzipped), kB(wire)]
      .map((cell) => cell.padStart(12))
      .join('');
    console.log(`${name.padEnd(20)}${row}`);
  }
  console.log(
    `\n${''.padEnd(30)}${['frames/s', 'p50', 'p95', 'p99', 'longest', 'late'].map((w) => w.padStart(10)).join('')}`,
  );
  const frames = (name: string, f: Frames) => {
    const cells = [f.perSecond.toFixed(1), ...[f.p50, f.p95, f.p99, f.longest].map((gap) => `${gap.toFixed(1)} ms`)];
    console.log(
      `${name.padEnd(30)}${[...cells, `${(f.dropped * 100).toFixed(1)} %`].map((c) => c.padStart(10)).join('')}`,
    );
  };
  for (const [name, { sweep, reference }] of Object.entries(sweeps)) {
    frames(`blank page, ${name}`, reference);
    frames(`vote of 20, ${name}`, sweep);
  }
  for (const miss of misses) console.log(`MISSED ${miss}`);
}
process.exitCode = misses.length === 0 ? 0 : 1;
