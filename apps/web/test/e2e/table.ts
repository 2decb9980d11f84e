import type { BrowserContext, Page } from 'playwright-core';
import { glance } from './glance.ts';
import type { House, VisitorOptions } from './house.ts';

/** Somebody at a table, through their own browser. What they do is what a person does: press and type. */
export class Guest {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;

  constructor(name: string, page: Page, context: BrowserContext) {
    this.name = name;
    this.page = page;
    this.context = context;
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A seat on the circle, by the name of who sits there, and perhaps by what is said of it. */
  seat(name: string, said = '') {
    const label = new RegExp(`^\\d+\\. ?${name} ?\\. .*${said}`);
    return this.page
      .getByRole('button', { name: label })
      .or(this.page.getByRole('img', { name: label }))
      .first();
  }

  glance(words: readonly string[]): Promise<readonly string[]> {
    return glance(this.page, words);
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).first().click();
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }
}

export interface OpenedTable {
  readonly code: string;
  readonly teller: Guest;
}

/** Opens a table by its form, as the Storyteller. */
export async function openTable(
  house: House,
  options: VisitorOptions & { chairs?: number; quick?: boolean } = {},
): Promise<OpenedTable> {
  const { page, context } = await house.visitor('/open', { who: 'Storyteller', ...options });
  const teller = new Guest('Sybil', page, context);
  await page.getByLabel('Your name').fill('Sybil');
  for (let at = 8; at < (options.chairs ?? 8); at++) await teller.press('One chair more');
  for (let at = 8; at > (options.chairs ?? 8); at--) await teller.press('One chair fewer');
  if (options.quick ?? true) {
    await page.getByText('All settings').click();
    await page.getByLabel('Shortest night').fill('0');
    await page.getByLabel('Hush before dawn').fill('0');
    await page.getByLabel('Telling waits').fill('0');
    await page.getByLabel('Hand, per seat').fill('0.3');
    await page.getByLabel('Hush before dawn').focus();
  }
  await teller.press('Open the table');
  await page.waitForURL(/\/t\//);
  await page.getByText('Come and join').waitFor();
  return { teller, code: page.url().split('/').at(-1)! };
}

/** Comes in by the link, under a name, and takes a free chair. */
export async function comeIn(
  house: House,
  code: string,
  name: string,
  chair: number,
  options: VisitorOptions = {},
): Promise<Guest> {
  const { page, context } = await house.visitor(`/join/${code}`, { who: name, ...options });
  const guest = new Guest(name, page, context);
  await page.getByLabel('Your name').fill(name);
  await guest.press('Come in');
  await page.locator('[data-seat]').nth(chair).click();
  await guest.sees('You sit.');
  return guest;
}

/** Deals these characters, clockwise, by the Storyteller's own hand. */
export async function dealTokens(
  teller: Guest,
  names: readonly string[],
  tokens: readonly (string | readonly [string, string])[],
): Promise<void> {
  await teller.press('Choose the tokens');
  await teller.press('Fill it by chance');
  await teller.press('Shuffle and deal');
  for (const [at, token] of tokens.entries()) {
    const [character, believes] = typeof token === 'string' ? [token, null] : token;
    await teller.page.getByLabel(`Token of ${names[at]}`, { exact: true }).selectOption({ label: character });
    if (believes !== null)
      await teller.page.getByLabel(`${names[at]} thinks they are`).selectOption({ label: believes });
  }
  await teller.press('Let night fall');
}
