import type { SeatId, SeenEvent } from '@belfry/engine';
import { describe, expect, it } from 'vitest';
import { sampleGame } from '../tools/sample-games.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { withHouse } from './e2e/places.ts';
import { Puppet } from './e2e/puppet.ts';
import { dealTokens, Guest } from './e2e/table.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'] as const;
const [ANN, BEN, CLEO, , EVE] = NAMES.map((_, seat) => seat) as [SeatId, SeatId, SeatId, SeatId, SeatId];
const TOKENS = ['Fortune Teller', 'Imp', 'Chef', 'Poisoner', 'Monk'];

/** Whom everybody picks, night after night: the Poisoner goes for the Chef first, then for the Fortune Teller. */
const PICKS: Readonly<Record<string, (night: number) => readonly SeatId[]>> = {
  Ann: () => [BEN, CLEO],
  Ben: (night) => [night === 2 ? EVE : CLEO],
  Dan: (night) => [night === 1 ? CLEO : ANN],
  Eve: () => [CLEO],
};

/** Opens a table from this browser, so that it is the Storyteller's. */
async function seatStoryteller(house: House): Promise<{ teller: Guest; code: string }> {
  const { page, context } = await house.visitor('/', { who: 'Sybil', width: 1440, height: 900 });
  const timers = { beat: 0, nightAtLeast: 0, dawnAfter: 0, votePace: 0.2, ruling: 5 };
  const opened = await page.request.post(`${house.url}/api/tables`, {
    data: { name: 'Sybil', chairs: 5, settings: { timers } },
  });
  const { code } = (await opened.json()) as { code: string };
  await page.goto(`${house.url}/t/${code}`);
  return { teller: new Guest('Sybil', page, context), code };
}

/** A game on one device, kept in the browser's storage, with three reminders at one seat. */
function keptGame(players: number, moment: 'night' | 'day'): string {
  const game = sampleGame('g1', players, moment);
  const marks = [3, 3, 3].map((seat) => ({ type: 'intervene', action: { do: 'mark', kind: 'poisoned', seat } }));
  // As a Belfry that did not write down what was told: the marks are part of what follows.
  const { told: _, ...old } = game;
  return JSON.stringify([{ ...old, entries: [...game.entries, ...marks] }]);
}

const told = (puppet: Puppet, night: number) =>
  puppet
    .view!.journal.filter((entry) => entry.night === night && entry.fact.type === 'told')
    .map((entry) => (entry.fact as Extract<SeenEvent, { type: 'told' }>).info);

