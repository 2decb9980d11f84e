import type { GameEvent, Input, SeatId } from '@belfry/engine';
import type { Settings } from '@belfry/protocol';
import type { PlayState } from './state.ts';
import { ToldGame } from './told-game.ts';

/**
 * When the table may know. The engine has no time, and its rhythm would tell: an ability that needed a ruling pauses,
 * one that needed none does not; a night in which many act is long. So seats and spectators are shown nothing while a
 * ruling is open, and dawn waits. Only the deal is shown at once: it is over before anybody can have to rule.
 */
export const showNothingYet = (game: PlayState['game'], at: number): PlayState => ({
  game,
  asked: [],
  shown: 0,
  held: false,
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
  vote: null,
});

/** Words to the whole table, or to these seats, are meant to be heard at once. */
type Step = 'begun' | 'answer' | 'undo' | 'dawn' | 'announcement' | { readonly spokenTo: readonly SeatId[] };

export function showAfter(play: PlayState, step: Step, settings?: Settings, at = 0): void {
  const { game } = play;
  const inputs = game.inputs.length;
  play.asked = game.prompts();
  if (step === 'undo') {
    play.shown = Math.min(play.shownAt[inputs] ?? 0, game.events.length);
    play.shownAt.length = inputs + 1;
    play.eventsAt.length = inputs + 1;
    play.shownTo.clear();
    play.scanned = game.events.length;
    if (play.dawn !== null && game.events.length <= play.dawn.index) play.dawn = null;
  }
  if (settings !== undefined) noteNight(play, settings, at);
  const open = isRuling(play);
  if (!open || step === 'announcement') play.shown = game.events.length;
  else if (inputs === 0) play.shown = Math.max(play.shown, dealt(game));
  if (play.dawn !== null) play.shown = Math.min(play.shown, play.dawn.index);
  play.held = play.dawn !== null || (open && step !== 'announcement');
  if (!open) play.shownTo.clear();
  else if (typeof step === 'object') for (const seat of step.spokenTo) play.shownTo.set(seat, game.events.length);
  play.shownAt[inputs] = play.shown;
  play.eventsAt[inputs] = game.events.length;
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
  return action.do === 'ask' ? { spokenTo: [action.seat] } : 'answer';
}

/** Finds nightfall, dawn and the end among what is new. */
function noteNight(play: PlayState, settings: Settings, at: number): void {
  const { events } = play.game;
  const { nightAtLeast, dawnAfter } = settings.timers;
  for (; play.scanned < events.length; play.scanned++) {
    const { type } = events[play.scanned]!;
    if (type === 'night-falls') play.nightBeganAt = at;
    else if (type === 'dawn' || (type === 'game-over' && isNightAt(play, play.scanned))) {
      if (play.dawn === null && (nightAtLeast > 0 || dawnAfter > 0)) play.dawn = { index: play.scanned, at };
    }
  }
}

function isNightAt({ game }: PlayState, index: number): boolean {
  const last = game.events.slice(0, index).findLast(({ type }) => type === 'night-falls' || type === 'dawn');
  return last?.type !== 'dawn';
}

export const dawnDue = (play: PlayState, { timers }: Settings): number =>
  Math.max(play.nightBeganAt + timers.nightAtLeast * 1000, (play.dawn?.at ?? 0) + timers.dawnAfter * 1000);
