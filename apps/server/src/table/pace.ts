import type { GameEvent, Input, SeatId } from '@belfry/engine';
import type { Settings } from '@belfry/protocol';
import type { PlayState, TableState } from './state.ts';
import { type Telling, tellingsAmong, wordFor } from './tellings.ts';
import { ToldGame } from './told-game.ts';
import { type Trial, trialIn } from './trials.ts';

/**
 * When the table may know. The engine has no time, and its rhythm would tell: an ability that needed a ruling pauses,
 * one that needed none does not; a night in which many act is long. So what follows from an act at night, or from an
 * ability used by day, is shown to seats and spectators together, when all of this has passed:
 *
 * - a beat since the act: at assisted tables the time that a suggestion waits, however many rulings fall into it;
 * - every ruling that it led to;
 * - by hand, the Storyteller's word for each telling that needed no ruling, and for each act that led to neither
 *   (`tellings.ts`).
 *
 * So it is with what follows from a nomination and from a count of hands where an ability that everybody knows of may have
 * a say in it (`trials.ts`). And dawn waits until the night was long enough. Only the deal, nightfall and who nominates
 * whom are shown at once.
 */
export const showNothingYet = (game: PlayState['game'], at: number): PlayState => ({
  game,
  asked: [],
  shown: 0,
  held: false,
  waits: false,
  known: NOTHING_KNOWN,
  beat: null,
  tellings: [],
  words: 'none',
  ruled: false,
  asleep: true,
  scanned: 0,
  shownTo: new Map(),
  shownAt: [],
  eventsAt: [],
  dawn: null,
  nightBeganAt: at,
  chronicled: 0,
  stage: null,
  ready: new Set(),
  hands: [],
  rest: null,
  vote: null,
});

/** What a seat is asked, and the clocks it sees, while the table must not know more. */
export const NOTHING_KNOWN: PlayState['known'] = { asked: [], timers: [] };

/** What else pacing depends on. */
export interface Pacing {
  /** Whether the table's log knows of beats and tellings: those from before were told at once. */
  readonly paces: boolean;
  readonly settings: Settings;
  /** The table's time: it stands still in a pause. */
  readonly at: number;
  hasDevice(seat: SeatId): boolean;
}

export const pacingOf = ({ settings, chairs, pausedAt, paces }: TableState, at: number): Pacing => ({
  paces,
  settings,
  at: pausedAt ?? at,
  hasDevice: (seat) => (chairs[seat]?.person ?? null) !== null,
});

/** Words to the whole table, or to these seats, are meant to be heard at once. */
type Step =
  | 'begun'
  | 'answer'
  | 'by-hand'
  | 'undo'
  | 'again'
  | 'dawn'
  | 'beat'
  | 'announcement'
  | { readonly spokenTo: readonly SeatId[] };

export function showAfter(play: PlayState, step: Step, pacing: Pacing | null = null): void {
  const { game } = play;
  const inputs = game.inputs.length;
  const shownBefore = play.shown;
  const from = step === 'undo' ? game.events.length : play.scanned;
  play.asked = game.prompts();
  if (step === 'undo') takeBack(play, inputs);
  // The table has known this before: it is neither told slowly nor does a night begin with it.
  if (step === 'again') play.scanned = game.events.length;
  else if (pacing !== null) {
    noteNight(play, pacing.settings, pacing.at);
    if (step === 'answer' || step === 'begun') slowDown(play, step, from, pacing);
  }
  // Nobody keeps a secret from those who see the Grimoire.
  if (game.isOver) play.tellings = [];
  const open = isRuling(play);
  const passed = play.beat === null || (pacing !== null && pacing.at >= play.beat.endsAt);
  play.waits = step !== 'announcement' && (open || play.tellings.length > 0 || !passed);
  if (!play.waits) {
    play.shown = game.events.length;
    play.beat = null;
    play.tellings = [];
    play.ruled = false;
    // Clearing an empty one would make it a new list, which thousands of tables would hold.
    if (play.shownTo.size > 0) play.shownTo.clear();
  } else if (typeof step === 'object') for (const seat of step.spokenTo) play.shownTo.set(seat, game.events.length);
  if (play.dawn !== null) play.shown = Math.min(play.shown, play.dawn.index);
  play.held = play.dawn !== null || play.waits;
  play.asleep = sleeps(play, shownBefore);
  play.shownAt[inputs] = play.shown;
  play.eventsAt[inputs] = game.events.length;
}

function takeBack(play: PlayState, inputs: number): void {
  const { length } = play.game.events;
  play.shown = Math.min(play.shownAt[inputs] ?? 0, length);
  play.shownAt.length = inputs + 1;
  play.eventsAt.length = inputs + 1;
  play.shownTo.clear();
  play.scanned = length;
  play.beat = null;
  play.ruled = false;
  play.tellings = play.tellings.filter(({ event }) => event < length);
  if (play.dawn !== null && length <= play.dawn.index) play.dawn = null;
}

