import {
  type Alignment,
  type Entry,
  type GameEvent,
  type GameSetup,
  type GameState,
  type Input,
  type SeatId,
  type Submitted,
  viewOf,
} from '@belfry/engine';

/** The refusal of everything. */
export const OVER = 'The game is over, and was played by other rules than today’s: it can only be looked at.';

/**
 * A finished game whose decisions today's rules would no longer take. It is what its chronicle says was told, and
 * stands where the engine's game stands at a table; nothing can be done to it.
 */
export class ToldGame {
  readonly setup: GameSetup;
  readonly events: readonly GameEvent[];
  readonly inputs: readonly Input[] = [];
  readonly entries: readonly Entry[] = [];
  readonly isOver = true;
  readonly state: {
    readonly phase: 'over';
    readonly day: number;
    readonly today: Pick<GameState['today'], 'stage' | 'lastCall' | 'nominations' | 'exilesCalled'>;
    readonly circle: readonly SeatId[];
    readonly seats: readonly { readonly name: string; readonly alignment: Alignment }[];
  };

  constructor(setup: GameSetup, events: readonly GameEvent[]) {
    this.setup = setup;
    this.events = events;
    const { day, circle, seats, grimoire } = viewOf(events, 'storyteller');
    const sideOf = (id: SeatId) => grimoire?.tokens.find(({ seat }) => seat === id)?.alignment ?? 'good';
    this.state = {
      phase: 'over',
      day,
      today: { stage: 'closed', lastCall: false, nominations: [], exilesCalled: [] },
      circle,
      seats: seats.map(({ seat, name }) => ({ name, alignment: sideOf(seat) })),
    };
  }

  prompts(): [] {
    return [];
  }
  submit(): Submitted {
    return { ok: false, reason: OVER };
  }
  undo(): never {
    throw new RangeError(OVER);
  }
}
