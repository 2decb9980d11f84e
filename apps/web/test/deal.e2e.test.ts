import { describe, expect, it } from 'vitest';
import { type House, hasChromium } from './e2e/house.ts';
import { withHouse } from './e2e/places.ts';

/** Nobody is the Demon, somebody good is evil, and there may be more than one of a kind. */
const STRANGE = [
  { id: '_meta', name: 'Strange tokens' },
  ...['lilmonsta', 'poisoner', 'spy', 'bountyhunter', 'villageidiot', 'chef', 'empath', 'monk', 'saint', 'recluse'],
];

describe.skipIf(!hasChromium)('Dealing on one device', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('keeps all that was settled with the tokens, and shows it before the game begins', async () => {
    const { page } = await house.visitor('/about');
    await page.evaluate(
      (scripts) => localStorage.setItem('belfry.scripts', scripts),
      JSON.stringify([{ id: 'my-1', items: STRANGE }]),
    );
    await page.goto(`${house.url}/grimoire?script=my-1`);
    await page.getByRole('button', { name: 'Deal the tokens' }).click();
    await page.getByText("In play without a player: Lil' Monsta.").waitFor();
    await page.getByRole('button', { name: 'Let night fall' }).click();
    await page.waitForURL(/\/grimoire\/./);
    const { setup } = await page.evaluate(() => JSON.parse(localStorage.getItem('belfry.games')!)[0]);
    expect(setup.heldByNobody).toEqual(['lilmonsta']);
    const characters: string[] = setup.seats.map((seat: { character: string }) => seat.character);
    const evil = setup.seats.filter((seat: { alignment?: string }) => seat.alignment === 'evil');
    expect(evil).toHaveLength(characters.includes('bountyhunter') ? 1 : 0);
    const idiots = setup.seats.filter((seat: { character: string }) => seat.character === 'villageidiot');
    const drunk = idiots.filter((seat: { drunk?: boolean }) => seat.drunk === true);
    expect(drunk).toHaveLength(idiots.length > 1 ? 1 : 0);
  });
});