/** An act has led to these events: what of them waits, and how long. */
function slowDown(play: PlayState, step: 'answer' | 'begun', from: number, pacing: Pacing): void {
  const { events } = play.game;
  const { storyteller, timers } = pacing.settings;
  const fresh = events.slice(from);
  const falls = fresh.findIndex(({ type }) => type === 'night-falls');
  const trial = play.words === 'and-trials' ? trialIn(play.game, fresh) : null;
  if (storyteller === 'by-hand' && pacing.paces) {
    const { tellings, ruled } = tellingsAmong(events, from, play.ruled, pacing.hasDevice);
    const word = play.words !== 'none' ? askForWord(play, step, from, tellings, trial, pacing) : null;
    if (word !== null || tellings.length > 0)
      play.tellings = [...play.tellings, ...(word === null ? [] : [word]), ...tellings];
    play.ruled = ruled;
  }
  const has = (wanted: GameEvent['type']) => fresh.some(({ type }) => type === wanted);
  // The Demon's bluffs are chosen in every game of that size: they take a beat of their own, and tell nothing.
  if (play.waits && !has('bluffs')) return;
  // Nobody can have ruled on anything yet: what comes before the first of it is open.
  if (step === 'begun') play.shown = Math.max(play.shown, dealt(play.game));
  else if (falls >= 0 && !play.waits) play.shown = from + falls + 1;
  else if (trial !== null && !play.waits) play.shown = from + trial.open;
  const seconds = storyteller === 'assisted' ? Math.max(timers.beat, timers.ruling) : timers.beat;
  const slow = play.asleep || falls >= 0 || has('used') || (trial !== null && storyteller === 'assisted');
  if (slow && seconds > 0 && pacing.paces)
    play.beat = { key: `${play.game.inputs.length}`, endsAt: pacing.at + seconds * 1000 };
}

/** By hand what follows waits for the Storyteller, whether they had anything to decide or not. */
function askForWord(
  play: PlayState,
  step: 'answer' | 'begun',
  from: number,
  tellings: readonly Telling[],
  trial: Trial | null,
  { hasDevice }: Pacing,
): Telling | null {
  const { events, inputs } = play.game;
  if (step === 'begun') {
    // Nobody watches a table where the Storyteller holds the only device.
    if (!play.game.setup.seats.some((_, seat) => hasDevice(seat))) return null;
    return wordFor(events, from, isRuling(play), tellings, null);
  }
  if (trial !== null) {
    const isWatched = play.game.setup.seats.some((_, seat) => hasDevice(seat));
    return isWatched ? wordFor(events, from, isRuling(play), tellings, trial.seat, trial.word) : null;
  }
  const input = inputs.at(-1);
  // What the Storyteller does for somebody is seen by nobody but themselves.
  if (input?.type !== 'answer' || typeof input.by !== 'number' || !hasDevice(input.by)) return null;
  // An answer to a question by hand leads to nothing: the Storyteller reads it and does what follows.
  if (events[from]?.type === 'answered') return null;
  const acted = play.asleep || events.slice(from).some(({ type }) => type === 'used');
  return acted ? wordFor(events, from, isRuling(play), tellings, input.by) : null;
}

/** Whether the Storyteller has to rule on something. */
export const isRuling = ({ game, asked }: PlayState): boolean =>
  game instanceof ToldGame ? game.ruling : asked.some(({ kind }) => kind === 'ruling');

/** How many events the deal is: the table, the Grimoire, and then each seat's own token, always and for everybody. */
function dealt({ events, setup }: PlayState['game']): number {
  const deal = events.slice(0, 2 + setup.seats.length);
  const isDeal = ({ type }: GameEvent) => type === 'game-begins' || type === 'dealt' || type === 'you-are';
  return deal.every(isDeal) ? deal.length : 0;
}

/** How an input is shown. */
export function stepOf(input: Input): Step {
  if (input.type !== 'intervene') return 'answer';
  const { action } = input;
  if (action.do === 'announce') return 'announcement';
  if (action.do === 'tell') return { spokenTo: action.seats };
  return action.do === 'ask' ? { spokenTo: [action.seat] } : 'by-hand';
}

/** Finds nightfall, dawn and the end among what is new. */
function noteNight(play: PlayState, settings: Settings, at: number): void {
  const { events } = play.game;
  const { nightAtLeast } = settings.timers;
  const dawnAfter = hush(settings);
  for (; play.scanned < events.length; play.scanned++) {
    const { type } = events[play.scanned]!;
    if (type === 'night-falls') play.nightBeganAt = at;
    else if (type === 'dawn' || (type === 'game-over' && isNightAt(play, play.scanned))) {
      if (play.dawn === null && (nightAtLeast > 0 || dawnAfter > 0)) play.dawn = { index: play.scanned, at };
    }
  }
}

/** Whether the table sleeps after what it has been shown. */
function sleeps({ game, shown, asleep }: PlayState, before: number): boolean {
  const from = shown < before ? 0 : before;
  let night = from === 0 ? true : asleep;
  for (let index = from; index < shown; index++) {
    const { type } = game.events[index]!;
    if (type === 'night-falls') night = true;
    else if (type === 'dawn' || type === 'game-over') night = false;
  }
  return night;
}

function isNightAt({ game }: PlayState, index: number): boolean {
  const last = game.events.slice(0, index).findLast(({ type }) => type === 'night-falls' || type === 'dawn');
  return last?.type !== 'dawn';
}

/** In one room every phone turns its cards at the same moments: what was told last is on one, and read, before dawn. */
const hush = ({ oneRoom, timers: { beat, dawnAfter, nightCards } }: Settings): number =>
  oneRoom ? Math.max(dawnAfter, beat + 2 * nightCards) : dawnAfter;

export const dawnDue = (play: PlayState, settings: Settings): number =>
  Math.max(play.nightBeganAt + settings.timers.nightAtLeast * 1000, (play.dawn?.at ?? 0) + hush(settings) * 1000);
