import type { Page } from 'playwright-core';
import type { House, VisitorOptions } from '../test/e2e/house.ts';
import { Puppet } from '../test/e2e/puppet.ts';

const NAMES =
  'Ada Bartholomew Clara Dmitri Eleanor Finn Grigory Hortensia Ivo Jacqueline Kazimir Lu Maximiliana Ned Olga Percival Quentin Rosalind Svyatoslav Theo'.split(
    ' ',
  );
const TOKENS =
  'fortuneteller imp chef empath poisoner virgin slayer butler washerwoman librarian investigator monk undertaker baron soldier mayor saint recluse ravenkeeper spy'.split(
    ' ',
  );
/** The tour reads English and wants room; whoever shows a screen may change both, and puts them back. */
export const TOUR_LOOK = { theme: 'dark', lang: 'en', width: 1440, height: 900 } as const satisfies VisitorOptions;

/** What those at the table brought with them: names, and what they say. */
export const TOUR_NAMES: readonly string[] = [
  ...NAMES,
  'Sybil',
  'Conrad',
  'Wanda',
  'Television',
  'Thursday at the mill',
  'Good evening. Who brought the bread?',
  'Nobody died. I do not like it.',
  'Two evil neighbours: none. Keep it to yourself, the butcher listens.',
  'hush',
];

/** What is done with each screen on the way. */
export type Show = (name: string, page: Page) => Promise<void>;

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A game on the real server, from the open door to the replay, past every online screen: Ada, a player, and Conrad, who
 * helps the Storyteller, look through browsers; puppets sit in the other chairs.
 */
export class Tour {
  readonly #house: House;
  readonly #players: number;
  readonly #show: Show;
  readonly #teller: Puppet;
  readonly #puppets: Puppet[] = [];
  #code = '';
  /** A screen for the whole room. */
  #tv: Page | null = null;

  constructor(house: House, players: number, show: Show) {
    this.#house = house;
    this.#players = players;
    this.#show = show;
    this.#teller = new Puppet(house.url, 'Sybil');
  }

