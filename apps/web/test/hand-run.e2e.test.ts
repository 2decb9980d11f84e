import { cast } from '@belfry/characters';
import { Game } from '@belfry/engine';
import { playable, scriptFrom, scriptItems } from '@belfry/scripts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inspect } from '../tools/inspect.ts';
import type { Screen } from '../tools/screens.ts';
import type { Studio } from '../tools/studio.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { withHouse, withStudio } from './e2e/places.ts';
import { Puppet } from './e2e/puppet.ts';
import { Guest } from './e2e/table.ts';

/** Somebody's own Minion and own Townsfolk, which Belfry does not play. */
const ITEMS = scriptItems(
  scriptFrom([
    { id: '_meta', name: 'Hexes' },
    ...['imp', 'saint', 'recluse', 'slayer', 'virgin', 'soldier', 'mayor'],
    {
      id: 'hexer',
      name: 'Hexer',
      team: 'minion',
      ability: 'Each night, choose a player: they are cursed, and die if you wish.',
      reminders: ['Cursed'],
      firstNight: 1,
      firstNightReminder: 'The Hexer chooses a player.',
    },
    {
      id: 'counter',
      name: 'Counter',
      team: 'townsfolk',
      ability: 'Each night, choose a player: you learn how many evil neighbours they have.',
      firstNight: 2,
      firstNightReminder: 'The Counter chooses a player. Show a number.',
    },
  ]),
);
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Felix'];
const TOKENS = ['hexer', 'counter', 'imp', 'saint', 'recluse'];

function oneDevice(): Screen {
  const setup = {
    script: playable(scriptFrom(ITEMS)),
    seats: TOKENS.map((character, at) => ({ name: NAMES[at]!, character })),
  };
  const { events } = new Game(setup, cast);
  const game = { id: 'g1', begun: 0, items: ITEMS, setup, entries: [], told: events };
  return { name: 'hexes', path: '/grimoire/g1', stored: { 'belfry.games': [game] } };
}

/** Presses, counting. */
class Finger {
  presses = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
    this.presses++;
  }
  async point(seat: number): Promise<void> {
    await this.page.locator('[data-seat]').nth(seat).click();
    this.presses++;
  }
}

describe.skipIf(!hasChromium)('An ability that is run by hand, on one device', () => {
  let studio: Studio;
  withStudio(1440, (opened) => {
    studio = opened;
  });

  it('takes at most four presses: whom, what follows, done', async () => {
    const { page } = studio;
    await studio.show(oneDevice());
    await page.getByRole('heading', { name: 'By hand: Hexer' }).waitFor();
    const hexer = new Finger(page);
    await hexer.point(4);
    await page.getByText('Ann answers: Felix').waitFor();
    await page.getByRole('button', { name: 'Kill Felix: by this ability' }).waitFor();
    expect(await inspect(page)).toEqual([]);
    await hexer.press('Put Cursed on Felix');
    await page.locator('[data-reminder][aria-label="Cursed: Felix"]').waitFor();
    await hexer.press('Done here');
    expect(hexer.presses).toBeLessThanOrEqual(4);

    await page.getByRole('heading', { name: 'By hand: Counter' }).waitFor();
    const counter = new Finger(page);
    await counter.point(2);
    await page.getByText('Ben answers: Cleo').waitFor();
    await counter.press('Show Ben the number 1');
    await counter.press('Shown');
    await counter.press('Done here');
    expect(counter.presses).toBeLessThanOrEqual(4);
    await page.getByRole('heading', { name: 'By hand: Counter' }).waitFor({ state: 'hidden' });

    // One earlier answer is changed: what came after it stays, and nothing is asked again.
    const log = page.getByRole('tab', { name: 'Log' });
    await log.click();
    const answer = page.getByRole('listitem').filter({ hasText: 'Ann answers “Choose a player.”: Felix.' });
    await answer.getByRole('button', { name: 'Change this decision' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('It was: Felix').waitFor();
    expect(await inspect(page)).toEqual([]);
    await page.locator('[data-seat]').nth(3).click();
    await page.getByRole('button', { name: 'That is my choice' }).click();
    await page.getByText('Ann answers “Choose a player.”: Dan.').waitFor();
    await page.getByText('Ben answers “Choose a player.”: Cleo.').waitFor();
    await page.locator('[data-reminder][aria-label="Cursed: Felix"]').waitFor();
    expect(await page.getByRole('button', { name: 'Do it again' }).count()).toBe(0);

    // Undo says what it takes back, asks nothing, and can be undone.
    const steps = await page
      .getByRole('listitem')
      .filter({ has: page.getByText('Ben is shown') })
      .count();
    const back = page.getByRole('listitem').filter({ hasText: 'Ben answers' }).getByRole('button', { name: /^Undo/ });
    await back.click();
    await page.getByText('Ben answers “Choose a player.”: Cleo.').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Undo: / }).waitFor();
    await page.getByRole('button', { name: 'Do it again' }).click();
    await page.getByText('Ben answers “Choose a player.”: Cleo.').waitFor();
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.getByText('Ben is shown') })
        .count(),
    ).toBe(steps);
    expect(studio.takeTroubles()).toEqual([]);
  });
});

describe.skipIf(!hasChromium)('An ability that is run by hand, with the player at a screen', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('asks there, and shows the answer where the question was asked', { timeout: 90_000 }, async () => {
    const { page, context } = await house.visitor('/', { who: 'Sybil', width: 360, height: 740 });
    const timers = { beat: 0, nightAtLeast: 0, dawnAfter: 0 };
    const opened = await page.request.post(`${house.url}/api/tables`, {
      data: { name: 'Sybil', chairs: 5, script: { items: ITEMS }, settings: { timers } },
    });
    const { code } = (await opened.json()) as { code: string };
    const puppets: Puppet[] = [];
    for (const [chair, name] of NAMES.entries()) puppets.push(await new Puppet(house.url, name).join(code, chair));
    await page.goto(`${house.url}/t/${code}`);
    const teller = new Guest('Sybil', page, context);
    await teller.press('Choose the tokens');
    await teller.press('Fill it by chance');
    await teller.press('Shuffle and deal');
    for (const [at, label] of ['Hexer', 'Counter', 'Imp', 'Saint', 'Recluse'].entries())
      await page.getByLabel(`Token of ${NAMES[at]}`, { exact: true }).selectOption({ label });
    await teller.press('Let night fall');
    await teller.press('So be it');
    await page.getByRole('heading', { name: 'By hand: Hexer' }).waitFor();

    const finger = new Finger(page);
    await finger.press('Ask Ann: a player');
    await teller.sees('Ann answers on a screen of their own.');
    const [ann] = puppets as [Puppet];
    // Acknowledged when the Storyteller is done with the ability.
    const answered = ann.answer('request', [4]);
    await teller.sees('Ann answers: Felix');
    expect(await inspect(page)).toEqual([]);
    await finger.press('Put Cursed on Felix');
    await finger.press('Done here');
    expect(finger.presses).toBeLessThanOrEqual(4);
    await answered;
    expect(ann.view!.journal.map(({ fact }) => fact)).toContainEqual(
      expect.objectContaining({ type: 'answered', character: 'hexer', answer: [4] }),
    );
    await page.getByRole('heading', { name: 'By hand: Counter' }).waitFor();
    for (const puppet of puppets) puppet.close();
    expect(house.troubles).toEqual([]);
  });
});
