import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { House } from '../test/e2e/house.ts';
import { sharedBrowser } from './browser.ts';
import { dress, type Lang, type Theme } from './dress.ts';
import { inspect } from './inspect.ts';
import { PromptsTour } from './prompts-tour.ts';
import { SCREENS } from './screens.ts';
import { serveFolder } from './static-server.ts';
import { heightAt, Studio } from './studio.ts';
import { type Show, TOUR_LOOK, Tour } from './tour.ts';

const HELP = `npm run screenshots -- [options]
Takes a picture of every screen at each width, theme and language, with axe looking on. The exit code is 1 if anything
is wrong on any of them: for axe, for thumbs, wider than the screen, an error, a request to somewhere else.

  --only a,b        screens whose names contain one of these
  --widths 360,768  default 360,768,1440
  --themes dark     default dark,light
  --langs en        default en,ru
  --players 8       chairs at the table online
  --out DIR         default screenshots, which git does not keep; emptied first unless --only is given.
                    Documents show a few of them from docs/screenshots
  --quality 25      of the WebP files
  --no-axe          pictures only
  --no-pictures     axe only`;

const root = join(import.meta.dirname, '../../..');
const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,768,1440' },
    themes: { type: 'string', default: 'dark,light' },
    langs: { type: 'string', default: 'en,ru' },
    players: { type: 'string', default: '8' },
    out: { type: 'string', default: join(root, 'screenshots') },
    quality: { type: 'string', default: '25' },
    'no-axe': { type: 'boolean', default: false },
    'no-pictures': { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const list = (text: string) => text.split(',').filter((word) => word !== '');
const only = list(values.only);
const widths = list(values.widths).map(Number);
const themes = list(values.themes) as Theme[];
const langs = list(values.langs) as Lang[];
const isWanted = (name: string) => only.length === 0 || only.some((part) => name.includes(part));
const shown: string[] = [];
let pictures = 0;
let troubles = 0;

function complain(where: string, found: readonly string[]): void {
  for (const trouble of new Set(found)) {
    troubles++;
    console.log(`${where}: ${trouble}`);
  }
}

/** WebP comes from the debugger only; it is a third of the size of JPEG here. */
async function shoot(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: Number(values.quality) });
  await session.detach();
  writeFileSync(join(values.out, file), Buffer.from(data, 'base64'));
  pictures++;
}

async function everyTheme(name: string, width: number, lang: Lang, page: Page, onPaper = false): Promise<void> {
  for (const theme of themes) {
    await dress(page, theme, lang);
    if (!values['no-pictures']) await shoot(page, `${name}-${width}-${theme}-${lang}.webp`);
    if (!values['no-axe'] && !onPaper) complain(`${name} ${width} ${theme} ${lang}`, await inspect(page));
  }
}

async function screensWithoutServer(web: string): Promise<void> {
  const wanted = SCREENS.filter((screen) => isWanted(screen.name));
  shown.push(...wanted.map((screen) => screen.name));
  const { server, url } = await serveFolder(web);
  for (const width of wanted.length === 0 ? [] : widths) {
    const studio = await Studio.open(await sharedBrowser(), url, width);
    for (const screen of wanted) {
      try {
        for (const lang of langs) {
          await studio.show(screen, lang);
          await everyTheme(screen.name, width, lang, studio.page, screen.media === 'print');
        }
      } catch (error) {
        complain(`${screen.name} ${width}`, [(error as Error).message]);
      }
      complain(`${screen.name} ${width}`, studio.takeTroubles());
    }
    await studio.close();
  }
  server.closeAllConnections();
  server.close();
}

async function screensOfTables(): Promise<void> {
  const house = await House.open();
  const show: Show = async (name, page) => {
    if (!isWanted(name)) return;
    shown.push(name);
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightAt(width) });
      for (const lang of langs) await everyTheme(name, width, lang, page);
    }
    await page.setViewportSize(TOUR_LOOK);
    await dress(page, TOUR_LOOK.theme, TOUR_LOOK.lang);
  };
  for (const tour of [new Tour(house, Number(values.players), show), new PromptsTour(house, show)]) {
    await tour.walk().catch((error: Error) => complain('tour', [error.message]));
  }
  await house.close();
  complain('tour', house.troubles);
}

/** So that the folder can be leafed through in any viewer of repositories. */
function writeIndex(): void {
  const links = (name: string, width: number) =>
    themes
      .flatMap((theme) => langs.map((lang) => `[${theme} ${lang}](${name}-${width}-${theme}-${lang}.webp)`))
      .join(' · ');
  const rows = shown.map((name) => `| ${name} | ${widths.map((width) => links(name, width)).join(' | ')} |`);
  const head = `| screen | ${widths.map((width) => `${width} px`).join(' | ')} |\n| --- | ${widths.map(() => '---').join(' | ')} |`;
  writeFileSync(
    join(values.out, 'README.md'),
    `# Every screen\n\nMade by \`npm run screenshots\`.\n\n${head}\n${rows.join('\n')}\n`,
  );
}

process.env.BELFRY_E2E_WEB ??= join(root, 'apps/web/dist');
mkdirSync(values.out, { recursive: true });
const isWhole = only.length === 0 && !values['no-pictures'];
if (isWhole) for (const file of readdirSync(values.out)) if (file.endsWith('.webp')) rmSync(join(values.out, file));
await screensWithoutServer(process.env.BELFRY_E2E_WEB);
await screensOfTables();
if (isWhole) writeIndex();
await (await sharedBrowser()).close();
console.log(
  `${shown.length} screens, ${pictures} pictures in ${relative(process.cwd(), values.out)}, ${troubles} troubles`,
);
process.exitCode = troubles === 0 ? 0 : 1;
