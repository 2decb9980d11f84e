import type { Prompt } from '@belfry/engine';
import type { Clocks, Person, PersonId, TableCard, Timer } from '@belfry/protocol';
import { readBotAccount } from '../bots/account.ts';
import { seatOf, shownStage, type TableState } from './state.ts';
import type { Viewer } from './viewer.ts';

/** Everything here is what one viewer may know, ready to be sent. Events pass through the engine's `seenBy` alone. */

export function personCard(state: TableState, id: PersonId): Person {
  const { account, name, role, host, muted, grimoire } = state.people.get(id)!;
  const bot = readBotAccount(account) !== null;
  return { person: id, name, role, host, seat: seatOf(state, id), muted, bot, grimoire };
}

const cards = new WeakMap<TableState, { key: string; json: string }>();

/** The same text for everybody, so it is made once; only the Storyteller may know the end before dawn. */
export function cardJson(state: TableState, viewer: Viewer): string {
  const over = viewer.eyes === 'storyteller' && state.play?.game.isOver === true;
  const stage = over ? 'over' : shownStage(state);
  const key = `${state.cardVersion} ${stage}`;
  const known = cards.get(state);
  if (known?.key === key) return known.json;
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
    })),
    ready: [...(state.play?.ready ?? [])].sort((a, b) => a - b),
  };
  const json = JSON.stringify(card);
  cards.set(state, { key, json });
  return json;
}

export function knownEvents({ play }: TableState, { eyes }: Viewer): number {
  if (play === null) return 0;
  if (eyes === 'storyteller') return play.game.events.length;
  return Math.max(play.shown, eyes === 'public' ? 0 : (play.shownTo.get(eyes) ?? 0));
}

/** What the viewer is asked; null while it must stay as it was. */
export function promptsFor(state: TableState, prompts: readonly Prompt[], viewer: Viewer): readonly Prompt[] | null {
  const { play } = state;
  if (viewer.storyteller) return prompts;
  if (viewer.seat === null || play === null || viewer.eyes !== viewer.seat) return [];
  if (play.held && play.dawn === null && !play.shownTo.has(viewer.seat)) return null;
  return prompts.filter((p) => p.to === viewer.seat && (play.dawn === null || p.kind === 'request'));
}

const written = new WeakMap<Prompt, string>();

/** A seat and the Storyteller are shown the same prompt: it is written out once. */
export function promptsJson(prompts: readonly Prompt[]): string {
  const parts = prompts.map((prompt) => {
    let json = written.get(prompt);
    if (json === undefined) {
      json = JSON.stringify(prompt);
      written.set(prompt, json);
    }
    return json;
  });
  return `[${parts.join()}]`;
}

export const NO_CLOCKS = '{"pausedAt":null,"running":[]}';

const PUBLIC_CLOCKS: ReadonlySet<Timer['kind']> = new Set([
  'discussion',
  'nominations',
  'last-call',
  'defence',
  'vote',
]);

/** The clocks that the viewer sees; null while they must stay as they were. */
export function clocksJson(state: TableState, viewer: Viewer): string | null {
  if (viewer.eyes !== 'storyteller' && state.play?.held === true) return null;
  if (state.timers.size === 0 && state.pausedAt === null) return NO_CLOCKS;
  const running: Timer[] = [];
  for (const { kind, seat, endsAt, ms } of state.timers.values()) {
    const seen = viewer.storyteller || PUBLIC_CLOCKS.has(kind) || (kind === 'night-prompt' && seat === viewer.eyes);
    if (seen) running.push({ kind, seat, endsAt, ms });
  }
  return JSON.stringify({ pausedAt: state.pausedAt, running } satisfies Clocks);
}
