import { cast } from '@belfry/characters';
import { Game, type Json, type Prompt, refusal, type SeatId, type SeenEvent, seenBy, type View } from '@belfry/engine';
import { apartPairs, playable, type Script } from '@belfry/scripts';
import { type Asked, BOTS, BotTable, dealGame, policyFor, type Utterance } from '@belfry/storyteller';

export const ME = 0;

type Reply = Json | readonly Utterance[];

/** A game alone, as it is kept: what was dealt follows from the seed, what happened from the answers. */
export interface SoloGame {
  readonly seed: string;
  readonly players: number;
  readonly name: string;
  readonly answers: readonly Reply[];
}

export interface SoloState {
  readonly view: View;
  readonly chronicle: readonly SeenEvent[];
  readonly asked: Asked | null;
  readonly heard: readonly Utterance[];
}

/** One person among bots, with an automatic Storyteller: everything runs in this browser. */
export class SoloTable {
  readonly #table: BotTable;
  readonly #play: ReturnType<BotTable['play']>;
  readonly #keep: (answers: readonly Reply[]) => void;
  readonly #listeners = new Set<() => void>();
  #heard: Utterance[] = [];
  #answers: Reply[] = [];
  #asked: Asked | null = null;
  #state: SoloState;

  constructor(script: Script, kept: SoloGame, keep: (answers: readonly Reply[]) => void) {
    this.#keep = keep;
    const dealt = dealGame(
      { played: playable(script), characters: script.characters, apart: apartPairs(script.characters) },
      kept.players,
      kept.seed,
    );
    const seats = dealt.seats.map((seat, at) => (at === ME ? { ...seat, name: kept.name } : seat));
    this.#table = new BotTable({
      game: new Game({ ...dealt, seats }, cast),
      seed: kept.seed,
      policy: (board) => policyFor('fair', { board, seed: kept.seed }),
      bot: (seat) => (seat === ME ? null : BOTS.novice),
      listen: (happening) => {
        if ('utterance' in happening && isFor(happening.utterance, ME)) this.#heard.push(happening.utterance);
      },
    });
    this.#play = this.#table.play();
    this.#take(this.#play.next());
    for (const answer of kept.answers) this.#step(answer);
    this.#state = this.#look();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): SoloState => this.#state;

  /** Why the choice cannot be made, or null when it was. */
  readonly answer = async (prompt: Prompt, choice: Json): Promise<string | null> => {
    const reason = refusal(prompt.options, choice);
    if (reason !== null) return reason;
    this.reply(choice);
    return null;
  };

  readonly reply = (reply: Reply): void => {
    if (this.#asked === null) return;
    this.#step(reply);
    this.#keep(this.#answers);
    this.#state = this.#look();
    for (const listener of this.#listeners) listener();
  };

  #step(reply: Reply): void {
    if (this.#asked === null) return;
    this.#answers.push(reply);
    this.#take(this.#play.next(reply as Json | readonly Utterance[]));
  }

  #take(result: IteratorResult<Asked, void>): void {
    this.#asked = result.done ? null : result.value;
  }

  #look(): SoloState {
    return {
      view: structuredClone(this.#table.chairs[ME]!.view),
      chronicle: seenBy(this.#table.game.events, ME),
      asked: this.#asked,
      heard: [...this.#heard],
    };
  }
}

const isFor = ({ to, from }: Utterance, seat: SeatId): boolean =>
  to === 'everyone' || from === seat || to.includes(seat);
