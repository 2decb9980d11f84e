import { type Entry, type Json, type Party, type Prompt, refusal, type SeatId } from '@belfry/engine';
import type { Command } from '@belfry/protocol';
import { isStoryteller, seatOf, type TableState } from '../state.ts';
import { andGoOn } from './amend.ts';
import { personOf } from './door.ts';
import { type CommandOf, type Handler, type Refusal, refuse } from './verdict.ts';

/** How much later than the clock hand a hand may claim to have moved: clocks are never quite the same. */
const CLOCK_SLACK_MS = 30;

/** While the table waits, answers of seats wait with it: being refused then would tell them that somebody rules. */
export function mustWait(state: TableState, account: string, command: Command): boolean {
  const { play } = state;
  if (command.do !== 'answer' || play === null || !play.waits) return false;
  if (seatAt(state, account) === null) return false;
  return !play.asked.some((p) => p.id === command.prompt && p.kind === 'request');
}

function seatAt(state: TableState, account: string): SeatId | null {
  const person = personOf(state, account);
  return person === null ? null : seatOf(state, person);
}

/**
 * Why an answer that would have to wait cannot be right whatever comes of the ruling, in the words that it would get at
 * any other time; null when it has to wait.
 */
export function refuseWaiting(
  state: TableState,
  account: string,
  { prompt, choice, seat: onBehalf }: CommandOf<'answer'>,
): Refusal | null {
  const seat = seatAt(state, account);
  const known = state.play!.known.asked.find((p) => p.id === prompt && p.to === seat);
  if (known === undefined || onBehalf !== undefined) return notAsked(prompt);
  const why = refusal(known.options, choice);
  return why === null ? null : refuse('not-possible', why);
}

/** The engine's own words: whether nobody is asked, somebody else is, or dawn only waits, sounds the same. */
export const notAsked = (prompt: string): Refusal => refuse('not-possible', { say: 'input.not-asked', prompt });

export const answer: Handler<'answer'> = (doing, { prompt, choice, seat: onBehalf, at }) => {
  const { state, me, seat } = doing;
  const play = state.play!;
  const asked = play.asked.find((p) => p.id === prompt);
  if (isStoryteller(me)) {
    const telling = play.tellings.find((one) => one.prompt.id === prompt);
    if (telling !== undefined) {
      const why = refusal(telling.prompt.options, choice);
      return why === null ? [{ type: 'told', event: telling.event }] : refuse('not-possible', why);
    }
    if (onBehalf !== undefined && asked !== undefined && asked.to !== onBehalf) {
      return refuse('not-possible', { say: 'play.seat-not-asked', chair: onBehalf, prompt });
    }
    return andGoOn(doing, answerTo(asked, prompt, 'storyteller', choice));
  }
  const unknown = notAsked(prompt);
  if (seat === null || onBehalf !== undefined) return unknown;
  if (play.dawn !== null && asked?.kind !== 'request') return unknown;
  if (asked?.kind === 'hand' && at !== undefined) {
    const clock = [...state.timers.values()].find((timer) => timer.kind === 'vote');
    if (clock?.seat === seat && at > clock.endsAt + CLOCK_SLACK_MS) {
      return refuse('not-now', { say: 'play.passed' });
    }
  }
  return andGoOn(doing, answerTo(asked, prompt, seat, choice));
};

/** Every decision stays in memory: what it has in common with its prompt or with others is there once. */
const answerTo = (asked: Prompt | undefined, prompt: string, by: Party, choice: Json): Entry => ({
  type: 'answer',
  prompt: asked?.id ?? prompt,
  by,
  choice: shared(choice),
});

/** Choices that are a word and nothing more, as hands in a vote are. */
const words = new Map<string, Json>();
const MOST_WORDS = 100;

function shared(choice: Json): Json {
  if (typeof choice !== 'object' || choice === null || !('do' in choice) || typeof choice.do !== 'string')
    return choice;
  for (const key in choice) if (key !== 'do') return choice;
  const known = words.get(choice.do);
  if (known === undefined && words.size < MOST_WORDS) words.set(choice.do, choice);
  return known ?? choice;
}

export const intervene: Handler<'intervene'> = (doing, { action }) => andGoOn(doing, { type: 'intervene', action });

export const ready: Handler<'ready'> = ({ state, seat }, { ready: is }) => {
  const play = state.play!;
  if (play.stage === null) return refuse('not-now', { say: 'play.not-ready' });
  return play.ready.has(seat!) === is ? [] : [{ type: 'ready', seat: seat!, ready: is }];
};

export const runVote: Handler<'run-vote'> = ({ state }) => {
  const play = state.play!;
  if (play.vote === null) return refuse('not-now', { say: 'play.no-vote' });
  if (play.vote.startedAt !== null) return [];
  const vote = play.asked.find((p) => p.kind === 'run-vote')!;
  if (state.settings.timers.votePace !== null) return [{ type: 'vote-runs' }];
  return refuse('not-possible', { say: 'play.no-pace', prompt: vote.id });
};

export const dawn: Handler<'dawn'> = ({ state }) =>
  state.play!.dawn === null ? refuse('not-now', { say: 'play.no-dawn' }) : [{ type: 'dawn' }];
