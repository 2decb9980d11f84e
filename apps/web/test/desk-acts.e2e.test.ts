import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { deskGame } from '../tools/desk-game.ts';
import { inspect } from '../tools/inspect.ts';
import type { Screen } from '../tools/screens.ts';
import type { Studio } from '../tools/studio.ts';
import { Company } from './e2e/company.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { lookAtNews } from './e2e/night.ts';
import { withHouse, withStudio } from './e2e/places.ts';
import { Guest } from './e2e/table.ts';

const desk = (secret = false): Screen => ({
  name: 'desk',
  path: '/grimoire/g1',
  stored: { 'belfry.games': [deskGame('g1', { secret })] },
});

describe.skipIf(!hasChromium)('The desk of one device', () => {
  let studio: Studio;
  let page: Page;
  withStudio(1440, (opened) => {
    studio = opened;
    ({ page } = studio);
  });

  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  const acts = () =>
    page.evaluate(() =>
      (JSON.parse(localStorage.getItem('belfry.games')!) as { entries: { action?: unknown }[] }[])[0]!.entries
        .map(({ action }) => action)
        .filter((action) => action !== undefined),
    );

  it('asks before anything is told, once it is switched on, with the true first and the false behind', async () => {
    await studio.show(desk());
    const ask = page.getByRole('switch', { name: 'Ask me before anything is told' });
    expect(await ask.isChecked()).toBe(false);
    await page.getByText('What needs no decision is told at once.').waitFor();
    await page.locator('label').filter({ hasText: 'Ask me before anything is told' }).click();
    await page.getByText('Everything that a player would learn waits for you').waitFor();
    expect(await ask.isChecked()).toBe(true);
    expect(await acts()).toEqual([{ do: 'tellings', tellings: 'asked' }]);

    await press('End the day');
    for (const [seat, who] of [
      [5, 'Flo, the Monk'],
      [1, 'Ben, the Organ Grinder'],
      [0, 'Ann, the Imp'],
    ] as const) {
      await page.getByRole('heading', { name: `Wake ${who}` }).waitFor();
      if (seat === 1) await press('Yes');
      else {
        await page.locator('[data-seat]').nth(6).click();
        await press('That is my choice');
      }
    }
    // The Empath sits between a good and a good player: the truth is none.
    await page.getByRole('heading', { name: 'What does Dan (Empath) learn?' }).waitFor();
    await page.getByText('The number 0').first().waitFor();
    await page.locator('strong').filter({ hasText: 'The number 0' }).getByText('true', { exact: true }).waitFor();
    await press('Something else');
    const groups = page.getByRole('heading', { level: 3, name: /^(True|False)/ });
    await expect.poll(() => groups.allTextContents()).toEqual(['True', 'False (against the rules)']);
    expect(await inspect(page)).toEqual([]);
    await page.getByRole('button', { name: 'The number 2 false' }).click();
    await page.getByRole('heading', { name: 'Show Dan' }).waitFor();
    await tab('Log');
    await page.getByText('Dan is shown: The number 2.').waitFor();
    expect(studio.takeTroubles()).toEqual([]);
  });

  it('tells an evil player about the evil team, and offers that to no good one', async () => {
    await studio.show(desk());
    await page.locator('[data-seat]').nth(3).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Execute' }).waitFor();
    expect(await page.getByRole('button', { name: 'Tell them about the evil team' }).count()).toBe(0);
    await press('Close');
    await page.locator('[data-seat]').nth(0).click();
    await press('Tell them about the evil team');
    expect(await acts()).toEqual([{ do: 'evil-info', seat: 0 }]);
    await page.getByRole('heading', { name: 'Show Ann' }).waitFor();
    await page.getByText('Ben', { exact: false }).first().waitFor();
  });

  it('does what an ability offers only when it is confirmed', async () => {
    await studio.show(desk());
    await press('Execute Cat, the Mutant, for madness');
    await page.getByRole('heading', { name: 'Execute Cat, the Mutant, for madness' }).waitFor();
    expect(await inspect(page)).toEqual([]);
    await press('Cancel');
    expect(await acts()).toEqual([]);
    await press('Execute Cat, the Mutant, for madness');
    await press('Do it');
    await page
      .getByText(/Nothing is waiting for you|Night 2/)
      .first()
      .waitFor();
    expect(await acts()).toMatchObject([{ do: 'offer', name: 'execute' }]);
    await tab('Log');
    await page.getByText('Cat is executed.').waitFor();
    expect(studio.takeTroubles()).toEqual([]);
  });

  it('lets Fabled come and go, in gold on the edge of the circle', async () => {
    await studio.show(desk());
    const edge = page.getByRole('list', { name: 'Fabled' }).first();
    await press('Storyteller’s tools');
    await press('Fabled and Loric');
    await press('Angel');
    await press('Fibbin');
    await press('Put these into play');
    await expect.poll(() => edge.getByRole('listitem').allTextContents()).toEqual(['Angel', 'Fibbin']);
    expect(await acts()).toEqual([{ do: 'fabled', characters: ['angel', 'fibbin'] }]);
    expect(await inspect(page)).toEqual([]);
    await press('Storyteller’s tools');
    await press('Fabled and Loric');
    await press('Angel');
    await press('Put these into play');
    await expect.poll(() => edge.getByRole('listitem').allTextContents()).toEqual(['Fibbin']);
  });

  it('says which Fabled helps with what trouble, and lets it come with one press', async () => {
    await studio.show(desk());
    await press('Storyteller’s tools');
    await press('Fabled and Loric');
    await page.getByText('Which one helps with what').click();
    await page.getByRole('heading', { name: 'The game is too long or too short' }).waitFor();
    await page.getByRole('button', { name: /^Fiddler You have to stop before the end/ }).click();
    expect(await inspect(page)).toEqual([]);
    await press('Put these into play');
    await expect.poll(acts).toEqual([{ do: 'fabled', characters: ['fiddler'] }]);
  });

  it('lets the Storyteller be nominated and voted on, though they sit nowhere', async () => {
    await studio.show(desk());
    await press('Open nominations');
    await page.locator('[data-seat]').nth(4).click();
    await press('the Storyteller');
    await page.getByRole('heading', { name: 'The vote on the Storyteller' }).waitFor();
    for (const seat of [0, 1, 2, 3]) await page.locator('[data-seat]').nth(seat).click();
    await press('Count the hands');
    await press('Execute the Storyteller, end the day');
    await tab('Log');
    await page.getByRole('tabpanel', { name: 'Log' }).getByText('The Storyteller is executed.').waitFor();
    expect(studio.takeTroubles()).toEqual([]);
  });

  it('says that a count is secret', async () => {
    await studio.show(desk(true));
    await press('Open nominations');
    await page.locator('[data-seat]').nth(4).click();
    await page.locator('[data-seat]').nth(6).click();
    await page.getByText('The count is secret').first().waitFor();
    for (const seat of [0, 1]) await page.locator('[data-seat]').nth(seat).click();
    await press('Count the hands');
    await page.getByText('2 votes, in secret').waitFor();
    expect(studio.takeTroubles()).toEqual([]);
  });
});

