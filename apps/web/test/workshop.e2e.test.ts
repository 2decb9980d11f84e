import type { Server } from 'node:http';
import { join } from 'node:path';
import { almanac } from '@belfry/almanac';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../tools/browser.ts';
import { serveFolder } from '../tools/static-server.ts';

const BUILT = process.env.BELFRY_E2E_WEB ?? join(import.meta.dirname, '../dist');
const QUIET = JSON.stringify([{ id: '_meta', name: 'A quiet evening' }, 'chef', 'empath', 'monk', 'poisoner', 'imp']);
const EVERYBODY = JSON.stringify([{ id: '_meta', name: 'Everybody' }, ...almanac().characters.keys()]);
const BROKEN = '["chef",\n "empath" "imp"]';

let server: Server;
let url: string;
/** One phone-sized visitor who speaks Russian for the whole file, with the shell kept for later. */
let context: BrowserContext;
let page: Page;
const troubles: string[] = [];

beforeAll(async () => {
  ({ server, url } = await serveFolder(BUILT));
  const browser = await sharedBrowser();
  context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    localStorage.setItem('belfry.settings', JSON.stringify({ theme: 'dark', lang: 'ru', sound: false }));
  });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => troubles.push(error.message));
});

afterAll(async () => {
  await context.close();
  server.closeAllConnections();
  server.close();
});

const onShelf = async () => {
  if (page.url() === 'about:blank') await page.goto(`${url}/scripts`);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Сценарии' }).click();
  await page.getByRole('heading', { level: 1, name: 'Сценарии' }).waitFor();
};

/** What is on the script that is open, once it is. */
const brought = async (name: string) => {
  await page.waitForURL(/\/scripts\/my-/);
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

async function drop(name: string, text: string): Promise<void> {
  const carried = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content!], file!, { type: 'application/json' }));
      return data;
    },
    [name, text],
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: carried });
  await page.getByText('Отпустите, и мы прочтём').waitFor();
  await page.dispatchEvent('body', 'drop', { dataTransfer: carried });
}

describe('bringing a script in', () => {
  it('by pasting', async () => {
    await onShelf();
    await page.getByRole('button', { name: 'Принести свой' }).click();
    await page.getByRole('textbox').fill(QUIET);
    await page.getByRole('button', { name: 'Прочесть' }).click();
    await brought('A quiet evening');
  });

  it('by choosing a file', async () => {
    await onShelf();
    await page.getByRole('button', { name: 'Принести свой' }).click();
    const file = { name: 'quiet.json', mimeType: 'application/json', buffer: Buffer.from(QUIET) };
    await page.locator('input[type=file]').setInputFiles(file);
    await brought('A quiet evening');
  });

  it('by dropping a file', async () => {
    await onShelf();
    await drop('quiet.json', QUIET);
    await brought('A quiet evening');
  });

  it('says in Russian what is wrong with a broken file, and where', async () => {
    await onShelf();
    await drop('broken.json', BROKEN);
    const said = page.getByText('Прочесть это не удалось');
    expect(await said.textContent()).toContain('строка 2, знак 11: перед этим местом не хватает запятой.');
    expect(await page.getByRole('textbox').inputValue()).toBe(BROKEN);
  });
});

