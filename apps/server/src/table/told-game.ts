import type { Sentence } from '@belfry/almanac';
import {
  type Alignment,
  type Entry,
  type GameEvent,
  type GameSetup,
  type GameState,
  type Input,
  type SeatId,
  viewOf,
} from '@belfry/engine';
import type { Told } from './record.ts';

/** The refusal of everything. */
export const ONLY_TOLD: Sentence = { say: 'may.told-only' };

/** What a table asks of its game's state. */
interface ToldState {
  readonly phase: GameState['phase'];
  readonly day: number;
  readonly today: Pick<GameState['today'], 'stage' | 'lastCall' | 'nominations' | 'exilesCalled'>;
  readonly circle: readonly SeatId[];
  readonly seats: readonly { readonly name: string; readonly alignment: Alignment }[];
}

/**
 * A game that is not played but told: what its log says was told, whatever today's rules would make of the decisions.
 * It stands where the engine's game stands at a table, follows the rest of its log, and takes nothing new.
 */
export class ToldGame {
  readonly setup: GameSetup;
  readonly inputs: Input[];
  /** Whether a ruling was open when the last of it was told. */
  ruling = false;
  #events: readonly GameEvent[];
  #state: { readonly of: readonly GameEvent[]; readonly state: ToldState } | null = null;

  constructor(setup: GameSetup, events: readonly GameEvent[], inputs: readonly Input[] = []) {
    this.setup = setup;
    this.#events = events;
    this.inputs = [...inputs];
  }

  get events(): readonly GameEvent[] {
    return this.#events;
  }
  get entries(): readonly Entry[] {
    return this.inputs;
  }
  get isOver(): boolean {
    return this.#events.some(({ type }) => type === 'game-over');
  }

  /** Another entry of the log. `before` is how many events there were after each number of inputs. */
  follow(entry: Entry, { events, ruling }: Told, before: readonly number[]): void {
    this.ruling = ruling;
    if (entry.type === 'undo') {
      this.inputs.length = Math.min(entry.keep, this.inputs.length);
      this.#events = this.#events.slice(0, before[entry.keep] ?? this.#events.length);
    } else {
      this.inputs.push(entry);
      this.#events = [...this.#events, ...events];
    }
  }

  get state(): ToldState {
    if (this.#state?.of !== this.#events) this.#state = { of: this.#events, state: this.#read() };
    return this.#state.state;
  }

  #read(): ToldState {
    const { phase, day, circle, seats, grimoire } = viewOf(this.#events, 'storyteller');
    const sideOf = (id: SeatId) => grimoire?.tokens.find(({ seat }) => seat === id)?.alignment ?? 'good';
    return {
      phase,
      day,
      today: { stage: 'closed', lastCall: false, nominations: [], exilesCalled: [] },
      circle,
      seats: seats.map(({ seat, name }) => ({ name, alignment: sideOf(seat) })),
    };
  }

  prompts(): [] {
    return [];
  }
}
