import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../src/puzzle/daily.ts';
import type { Studio } from '../tools/studio.ts';
import { hasChromium } from './e2e/house.ts';
import { withStudio } from './e2e/places.ts';

interface Stored {
  readonly date: string;
  readonly answer: readonly string[];
  readonly claims: readonly string[];
  readonly hidden: readonly string[];
  readonly file: { readonly players: readonly { readonly name: string }[] };
}

describe.skipIf(!hasChromium)('The puzzle of the day, on a phone', () => {
  let studio: Studio;
  withStudio(360, (opened) => {
    studio = opened;
  });

  /** Presses a seat and says who sits there, by the place of the character in the list. */
  async function take(seat: number, option: number): Promise<void> {
    const { page } = studio;
    await page.locator('[data-seat]').nth(seat).click();
    await page.getByRole('dialog').getByRole('listitem').nth(option).getByRole('button').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const stored = (): Promise<Stored> =>
    studio.page.evaluate(() => JSON.parse(localStorage.getItem('belfry.puzzle')!) as Stored);

  it('is made on the device, helps, says why not, and is solved', async () => {
    await studio.show({ name: 'puzzle', path: '/puzzle/2026-11-02' });
    const { page } = studio;
    await page.getByRole('button', { name: 'Hint' }).click();
    expect(await page.getByRole('region', { name: 'Hints' }).getByRole('listitem').count()).toBe(1);

    const { answer, claims, hidden } = await stored();
    // Whoever tells the truth is called the Demon: that is never so.
    const honest = answer.findIndex((id, seat) => seat > 0 && id === claims[seat]);
    await take(honest, 1 + hidden.indexOf('imp'));
    await page.getByRole('button', { name: 'Check my answer' }).click();
    await page.getByText(/^Not so: /).waitFor();

    await page.getByRole('button', { name: 'Start over' }).click();
    for (const [seat, id] of answer.entries()) if (id !== claims[seat]) await take(seat, 1 + hidden.indexOf(id));
    await page.getByRole('button', { name: 'Check my answer' }).click();
    await page.getByText('That is it.').waitFor();
    expect(await page.getByText('Solved after 2 tries. With 1 hint.').count()).toBe(1);
    expect(studio.takeTroubles()).toEqual([]);
  });

  it('counts the day, and is shared without a spoiler', async () => {
    const made = await stored();
    const today = dayOf(new Date());
    await studio.show({
      name: 'today',
      path: '/puzzle',
      stored: {
        'belfry.puzzle': { ...made, date: today },
        'belfry.puzzle-diary': {
          [today]: {
            guesses: Object.fromEntries(made.answer.map((id, seat) => [seat, id])),
            hints: 0,
            tries: 0,
            solvedOn: null,
          },
        },
      },
    });
    const { page } = studio;
    await page.getByRole('button', { name: 'Check my answer' }).press('Enter');
    await page.getByText('1 day in a row').waitFor();
    // Where the device has a sheet to share with, the text goes there.
    await page.evaluate(() => {
      Object.assign(navigator, {
        share: async ({ text }: { text: string }) => {
          document.title = text;
        },
      });
    });
    await page.getByRole('button', { name: 'Share' }).click();
    const text = await page.title();
    expect(text).toContain(`/puzzle/${today}`);
    for (const { name } of made.file.players.slice(1)) expect(text).not.toContain(name);
    expect(text).not.toMatch(/imp\b/i);
  });

  it('is there without a line: what makes it is kept with the app', () => {
    expect(readFileSync(join(process.env.BELFRY_E2E_WEB!, 'sw.js'), 'utf8')).toMatch(/assets\/puzzle\.worker-/);
  });

  it('does not know tomorrow', async () => {
    await studio.show({ name: 'tomorrow', path: '/puzzle/2999-01-01' });
    await studio.page.getByText('That day has not come yet.').waitFor();
  });
});
