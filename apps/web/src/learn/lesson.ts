import { cast } from '@belfry/characters';
import { Game, type Json, type Prompt, type SeatId, seenBy, viewOf } from '@belfry/engine';
import type { Line } from '@belfry/protocol';
import { builtinScript, playable } from '@belfry/scripts';
import type { PlayerTable } from '../play/table.ts';
import { ring } from '../sound/sound.ts';
import { firstTable, handsFor, ME, NIGHT_CHOICES, RULINGS } from './cast-list.ts';

/** What this device calls the first game. */
export const LESSON = 'first-game';

const PACE_MS = 450;
const script = builtinScript('trouble-brewing')!; // it comes with Belfry

/** The first game: the real engine, with a table that knows its part. Only the newcomer's own view leaves this class. */
export class Lesson {
  readonly #game: Game;
  readonly #speeches: readonly Line[];
  readonly #said: Line[] = [];
  readonly #listeners = new Set<() => void>();
  #sweeping = false;
  #table: PlayerTable;

  constructor(names: readonly string[], speeches: readonly string[]) {
    this.#game = new Game({ script: playable(script), seats: firstTable(names) }, cast);
    this.#speeches = speeches.map((text, at) => line(at + 1, names[at + 1]!, text));
    this.#play();
    this.#table = this.#look();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly table = (): PlayerTable => this.#table;

  #look(): PlayerTable {
    const { events } = this.#game;
    const view = viewOf(events, ME);
    return {
      key: LESSON,
      script,
      view,
      prompts: this.#sweeping ? [] : this.#game.promptsFor(ME),
      chronicle: seenBy(events, ME),
      talk: {
        lines: view.day === 0 ? this.#said : [...this.#speeches, ...this.#said],
        say: (text) => this.#say(text),
        claim: null,
      },
      goOn: this.#goOn(),
      answer: async (prompt, choice) => this.#answer(prompt, choice),
    };
  }

  #say(text: string): void {
    this.#said.push(line(ME, this.#game.state.seats[ME]!.name, text));
    this.#changed();
  }

  #answer(prompt: Prompt, choice: Json): string | null {
    const result = this.#game.submit({ type: 'answer', prompt: prompt.id, by: ME, choice });
    if (!result.ok) return result.reason;
    this.#play();
    this.#changed();
    return null;
  }

  #goOn(): PlayerTable['goOn'] {
    if (this.#sweeping || this.#game.isOver) return null;
    if (this.#prompt('run-vote') !== undefined) return { label: 'act.sweep', run: () => this.#sweep() };
    const day = this.#prompt('run-day');
    if (day === undefined) return null;
    const action = this.#game.state.today.stage === 'discussion' ? 'open-nominations' : 'end-day';
    return {
      label: `act.${action}`,
      run: () => {
        this.#rule(day, { do: action });
        this.#play();
        this.#changed();
      },
    };
  }

  /** The clock hand goes round, seat by seat, for the newcomer to see. */
  #sweep(): void {
    this.#sweeping = true;
    this.#changed();
    const step = () => {
      const run = this.#prompt('run-vote');
      if (run === undefined) {
        this.#sweeping = false;
        this.#play();
      } else {
        ring('tick');
        this.#rule(run, { do: 'advance' });
        setTimeout(step, PACE_MS);
      }
      this.#changed();
    };
    setTimeout(step, PACE_MS);
  }

  #prompt(kind: Prompt['kind']): Prompt | undefined {
    return this.#game.prompts().find((p) => p.kind === kind && p.to === 'storyteller');
  }

  #rule(prompt: Prompt, choice: Json): void {
    this.#game.submit({ type: 'answer', prompt: prompt.id, by: 'storyteller', choice });
  }

  /** Everybody but the newcomer does what they have to. */
  #play(): void {
    for (;;) {
      const prompts = this.#game.prompts();
      const ruling = prompts.find((p) => p.kind === 'ruling' || p.kind === 'by-hand');
      const choice = prompts.find((p) => p.kind === 'choose' && p.to !== ME);
      if (ruling !== undefined)
        this.#rule(ruling, RULINGS[ruling.about.what ?? ''] ?? ruling.suggestion?.choice ?? null);
      else if (choice !== undefined) this.#rule(choice, this.#nightChoice(choice));
      else break;
    }
    const { today } = this.#game.state;
    const nominee = today.nominations.at(-1)?.nominee;
    if (this.#prompt('run-vote') === undefined || nominee === undefined) return;
    for (const seat of handsFor(nominee)) {
      const hand = this.#game.promptsFor(seat).find((p) => p.kind === 'hand');
      if (hand?.options.pick === 'action' && hand.options.of[0]?.do === 'raise') this.#rule(hand, { do: 'raise' });
    }
  }

  #nightChoice({ to, options }: Prompt): Json {
    const from = options.pick === 'players' ? options.from : [];
    const fits = (id: SeatId) => from.includes(id) && this.#game.state.seats[id]!.alive;
    return [NIGHT_CHOICES[Number(to)]?.find(fits) ?? from[0] ?? 0];
  }

  #changed(): void {
    this.#table = this.#look();
    for (const listener of this.#listeners) listener();
  }
}

const line = (seat: SeatId, name: string, text: string): Line => ({
  at: 0,
  channel: 'public',
  from: { person: `p${seat}`, name, seat, storyteller: false },
  to: null,
  text,
  claim: null,
});
