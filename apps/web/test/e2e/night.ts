import type { Company } from './company.ts';
import { watch } from './glance.ts';
import type { Guest } from './table.ts';

const PAUSE_MS = 250;
const PATIENCE_MS = 90_000;
const CHOICE = 'That is my choice';
const NEWS = ['Seen', 'Back to sleep'] as const;
const RULING = 'So be it';

/** Presses one of these, if it is there. Whoever is faster, the server or the finger: it may be gone by then. */
async function pressIfThere(guest: Guest, words: readonly string[]): Promise<boolean> {
  const [word] = await guest.glance(words);
  if (word === undefined) return false;
  await guest
    .button(word)
    .first()
    .click({ timeout: 2_000 })
    .catch(() => {});
  return true;
}

/** Looks at everything that was shown, and closes the eyes again. */
export const lookAtNews = (guest: Guest): Promise<boolean> => pressIfThere(guest, NEWS);

/** The game begins, and Ann spends its first night at her phone. */
export async function firstNight(company: Company, ann: Guest): Promise<void> {
  await company.begin();
  await company.untilAnnIsAsked();
  await ann.button('Seen').tap();
  await ann.seat('Ben').tap();
  await ann.seat('Cleo').tap();
  await ann.button(CHOICE).tap();
  await company.afterAnnsChoice();
  while (await lookAtNews(ann));
}

/** The Storyteller takes the suggestion, if there is one. */
export const soBeIt = (teller: Guest): Promise<boolean> => pressIfThere(teller, [RULING]);

export interface NightPlan {
  readonly teller: Guest;
  readonly guests: readonly Guest[];
  /** Whom each one picks when they are woken. */
  readonly picks: Readonly<Record<string, readonly string[]>>;
  /** Before a choice is made: for reloads in the middle of it. */
  readonly before?: (guest: Guest) => Promise<void>;
  readonly until: () => Promise<boolean>;
}

/** Until this holds and nobody has done anything meanwhile. */
async function calm(holds: () => Promise<boolean>, moves: () => number): Promise<void> {
  const begun = Date.now();
  for (;;) {
    const before = moves();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if ((await holds()) && moves() === before) return;
    if (Date.now() - begun > PATIENCE_MS) throw new Error('The night does not end.');
  }
}

/** Plays a night as people do: whoever is woken picks on the circle, the Storyteller rules, everybody sleeps again. */
export async function playNight({ teller, guests, picks, before, until }: NightPlan): Promise<void> {
  const choose = async (guest: Guest): Promise<void> => {
    const wanted = picks[guest.name];
    if (wanted === undefined) throw new Error(`${guest.name} is woken, and nobody said whom they pick.`);
    await before?.(guest);
    for (const name of wanted) await guest.seat(name).click();
    await guest.press(CHOICE);
    await guest.button(CHOICE).waitFor({ state: 'hidden' });
  };
  let over = false;
  let moves = 0;
  // Each waits for their own page, and not for one another.
  const live = async (person: Guest, words: readonly string[], act: (word: string) => Promise<unknown>) => {
    while (!over) {
      const [word] = await watch(person.page, words, [], PAUSE_MS);
      if (word === undefined) continue;
      moves++;
      await act(word);
    }
  };
  const living = Promise.all([
    live(teller, [RULING], () => soBeIt(teller)),
    ...guests.map((guest) =>
      live(guest, [...NEWS, CHOICE], (word) => (word === CHOICE ? choose(guest) : lookAtNews(guest))),
    ),
  ]);
  try {
    await Promise.race([calm(until, () => moves), living]);
  } finally {
    over = true;
  }
  await living;
  await Promise.all(
    guests.map(async (guest) => {
      while (await lookAtNews(guest));
    }),
  );
}

/** By hand, with a Virgin on the script, what follows from a nomination waits for the Storyteller's word. */
export const goOn = (teller: Guest): Promise<void> => teller.press(RULING);

/** One nominates another; these raise their hands; the clock hand goes round. */
export async function vote(teller: Guest, nominator: Guest, nominee: string, voters: readonly Guest[]): Promise<void> {
  await nominator.press('Nominate');
  await nominator.seat(nominee).click();
  await nominator.press(CHOICE);
  await goOn(teller);
  await Promise.all(
    voters.map(async (voter) => {
      await voter.press('Raise your hand');
      await voter.button('Lower your hand').waitFor();
    }),
  );
  await teller.press('Count the hands');
  await nominator.sees(new RegExp(`${nominee}: ${voters.length} of`));
}
