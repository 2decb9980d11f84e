import type { Guest } from './table.ts';

const PAUSE_MS = 40;
const PATIENCE_MS = 60_000;

const isThere = (guest: Guest, name: string | RegExp) => guest.button(name).first().isVisible();

/** Looks at everything that was shown, and closes the eyes again. */
export async function lookAtNews(guest: Guest): Promise<boolean> {
  const seen = guest.button(/^(Seen|Back to sleep)$/);
  if (!(await seen.first().isVisible())) return false;
  await seen
    .first()
    .click({ timeout: 2_000 })
    .catch(() => {});
  return true;
}

/** The Storyteller takes the suggestion, if there is one. */
export async function soBeIt(teller: Guest): Promise<boolean> {
  if (!(await isThere(teller, 'So be it'))) return false;
  await teller
    .button('So be it')
    .first()
    .click({ timeout: 2_000 })
    .catch(() => {});
  return true;
}

export interface NightPlan {
  readonly teller: Guest;
  readonly guests: readonly Guest[];
  /** Whom each one picks when they are woken. */
  readonly picks: Readonly<Record<string, readonly string[]>>;
  /** Before a choice is made: for reloads in the middle of it. */
  readonly before?: (guest: Guest) => Promise<void>;
  readonly until: () => Promise<boolean>;
}

/** Plays a night as people do: whoever is woken picks on the circle, the Storyteller rules, everybody sleeps again. */
export async function playNight({ teller, guests, picks, before, until }: NightPlan): Promise<void> {
  const begun = Date.now();
  while (!(await until())) {
    if (Date.now() - begun > PATIENCE_MS) throw new Error('The night does not end.');
    await soBeIt(teller);
    for (const guest of guests) {
      await lookAtNews(guest);
      if (!(await isThere(guest, 'That is my choice'))) continue;
      const wanted = picks[guest.name];
      if (wanted === undefined) throw new Error(`${guest.name} is woken, and nobody said whom they pick.`);
      await before?.(guest);
      for (const name of wanted) await guest.seat(name).click();
      await guest.press('That is my choice');
      await guest.button('That is my choice').waitFor({ state: 'hidden' });
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  for (const guest of guests) while (await lookAtNews(guest));
}

/** One nominates another; these raise their hands; the clock hand goes round. */
export async function vote(teller: Guest, nominator: Guest, nominee: string, voters: readonly Guest[]): Promise<void> {
  await nominator.press('Nominate');
  await nominator.seat(nominee).click();
  await nominator.press('That is my choice');
  for (const voter of voters) {
    await voter.press('Raise your hand');
    await voter.button('Lower your hand').waitFor();
  }
  await teller.press('Count the hands');
  await nominator.sees(new RegExp(`${nominee}: ${voters.length} of`));
}