describe.skipIf(!hasChromium)('The Storyteller at the desk', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('keeps the table in order and rules by hand, assisted and not at all', { timeout: 120_000 }, async () => {
    const { teller, code } = await seatStoryteller(house);
    const puppets: Puppet[] = [];
    for (const [chair, name] of NAMES.entries()) puppets.push(await new Puppet(house.url, name).join(code, chair));
    const [ann, , cleo, , eve] = puppets as [Puppet, Puppet, Puppet, Puppet, Puppet];
    const tab = (name: string) => teller.page.getByRole('tab', { name, exact: true }).click();
    const mode = (name: string) =>
      teller.page
        .locator('label')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .click();

    // A troublemaker is muted, then sent away; then the door is locked.
    const zed = await new Puppet(house.url, 'Zed').join(code, null);
    await teller.press('More about Zed');
    await teller.press('Mute');
    await zed.until(() => zed.table!.people.find((person) => person.name === 'Zed')!.muted);
    await expect(zed.do({ do: 'say', text: 'Boo' })).rejects.toThrow(/may not/);
    await teller.press('Send away');
    await ann.until(() => ann.table!.people.every((person) => person.name !== 'Zed'));
    const { page: bench, context } = await house.visitor(`/join/${code}`, { who: 'Conrad', width: 1440, height: 900 });
    const conrad = new Guest('Conrad', bench, context);
    await bench.getByLabel('Your name').fill('Conrad');
    await bench.getByText('look on', { exact: true }).click();
    await conrad.press('Come in');
    await teller.press('More about Conrad');
    await teller.press('Make them: Co-Storyteller');
    await teller.press('Close');
    await teller.press('Change');
    await teller.page.getByText('Lock the door').click();
    await ann.until(() => ann.table!.locked);
    await expect(new Puppet(house.url, 'Late').join(code, null)).rejects.toThrow();
    await teller.press('Close');

    // The co-Storyteller rules first, and not as suggested.
    await dealTokens(teller, NAMES, TOKENS);
    await teller.page.getByText('What else?').click();
    await teller.page
      .getByText(/^behind by [\d.]+$/)
      .first()
      .waitFor();
    await conrad.press('Something else');
    await conrad.seat('Eve').click();
    await conrad.press('That is my choice');
    await tab('Log');
    await teller.sees('Ruling (Fortune Teller): Eve.');

    // Assisted: what the poisoned Chef learns is settled when the time is up.
    await tab('Now');
    await mode('Assisted');
    await ann.until(() => ann.table!.settings.storyteller === 'assisted');
    const playing = setInterval(() => {
      // In the third night Ann's phone is dead.
      for (const puppet of puppets)
        if (puppet !== ann || puppet.view!.night < 3)
          puppet.choose((_, max) => PICKS[puppet.name]?.(puppet.view!.night).slice(0, max) ?? []);
    }, 50);
    await teller.page.getByRole('heading', { name: 'What does Cleo (Chef) learn?' }).waitFor();
    await cleo.until(() => told(cleo, 1).length === 1);
    await ann.until(() => ann.view!.phase === 'day');

    // By day: who is ready, a Traveller who comes and is sent away.
    await ann.do({ do: 'ready', ready: true });
    await cleo.do({ do: 'ready', ready: true });
    await teller.sees('2 of 5 are ready to go on: Ann and Cleo');
    await teller.press('Storyteller’s tools');
    await teller.page.getByLabel('Name', { exact: true }).fill('Tess');
    await teller.press('A Traveller arrives');
    await teller.seat('Tess').waitFor();
    await teller.press('Shown');
    await teller.press('Call for an exile');
    await teller.seat('Ann').click();
    await teller.press('That is my choice');
    await teller.seat('Tess').click();
    await teller.press('That is my choice');
    for (const puppet of [ann, cleo, eve]) await puppet.answer('hand', { do: 'raise' });
    await teller.press('Count the hands');
    await ann.until(() => ann.view!.seats.find((seat) => seat.name === 'Tess')?.alive === false);

    // Madness beside claims, and back to before it by the timeline.
    await tab('Claims');
    await teller.press('Make somebody mad');
    await teller.page.getByLabel('Who', { exact: true }).selectOption({ label: 'Eve' });
    await teller.page.getByLabel('Mad that they are').selectOption({ label: 'Chef' });
    await teller.press('Let it be so');
    await teller.sees('has claimed nothing yet');
    const claim = { learned: [], suspects: [], trusts: [] };
    await eve.do({ do: 'claim', claim: { ...claim, character: 'monk' } });
    await teller.sees('breaks it: claims to be the Monk');
    await eve.do({ do: 'claim', claim: { ...claim, character: 'chef' } });
    await teller.sees('keeps it up: claims to be the Chef');
    await tab('Scales');
    await teller.sees(/Good: \d+ in 100/);
    await teller.reload();
    await tab('Log');
    // The exile is one entry; its hands are there for those who open it, each with its own way back.
    const exile = teller.page
      .getByRole('listitem')
      .filter({ has: teller.page.locator('summary') })
      .first();
    await exile
      .locator('summary')
      .filter({ hasText: /^Hands up: .*Eve/ })
      .click();
    const raised = exile.getByRole('listitem').filter({ hasText: 'Eve raises' });
    await raised.getByRole('button', { name: 'Undo everything from here on' }).waitFor();
    const step = teller.page.getByRole('listitem').filter({ hasText: 'Eve: Mad: Chef.' });
    await step.getByRole('button', { name: 'Undo everything from here on' }).click();
    await tab('Claims');
    await teller.sees('Nobody is mad.');
    expect(ann.view!.phase).toBe('day');

    // Automatic: the night goes by without a word from the Storyteller.
    await tab('Now');
    await mode('Automatic');
    await ann.until(() => ann.table!.settings.storyteller === 'automatic');
    await teller.press('End the day');
    await ann.until(() => ann.view!.day === 2 && ann.view!.phase === 'day');
    expect(told(ann, 2)).toHaveLength(1);

    // In the log the policy's ruling stands with its reason and what else it weighed.
    await tab('Log');
    const ruling = teller.page.getByRole('listitem').filter({ hasText: 'Ruling (Fortune Teller)' }).first();
    await ruling.getByText('What else?').click();
    await ruling.getByText(/^(behind by [\d.]+|would have ended the game)$/).waitFor();
    await tab('Now');

    // And back: the poisoned Fortune Teller sees the opposite of what is suggested.
    await mode('Assisted');
    await ann.until(() => ann.table!.settings.storyteller === 'assisted');
    await teller.press('End the day');
    await teller.press('Answer for Ann');
    await teller.seat('Ben').click();
    await teller.seat('Dan').click();
    await teller.press('That is my choice');
    await teller.page.getByRole('heading', { name: 'What does Ann (Fortune Teller) learn?' }).waitFor();
    const suggested = await teller.page
      .locator('strong')
      .filter({ hasText: /nod|shake/i })
      .first()
      .textContent();
    const other = suggested!.includes('nod') ? 'A shake of the head: no' : 'A nod: yes';
    await teller.page.getByText('What else?').click();
    await teller.press(`Decide this instead: ${other}`);
    await ann.until(() => told(ann, 3).length === 1);
    expect(told(ann, 3)).toEqual([{ says: 'yes', yes: other === 'A nod: yes' }]);
    clearInterval(playing);
    for (const puppet of puppets) puppet.close();
    expect(house.troubles).toEqual([]);
  });

  it('moves tokens and reminders freely, and finds them where they were put', { timeout: 60_000 }, async () => {
    const { page } = await house.visitor('/', { who: 'Hand', width: 1440, height: 900 });
    await page.evaluate((games) => localStorage.setItem('belfry.games', games), keptGame(15, 'night'));
    await page.goto(`${house.url}/grimoire/g1`);
    const reminder = page.locator('[data-reminder]').filter({ hasText: 'Poisoned' }).last();
    const middleOf = async () => {
      const box = (await reminder.boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const home = await middleOf();
    await page.mouse.move(home.x, home.y);
    await page.mouse.down();
    await page.mouse.move(home.x - 80, home.y + 60, { steps: 5 });
    await page.mouse.up();
    const dragged = await middleOf();
    expect(dragged.x).toBeCloseTo(home.x - 80, -0.5);
    expect(dragged.y).toBeCloseTo(home.y + 60, -0.5);
    // A drag is not a press: no dialog has opened. The keyboard moves it, too.
    expect(await page.getByRole('dialog').count()).toBe(0);
    await reminder.focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowRight');
    const nudged = await middleOf();
    expect(nudged.x).toBeGreaterThan(dragged.x + 20);
    await page.reload();
    await reminder.waitFor();
    expect(await middleOf()).toEqual(nudged);
    await page.getByRole('button', { name: 'Put tokens back in the circle' }).click();
    expect(await middleOf()).toEqual(home);
  });

  it('moves them under a finger, and the page stays where it is', { timeout: 60_000 }, async () => {
    const { page, context } = await house.visitor('/', { who: 'Finger', width: 360, height: 740, touch: true });
    await page.evaluate((games) => localStorage.setItem('belfry.games', games), keptGame(12, 'day'));
    await page.goto(`${house.url}/grimoire/g1`);
    const finger = await context.newCDPSession(page);
    for (const what of ['[data-reminder]', '[data-seat]']) {
      const token = page.locator(what).first();
      await token.waitFor();
      const { x, y, width } = (await token.boundingBox())!;
      const at = (step: number) => [{ x: x + width / 2 + step * 4, y: y + width / 2 + step * 9 }];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (let step = 1; step <= 8; step++)
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(async () => Math.round((await token.boundingBox())!.y - y)).toBe(72);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
    expect(house.troubles).toEqual([]);
  });
});
