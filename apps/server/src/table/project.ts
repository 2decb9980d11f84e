import { almanac, say } from '@belfry/almanac';
import { type Prompt, type SeatId, TABLE } from '@belfry/engine';
import type { Clocks, Person, PersonId, SentPrompt, TableCard, Timer } from '@belfry/protocol';
import { readBotAccount } from '../bots/account.ts';
import { seatOf, shownStage, type TableState } from './state.ts';
import { ToldGame } from './told-game.ts';
import type { Viewer } from './viewer.ts';

/** Everything here is what one viewer may know, ready to be sent. Events pass through the engine's `seenBy` alone. */

export function personCard(state: TableState, id: PersonId): Person {
  const { account, name, role, host, muted, grimoire, volunteers } = state.people.get(id)!;
  const bot = readBotAccount(account) !== null;
  const card = { person: id, name, role, host, seat: seatOf(state, id), muted, bot, grimoire };
  return volunteers === null ? card : { ...card, volunteers };
}

/** The stage that the viewer sees: only the Storyteller may know the end before dawn. */
export const stageFor = (state: TableState, { eyes }: Pick<Viewer, 'eyes'>): TableCard['stage'] =>
  eyes === 'storyteller' && state.play?.game.isOver === true ? 'over' : shownStage(state);

export function cardJson(state: TableState, stage: TableCard['stage']): string {
  const { code, locked, script, settings } = state;
  const present = [...state.people].filter(([, person]) => !person.gone);
  const card: TableCard = {
    code,
    stage,
    locked,
    script,
    settings,
    people: present.map(([id]) => personCard(state, id)),
    chairs: state.chairs.map(({ person, name }, seat) => ({
      seat,
      person,
      name: state.play?.game.state.seats[seat]?.name ?? (person === null ? name : state.people.get(person)!.name),
      hands: state.play?.hands[seat] ?? [],
    })),
    ready: [...(state.play?.ready ?? [])].sort((a, b) => a - b),
    ...(state.play?.game instanceof ToldGame && stage !== 'over' ? { toldOnly: true } : {}),
  };
  return JSON.stringify(card);
}

export function knownEvents({ play }: TableState, { eyes }: Viewer): number {
  if (play === null) return 0;
  if (eyes === 'storyteller') return play.game.events.length;
  return Math.max(play.shown, eyes === 'public' ? 0 : (play.shownTo.get(eyes) ?? 0));
}

/** What the viewer is asked. While the table waits that is what it was asked before. */
export function promptsFor(state: TableState, prompts: readonly Prompt[], viewer: Viewer): readonly Prompt[] {
  const { play } = state;
  if (viewer.storyteller) return prompts;
  if (viewer.seat === null || play === null || viewer.eyes !== viewer.seat) return [];
  if (play.waits && !play.shownTo.has(viewer.seat)) return those(play.known.asked, viewer.seat, null);
  return those(prompts, viewer.seat, play.dawn === null ? null : 'request');
}

/** Those to one seat, in a list without room to grow: it is kept, and sifted ones would be nine places in ten empty. */
function those(prompts: readonly Prompt[], seat: SeatId, kind: Prompt['kind'] | null): readonly Prompt[] {
  const fits = (prompt: Prompt) => prompt.to === seat && (kind === null || prompt.kind === kind);
  let count = 0;
  for (const prompt of prompts) if (fits(prompt)) count++;
  const found = new Array<Prompt>(count);
  for (let at = prompts.length - 1; count > 0; at--) if (fits(prompts[at]!)) found[--count] = prompts[at]!;
  return found;
}

export const NO_PROMPTS: readonly string[] = [];

/** The reason of a suggestion is put into words for the table; whoever reads another language has it as data. */
export function sentSuggestion(
  { play, settings: { lang } }: TableState,
  suggestion: Prompt['suggestion'],
): SentPrompt['suggestion'] {
  if (suggestion === null) return null;
  const { characters, terms } = almanac(lang);
  const reason = say(
    suggestion.reason,
    {
      name: (seat) => (seat === TABLE ? terms.storyteller : (play?.game.state.seats[seat]?.name ?? `${seat + 1}`)),
      character: (character) => characters.get(character)?.name ?? character,
    },
    lang,
  );
  const { choice, weighed = [] } = suggestion;
  const others = weighed.length === 0 ? {} : { weighed };
  return { choice, reason, said: suggestion.reason, ...others };
}

/** What abilities let the Storyteller do now. Nobody else may know that there is anything: it names who is in play. */
export function offersJson({ play }: TableState, viewer: Viewer): string {
  if (!viewer.storyteller || play === null) return NO_OFFERS;
  const offers = play.game instanceof ToldGame ? [] : play.game.grimoire.offers();
  return offers.length === 0 ? '[]' : JSON.stringify(offers);
}
export const NO_OFFERS = 'null';

export const NO_CLOCKS = '{"pausedAt":null,"running":[]}';

/** How long the night lasts at least: known to all from nightfall on, whatever happens in it. */
function nightClock({ play, settings: { timers } }: TableState): Timer | null {
  const ms = timers.nightAtLeast * 1000;
  if (play === null || !play.asleep || ms === 0 || play.game instanceof ToldGame) return null;
  return { kind: 'night', seat: null, endsAt: play.nightBeganAt + ms, ms };
}

const PUBLIC_CLOCKS: ReadonlySet<Timer['kind']> = new Set([
  'discussion',
  'nominations',
  'last-call',
  'defence',
  'vote',
]);

/** The clocks that the viewer sees. While the table waits those are the ones that it knew of; until dawn there are none. */
export function clocksJson(state: TableState, viewer: Pick<Viewer, 'eyes' | 'storyteller'>): string {
  const { play, pausedAt, timers } = state;
  // The Storyteller sees when dawn is due.
  const night = viewer.eyes === 'storyteller' ? null : nightClock(state);
  const knows = viewer.eyes !== 'storyteller' && play?.waits === true ? play.known.timers : null;
  if ((knows?.length ?? timers.size) === 0 && pausedAt === null && night === null) return NO_CLOCKS;
  const running: Timer[] = night === null ? [] : [night];
  for (const { kind, seat, endsAt, ms } of knows ?? timers.values()) {
    const seen = viewer.storyteller || PUBLIC_CLOCKS.has(kind) || (kind === 'night-prompt' && seat === viewer.eyes);
    if (seen) running.push({ kind, seat, endsAt, ms });
  }
  return JSON.stringify({ pausedAt, running } satisfies Clocks);
}
