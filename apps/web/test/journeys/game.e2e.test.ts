import { describe, expect, it } from 'vitest';
import { type House, hasChromium } from '../e2e/house.ts';
import { goOn, playNight, vote } from '../e2e/night.ts';
import { withHouse } from '../e2e/places.ts';
import { comeIn, dealTokens, type Guest, openTable } from '../e2e/table.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];
const TOKENS = [
  'Slayer',
  'Imp',
  'Virgin',
  ['Drunk', 'Empath'],
  'Poisoner',
  'Chef',
  'Undertaker',
  'Monk',
] as const satisfies readonly (string | readonly [string, string])[];

describe.skipIf(!hasChromium)('A whole game of Trouble Brewing, nine browsers, the Storyteller by hand', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('goes from the lobby to the reveal', { timeout: 400_000 }, async () => {
    const { teller, code } = await openTable(house);
    const guests = await Promise.all(NAMES.map((name, chair) => comeIn(house, code, name, chair)));
    const [ann, ben, cleo, dan, eve, finn, gus, hal] = guests as [
      Guest,
      Guest,
      Guest,
      Guest,
      Guest,
      Guest,
      Guest,
      Guest,
    ];
    const isDay = (n: number) => async () =>
      (await Promise.all(guests.map((guest) => guest.glance([`Day ${n}`])))).every((seen) => seen.length > 0);

    // A reload in the lobby: the chair is kept.
    await ann.reload();
    await ann.sees('You sit.');
    await teller.sees('8/8');
    await dealTokens(teller, NAMES, TOKENS);

    // The first night. The Drunk is the Empath, as far as Dan can tell; Eve looks up from a reload in the middle of her choice.
    await playNight({
      teller,
      guests,
      picks: { Eve: ['Hal'] },
      before: async (guest) => {
        await guest.reload();
        await guest.button('That is my choice').waitFor();
      },
      until: isDay(1),
    });
    await dan.press('Look at your own token');
    await dan.page.getByRole('dialog').getByText('Empath').first().waitFor();
    await dan.sees(/Night 1.*You were shown: The number/);
    expect(await dan.page.getByText('Drunk').count()).toBe(0);
    await dan.press('Close');
    await ben.press('Look at your own token');
    await ben.sees(/The Minions: Eve/);
    await ben.press('Close');

    // By day: a reload, and the Virgin. The Chef names her and dies for it, which ends the day.
    await cleo.reload();
    await cleo.page.getByRole('tab', { name: 'Town' }).waitFor();
    await teller.press('Open nominations');
    await finn.press('Nominate');
    await finn.seat('Cleo').click();
    await finn.press('That is my choice');
    await playNight({
      teller,
      guests,
      picks: { Eve: ['Cleo'], Hal: ['Ann'], Ben: ['Gus'] },
      before: async (guest) => {
        if (guest !== hal) return;
        await guest.reload();
        await guest.button('That is my choice').waitFor();
      },
      until: isDay(2),
    });
    await ann.sees(/Dead at dawn: Gus/);
    await gus.press('Look at your own token');
    await gus.sees(/You are the Undertaker/);
    await gus.press('Close');

    // The Storyteller's own page comes back with the whole Grimoire.
    await teller.reload();
    await teller.seat('Dan', 'Drunk').waitFor();

    // A Slayer's shot, taken back and shot again.
    const shoot = async () => {
      await ann.press('Use the power of the Slayer');
      await ann.seat('Hal').click();
      await ann.press('That is my choice');
      // Nothing is left to decide; the town hears of it when the Storyteller says so, as after a ruling.
      await teller.page.getByRole('tab', { name: 'Now' }).click();
      await teller.press('So be it');
      await ben.sees(/Ann uses the power of the Slayer: Hal\. Nothing happens\./);
    };
    await shoot();
    await expect.poll(() => teller.button(/^Undo: Ann uses the power/).isEnabled()).toBe(true);
    await teller.page.getByRole('tab', { name: 'Log' }).click();
    await teller.page.getByText('Nothing happens.').first().waitFor();
    await teller.press(/^Undo: Ann uses the power/);
    await ann.button('Use the power of the Slayer').waitFor();
    await shoot();

    // A tie, made by a ghost: nobody dies today.
    await teller.press('Open nominations');
    await vote(teller, dan, 'Ann', [dan, eve, ben]);
    await hal.sees(/Ann is about to die/);
    await ann.press('Nominate');
    await ann.seat('Eve').click();
    await ann.press('That is my choice');
    await goOn(teller);
    // A reload while Eve defends herself: the vote is still there, and so is the hand.
    await finn.press('Raise your hand');
    await finn.reload();
    await finn.button('Lower your hand').waitFor();
    await finn.sees('This is your last vote.');
    await Promise.all([ann, hal].map((voter) => voter.press('Raise your hand')));
    await teller.press('Count the hands');
    // And one while the clock hand sweeps.
    await hal.reload();
    await ann.sees(/Nobody is about to die/);
    await teller.page.getByText('Execute').waitFor({ state: 'hidden' });
    await finn.seat('Finn', 'dead, no vote left').waitFor();
    await teller.press('End the day');

    // The Imp passes on: Ben dies by his own hand, and Eve learns what she is now.
    await playNight({ teller, guests, picks: { Eve: ['Ann'], Hal: ['Dan'], Ben: ['Ben'] }, until: isDay(3) });
    await cleo.sees(/Dead at dawn: Ben/);
    await eve.press('Look at your own token');
    await eve.page.getByRole('heading', { name: 'Imp' }).waitFor();
    await eve.press('Close');

    // The last vote, and the end.
    await teller.press('Open nominations');
    await vote(teller, ann, 'Eve', [ann, cleo, dan, hal]);
    await teller.press('Execute Eve, end the day');
    await Promise.all([...guests, teller].map((guest) => guest.sees('Good has won')));
    await ann.reload();
    await ann.press('Turn the tokens');
    await ann.sees('Ann was the Slayer, good.');
    await ann.press('All at once');
    await ann.seat('Dan', 'Drunk').waitFor();
    await ann.page.getByRole('tab', { name: 'Timeline' }).click();
    await ann.page.getByRole('slider').waitFor();
    await ann.sees('The votes');
    await ann.page.getByLabel('Through whose eyes').selectOption({ label: 'Dan' });
    await ann.page.getByRole('slider').fill('3');
    await ann.sees(/Night 1|The table is laid|You are the Empath/);
    expect(house.troubles).toEqual([]);
  });
});
