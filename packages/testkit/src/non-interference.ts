import { cast } from '@belfry/characters';
import {
  Game,
  type GameSetup,
  type Input,
  type Json,
  type Prompt,
  type Random,
  random,
  type SeatId,
  seedFrom,
  seenBy,
} from '@belfry/engine';
import { randomChoice } from '@belfry/storyteller';

/**
 * What a seat can observe besides its events: the prompts it has, and how its tries are refused.
 * Non-interference: all of it is decided by the events that the seat has seen, and by nothing else.
 */
export type Observation = (game: Game, seat: SeatId) => string;

/** Everything the engine shows a seat or answers it. */
export const everything: Observation = (game, seat) => {
  const probes: Input[] = [
    { type: 'answer', prompt: 'storyteller.1', by: seat, choice: null },
    { type: 'answer', prompt: `${(seat + 1) % game.state.seats.length}.1`, by: seat, choice: [0] },
    ...game.promptsFor(seat).map((p): Input => ({ type: 'answer', prompt: p.id, by: seat, choice: [-1] })),
  ];
  const refusals = probes.map((probe) => {
    const result = game.submit(probe);
    return result.ok ? 'accepted' : result.reason;
  });
  return JSON.stringify([game.promptsFor(seat), refusals]);
};

/** For each thing that the seat knew (a running hash of its events), what it could observe while it knew just that, in order. */
export type Diary = Map<string, string[]>;

/**
 * Plays a game whose parties decide by their own lot: what somebody chooses depends on the seed, on who they are and
 * on how often they were asked, never on others. Keeps a diary of one seat.
 */
export function diaryOf(setup: GameSetup, seat: SeatId, seed: string, observe: Observation, mostInputs = 200): Diary {
  const game = new Game(setup, cast);
  const diary: Diary = new Map();
  const asked = new Map<string, number>();
  let knows = '';
  let page: string[] = [];
  let read = 0;
  for (let inputs = 0; inputs < mostInputs && !game.isOver; inputs++) {
    const news = JSON.stringify(seenBy(game.events.slice(read), seat));
    read = game.events.length;
    if (news !== '[]') {
      // The page is complete: what was observed while the seat knew no more.
      if (knows !== '') diary.set(knows, page);
      knows = `${seedFrom(knows + news)} ${news.slice(-120)}`;
      page = [];
    }
    const now = observe(game, seat);
    // Being asleep while others act is the pace of the night, which the server evens out; it is not written down.
    if (game.promptsFor(seat).length > 0 && page.at(-1) !== now) page.push(now);
    game.submit(nextInput(game, seed, asked));
  }
  return diary;
}

function nextInput(game: Game, seed: string, asked: Map<string, number>): Input {
  const prompts = game.prompts();
  const lot = (party: string): Random => {
    const times = (asked.get(party) ?? 0) + 1;
    asked.set(party, times);
    return random(`${seed} ${party} ${times}`);
  };
  const pace = prompts.find((p) => p.to === 'storyteller' && (p.kind === 'run-day' || p.kind === 'run-vote'));
  if (pace === undefined) return answer(prompts[0]!, lot(`${prompts[0]!.to} ${prompts[0]!.kind}`));
  const table = lot(`table ${pace.kind}`);
  const able = prompts.filter((p) => p.to !== 'storyteller' && p.options.pick === 'action' && p.options.of.length > 0);
  if (able.length === 0 || table.next() < 0.3) return answer(pace, table);
  return answer(table.pick(able), table);
}

const answer = (prompt: Prompt, lot: Random): Input => ({
  type: 'answer',
  prompt: prompt.id,
  by: prompt.to,
  choice: randomChoice(prompt.options, lot) as Json,
});

/** The same table with something changed that this seat cannot know: two others have each other's tokens. */
export function withHiddenChange(setup: GameSetup, seat: SeatId, seed: string): GameSetup {
  const lot = random(`change ${seedFrom(seed)}`);
  const others = setup.seats.flatMap((s, id) => (id === seat || s.alignment !== undefined ? [] : [id]));
  const [a, b] = lot.shuffle(others) as [number, number];
  const from = (id: number) => (id === a ? b : id === b ? a : id);
  return {
    ...setup,
    seats: setup.seats.map(({ name }, id) => ({ ...setup.seats[from(id)]!, name })),
  };
}

export interface Comparison {
  /** Moments at which both games had told the seat the same. */
  readonly compared: number;
  readonly differences: readonly string[];
}

/** Where the seat knew the same in both games, it must have observed the same. */
export function compareDiaries(one: Diary, other: Diary): Comparison {
  let compared = 0;
  const differences: string[] = [];
  for (const [knows, page] of one) {
    const counterpart = other.get(knows);
    if (counterpart === undefined) continue;
    compared++;
    if (JSON.stringify(page) !== JSON.stringify(counterpart)) {
      differences.push(
        `Knowing …${knows}\n  one observed   ${page.join('\n')}\n  other observed ${counterpart.join('\n')}`,
      );
    }
  }
  return { compared, differences };
}
