import type { Page } from 'playwright-core';
import type { House } from '../apps/web/test/e2e/house.ts';
import { Puppet } from '../apps/web/test/e2e/puppet.ts';

const SEATS = 20;
const PACE_S = 0.4;
const REFERENCE_MS = 4_000;
const FRAME_MS = 1000 / 60;

export interface Frames {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
  /** Share of the frames that came late by half a frame or more. */
  readonly dropped: number;
}

/** Counts the page's frames from now on; the result is asked for later. */
const countFrames = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { belfryFrames: times });
    const next = (now: number) => {
      times.push(now);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

async function framesSoFar(page: Page): Promise<Frames> {
  const times = await page.evaluate(() => (window as unknown as { belfryFrames: number[] }).belfryFrames);
  const gaps = times.slice(1).map((time, at) => time - times[at]!);
  const sorted = [...gaps].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    perSecond: (gaps.length * 1000) / (times.at(-1)! - times[0]!),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    longest: at(1),
    dropped: gaps.filter((gap) => gap > FRAME_MS * 1.5).length / gaps.length,
  };
}

async function slowed(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A blank page with one turning hand: what this machine gives at the same moment to something that costs nothing. */
export async function referenceFrames(house: House, rate: number): Promise<Frames> {
  const context = await house.browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.setContent(
    '<style>@keyframes t{to{transform:rotate(1turn)}}</style><div style="width:4px;height:150px;margin:200px auto;background:#000;animation:t 4s linear infinite"></div>',
  );
  await slowed(page, rate);
  await countFrames(page);
  await page.waitForTimeout(REFERENCE_MS);
  const frames = await framesSoFar(page);
  await context.close();
  return frames;
}

/** A vote at a full table, seen on a phone by somebody who looks on, with every second hand up. */
export async function sweepFrames(house: House, rate: number): Promise<Frames> {
  const teller = new Puppet(house.url, 'Sybil');
  const code = await teller.open({
    chairs: SEATS,
    settings: { timers: { beat: 0, nightAtLeast: 0, dawnAfter: 0, votePace: PACE_S } },
  });
  for (let seat = 0; seat < SEATS; seat++) await teller.do({ do: 'name-chair', seat, name: `Player ${seat + 1}` });
  const context = await house.browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem('belfry.settings', JSON.stringify({ theme: 'dark', lang: 'en', sound: false })),
  );
  await page.goto(`${house.url}/join/${code}`);
  await page.getByLabel('Your name').fill('Wanda');
  await page.getByText('look on').click();
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.locator('[data-seat]').first().waitFor();
  await teller.do({ do: 'begin' });
  await untilDay(teller);
  await teller.answer('run-day', { do: 'open-nominations' });
  await teller.until(() => teller.prompts.some((p) => p.kind === 'day' && p.to === 0));
  const floor = teller.prompts.find((p) => p.kind === 'day' && p.to === 0)!;
  await teller.do({ do: 'answer', prompt: floor.id, choice: { do: 'nominate', with: [0] } });
  await teller.until(() => teller.prompts.some((p) => p.kind === 'hand'));
  // A Butler may be told to wait for a master: one hand less.
  for (const hand of teller.prompts.filter((p) => p.kind === 'hand' && Number(p.to) % 2 === 0))
    await teller.do({ do: 'answer', prompt: hand.id, choice: { do: 'raise' } }).catch(() => {});
  await slowed(page, rate);
  await page.waitForTimeout(500);
  await teller.do({ do: 'run-vote' });
  await teller.until(() => (teller.view?.today.vote?.counted.length ?? 0) > 0);
  await countFrames(page);
  await teller.until(() => teller.view?.today.vote === null);
  const frames = await framesSoFar(page);
  await context.close();
  teller.close();
  return frames;
}

/** The Storyteller answers for everybody: suggestions where there are any, else the first who may be picked. */
async function untilDay(teller: Puppet): Promise<void> {
  while (teller.view?.phase !== 'day' || teller.prompts.some((p) => p.kind === 'ruling')) {
    const asked = teller.prompts.find((p) => ['ruling', 'by-hand', 'choose'].includes(p.kind));
    if (asked === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    else {
      const from = asked.options.pick === 'players' ? asked.options.from.slice(0, asked.options.max) : [];
      await teller.do({ do: 'answer', prompt: asked.id, choice: asked.suggestion?.choice ?? [...from] });
    }
  }
}
