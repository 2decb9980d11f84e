import { readFileSync } from 'node:fs';
import type { SeenEvent } from '@belfry/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspect } from '../tools/inspect.ts';
import { Company } from './e2e/company.ts';
import { House, hasChromium } from './e2e/house.ts';
import { Guest } from './e2e/table.ts';

const CLEO = 2;
const DAN = 3;

/** What everybody can read beside the picture, and the hands that the picture shows. */
async function seeTheVote(page: Page): Promise<void> {
  const vote = page.getByRole('listitem').filter({ hasText: 'Cleo named Dan' });
  await vote.getByText('2 votes of 3 needed.').waitFor();
  await vote.getByText('Hands up: Eve and Cleo.').waitFor();
  expect(await vote.locator('svg [data-mark=up]').count()).toBe(2);
  expect(await vote.locator('svg [data-role]').count()).toBe(2);
}

describe.skipIf(!hasChromium)('After the game', () => {
  let house: House;
  let company: Company;
  let ann: Guest;
  const scripts: string[] = [];

  beforeAll(async () => {
    house = await House.open();
    company = await Company.gather(house);
    const { page, context } = await house.visitor(`/join/${company.code}`, { who: 'Ann' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    page.on('request', (request) => scripts.push(request.url()));
    ann = new Guest('Ann', page, context);
    await page.getByLabel('Your name').fill('Ann');
    await ann.press('Come in');
    await page.locator('[data-seat]').first().click();
    await ann.sees('You sit.');
    await playOneDay(company, ann);
  }, 120_000);

  afterAll(async () => {
    company?.leave();
    await house?.close();
  });

  it('turns the tokens one by one, and shows the votes to read and to look at', { timeout: 60_000 }, async () => {
    // Nothing of the Storyteller's own thinking was sent to a player's page.
    expect(scripts.some((url) => url.endsWith('.js'))).toBe(true);
    expect(scripts.filter((url) => /weigh|StorytellerScreen/.test(url))).toEqual([]);
    await ann.sees('The Storyteller has ended the game.');
    await ann.press('Turn the tokens');
    await ann.sees('Ann was the Fortune Teller, good.');
    expect(await ann.seat('Ben', 'Imp').count()).toBe(0);
    await ann.press('Next token');
    await ann.sees('Ben was the Imp, evil.');
    await ann.page.getByRole('link', { name: 'Imp', exact: true }).click();
    await ann.page.getByRole('dialog', { name: 'Imp' }).waitFor();
    await ann.press('Close');
    await ann.press('All at once');
    await ann.seat('Dan', 'Poisoner').waitFor();
    expect(await ann.page.getByRole('link', { name: 'Open a table' }).getAttribute('href')).toBe('/open');
    await ann.press('Look back on the game');
    await ann.page.getByRole('tab', { name: 'Timeline', selected: true }).waitFor();
    await ann.page.setViewportSize({ width: 360, height: 740 });
    await seeTheVote(ann.page);
    expect(await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

  it('tells how it happened, each step with the replay behind it', { timeout: 60_000 }, async () => {
    await ann.page.getByRole('tab', { name: 'How it happened' }).click();
    const story = ann.page.getByRole('region', { name: 'How it happened' });
    const steps = story.getByRole('heading', { name: / of [1-5]\)$/ });
    await steps.filter({ hasText: '(1 of ' }).waitFor();
    expect(await inspect(ann.page)).toEqual([]);
    await story.getByRole('button', { name: 'Next' }).focus();
    await ann.page.keyboard.press('Enter');
    await steps.filter({ hasText: '(2 of ' }).waitFor();
    await ann.press('Play it');
    await ann.press('Stop here');
    await ann.press('Copy the story');
    await ann.sees('Copied');
    const text = await ann.page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^How it happened\n(Night|Day) 1: /);
    expect(text).toContain(`${house.url}/r/`);
    const picture = await pictureFrom(ann.page);
    expect(picture).toMatchObject({ name: 'belfry.png', width: 1080 });
    expect(picture.height).toBeGreaterThan(1300);
    expect(picture.ivory).toBeGreaterThan(0.02);
    await ann.sees('The picture is in your downloads.');
    await ann.press('Open the replay here');
    await ann.page.getByRole('tab', { name: 'Timeline', selected: true }).waitFor();
    const slider = ann.page.getByRole('slider');
    await slider.waitFor();
    expect(Number(await slider.inputValue())).toBeLessThan(Number(await slider.getAttribute('max')));
  });

  it('opens the whispers of others', { timeout: 60_000 }, async () => {
    await ann.page.getByRole('tab', { name: 'Talk' }).click();
    expect(await ann.page.getByText('Nobody else may hear this').count()).toBe(0);
    await ann.press('Open the whispers');
    await ann.sees('Nobody else may hear this');
    await ann.page.getByRole('tab', { name: 'Timeline' }).click();
  });

  it('says day by day how many worlds were left to the town', { timeout: 60_000 }, async () => {
    const hindsight = ann.page.getByRole('region', { name: 'Could the town have known?' });
    await hindsight.getByRole('button', { name: 'Work it out' }).click();
    const day = hindsight.getByRole('listitem').filter({ hasText: 'Day 1' });
    await day.getByText(/\d worlds?$/).waitFor();
    // Ben was the Imp, and nobody could have ruled that out by then.
    await day.getByText(/^Demon: .*Ben/).waitFor();
    await hindsight.getByText('On no morning was it certain who the Demon is.').waitFor();
    expect(await inspect(ann.page)).toEqual([]);
  });

  it('opens by its link to a stranger, from any viewpoint', { timeout: 60_000 }, async () => {
    await ann.press('Copy a link to share');
    await ann.sees('Copied');
    const link = await ann.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${house.url}/r/`);
    const { page, context } = await house.visitor(new URL(link).pathname, { who: 'Stranger' });
    const stranger = new Guest('Stranger', page, context);
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await seeTheVote(page);
    // Early in the game the Storyteller sees every token; through Ann's eyes only her own word is known.
    await slider.fill('3');
    await stranger.seat('Ben', 'Imp').waitFor();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('?as=0')),
      page.getByLabel('Through whose eyes').selectOption({ label: 'Ann' }),
    ]);
    const { events } = (await answer.json()) as { events: SeenEvent[] };
    expect(events.filter((fact) => fact.type === 'dealt' || fact.type === 'ruled')).toEqual([]);
    await slider.fill('3');
    await stranger.seat('Ben').waitFor();
    expect(await stranger.seat('Ben', 'Imp').count()).toBe(0);
    await slider.focus();
    await page.keyboard.press('End');
    await stranger.seat('Ben', 'Imp').waitFor();
    await stranger.press('Night 1');
    await stranger.sees('Night 1 falls.');
    await page.getByRole('tab', { name: 'How it happened' }).click();
    const named = page.getByRole('region', { name: 'How it happened' }).getByRole('link').first();
    expect(await named.getAttribute('href')).toMatch(/^\/almanac\/[a-z]+$/);
    expect(house.troubles).toEqual([]);
    await context.close();
  });

  it('goes home as a file and comes back from it', { timeout: 60_000 }, async () => {
    const [download] = await Promise.all([
      ann.page.waitForEvent('download'),
      ann.press('Take the game home as a file'),
    ]);
    const path = await download.path();
    const file = JSON.parse(readFileSync(path, 'utf8')) as { belfry: string; records: { type: string }[] };
    expect(file.belfry).toBe('game');
    expect(file.records.some((record) => record.type === 'chronicle')).toBe(true);
    const { page, context } = await house.visitor('/grimoire', { who: 'Reader' });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a game file' }).click();
    await (await chooser).setFiles(path);
    await page.waitForURL(/\/r\//);
    await seeTheVote(page);
    expect(house.troubles).toEqual([]);
    // What is no game is refused in words.
    await page.goto(`${house.url}/grimoire`);
    const again = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a game file' }).click();
    await (await again).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('not a game') });
    await page.getByRole('alert').filter({ hasText: 'That is not a game of Belfry.' }).waitFor();
    await context.close();
  });
});

/** The picture as it is saved, and how much of it is the tokens' ivory: a black sheet would be none. */
async function pictureFrom(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share a picture' }).click(),
  ]);
  const bytes = readFileSync(await download.path()).toString('base64');
  const seen = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const { width, height } = image;
    const sheet = new OffscreenCanvas(width, height).getContext('2d')!;
    sheet.drawImage(image, 0, 0);
    const { data } = sheet.getImageData(0, 0, width, height);
    let ivory = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! > 200 && data[at + 2]! > 140) ivory++;
    return { width, height, ivory: ivory / (width * height) };
  }, bytes);
  return { name: download.suggestedFilename(), ...seen };
}

/** A night, a nomination with two hands, and the Storyteller's word that it is over. */
async function playOneDay(company: Company, ann: Guest): Promise<void> {
  const { st } = company;
  await company.begin();
  await company.untilAnnIsAsked();
  // Her token comes first, however late the page is.
  await ann.press('Seen');
  await ann.seat('Ben').click();
  await ann.seat('Cleo').click();
  await ann.press('That is my choice');
  await company.afterAnnsChoice();
  const cleo = company.named('Cleo');
  await cleo.do({ do: 'whisper', to: [DAN], text: 'Nobody else may hear this' });
  await st.answer('run-day', { do: 'open-nominations' });
  await cleo.until(() => cleo.view!.today.stage === 'nominations');
  // Acknowledged when the Storyteller has let it go on.
  await Promise.all([cleo.answer('day', { do: 'nominate', with: [DAN] }), st.goOn()]);
  for (const voter of [cleo, company.named('Eve')]) await voter.answer('hand', { do: 'raise' });
  await st.until(() => st.view!.today.vote?.up.includes(CLEO) === true);
  await st.do({ do: 'run-vote' });
  await st.until(() => st.view!.today.vote === null && st.view!.today.nominations.length === 1);
  await st.do({ do: 'intervene', action: { do: 'set', seat: 4, alignment: 'evil' } });
  await st.do({ do: 'intervene', action: { do: 'end-game', winner: 'good' } });
  await ann.button('Turn the tokens').waitFor();
}
