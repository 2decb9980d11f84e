/**
 * Takes a picture of every screen at three widths, in both themes and both languages, and lets axe look at each.
 *
 *   node apps/web/tools/screenshots.ts [screen…] [--out DIR] [--widths 360,768] [--themes dark] [--langs en] [--no-axe]
 *
 * Needs a build (`npx vite build apps/web`) and Debian's chromium.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { CHROMIUM } from './chromium.ts';
import { SCREENS, type Screen } from './screens.ts';
import { smallTargets } from './small-targets.ts';
import { serveFolder } from './static-server.ts';

const root = join(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: join(root, 'docs/screenshots') },
    widths: { type: 'string', default: '360,768,1440' },
    themes: { type: 'string', default: 'dark,light' },
    langs: { type: 'string', default: 'en,ru' },
    'no-axe': { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
});

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1440: 900, 3840: 2160 };
async function shoot(browser: Browser, url: string, screen: Screen, width: number, theme: string, lang: string) {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    hasTouch: width < 800,
  });
  const stored = { 'belfry.settings': { theme, lang, sound: false }, ...screen.stored };
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)] as const),
  );
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      troubles.push(`request to ${request.url()}`);
  });
  await page.goto(url + screen.path);
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await screen.act?.(page);
  await page.waitForTimeout(150);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) troubles.push(`the page is ${overflow} px too wide`);
  await page.screenshot({
    path: join(values.out, `${screen.name}-${width}-${theme}-${lang}.png`),
    fullPage: values.full,
  });
  if (!values['no-axe']) {
    troubles.push(...(await axeFindings(page)));
    if (width < 800) troubles.push(...(await smallTargets(page)));
  }
  await context.close();
  return troubles;
}

mkdirSync(values.out, { recursive: true });
const { server, url } = await serveFolder(join(root, 'apps/web/dist'));
const browser = await chromium.launch(CHROMIUM);
let found = 0;
const wanted = SCREENS.filter((s) => positionals.length === 0 || positionals.some((p) => s.name.startsWith(p)));
for (const screen of wanted) {
  for (const width of values.widths.split(',').map(Number)) {
    for (const theme of values.themes.split(',')) {
      for (const lang of values.langs.split(',')) {
        const troubles = await shoot(browser, url, screen, width, theme, lang).catch((error: Error) => [error.message]);
        found += troubles.length;
        for (const trouble of new Set(troubles)) console.log(`${screen.name} ${width} ${theme} ${lang}: ${trouble}`);
      }
    }
  }
}
await browser.close();
server.close();
console.log(`${wanted.length} screens, ${found} troubles`);
process.exitCode = found === 0 ? 0 : 1;
