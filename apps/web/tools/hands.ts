import type { Locator, Page } from 'playwright-core';

/** How somebody uses a page. */
export interface Hands {
  press(target: Locator): Promise<void>;
  /** A seat on the circle, by its place. */
  seat(page: Page, at: number): Promise<void>;
  select(list: Locator, label: string): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

const seats = (page: Page) => page.locator('[data-seat]');

export const mouse: Hands = {
  press: (target) => target.click(),
  seat: (page, at) => seats(page).nth(at).click(),
  select: async (list, label) => void (await list.selectOption({ label })),
  write: (field, text) => field.fill(text),
};

/** More than any page has. */
const MOST_TABS = 90;
const MOST_STEPS = 40;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Tab until it has the focus, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let tab = 0; tab < MOST_TABS; tab++) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Into the circle with Tab, round it with the arrows. */
export async function goRoundTo(seat: Locator): Promise<void> {
  const page = seat.page();
  await tabTo(page.locator('[data-seat][tabindex="0"]').first());
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await hasFocus(seat)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The arrows do not lead to ${seat}.`);
}

export const keyboard: Hands = {
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async seat(page, at) {
    await goRoundTo(seats(page).nth(at));
    await page.keyboard.press('Enter');
  },
  async select(list, label) {
    await tabTo(list);
    const { keyboard: keys } = list.page();
    await keys.press('Home');
    const chosen = () => list.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label ?? '');
    for (let step = 0; step < MOST_STEPS && (await chosen()) !== label; step++) await keys.press('ArrowDown');
    if ((await chosen()) !== label) throw new Error(`The keyboard does not find "${label}" in ${list}.`);
  },
  async write(field, text) {
    await tabTo(field);
    await field.page().keyboard.type(text);
  },
};