describe('the editor', () => {
  it('adds by typing and Enter', async () => {
    await onShelf();
    await page.getByRole('button', { name: 'Новый сценарий' }).click();
    await page.getByLabel('Добавить персонажа').focus();
    for (const name of ['Чёрт', 'chef', 'отрав', 'choir']) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    }
    for (const name of ['Чёрт', 'Повар', 'Отравитель', 'Хорист'])
      await page
        .getByRole('button', { name: `Убрать: ${name}` })
        .first()
        .waitFor();
  });

  it('applies a cure at the press of its button', async () => {
    const finding = page.getByRole('listitem').filter({ hasText: 'не обходится без другого персонажа' });
    await finding.getByRole('button', { name: 'Добавить: Король' }).click();
    await page.getByRole('button', { name: 'Убрать: Король' }).waitFor();
    await expect.poll(() => finding.count()).toBe(0);
  });

  it('keeps up with the fingers while a script is weighed beside the page', async () => {
    // The bench keeps its answers to itself until it is told to speak: whatever is on the screen before came without it.
    await page.addInitScript(() => {
      if (localStorage.getItem('hold-the-bench') === null) return;
      const held: (() => void)[] = [];
      const answer = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage')!;
      Object.defineProperty(Worker.prototype, 'onmessage', {
        set(this: Worker, give: (event: MessageEvent) => void) {
          answer.set!.call(this, (event: MessageEvent) => held.push(() => give.call(this, event)));
        },
      });
      window.addEventListener('speak', () => {
        for (const give of held.splice(0)) give();
      });
    });
    await page.evaluate(() => localStorage.setItem('hold-the-bench', 'yes'));
    await page.reload();
    await onShelf();
    await drop('everybody.json', EVERYBODY);
    await brought('Everybody');
    await page.getByRole('tab', { name: 'Правка' }).click();
    const author = page.getByLabel('Автор');
    await author.pressSequentially('Ада');
    await page.getByText('автор: Ада').first().waitFor();
    expect(await page.getByText('Зажигаем свечу').count()).toBe(1);
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('speak')));
        return page.getByText('Зажигаем свечу').count();
      })
      .toBe(0);
    await page.evaluate(() => {
      localStorage.removeItem('belfry.scripts');
      localStorage.removeItem('hold-the-bench');
    });
    await page.reload();
  });
});

describe('a script from all sides', () => {
  it('has its difficulty as a picture and in words', async () => {
    await page.goto(`${url}/scripts/trouble-brewing?tab=difficulty`);
    const picture = page.getByRole('img', { name: /^Шкала сложности от 0 до 20/ });
    expect(await picture.getAttribute('aria-label')).toMatch(
      /в среднем 2,2, это «Для новичков»; от .+ до .+, чаще всего/,
    );
    const bars = page.getByRole('listitem').filter({ hasText: 'ложные сведения' });
    expect(await bars.first().textContent()).toMatch(/\+\d,\d.*Отравитель/);
    await page.getByText(/^Труднее, чем \d+ % опубликованных сценариев/).waitFor();
    await page.getByRole('img', { name: /^Опубликованные сценарии: от -?\d+ до \d+ баллов; у этого 2,2/ }).waitFor();
  });

  it('prints two columns of characters and both nights, each on its own sheet of A4 and of Letter', async () => {
    await page.emulateMedia({ media: 'print' });
    const columns = page.locator('[class*=columns]').first();
    expect(await columns.evaluate((list) => getComputedStyle(list).columnCount)).toBe('2');
    const tops = await columns.locator('li').evaluateAll((all) => all.map((li) => li.getBoundingClientRect().left));
    expect(new Set(tops.map(Math.round)).size).toBe(2);
    expect(await page.getByRole('tablist').count()).toBe(0);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const format of ['A4', 'Letter']) expect(sheets(await page.pdf({ format, preferCSSPageSize: true }))).toBe(3);
  });
});

const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

it('goes on without the server: keeps a script, checks it, weighs it and prints it', async () => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await page.reload();
  await onShelf();
  await drop('quiet.json', QUIET);
  await brought('A quiet evening');
  await page.reload();
  await brought('A quiet evening');
  await page.getByRole('tab', { name: 'Проверка' }).click();
  await page.getByText('В малом сценарии').waitFor();
  await page.getByRole('tab', { name: 'Сложность' }).click();
  await page.getByRole('img', { name: /^Шкала/ }).waitFor();
  expect(sheets(await page.pdf({ format: 'A4' }))).toBe(3);
  await page.goto(`${url}/almanac/chef`);
  await page.getByRole('article', { name: 'Повар' }).waitFor();
  expect(troubles).toEqual([]);
});
