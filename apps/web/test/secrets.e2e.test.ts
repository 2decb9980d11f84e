import type { Prompt, SeenEvent, View } from '@belfry/engine';
import type { ServerMessage } from '@belfry/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Company } from './e2e/company.ts';
import { type House, hasChromium } from './e2e/house.ts';
import { lookAtNews } from './e2e/night.ts';
import { withHouse } from './e2e/places.ts';
import { Guest } from './e2e/table.ts';

/** Words that only the Storyteller, or only Eve, may ever have in their browsers. */
const FOR_EVE = 'zebra-four-in-the-cellar';
const IN_THE_GRIMOIRE = 'quagga-under-the-stairs';
const FOR_ALL = 'ibex-on-the-roof';

const STORYTELLERS_OWN: ReadonlySet<SeenEvent['type']> = new Set([
  'dealt',
  'took-token',
  'ruled',
  'no-effect',
  'became',
  'turned',
  'believes',
  'marked',
  'unmarked',
  'bluffs',
  'states',
  'by-hand',
] as const);

/** The page's whole memory, as the debugger sees it. */
async function memoryOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('');
}

const storageOf = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((r) => r.url)),
      ),
    ]),
  );

describe.skipIf(!hasChromium)('What a player’s browser holds', () => {
  let house: House;
  withHouse((opened) => {
    house = opened;
  });

  it('is that seat’s own view, in memory, in storage and on the wire', { timeout: 120_000 }, async () => {
    const company = await Company.gather(house);
    const { page, context } = await house.visitor('/', { who: 'Ann' });
    const ann = new Guest('Ann', page, context);
    const frames: ServerMessage[] = [];
    const bodies: string[] = [];
    page.on('websocket', (ws) =>
      ws.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload)) as ServerMessage)),
    );
    page.on('response', (response) => {
      if (response.url().includes('/api/'))
        void response.text().then(
          (text) => bodies.push(text),
          () => {},
        );
    });
    await page.goto(`${house.url}/join/${company.code}`);
    await page.getByLabel('Your name').fill('Ann');
    await ann.press('Come in');
    await page.locator('[data-seat]').first().click();
    await ann.sees('You sit.');
    await company.begin();
    await company.untilAnnIsAsked();
    await company.st.do({ do: 'intervene', action: { do: 'tell', seats: [4], info: { says: 'text', text: FOR_EVE } } });
    await company.st.do({ do: 'intervene', action: { do: 'mark', kind: IN_THE_GRIMOIRE, seat: 1 } });
    await company.st.do({ do: 'storyteller-line', to: 4, text: `${FOR_EVE} again` });
    await ann.sees('You are');
    await ann.press(/^(Seen|Back to sleep)$/);
    await ann.seat('Ben').click();
    await ann.seat('Cleo').click();
    await ann.press('That is my choice');
    await company.afterAnnsChoice();
    await page
      .getByRole('button', { name: /Back to sleep|Seen/ })
      .first()
      .waitFor();
    while (await lookAtNews(ann));
    await page.getByRole('tab', { name: 'Town' }).waitFor();
    await company.named('Cleo').do({ do: 'whisper', to: [4], text: `${FOR_EVE}, said Cleo` });
    await company.st.do({ do: 'intervene', action: { do: 'announce', text: FOR_ALL } });
    await ann.sees(new RegExp(FOR_ALL));

    const facts = frames.flatMap((frame) => (frame.t === 'update' ? (frame.events ?? []) : [])) as SeenEvent[];
    const views = frames.flatMap((frame) =>
      frame.t === 'snapshot' && frame.view !== null ? [frame.view] : [],
    ) as View[];
    const prompts = frames.flatMap((frame) => ('prompts' in frame ? (frame.prompts ?? []) : [])) as Prompt[];
    expect(facts.length + views.length).toBeGreaterThan(0);
    expect(facts.filter((fact) => STORYTELLERS_OWN.has(fact.type))).toEqual([]);
    expect(
      facts.filter(
        (fact) => ['told', 'chose', 'you-are', 'woke'].includes(fact.type) && 'seat' in fact && fact.seat !== 0,
      ),
    ).toEqual([]);
    expect(views.filter((view) => view.grimoire !== null || ![0, 'public'].includes(view.viewer as number))).toEqual(
      [],
    );
    expect(prompts.filter((prompt) => prompt.to !== 0)).toEqual([]);

    const places = {
      wire: JSON.stringify(frames),
      answers: bodies.join(),
      storage: await storageOf(page),
      memory: await memoryOf(page),
    };
    for (const [place, text] of Object.entries(places)) {
      expect(text.includes(FOR_EVE), `Eve's words in Ann's ${place}`).toBe(false);
      expect(text.includes(IN_THE_GRIMOIRE), `the Grimoire in Ann's ${place}`).toBe(false);
    }
    // That the search finds what is there: everybody's words are on the wire and in memory.
    expect(places.wire).toContain(FOR_ALL);
    expect(places.memory.includes(FOR_ALL)).toBe(true);
    company.leave();
    expect(house.troubles).toEqual([]);
  });
});
