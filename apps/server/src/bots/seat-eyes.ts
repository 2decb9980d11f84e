import { emptyView, type GameEvent, type Prompt, type SeatId, type SeenEvent, see, seenBy } from '@belfry/engine';
import type { PersonId } from '@belfry/protocol';
import { Board, type Remark, rulesOf, type Situation, type Utterance, understand } from '@belfry/storyteller';
import { knownEvents, promptsFor } from '../table/project.ts';
import type { TableState } from '../table/state.ts';
import { hear } from '../table/talk.ts';
import { ToldGame } from '../table/told-game.ts';
import { type Viewer, viewerOf } from '../table/viewer.ts';

/** What one seat alone is sent; everything else that a seat sees, all see. */
const PRIVATE: ReadonlySet<SeenEvent['type']> = new Set(['you-are', 'woke', 'chose', 'told', 'visited', 'answered']);

/** Words that only people understand. */
const UNHEARD: Remark = { say: 'claim', claim: { character: null, learned: [], suspects: [], trusts: [] } };

export interface Glance {
  readonly situation: Situation;
  readonly prompts: readonly Prompt[];
  readonly seat: SeatId;
}

/** What was taken in so far. It only saves time: from the beginning it would come out the same. */
interface Memory {
  readonly events: readonly GameEvent[];
  readonly situation: Situation & { readonly whispers: Utterance[] };
  told: number;
  heard: number;
}

/**
 * The table through a bot's eyes: the same projection as any player's frames (`seenBy` up to what is shown, its own
 * prompts, the talk it hears), so a bot cannot know more than a person in its chair.
 */
export class SeatEyes {
  readonly #person: PersonId;
  readonly #seed: string;
  #memory: Memory | null = null;

  constructor(person: PersonId, seed: string) {
    this.#person = person;
    this.#seed = seed;
  }

  /** Null when it has no seat in a game. */
  glance(state: TableState): Glance | null {
    const viewer = viewerOf(state, this.#person);
    const { play } = state;
    const { seat } = viewer;
    if (play === null || play.game instanceof ToldGame || seat === null || viewer.eyes !== seat) return null;
    const { events } = play.game;
    const known = knownEvents(state, viewer);
    let memory = this.#memory;
    // Something was taken back, or it sits somewhere else: what it remembers is no longer so.
    if (memory === null || memory.events !== events || memory.told > known || memory.situation.seat !== seat) {
      const board = new Board(rulesOf(play.game.grimoire));
      const { lang } = state.settings;
      const situation = { seat, view: emptyView(seat), board, whispers: [], seed: this.#seed, lang };
      memory = { events, situation, told: 0, heard: 0 };
      this.#memory = memory;
    }
    takeIn(memory, known);
    listen(memory, state, viewer);
    // What it has answered stays in sight while the table waits.
    const prompts = play.waits && !play.shownTo.has(seat) ? [] : promptsFor(state, play.asked, viewer);
    return { situation: memory.situation, prompts, seat };
  }
}

function takeIn(memory: Memory, known: number): void {
  const { view, board, seat } = memory.situation;
  for (const fact of seenBy(memory.events.slice(memory.told, known), seat)) {
    see(view, fact);
    if (!PRIVATE.has(fact.type)) board.note(fact);
  }
  memory.told = known;
}

function listen(memory: Memory, { talk }: TableState, viewer: Viewer): void {
  const { view, board, whispers, seat } = memory.situation;
  for (; memory.heard < talk.length; memory.heard++) {
    const said = talk[memory.heard]!;
    const line = hear(said, viewer);
    if (line === null || line.from.seat === null) continue;
    const base = { day: said.day, from: line.from.seat };
    if (line.claim !== null) board.hear({ ...base, to: 'everyone', remark: { say: 'claim', claim: line.claim } });
    if (line.text === null) continue;
    // Bots say what they mean; of what people type, the common questions, claims and opinions are understood.
    const isPrivate = line.channel === 'whisper' || line.channel === 'evil';
    const alone = isPrivate && line.from.seat !== seat ? seat : null;
    const meant = { seats: view.seats, from: line.from.seat, to: alone, board };
    const remark = line.utterance?.remark ?? understand(line.text, meant);
    if (line.channel === 'public' && remark !== null) board.hear({ ...base, to: 'everyone', remark });
    if (!isPrivate) continue;
    // What it whispered itself counts as an answer, whatever the words.
    const own = line.from.seat === seat && Array.isArray(line.to);
    if (own) whispers.push({ ...base, to: line.to as SeatId[], remark: remark ?? UNHEARD });
    else if (remark !== null) whispers.push({ ...base, to: [seat], remark });
  }
}
