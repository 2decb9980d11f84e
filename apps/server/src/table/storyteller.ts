import type { Sentence } from '@belfry/almanac';
import { type Grimoire, type Intervention, type Json, type Prompt, refusal, type Suggestion } from '@belfry/engine';
import type { PersonId } from '@belfry/protocol';
import { type Players, playersAmong } from '@belfry/storyteller';
import { readBotAccount } from '../bots/account.ts';
import type { Happening } from './record.ts';
import type { TableState } from './state.ts';
import { isThoughtAbout } from './timers.ts';
import { ToldGame } from './told-game.ts';

/** An automatic Storyteller: what it says, and why. Its answer is written into the log, so no replay depends on it. */
export type StorytellerPolicy = (grimoire: Grimoire, prompt: Prompt) => Suggestion;

/** What a policy has to know of a table beside its Grimoire. */
export interface Ruled extends Pick<TableState, 'game' | 'settings' | 'talk'> {
  /** How those who sit there play. */
  readonly players: Players;
}

export const ruledAt = ({ game, settings, talk, chairs, people }: TableState): Ruled => {
  const levelOf = (person: PersonId | null) =>
    (person === null ? null : readBotAccount(people.get(person)?.account ?? '')?.level) ?? null;
  return { game, settings, talk, players: playersAmong(chairs.map(({ person }) => levelOf(person))) };
};

/** The policies that this server has. */
export interface Policies {
  readonly names: ReadonlySet<string>;
  /** The one that a table has chosen, kind by kind, as the table stands. */
  for(state: Ruled, grimoire: Grimoire): StorytellerPolicy;
  /** What it does unasked at this moment; most have nothing to do. */
  deed?(state: Ruled, grimoire: Grimoire): StorytellerDeed | null;
}

export interface StorytellerDeed {
  readonly action: Intervention;
  readonly reason: Sentence;
}

/**
 * What the table's policy says; what the engine suggests when it has nothing legal to say; null when the engine has
 * nothing to suggest either. A policy that throws is reported, and never stops a game.
 */
export function advice(
  state: TableState,
  prompt: Prompt,
  policies: Policies,
  trouble: (error: unknown) => void,
): Suggestion | null {
  const plain = prompt.suggestion;
  const { game } = state.play!;
  if (plain === null || game instanceof ToldGame) return plain;
  try {
    const ruling = policies.for(ruledAt(state), game.grimoire)(game.grimoire, prompt);
    return refusal(prompt.options, ruling.choice) === null ? ruling : plain;
  } catch (error) {
    trouble(error);
    return plain;
  }
}

type EntryHappening = Extract<Happening, { type: 'entry' }>;

export const answer = (by: EntryHappening['by'], prompt: string, choice: Json): EntryHappening => ({
  type: 'entry',
  entry: { type: 'answer', prompt, by: 'storyteller', choice },
  by,
});

/** A policy's ruling, with why and what else there was. */
export const rulingOf = (prompt: string, ruling: Suggestion): EntryHappening => ({
  type: 'entry',
  entry: { type: 'answer', prompt, by: 'storyteller', ...ruling },
  by: 'policy',
});

function deedOf(
  state: TableState,
  grimoire: Grimoire,
  policies: Policies,
  trouble: (error: unknown) => void,
): StorytellerDeed | null {
  try {
    return policies.deed?.(ruledAt(state), grimoire) ?? null;
  } catch (error) {
    trouble(error);
    return null;
  }
}

/** What happens next without anybody: a policy's ruling, a chair that the clock hand does not stop at. */
export function nextByItself(
  state: TableState,
  policies: Policies,
  trouble: (error: unknown) => void,
): Happening | null {
  const { play, settings } = state;
  if (play === null || play.game instanceof ToldGame) return null;
  if (play.game.isOver) {
    const { events } = play.game;
    return play.chronicled === events.length ? null : { type: 'chronicle', events };
  }
  const prompts = play.asked;
  if (settings.storyteller === 'automatic') {
    const asked = prompts.find((p) => p.kind === 'ruling' || p.kind === 'by-hand');
    // The clock says when it has thought for long enough.
    if (asked !== undefined && isThoughtAbout(state, asked)) return null;
    const advised = asked === undefined ? null : advice(state, asked, policies, trouble);
    if (asked !== undefined && advised !== null) return rulingOf(asked.id, advised);
    const deed = deedOf(state, play.game.grimoire, policies, trouble);
    if (deed !== null) return { type: 'entry', entry: { type: 'intervene', ...deed }, by: 'policy' };
  }
  const vote = prompts.find((p) => p.kind === 'run-vote');
  if (vote === undefined || play.vote?.startedAt == null || settings.timers.votePace === null) return null;
  if (settings.timers.votePace === 0) return answer('clock', vote.id, { do: 'sweep' });
  const stops = prompts.some((p) => p.kind === 'hand' && p.to === vote.about.seat);
  return stops ? null : answer('clock', vote.id, { do: 'advance' });
}