describe.skipIf(!hasChromium)('A player at an online table', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('sees which Fabled are in play: on the circle, and first on the script', async () => {
    const company = await Company.gather(house);
    const { page, context } = await house.visitor(`/join/${company.code}`, {
      who: 'Ann',
      width: 360,
      height: 740,
      touch: true,
    });
    await page.getByLabel('Your name').fill('Ann');
    const ann = new Guest('Ann', page, context);
    await ann.press('Come in');
    await page.locator('[data-seat]').first().click();
    await ann.sees('You sit.');
    await company.begin();
    await company.untilAnnIsAsked();
    // Her token comes first, however late the page is.
    await ann.press('Seen');
    for (const name of ['Ben', 'Cleo']) await ann.seat(name).click();
    await ann.press('That is my choice');
    await company.afterAnnsChoice();
    const script = page.getByRole('tab', { name: 'Script' });
    await expect.poll(async () => !(await lookAtNews(ann)) && script.isVisible()).toBe(true);
    await company.st.do({ do: 'intervene', action: { do: 'fabled', characters: ['angel'] } });
    const edge = page.getByRole('list', { name: 'Fabled' });
    await expect.poll(() => edge.getByRole('listitem').allTextContents()).toEqual(['Angel']);
    await script.click();
    await page.getByRole('heading', { name: 'In play for all to see' }).waitFor();
    await company.st.do({ do: 'intervene', action: { do: 'fabled', characters: [] } });
    await expect.poll(() => edge.count()).toBe(0);
    company.leave();
    expect(house.troubles).toEqual([]);
  });
});
