import type { CharacterId } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import {
  Game,
  type GameSetup,
  type Input,
  type Json,
  type Prompt,
  type Random,
  random,
  randomAnswer,
  refusal,
  type SeatId,
  seedFrom,
  seenBy,
} from '@belfry/engine';

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

interface Observed {
  readonly what: string;
  /** Nothing but what one may do by day or in a vote, or leave alone. */
  readonly isOffer: boolean;
}

/** For each thing that the seat knew (a running hash of its events), what it could observe while it knew just that, in order. */
export type Diary = Map<string, Observed[]>;

/** As far as it is news: what exactly is asked must follow from it. */
const newsOf = ({ kind, about }: Prompt) => ({ type: 'asked', kind, about: about.character });

const isOffer = ({ kind }: Prompt): boolean => kind === 'day' || kind === 'hand';

/** Keeps the diary of one seat while somebody else plays the game. */
class Diarist {
  readonly diary: Diary = new Map();
  readonly #seat: SeatId;
  readonly #observe: Observation;
  #knows = '';
  #page: Observed[] = [];
  #read = 0;
  #character: CharacterId | undefined;
  readonly #asked = new Set<string>();

  constructor(seat: SeatId, observe: Observation) {
    this.#seat = seat;
    this.#observe = observe;
  }

  note(game: Game): void {
    const news = this.#news(game);
    if (news !== '[]') {
      // The page is complete: what was observed while the seat knew no more.
      if (this.#knows !== '') this.diary.set(this.#knows, this.#page);
      this.#knows = `${seedFrom(this.#knows + news)} ${news.slice(-120)}`;
      this.#page = [];
    }
    const what = this.#observe(game, this.#seat);
    const mine = game.promptsFor(this.#seat);
    // Being asleep while others act is the pace of the night, which the server evens out; it is not written down. Nor is
    // a day that stands still for everybody while something is decided. To be left out of it is.
    const isLeftOut = mine.length === 0 && game.prompts().some(isOffer);
    if ((mine.length > 0 || isLeftOut) && this.#page.at(-1)?.what !== what)
      this.#page.push({ what, isOffer: mine.length > 0 && mine.every(isOffer) });
  }

  /** What it is told; and that somebody else's ability asks it something, as a Barber who died does of the Demon. */
  #news(game: Game): string {
    const told = seenBy(game.events.slice(this.#read), this.#seat);
    this.#read = game.events.length;
    for (const fact of told) if (fact.type === 'you-are') this.#character = fact.character;
    const asked = game
      .promptsFor(this.#seat)
      .filter(
        ({ id, kind, about }) => kind === 'choose' && about.character !== this.#character && !this.#asked.has(id),
      );
    for (const { id } of asked) this.#asked.add(id);
    return JSON.stringify([...told, ...asked.map(newsOf)]);
  }
}

/**
 * Plays a game whose parties decide by their own lot: what somebody chooses depends on the seed, on who they are and
 * on how often they were asked, never on others. Keeps a diary of one seat.
 */
export function diaryOf(setup: GameSetup, seat: SeatId, seed: string, observe: Observation, mostInputs = 200): Diary {
  const game = new Game(setup, cast);
  const diarist = new Diarist(seat, observe);
  const asked = new Map<string, number>();
  for (let inputs = 0; inputs < mostInputs && !game.isOver; inputs++) {
    diarist.note(game);
    game.submit(nextInput(game, seed, asked));
  }
  return diarist.diary;
}

/**
 * Plays what was decided in another game of the same table: everybody chooses as they did there, as far as they are asked
 * and may, and else what comes first. Keeps a diary of one seat.
 */
export function diaryOfInputs(setup: GameSetup, inputs: readonly Input[], seat: SeatId, observe: Observation): Diary {
  const game = new Game(setup, cast);
  const diarist = new Diarist(seat, observe);
  const submit = (input: Input) => {
    diarist.note(game);
    game.submit(input);
  };
  for (const input of inputs) {
    if (game.isOver) break;
    if (input.type === 'intervene') {
      submit(input);
      continue;
    }
    const to = partyOf(input.prompt);
    const isItsTurn = () => game.prompts().some((p) => p.to === to && (p.options.pick !== 'action' || isWanted(p)));
    const isWanted = (p: Prompt) => refusal(p.options, input.choice) === null;
    // Somebody is asked who was not asked there.
    for (let other = waitedFor(game); other !== undefined && !isItsTurn(); other = waitedFor(game))
      submit(plainly(other));
    const prompt = game.prompts().find((p) => p.to === to && isWanted(p)) ?? waitedFor(game);
    if (prompt === undefined) continue;
    submit(isWanted(prompt) ? { ...input, prompt: prompt.id } : plainly(prompt));
  }
  diarist.note(game);
  return diarist.diary;
}

const partyOf = (prompt: string): Prompt['to'] => {
  const [party] = prompt.split('.');
  return party === 'storyteller' ? party : Number(party);
};

/** A question that the game does not go on without; the course of a day or of a vote is nobody's duty. */
const waitedFor = (game: Game): Prompt | undefined =>
  game.prompts().find((p) => p.kind === 'choose' || p.kind === 'ruling' || p.kind === 'by-hand');

const plainly = (prompt: Prompt): Input => ({
  type: 'answer',
  prompt: prompt.id,
  by: prompt.to,
  choice: prompt.suggestion?.choice ?? randomAnswer(prompt.options, random(prompt.to)),
});

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
  choice: randomAnswer(prompt.options, lot) as Json,
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

/** In one of the games the day went on to its next event before anybody could do anything, as a struck Virgin's does. */
const stoodStill = (page: readonly Observed[], other: readonly Observed[]): boolean =>
  (page.length === 0 && other.every((one) => one.isOffer)) || (other.length === 0 && page.every((one) => one.isOffer));

/** Where the seat knew the same in both games, it must have observed the same. */
export function compareDiaries(one: Diary, other: Diary): Comparison {
  let compared = 0;
  const differences: string[] = [];
  for (const [knows, page] of one) {
    const counterpart = other.get(knows);
    if (counterpart === undefined) continue;
    compared++;
    if (JSON.stringify(page) !== JSON.stringify(counterpart) && !stoodStill(page, counterpart)) {
      const [here, there] = [page, counterpart].map((some) => some.map(({ what }) => what).join('\n'));
      differences.push(`Knowing …${knows}\n  one observed   ${here}\n  other observed ${there}`);
    }
  }
  return { compared, differences };
}
