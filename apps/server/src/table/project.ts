import { almanac, say } from '@belfry/almanac';
import { type Prompt, TABLE } from '@belfry/engine';
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

interface WrittenCard {
  readonly version: number;
  readonly stage: TableCard['stage'];
  readonly json: string;
}
const cards = new WeakMap<TableState, WrittenCard>();

/** The same text for everybody, so it is made once; only the Storyteller may know the end before dawn. */
export function cardJson(state: TableState, viewer: Pick<Viewer, 'eyes'>): string {
  const over = viewer.eyes === 'storyteller' && state.play?.game.isOver === true;
  const stage = over ? 'over' : shownStage(state);
  const version = state.cardVersion;
  const known = cards.get(state);
  if (known?.version === version && known.stage === stage) return known.json;
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
  const json = JSON.stringify(card);
  // Most of what may change it does not: then the text that all viewers hold already goes on being the one.
  const kept = known?.json === json ? known.json : json;
  cards.set(state, { version, stage, json: kept });
  return kept;
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
  if (play.waits && !play.shownTo.has(viewer.seat)) return play.known.asked.filter((p) => p.to === viewer.seat);
  return prompts.filter((p) => p.to === viewer.seat && (play.dawn === null || p.kind === 'request'));
}

/** What was asked, and how it was written. */
interface Writings {
  readonly prompts: readonly Prompt[];
  readonly texts: readonly string[];
}
const written = { now: new WeakMap<TableState, Writings>(), before: new WeakMap<TableState, Writings>() };
const NO_WRITINGS: Writings = { prompts: [], texts: [] };
export const NO_PROMPTS: readonly string[] = [];

/** The reason of a suggestion is put into words for the table; whoever reads another language has it as data. */
function sent(
  { play, settings: { lang } }: TableState,
  { id, to, kind, about, options, suggestion }: Prompt,
): SentPrompt {
  const prompt = { id, to, kind, about, options };
  if (suggestion === null) return { ...prompt, suggestion };
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
  return { ...prompt, suggestion: { choice, reason, said: suggestion.reason, ...others } };
}

/**
 * All that is asked `now`, or was asked `before` the table began to wait, as it is sent. Most prompts outlast what others
 * do: those are not written out again.
 */
export function writePrompts(
  state: TableState,
  prompts: readonly Prompt[],
  when: keyof typeof written,
): readonly string[] {
  if (prompts.length === 0) return NO_PROMPTS;
  const { length } = prompts;
  const before = written[when].get(state) ?? NO_WRITINGS;
  if (before.prompts === prompts) return before.texts;
  if (length === before.prompts.length && prompts.every((prompt, at) => isSame(prompt, before.prompts[at]!))) {
    return before.texts;
  }
  // Of the right size from the start: these outlive the act, and thousands of tables hold them.
  const texts = new Array<string>(length);
  for (let at = 0; at < length; at++) {
    const prompt = prompts[at]!;
    texts[at] = textBefore(prompt, before, at) ?? JSON.stringify(sent(state, prompt));
  }
  written[when].set(state, { prompts, texts });
  if (when === 'now' && state.play?.waits !== true) written.before.delete(state);
  return texts;
}

/** The engine asks the same again as the very same prompt, but whoever advises makes rulings anew. */
const isSame = (one: Prompt, other: Prompt): boolean =>
  one === other ||
  (one.id === other.id &&
    one.options === other.options &&
    one.about === other.about &&
    one.suggestion === other.suggestion);

function textBefore(prompt: Prompt, { prompts, texts }: Writings, at: number): string | null {
  const { id } = prompt;
  const index = prompts[at]?.id === id ? at : prompts.findIndex((one) => one.id === id);
  return index >= 0 && isSame(prompt, prompts[index]!) ? texts[index]! : null;
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
  const { play, pausedAt } = state;
  const known = viewer.eyes !== 'storyteller' && play?.waits === true ? play.known.timers : [...state.timers.values()];
  // The Storyteller sees when dawn is due.
  const night = viewer.eyes === 'storyteller' ? null : nightClock(state);
  if (known.length === 0 && pausedAt === null && night === null) return NO_CLOCKS;
  const running: Timer[] = night === null ? [] : [night];
  for (const { kind, seat, endsAt, ms } of known) {
    const seen = viewer.storyteller || PUBLIC_CLOCKS.has(kind) || (kind === 'night-prompt' && seat === viewer.eyes);
    if (seen) running.push({ kind, seat, endsAt, ms });
  }
  return JSON.stringify({ pausedAt: state.pausedAt, running } satisfies Clocks);
}
