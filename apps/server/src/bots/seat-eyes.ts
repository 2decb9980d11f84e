import { emptyView, type Prompt, type SeatId, type SeenEvent, see, seenBy } from '@belfry/engine';
import { Board, rulesOf, type Situation, type Utterance } from '@belfry/storyteller';
import { knownEvents, promptsFor } from '../table/project.ts';
import type { TableState } from '../table/state.ts';
import { hear } from '../table/talk.ts';
import { viewerOf } from '../table/viewer.ts';
import { question } from './question.ts';

/** What one seat alone is sent; everything else that a seat sees, all see. */
const PRIVATE: ReadonlySet<SeenEvent['type']> = new Set(['you-are', 'woke', 'chose', 'told', 'answered']);

export interface Glance {
  readonly situation: Situation;
  readonly prompts: readonly Prompt[];
  readonly seat: SeatId;
}

/**
 * The table through a bot's eyes: the same projection as any player's frames (`seenBy` up to what is shown, its own
 * prompts, the talk it hears), so a bot cannot know more than a person in its chair. Null when it has no seat in a game.
 */
export function glance(state: TableState, person: string, seed: string): Glance | null {
  const viewer = viewerOf(state, person as never); // ids come from the state itself
  const { play } = state;
  const { seat } = viewer;
  if (play === null || seat === null || viewer.eyes !== seat) return null;
  const view = emptyView(seat);
  const board = new Board(rulesOf(play.game.table));
  for (const fact of seenBy(play.game.events.slice(0, knownEvents(state, viewer)), seat)) {
    see(view, fact);
    if (!PRIVATE.has(fact.type)) board.note(fact);
  }
  const whispers: Utterance[] = [];
  for (const said of state.talk) {
    const line = hear(said, viewer);
    if (line === null || line.from.seat === null) continue;
    const base = { day: view.day, from: line.from.seat };
    if (line.claim !== null) board.hear({ ...base, to: 'everyone', remark: { say: 'claim', claim: line.claim } });
    const asked = line.text === null ? null : question(line.text, view.seats);
    if (asked === null) continue;
    if (line.channel === 'public') board.hear({ ...base, to: 'everyone', remark: asked });
    else if (line.channel === 'whisper') whispers.push({ ...base, to: [seat], remark: { ...asked, seat } });
  }
  const prompts = promptsFor(state, play.game.prompts(), viewer) ?? [];
  return { situation: { seat, view, board, whispers, seed }, prompts, seat };
}
