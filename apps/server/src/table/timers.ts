import type { Prompt } from '@belfry/engine';
import { dayStage, ENDS } from './day-stage.ts';
import { dawnDue } from './pace.ts';
import type { TableState, TimerState } from './state.ts';
import { ToldGame } from './told-game.ts';

type Wanted = Omit<TimerState, 'endsAt'> & { readonly endsAt?: number };

/** Starts the clocks that the situation calls for and stops the others. Part of the fold: the same log, the same clocks. */
export function wind(state: TableState, at: number): void {
  const now = state.pausedAt ?? at;
  const wanted = wantedTimers(state, now);
  if (wanted.length === 0 && state.timers.size === 0) return;
  const keys = new Set(wanted.map((timer) => timer.key));
  // The day's clock goes on while the Storyteller rules: begun anew afterwards, it would tell that there was a ruling.
  const ruling = state.play?.waits === true;
  for (const [key, { kind }] of state.timers) {
    if (!keys.has(key) && !(ruling && kind in ENDS)) state.timers.delete(key);
  }
  for (const timer of wanted) {
    if (state.timers.has(timer.key)) continue;
    state.timers.set(timer.key, { ...timer, endsAt: timer.endsAt ?? now + timer.ms });
  }
}

function wantedTimers(state: TableState, now: number): Wanted[] {
  const { play, settings } = state;
  if (play === null) return [];
  const { timers } = settings;
  if (play.waits) return waitingTimers(state, play, now);
  if (play.dawn !== null) {
    return [
      {
        key: `dawn ${play.dawn.index}`,
        kind: 'dawn',
        seat: null,
        prompt: null,
        ms: 0,
        endsAt: dawnDue(play, settings),
      },
    ];
  }
  if (play.game.isOver || play.game instanceof ToldGame) return [];
  const wanted: Wanted[] = [];
  const prompts = play.asked;
  for (const prompt of prompts) {
    if (prompt.kind === 'choose' && timers.nightPrompt !== null) {
      wanted.push(limit(prompt, 'night-prompt', timers.nightPrompt, Number(prompt.to)));
    }
  }
  wanted.push(...dayTimer(state));
  const vote = prompts.find((prompt) => prompt.kind === 'run-vote');
  if (vote === undefined) {
    if (!play.held) play.vote = null;
  } else wanted.push(...voteTimer(state, vote));
  return wanted;
}

/** Of what is left of a beat, how much a suggestion waits: a second ruling in it still finds some. */
const SHARE = 0.75;

/** Meanwhile nothing runs but what it waits for. */
function waitingTimers(state: TableState, play: NonNullable<TableState['play']>, now: number): Wanted[] {
  const { settings } = state;
  const { beat, asked, tellings } = play;
  const ruling = asked.find(({ kind }) => kind === 'ruling');
  if (ruling !== undefined) {
    if (settings.storyteller === 'automatic') return thinkingTimer(state, ruling, beat?.endsAt ?? now, now);
    if (settings.storyteller !== 'assisted') return [];
    const timer = limit(ruling, 'ruling', settings.timers.ruling, null);
    return [beat === null ? timer : { ...timer, endsAt: now + SHARE * Math.max(0, beat.endsAt - now) }];
  }
  if (beat === null || tellings.length > 0) return [];
  return [{ key: `beat ${beat.key}`, kind: 'beat', seat: null, prompt: null, ms: 0, endsAt: beat.endsAt }];
}

/** The policies that play on from a ruling before they make it. */
const THINKERS: ReadonlySet<string> = new Set(['fair']);
/**
 * Of what is left of a beat, how much an automatic Storyteller thinks about a ruling, at most and at least. The table waits for the
 * beat whether anybody thinks or not, so nothing can be told from it; without a beat nobody thinks.
 */
const THINKS = { share: 0.5, mostMs: 1500, leastMs: 200 };

function thinkingTimer({ settings, timers }: TableState, ruling: Prompt, beatEnds: number, now: number): Wanted[] {
  const policy = settings.rulings[ruling.about.what ?? ''] ?? settings.policy;
  const timer = limit(ruling, 'ruling', THINKS.mostMs / 1000, null);
  const ms = Math.min(THINKS.mostMs, THINKS.share * (beatEnds - now));
  const thinks = timers.has(timer.key) || (THINKERS.has(policy) && ms >= THINKS.leastMs);
  return thinks ? [{ ...timer, endsAt: now + ms }] : [];
}

/** Whether an automatic Storyteller takes its time over this. */
export const isThoughtAbout = ({ timers, settings }: TableState, { id }: Prompt): boolean =>
  settings.storyteller === 'automatic' && timers.has(keyOf('ruling', id));

const keyOf = (kind: TimerState['kind'], prompt: string): string => `${kind} ${prompt}`;

const limit = (prompt: Prompt, kind: TimerState['kind'], seconds: number, seat: number | null): Wanted => ({
  key: keyOf(kind, prompt.id),
  kind,
  seat,
  prompt: prompt.id,
  ms: seconds * 1000,
});

function dayTimer({ play, settings: { timers } }: TableState): Wanted[] {
  const stage = dayStage(play!);
  if (stage === null) return [];
  const { kind, key, prompt } = stage;
  const limits = { discussion: timers.discussion, nominations: timers.nominations, 'last-call': timers.lastCall };
  const seconds = limits[kind];
  return seconds === null ? [] : [{ key, kind, seat: null, prompt, ms: seconds * 1000 }];
}

function voteTimer({ play, settings: { timers } }: TableState, prompt: Prompt): Wanted[] {
  const { day, today } = play!.game.state;
  const key = `${day} ${today.nominations.length} ${today.exilesCalled.length}`;
  if (play!.vote?.key !== key) play!.vote = { key, startedAt: null, steps: 0 };
  const { startedAt, steps } = play!.vote!;
  if (startedAt === null) {
    if (timers.defence === null) return [];
    return [{ key: `defence ${key}`, kind: 'defence', seat: null, prompt: prompt.id, ms: timers.defence * 1000 }];
  }
  if (timers.votePace === null) return [];
  const ms = timers.votePace * 1000;
  return [
    {
      key: `vote ${key} ${steps} ${prompt.about.seat}`,
      kind: 'vote',
      seat: prompt.about.seat ?? null,
      prompt: prompt.id,
      ms,
      endsAt: startedAt + (steps + 1) * ms,
    },
  ];
}
