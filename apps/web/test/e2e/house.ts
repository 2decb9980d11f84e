import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { configFrom } from '../../../server/src/config.ts';
import { startServer } from '../../../server/src/main.ts';
import { sharedBrowser } from '../../tools/browser.ts';
import { CHROMIUM } from '../../tools/chromium.ts';

/** How long a page may take for one step: a busy machine is slow, and that is no fault of the app. */
const PATIENCE_MS = 30_000;
const ROOT = join(import.meta.dirname, '../../../..');

export const hasChromium = existsSync(CHROMIUM.executablePath!);

/** Builds the app once for a test run; `BELFRY_E2E_WEB` names a build that is there already. */
function builtApp(): string {
  const given = process.env.BELFRY_E2E_WEB;
  if (given !== undefined) return given;
  const folder = mkdtempSync(join(tmpdir(), 'belfry-web-'));
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const built = spawnSync(
    process.execPath,
    [vite, 'build', 'apps/web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  if (built.status !== 0) throw new Error(`The app does not build: ${built.stderr}${built.stdout}`);
  return folder;
}

/** Nine people come from one address. */
const CROWDED = { BELFRY_LOG: 'warn', BELFRY_REQUESTS_PER_MINUTE: '100000', BELFRY_TABLES_PER_HOUR: '1000' };

async function startProcess(
  data: string,
  web: string,
  port: number,
  more: NodeJS.ProcessEnv,
): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...CROWDED,
      BELFRY_PORT: String(port),
      BELFRY_DATA: data,
      BELFRY_WEB: web,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout!.on('data', (data: Buffer) => {
      said += data;
      const open = /open at (http:\S+)/.exec(said);
      if (open !== null) resolve(open[1]!);
    });
    server.on('exit', () => reject(new Error(`The server has closed: ${said}`)));
  });
  return { server, url };
}

async function stopProcess(server: ChildProcess): Promise<void> {
  server.removeAllListeners('exit');
  const closed = new Promise((resolve) => server.on('exit', resolve));
  server.kill('SIGTERM');
  await closed;
}

/** A server, wherever it runs. */
interface Serving {
  readonly url: string;
  close(): Promise<void>;
  /** It goes down and comes up again at the same address, as in an update. */
  restart(): Promise<void>;
}

/** In this process, and gone with everything it knows: what starts quickly and is already warm. */
async function serveHere(web: string): Promise<Serving> {
  const env = { ...CROWDED, BELFRY_PORT: '0', BELFRY_WEB: web, BELFRY_SECRET: 'for tests, and long enough to be one' };
  const server = await startServer({ ...configFrom(env), data: null });
  const restart = () => Promise.reject(new Error('This house keeps nothing: open it in a process of its own.'));
  return { url: server.url, close: server.close, restart };
}

/** As an operator runs it, with a folder of its own. */
async function serveInAProcess(web: string, more: NodeJS.ProcessEnv): Promise<Serving> {
  const data = mkdtempSync(join(tmpdir(), 'belfry-data-'));
  let { server, url } = await startProcess(data, web, 0, more);
  return {
    url,
    async close() {
      await stopProcess(server);
      rmSync(data, { recursive: true, force: true });
    },
    async restart() {
      await stopProcess(server);
      ({ server } = await startProcess(data, web, Number(new URL(url).port), more));
    },
  };
}

/** The real server with the built app, and the browser that all tests of a process share. */
export class House {
  readonly browser: Browser;
  /** What went wrong on any page: nothing may. */
  readonly troubles: string[] = [];
  readonly #visitors = new Set<BrowserContext>();
  readonly #serving: Serving;
  readonly #web: string;

  private constructor(browser: Browser, serving: Serving, web: string) {
    this.browser = browser;
    this.#serving = serving;
    this.#web = web;
  }

  static async open(): Promise<House> {
    const web = builtApp();
    return new House(await sharedBrowser(), await serveHere(web), web);
  }

  /** For tests in which the server restarts, or is told (`more`) something beside the usual. */
  static async openInAProcess(more: NodeJS.ProcessEnv = {}): Promise<House> {
    const web = builtApp();
    return new House(await sharedBrowser(), await serveInAProcess(web, more), web);
  }

  get url(): string {
    return this.#serving.url;
  }

  restart(): Promise<void> {
    return this.#serving.restart();
  }

  /** A new browser with nothing in it, at some address. */
  async visitor(path: string, options: VisitorOptions = {}): Promise<{ page: Page; context: BrowserContext }> {
    const { theme = 'dark', lang = 'en', width = 1280, height = 800, touch = false } = options;
    const context = await this.browser.newContext({
      viewport: { width, height },
      hasTouch: touch,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    this.#visitors.add(context);
    context.on('close', () => this.#visitors.delete(context));
    const settings = JSON.stringify({ theme, lang, sound: false });
    await context.addInitScript((value) => {
      if (localStorage.getItem('belfry.settings') === null) localStorage.setItem('belfry.settings', value);
    }, settings);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => this.troubles.push(`${options.who ?? ''} page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.troubles.push(`${options.who ?? ''} console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const to = request.url();
      if (!to.startsWith(this.url) && !to.startsWith('data:'))
        this.troubles.push(`${options.who ?? ''} request to ${to}`);
    });
    await page.goto(this.url + path);
    return { page, context };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#visitors].map((context) => context.close()));
    await this.#serving.close();
    if (process.env.BELFRY_E2E_WEB === undefined) rmSync(this.#web, { recursive: true, force: true });
  }
}

export interface VisitorOptions {
  readonly who?: string;
  readonly theme?: 'dark' | 'light';
  readonly lang?: 'en' | 'ru';
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
}
