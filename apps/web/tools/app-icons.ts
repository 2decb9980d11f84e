/** Draws the icons of the installed app from `public/icon.svg`. Run it when the picture changes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM } from './chromium.ts';

const folder = join(import.meta.dirname, '../public');
const picture = readFileSync(join(folder, 'icon.svg'), 'utf8');
const browser = await chromium.launch(CHROMIUM);
for (const { file, size, padding } of [
  { file: 'icon-192.png', size: 192, padding: 0 },
  { file: 'icon-512.png', size: 512, padding: 0 },
  // Whatever shape the system cuts out, the clock stays whole.
  { file: 'icon-maskable-512.png', size: 512, padding: 56 },
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;background:${padding === 0 ? 'transparent' : '#14121a'}"><div style="padding:${padding}px;line-height:0">${picture}</div>`,
  );
  await page.screenshot({ path: join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();
