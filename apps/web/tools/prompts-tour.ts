import type { Json, Options } from '@belfry/engine';
import type { Page } from 'playwright-core';
import type { House } from '../test/e2e/house.ts';
import { Puppet } from '../test/e2e/puppet.ts';
import { type Hands, mouse } from './hands.ts';
import { type Show, TOUR_LOOK } from './tour.ts';

const NAMES = ['Ada', 'Bartholomew', 'Clara', 'Dmitri', 'Eleanor', 'Finn', 'Grigory'];
/** Ada, in chair 0, looks through a browser: she is the Artist, and the Cerenovus will make her mad. */
const TOKENS = ['artist', 'fanggu', 'savant', 'cerenovus', 'juggler', 'clockmaker', 'seamstress'];
const MAD = 'mathematician';

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name, exact: true }).first();

/**
 * A day of Sects & Violets on the real server, past every kind of question that a player can be asked, each answered on
 * Ada's screen: words put together from pieces, a visit without any, several guesses, a player, a character, neither,
 * yes or no; and what the Storyteller sees of her madness.
 */
export class PromptsTour {
  readonly #house: House;
  readonly #show: Show;
  readonly #hands: Hands;
  readonly #teller: Puppet;
  readonly #puppets: Puppet[] = [];
  /** What the Storyteller got as answers, in the order of the questions. */
  readonly answers: Json[] = [];

  constructor(house: House, show: Show, hands: Hands = mouse) {
    this.#house = house;
    this.#show = show;
    this.#hands = hands;
    this.#teller = new Puppet(house.url, 'Sybil');
  }

  async walk(): Promise<void> {
    const { ada, desk } = await this.#sitDown();
    await this.#night(ada);
    await this.#visits(ada);
    await this.#questions(ada);
    await this.#madness(ada, desk);
    for (const puppet of [this.#teller, ...this.#puppets]) puppet.close();
  }

  #press(page: Page, name: RegExp | string): Promise<void> {
    return this.#hands.press(button(page, name));
  }

  async #sitDown(): Promise<{ ada: Page; desk: Page }> {
    const teller = this.#teller;
    const code = await teller.open({
      chairs: NAMES.length,
      script: { builtin: 'sects-and-violets' },
      settings: { title: 'A night of violets', timers: { beat: 0, nightAtLeast: 0, dawnAfter: 0, discussion: 900 } },
    });
    const { page: ada } = await this.#house.visitor(`/join/${code}`, { ...TOUR_LOOK, who: 'Ada' });
    await this.#hands.write(ada.getByLabel('Your name'), 'Ada');
    await this.#press(ada, 'Come in');
    await this.#hands.seat(ada, 0);
    for (const [chair, name] of NAMES.entries()) {
      if (chair > 0) this.#puppets.push(await new Puppet(this.#house.url, name).join(code, chair));
    }
    const { page: desk } = await this.#house.visitor(`/join/${code}`, { ...TOUR_LOOK, who: 'Conrad' });
    await desk.getByLabel('Your name').fill('Conrad');
    await button(desk, 'Come in').click();
    const conrad = () => teller.table?.people.find((p) => p.name === 'Conrad')?.person;
    await teller.until(() => conrad() !== undefined && teller.table?.chairs[0]?.person !== null);
    await teller.do({ do: 'role', person: conrad()!, role: 'co-storyteller' });
    return { ada, desk };
  }