  async walk(): Promise<void> {
    const { ada, desk } = await this.#lobby();
    await this.#night(ada, desk);
    await this.#spectator();
    await this.#talk(ada);
    await this.#vote(ada, desk);
    await this.#desk(desk);
    await this.#after(ada);
    for (const puppet of [this.#teller, ...this.#puppets]) puppet.close();
  }

  async #lobby(): Promise<{ ada: Page; desk: Page }> {
    const teller = this.#teller;
    const code = await teller.open({
      chairs: this.#players,
      settings: {
        title: 'Thursday at the mill',
        timers: { beat: 0, nightAtLeast: 0, dawnAfter: 0, votePace: 3, defence: 90, discussion: 300 },
      },
    });
    this.#code = code;
    const opening = await this.#house.visitor('/open', TOUR_LOOK);
    await opening.page.getByLabel('Your name').fill('Sybil');
    await this.#show('open-table', opening.page);
    await opening.context.close();

    const { page: ada } = await this.#house.visitor(`/join/${code}`, { ...TOUR_LOOK, who: 'Ada' });
    await ada.getByLabel('Your name').waitFor();
    await this.#show('door', ada);
    await ada.getByLabel('Your name').fill('Ada');
    await press(ada, 'Come in');
    await ada.locator('[data-seat]').first().waitFor();
    await this.#show('lobby-first-in', ada);
    await ada.locator('[data-seat]').nth(0).click();
    for (let at = 1; at < this.#players; at++) {
      this.#puppets.push(await new Puppet(this.#house.url, NAMES[at]!).join(code, at));
    }
    await this.#puppets[0]!.do({ do: 'say', text: 'Good evening. Who brought the bread?' });
    await ada.getByText('Who brought the bread?').first().waitFor();
    await this.#show('lobby', ada);

    const { page: desk } = await this.#house.visitor(`/join/${code}`, { ...TOUR_LOOK, who: 'Conrad' });
    await desk.getByLabel('Your name').fill('Conrad');
    await press(desk, 'Come in');
    await desk.locator('[data-seat]').first().waitFor();
    const conrad = () => teller.table?.people.find((p) => p.name === 'Conrad')?.person;
    await teller.until(() => conrad() !== undefined);
    await teller.do({ do: 'role', person: conrad()!, role: 'co-storyteller' });
    await desk.getByRole('button', { name: 'Deal and let night fall' }).waitFor();
    await this.#show('lobby-host', desk);
    const { page: tv } = await this.#house.visitor(`/tv/${code}`, { ...TOUR_LOOK, who: 'Television' });
    await tv.getByText(code).first().waitFor();
    await this.#show('tv-lobby', tv);
    this.#tv = tv;
    return { ada, desk };
  }

  async #night(ada: Page, desk: Page): Promise<void> {
    const teller = this.#teller;
    await teller.do({ do: 'begin', tokens: TOKENS.slice(0, this.#players).map((character) => ({ character })) });
    await desk.getByRole('button', { name: 'So be it' }).first().waitFor();
    await desk.getByText('What else?').click();
    await this.#show('storyteller-ruling', desk);
    await teller.takeSuggestions();
    await ada.getByText('You are', { exact: true }).waitFor();
    await this.#show('night-token', ada);
    await press(ada, /Back to sleep|Seen/);
    await ada.getByText('Close your eyes.').first().waitFor();
    await this.#show('night-asleep', ada);
    await this.#show('storyteller-night', desk);
    // Everybody who is asked takes the first legal choice; Ada, the Fortune Teller, uses her screen.
    let asked = false;
    for (
      let step = 0;
      step < 200 && (teller.view!.phase !== 'day' || teller.prompts.some((p) => p.kind === 'ruling'));
      step++
    ) {
      await rest(60);
      await teller.takeSuggestions();
      for (const puppet of this.#puppets) puppet.choose((from, max) => from.slice(0, max));
      if (asked || !teller.prompts.some((p) => p.kind === 'choose' && p.to === 0)) continue;
      asked = true;
      await ada.getByRole('heading', { name: 'Fortune Teller' }).waitFor();
      for (const seat of [1, 2]) await ada.locator('[data-seat]').nth(seat).click();
      await this.#show('night-choice', ada);
      await press(ada, 'That is my choice');
      await teller.until(() => teller.prompts.some((p) => p.kind === 'ruling'));
      await teller.takeSuggestions();
      await ada
        .getByText(/nod|shake/i)
        .first()
        .waitFor();
      await this.#show('night-information', ada);
      await press(ada, /Back to sleep|Seen/);
    }
    await ada.getByRole('tab', { name: 'Town' }).waitFor();
  }

  /** Somebody comes late, and only looks on. */
  async #spectator(): Promise<void> {
    const { page, context } = await this.#house.visitor(`/join/${this.#code}`, { ...TOUR_LOOK, who: 'Wanda' });
    await page.getByLabel('Your name').fill('Wanda');
    await page.getByText('look on', { exact: true }).click();
    await this.#show('door-of-a-game', page);
    await press(page, 'Come in');
    await page.locator('[data-seat]').first().waitFor();
    await this.#show('spectator', page);
    await context.close();
  }

  async #talk(ada: Page): Promise<void> {
    const [first, second, third] = this.#puppets as [Puppet, Puppet, Puppet];
    await first.do({ do: 'say', text: 'Nobody died. I do not like it.' });
    await second.do({
      do: 'claim',
      claim: {
        character: 'chef',
        learned: [{ night: 1, chosen: [], info: { says: 'number', number: 1 } }],
        suspects: [],
        trusts: [],
      },
    });
    await third.do({
      do: 'whisper',
      to: [0],
      text: 'Two evil neighbours: none. Keep it to yourself, the butcher listens.',
    });
    await third.do({ do: 'whisper', to: [4], text: 'hush' });
    await ada.getByText('the butcher listens').first().waitFor({ state: 'attached' });
    await this.#show('player-day', ada);
    await this.#teller.answer('run-day', { do: 'open-nominations' });
    await ada.getByRole('button', { name: 'Nominate' }).waitFor();
    await this.#show('player-nominations-open', ada);
    await tab(ada, 'Notes');
    await this.#show('player-notes', ada);
    await tab(ada, 'Script');
    await this.#show('player-script', ada);
    // On a phone the talk is a tab of its own, beside the town.
    await ada.setViewportSize({ width: 360, height: 740 });
    await tab(ada, 'Talk');
    await this.#show('player-talk', ada);
    await ada.setViewportSize({ width: 360, height: 740 });
    await tab(ada, 'Town');
    await ada.locator('[data-seat]').nth(3).click();
    await ada.getByLabel('You take them for').selectOption({ label: 'Imp' });
    await this.#show('player-about-a-seat', ada);
    await press(ada, 'Close');
  }

  async #vote(ada: Page, desk: Page): Promise<void> {
    const teller = this.#teller;
    await press(ada, 'Nominate');
    await ada.locator('[data-seat]').nth(1).click();
    await this.#show('player-nominates', ada);
    await press(ada, 'That is my choice');
    await teller.goOn();
    await press(ada, 'Raise your hand');
    for (const puppet of this.#puppets.slice(2, 5)) await puppet.answer('hand', { do: 'raise' });
    await ada.getByRole('button', { name: 'Lower your hand' }).waitFor();
    await this.#show('player-defence', ada);
    await this.#show('storyteller-vote', desk);
    await teller.do({ do: 'run-vote' });
    const passed = () => teller.view!.today.vote?.counted.length ?? 0;
    await teller.until(() => passed() >= 1);
    await teller.do({ do: 'pause' });
    await this.#show('player-vote', ada);
    await this.#show('tv-vote', this.#tv!);
    await teller.do({ do: 'settings', change: { timers: { votePace: 0 } } });
    await teller.do({ do: 'resume' });
    await teller.until(() => teller.view!.today.vote === null);
    await ada
      .getByText(/about to die/)
      .first()
      .waitFor();
    await this.#show('player-vote-counted', ada);
  }

  async #desk(desk: Page): Promise<void> {
    await this.#show('storyteller-day', desk);
    for (const name of ['Table', 'Log', 'Claims']) {
      await tab(desk, name);
      await this.#show(`storyteller-${name.toLowerCase()}`, desk);
    }
  }

  async #after(ada: Page): Promise<void> {
    const teller = this.#teller;
    await teller.answer('run-day', { do: 'end-day' });
    if (teller.view!.outcome === null)
      await teller.do({ do: 'intervene', action: { do: 'end-game', winner: 'evil' } }).catch(() => {});
    await press(ada, 'Turn the tokens');
    await press(ada, 'Next token');
    await this.#show('reveal', ada);
    await press(ada, 'All at once');
    await ada.getByRole('tab', { name: 'Timeline' }).waitFor();
    await this.#show('revealed', ada);
    await tab(ada, 'Timeline');
    await ada.getByRole('slider').waitFor();
    await this.#show('replay', ada);
  }
}
