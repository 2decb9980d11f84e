/**
 * Walks through a game on the real server and takes a picture of every online screen, with axe looking on.
 *
 *   node apps/web/tools/online-tour.ts [--out DIR] [--widths 360,768] [--themes dark] [--langs en] [--players 8] [--no-axe]
 *
 * One browser looks on from each kind of chair; puppets sit in the others.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { House, type VisitorOptions } from '../test/e2e/house.ts';
import { Puppet } from '../test/e2e/puppet.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(import.meta.dirname, '../../../docs/screenshots') },
    widths: { type: 'string', default: '360,768,1440' },
    themes: { type: 'string', default: 'dark,light' },
    langs: { type: 'string', default: 'en' },
    players: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
    'no-axe': { type: 'boolean', default: false },
  },
});
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1440: 900, 3840: 2160 };
const NAMES =
  'Ada Bartholomew Clara Dmitri Eleanor Finn Grigory Hortensia Ivo Jacqueline Kazimir Lu Maximiliana Ned Olga Percival Quentin Rosalind Svyatoslav Theo'.split(
    ' ',
  );
const TOKENS = [
  'fortuneteller',
  'imp',
  'chef',
  'empath',
  'poisoner',
  'virgin',
  'slayer',
  'butler',
  'washerwoman',
  'librarian',
  'investigator',
  'monk',
  'undertaker',
  'baron',
  'soldier',
  'mayor',
  'saint',
  'recluse',
  'ravenkeeper',
  'spy',
];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const house = await House.open();
let found = 0;
mkdirSync(values.out, { recursive: true });

interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

const combos = values.widths
  .split(',')
  .flatMap((width) =>
    values.themes
      .split(',')
      .flatMap((theme) => values.langs.split(',').map((lang) => ({ width: Number(width), theme, lang }))),
  );

async function dress(page: Page, theme: string, lang: string): Promise<void> {
  await page.evaluate(
    ([theme, lang]) => {
      const key = 'belfry.settings';
      const newValue = JSON.stringify({ theme, lang, sound: false });
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [theme, lang],
  );
}

async function shoot(name: string, page: Page): Promise<void> {
  if (values.only !== '' && !name.includes(values.only)) return;
  for (const { width, theme, lang } of combos) {
    const trouble = (what: string) => {
      found++;
      console.log(`${name} ${width} ${theme} ${lang}: ${what}`);
    };
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    await dress(page, theme, lang);
    await page.waitForTimeout(350);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) trouble(`the page is ${overflow} px too wide`);
    await page.screenshot({ path: join(values.out, `online-${name}-${width}-${theme}-${lang}.png`) });
    if (values['no-axe']) continue;
    // Through the debugger: the page's own policy lets no foreign script in.
    const violations = (await page.evaluate(`${axe}; axe.run().then((r) => r.violations)`)) as Finding[];
    for (const { id, help, nodes } of violations) {
      trouble(
        `axe ${id}: ${help} (${nodes.length}): ${nodes[0]?.html.slice(0, 240)} ${nodes[0]?.failureSummary ?? ''}`,
      );
    }
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a, input, select, [role=tab]')]
        .map((element) => ({
          box: element.getBoundingClientRect(),
          text: element.getAttribute('aria-label') ?? element.textContent,
          hidden:
            element.closest('[aria-hidden=true]') !== null ||
            element.ariaLabel === 'Dismiss' ||
            element.className.includes('unseen') ||
            element.closest('label') !== null,
        }))
        .filter(({ box, hidden }) => !hidden && box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ box, text }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`),
    );
    if (width < 800 && small.length > 0) trouble(`small targets: ${small.slice(0, 6).join('; ')}`);
  }
  // The tour itself reads English.
  await dress(page, 'dark', 'en');
  await page.waitForTimeout(100);
}

const players = Number(values.players);
const look: VisitorOptions = { theme: 'dark', lang: 'en', width: 1440, height: 900 };
const press = async (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().click();
const settle = (page: Page) => page.waitForTimeout(250);

try {
  const st = new Puppet(house.url, 'Sybil');
  const code = await st.open({
    chairs: players,
    settings: {
      title: 'Thursday at the mill',
      timers: { nightAtLeast: 0, dawnAfter: 0, votePace: 3, defence: 90, discussion: 300 },
    },
  });
  {
    const { page, context } = await house.visitor('/open', look);
    await page.getByLabel('Your name').fill('Sybil');
    await shoot('open', page);
    await context.close();
  }
  const { page: me } = await house.visitor(`/join/${code}`, { ...look, who: 'Ada' });
  await me.getByLabel('Your name').waitFor();
  await shoot('door', me);
  await me.getByLabel('Your name').fill('Ada');
  await press(me, 'Come in');
  await me.locator('[data-seat]').first().waitFor();
  await shoot('lobby-empty', me);
  await me.locator('[data-seat]').nth(0).click();
  const puppets: Puppet[] = [];
  for (let at = 1; at < players; at++) puppets.push(await new Puppet(house.url, NAMES[at]!).join(code, at));
  await puppets[0]!.do({ do: 'say', text: 'Good evening. Who brought the bread?' });
  await settle(me);
  await shoot('lobby', me);
  const { page: desk } = await house.visitor(`/join/${code}`, { ...look, who: 'co' });
  await desk.getByLabel('Your name').fill('Conrad');
  await press(desk, 'Come in');
  await desk.locator('[data-seat]').first().waitFor();
  const conrad = () => st.table?.people.find((p) => p.name === 'Conrad')?.person;
  await st.until(() => conrad() !== undefined);
  await st.do({ do: 'role', person: conrad()!, role: 'co-storyteller' });
  await settle(desk);
  await shoot('lobby-host', desk);
  await st.do({ do: 'begin', tokens: TOKENS.slice(0, players).map((character) => ({ character })) });
  await settle(desk);
  await shoot('desk-ruling', desk);
  await st.takeSuggestions();
  await me.getByText('You are', { exact: true }).waitFor();
  await shoot('night-you-are', me);
  await press(me, /Back to sleep|Seen/);
  await settle(me);
  await shoot('night-asleep', me);
  await settle(desk);
  await shoot('desk-night', desk);
  const all = () => [st, ...puppets];
  const poisoner = puppets.find((p) => p.seat === TOKENS.indexOf('poisoner'))!;
  const seatOf = (name: string) => NAMES.indexOf(name);
  // The first night: everybody who is asked takes the first legal choice; Ada, the Fortune Teller, uses her screen.
  let shot = false;
  for (let step = 0; step < 80 && st.view!.phase !== 'day'; step++) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    await st.takeSuggestions();
    for (const puppet of puppets) puppet.choose((from, max) => from.slice(0, max));
    if (!shot && st.prompts.some((p) => p.kind === 'choose' && p.to === 0)) {
      shot = true;
      await me.getByRole('heading', { name: 'Fortune Teller' }).waitFor();
      await me.locator('[data-seat]').nth(1).click();
      await me.locator('[data-seat]').nth(2).click();
      await shoot('night-choose', me);
      await press(me, 'That is my choice');
      await st.until(() => st.prompts.some((p) => p.kind === 'ruling'));
      await st.takeSuggestions();
      await me
        .getByText(/nod|shake/i)
        .first()
        .waitFor();
      await shoot('night-shown', me);
      await press(me, /Back to sleep|Seen/);
    }
  }
  void poisoner;
  await me.getByRole('tab', { name: 'Town' }).waitFor();
  await puppets[0]!.do({ do: 'say', text: 'Nobody died. I do not like it.' });
  await puppets[1]!.do({
    do: 'claim',
    claim: { character: 'chef', learned: [{ night: 1, chosen: [], info: { number: 1 } }], suspects: [], trusts: [] },
  });
  await puppets[2]!.do({
    do: 'whisper',
    to: [0],
    text: 'Two evil neighbours: none. Keep it to yourself, the butcher listens.',
  });
  await puppets[2]!.do({ do: 'whisper', to: [4], text: 'hush' });
  await settle(me);
  await shoot('day-talking', me);
  await st.answer('run-day', { do: 'open-nominations' });
  await settle(me);
  await shoot('day', me);
  await me.getByRole('tab', { name: 'Notes' }).click();
  await shoot('day-notes', me);
  await me.getByRole('tab', { name: 'Script' }).click();
  await shoot('day-script', me);
  if (await me.getByRole('tab', { name: 'Talk' }).isVisible()) await me.getByRole('tab', { name: 'Talk' }).click();
  await me.setViewportSize({ width: 360, height: 740 });
  await me.getByRole('tab', { name: 'Talk' }).click();
  await shoot('day-talk', me);
  await me.setViewportSize({ width: 360, height: 740 });
  await me.getByRole('tab', { name: 'Town' }).click();
  await me.locator('[data-seat]').nth(3).click();
  await me.getByLabel('You take them for').selectOption({ label: 'Imp' });
  await press(me, 'Lay down “Drunk”');
  await shoot('day-seat', me);
  await press(me, 'Close');
  await press(me, 'Nominate');
  await me.locator('[data-seat]').nth(1).click();
  await shoot('day-nominate', me);
  await press(me, 'That is my choice');
  await me.getByRole('button', { name: 'Raise your hand' }).click();
  for (const puppet of puppets.slice(2, 5)) await puppet.answer('hand', { do: 'raise' });
  await settle(me);
  await shoot('vote-defence', me);
  await settle(desk);
  await shoot('desk-vote', desk);
  await st.do({ do: 'run-vote' });
  await me.waitForTimeout(2_000);
  await st.do({ do: 'pause' });
  await shoot('vote-sweep', me);
  await st.do({ do: 'settings', change: { timers: { votePace: 0 } } });
  await st.do({ do: 'resume' });
  await st.until(() => st.view!.today.vote === null);
  await settle(me);
  await shoot('vote-result', me);
  await settle(desk);
  await shoot('desk-day', desk);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.getByRole('tab', { name: 'Table' }).click();
  await shoot('desk-table', desk);
  await desk.getByRole('tab', { name: 'Log' }).click();
  await shoot('desk-log', desk);
  await desk.getByRole('tab', { name: 'Claims' }).click();
  await shoot('desk-claims', desk);
  await st.answer('run-day', { do: 'end-day' });
  await st.do({ do: 'intervene', action: { do: 'end-game', winner: 'evil' } }).catch(() => {});
  await me.getByRole('button', { name: 'Turn the tokens' }).waitFor();
  await press(me, 'Turn the tokens');
  await press(me, 'Next token');
  await shoot('reveal', me);
  await press(me, 'All at once');
  await settle(me);
  await shoot('revealed', me);
  await me.getByRole('tab', { name: 'Timeline' }).click();
  await me.getByRole('slider').waitFor();
  await shoot('timeline', me);
  await me.getByRole('slider').evaluate((slider) => slider.scrollIntoView());
  await me.getByRole('heading', { name: 'The votes' }).scrollIntoViewIfNeeded();
  await shoot('votes', me);
  for (const puppet of all()) puppet.close();
  void seatOf;
} finally {
  await house.close();
}
for (const trouble of new Set(house.troubles)) console.log(trouble);
console.log(`${found + house.troubles.length} troubles`);