  /** The Cerenovus has chosen Ada; the others choose nothing. */
  async #night(ada: Page): Promise<void> {
    const teller = this.#teller;
    await teller.do({ do: 'begin', tokens: TOKENS.map((character) => ({ character })) });
    const isDay = () => teller.view?.phase === 'day' && !teller.prompts.some((p) => p.kind === 'ruling');
    const answered = new Set<string>();
    for (let step = 0; step < 300 && !isDay(); step++) {
      await teller.takeSuggestions();
      for (const prompt of teller.prompts) {
        if (prompt.kind !== 'choose' || answered.has(prompt.id)) continue;
        answered.add(prompt.id);
        const choice = prompt.about.character === 'cerenovus' ? [[0], [MAD]] : [];
        await teller.do({ do: 'answer', prompt: prompt.id, choice });
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    await this.#press(ada, /^(Seen|Back to sleep)$/);
    await ada.getByText(/mad/i).first().waitFor();
    await this.#show('player-is-mad', ada);
    await this.#press(ada, /^(Seen|Back to sleep|Close)$/);
  }

  /** What is done by day: the Artist asks, the Savant visits, the Juggler guesses. Anybody may say they are any of them. */
  async #visits(ada: Page): Promise<void> {
    const teller = this.#teller;
    await this.#press(ada, 'Use the power of the Artist');
    await this.#hands.select(ada.getByLabel('What it is about'), 'One of these is of a team');
    const players = ada.getByRole('group', { name: 'Which players' }).getByRole('button');
    await this.#hands.press(players.nth(1));
    await this.#hands.press(players.nth(3));
    await ada.getByText('“Is Bartholomew or Dmitri a Demon?”').waitFor();
    await this.#show('player-asks', ada);
    await this.#press(ada, 'Ask this');
    await teller.until(() => teller.prompts.some((p) => p.kind === 'ruling'));
    await teller.takeSuggestions();
    await ada.getByText(/Yes/).first().waitFor();
    await this.#press(ada, /^(Seen|Close)$/);

    await this.#press(ada, 'Use another ability');
    await this.#press(ada, 'Use the power of the Savant');
    await this.#show('player-visits', ada);
    await this.#press(ada, 'Do it');
    await ada.getByText('Ada visits the Storyteller (Savant).').first().waitFor();

    await this.#press(ada, 'Use another ability');
    await this.#press(ada, 'Use the power of the Juggler');
    await this.#guess(ada, 1, 'Fang Gu');
    await this.#guess(ada, 5, 'Clockmaker');
    await this.#hands.seat(ada, 3);
    await this.#press(ada, 'That is my choice');
    await this.#show('player-guesses', ada);
    await this.#press(ada, 'Back');
    await this.#press(ada, 'These are all');
    // What is done in public goes on at the Storyteller's word.
    await teller.until(() => teller.prompts.some((p) => p.kind === 'ruling'));
    await teller.takeSuggestions();
    await ada.getByText('Bartholomew, Fang Gu; Finn, Clockmaker').first().waitFor();
  }

  async #guess(ada: Page, at: number, character: string): Promise<void> {
    await this.#hands.seat(ada, at);
    await this.#press(ada, 'That is my choice');
    await this.#press(ada, character);
    await this.#press(ada, 'That is my choice');
    await button(ada, new RegExp(`^Take away: .*${character}`)).waitFor();
  }

  /** The Storyteller asks by hand whatever has not been asked yet. */
  async #questions(ada: Page): Promise<void> {
    const everybody = NAMES.map((_, at) => at);
    const one: Options = { pick: 'players', from: everybody, min: 0, max: 1 };
    await this.#ask(ada, 'nobody', one, () => this.#press(ada, 'Nobody'));
    await this.#ask(ada, 'perhaps-two', perhaps({ ...one, min: 2, max: 2 }), async () => {
      for (const at of [1, 2]) await this.#hands.seat(ada, at);
      await this.#press(ada, 'That is my choice');
    });
    await this.#ask(ada, 'not-now', perhaps(one), () => this.#press(ada, 'Choose nothing'));
    const sheet: Options = {
      pick: 'characters',
      from: ['sage', 'oracle', 'mutant', 'witch', 'vortox'],
      min: 0,
      max: 1,
    };
    await this.#ask(ada, 'character', sheet, () => this.#press(ada, 'No character'));
    const nod: Options = { pick: 'one', of: [{ value: true }, { value: false }] };
    await this.#ask(ada, 'yes-or-no', nod, () => this.#press(ada, 'Yes'));
    await this.#ask(ada, 'words', { pick: 'text', maxLength: 200 }, async () => {
      await this.#hands.write(ada.getByLabel('Your answer'), 'Only in the bath.');
      await this.#press(ada, 'Done');
    });
  }

  async #ask(ada: Page, name: string, options: Options, answer: () => Promise<void>): Promise<void> {
    const teller = this.#teller;
    await teller.do({ do: 'intervene', action: { do: 'ask', seat: 0, text: 'Does Ada sing?', options } });
    await ada.getByText('Does Ada sing?').first().waitFor();
    await this.#show(`asked-${name}`, ada);
    await answer();
    const given = () => teller.view!.journal.flatMap(({ fact }) => (fact.type === 'answered' ? [fact.answer] : []));
    await teller.until(() => given().length > this.answers.length);
    this.answers.push(given().at(-1)!);
  }

  /** What she claims stands beside what she should, with the penalty one press away. */
  async #madness(ada: Page, desk: Page): Promise<void> {
    await this.#press(ada, 'Make a claim');
    await this.#hands.select(ada.getByLabel('I am'), 'Artist');
    await this.#press(ada, 'Say it to all');
    await desk.getByRole('tab', { name: 'Claims' }).click();
    await desk.getByText('breaks it: claims to be the Artist').first().waitFor();
    await this.#show('storyteller-madness', desk);
    await button(desk, 'Execute').click();
    await this.#teller.until(() => this.#teller.view!.seats[0]!.alive === false);
  }
}

const perhaps = (of: Options): Options => ({ pick: 'list', of, min: 0, max: 1 });
