import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { median } from './measure.ts';

/** A cheap phone on a poor line: what Lighthouse calls "slow 4G". */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOW_CPU = 4;
/** After the page is usable: late shifts, long tasks and what is fetched ahead count too. */
const AFTERMATH_MS = 3_000;

export interface Load {
  /** Milliseconds from the start of the navigation. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly usable: number;
  /** What long tasks took beyond 50 ms each, in sum, after the first paint. */
  readonly blocked: number;
  readonly shift: number;
  /** How many files and answers were asked for until then, the page itself among them. */
  readonly requests: number;
  /** Bytes of JavaScript that were asked for until then, gzipped. */
  readonly scriptsGzipped: number;
  /** The same with what is fetched ahead in the moment after. */
  readonly allScriptsGzipped: number;
  /** Bytes that came over the line until then, all files. */
  readonly wire: number;
}

interface Watch {
  usable: number | null;
  largest: number;
  shift: number;
  tasks: { at: number; ms: number }[];
}

/** Runs in the page before anything else of it. */
function watch(selector: string): void {
  const watched: Watch = { usable: null, largest: 0, shift: 0, tasks: [] };
  Object.assign(window, { belfryWatch: watched });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    watched.largest = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watched.shift += value;
  });
  observe('longtask', (entry) => watched.tasks.push({ at: entry.startTime, ms: entry.duration }));
  // Usable: drawn, and the page's own code answers. A link that the app does not handle yet would load a new page.
  const look = () => {
    const control = document.querySelector<HTMLElement>(selector);
    if (control === null || !control.checkVisibility()) {
      requestAnimationFrame(look);
      return;
    }
    const answered = (event: Event) => {
      if (watched.usable === null && event.defaultPrevented) watched.usable = performance.now();
      event.preventDefault();
    };
    if (control instanceof HTMLAnchorElement) {
      window.addEventListener('click', answered, { once: true });
      control.click();
      if (watched.usable === null) requestAnimationFrame(look);
    } else watched.usable = performance.now();
  };
  document.addEventListener('DOMContentLoaded', look);
}

async function throttled(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

/** Loads an address once on a slow phone. `selector` is the control that has to answer. */
async function load(context: BrowserContext, url: string, selector: string): Promise<Load> {
  const page = await context.newPage();
  await page.addInitScript(watch, selector);
  await throttled(page);
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = response.body();
    // Of what is fetched ahead, some is still on its way when the page is closed; what counts is waited for below.
    body.catch(() => {});
    bodies.set(response.url(), body);
  });
  await page.goto(url, { timeout: 120_000 });
  await page.waitForFunction(() => (window as unknown as { belfryWatch: Watch }).belfryWatch.usable !== null, null, {
    timeout: 120_000,
  });
  await page.waitForTimeout(AFTERMATH_MS);
  const seen = await page.evaluate(() => ({
    ...(window as unknown as { belfryWatch: Watch }).belfryWatch,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, transferSize }) => ({ name, startTime, transferSize }),
    ),
  }));
  // What was asked for after the page answered is for later.
  const needed = seen.files.filter((file) => file.startTime < seen.usable!);
  const gzipped = async (files: readonly { readonly name: string }[]) => {
    const scripts = await Promise.all(files.flatMap(({ name }) => bodies.get(name) ?? []));
    return scripts.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
  const scriptsGzipped = await gzipped(needed);
  const allScriptsGzipped = await gzipped(seen.files.filter(({ transferSize }) => transferSize > 0));
  await page.close();
  return {
    firstPaint: seen.first,
    largestPaint: seen.largest,
    usable: seen.usable!,
    blocked: seen.tasks.filter(({ at }) => at >= seen.first).reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
    shift: seen.shift,
    requests: 1 + needed.length,
    scriptsGzipped,
    allScriptsGzipped,
    wire: needed.reduce((sum, file) => sum + file.transferSize, 0),
  };
}

/** The median of several loads, each figure by itself. */
export async function loads(
  open: () => Promise<BrowserContext>,
  url: string,
  selector: string,
  { rounds, warm }: { readonly rounds: number; readonly warm: boolean },
): Promise<Load> {
  const all: Load[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await open();
    if (warm) {
      // A visit before, at leisure: the service worker has kept what the app needs.
      const before = await context.newPage();
      await before.goto(url);
      await before.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await before.close();
    }
    all.push(await load(context, url, selector));
    await context.close();
  }
  const keys = Object.keys(all[0]!) as (keyof Load)[];
  return Object.fromEntries(keys.map((key) => [key, median(all.map((one) => one[key]))])) as unknown as Load;
}
