import { cast } from '@belfry/characters';
import { Game, type GameSetup, type Input, type Json, type Prompt, type Settled } from '@belfry/engine';
import { choiceInWords } from './choices.ts';
import type { Names } from './notation.ts';
import type { TranscriptEntry } from './transcript.ts';

/** A step that cannot be played as written; the scenario stops there. */
export class Stuck extends Error {}

/** The game that a scenario plays, and all that is said and asked in it. */
export class Stage {
  readonly game: Game;
  readonly names: Names;
  /** What came out otherwise than written, without stopping the play. */
  readonly failures: string[] = [];
  readonly #transcript: TranscriptEntry[];
  /** The part of the transcript that nobody has taken back. */
  #standing: TranscriptEntry[] = [];
  /** Where, in what stands, each night and day began that was played; the last is the one that expectations look at. */
  #beginnings: number[] = [0];
  readonly #seen = new Map<string, string>();
  /** What the Storyteller was not asked in this step, because only one answer was legal. */
  #settled: Settled[] = [];

  constructor(setup: GameSetup, names: Names, transcript: TranscriptEntry[]) {
    this.names = names;
    this.#transcript = transcript;
    this.game = new Game(setup, cast);
    for (const event of this.game.events) this.#note({ event });
    this.#settled.push(...this.game.settled);
    this.#notePrompts();
  }

  get settled(): readonly Settled[] {
    return this.#settled;
  }

  /** What has happened in the latest night or day, and still holds. */
  get window(): readonly TranscriptEntry[] {
    return this.#standing.slice(this.#beginnings.at(-1));
  }

  /** A night or a day is played from here on. */
  begin(step: 'night' | 'day'): void {
    this.#transcript.push({ step });
    // What the deal settled is written down for the first night.
    if (step === 'day' || this.game.state.night > 1) this.#settled = [];
    this.#beginnings.push(step === 'night' ? this.#beginningOfNight() : this.#standing.length);
    // What is open now is offered in this step, even if it was asked before.
    this.#seen.clear();
    this.#notePrompts();
  }

  /** Where the current night begins; the first includes everything before it. */
  #beginningOfNight(): number {
    const { night } = this.game.state;
    if (night <= 1) return 0;
    return this.#standing.findIndex((e) => 'event' in e && e.event.type === 'night-falls' && e.event.night === night);
  }

  /** Takes back the latest inputs, and with them everything that came of them. */
  undo(inputs: number, where: string): void {
    const keep = this.game.inputs.length - inputs;
    if (keep < 0) throw new Stuck(`${where}: only ${this.game.inputs.length} inputs can be taken back.`);
    this.game.undo(keep);
    this.#transcript.push({ step: `undo ${inputs}` });
    const taken = this.#standing.flatMap((entry, at) => ('input' in entry ? [at] : []));
    const from = taken[keep] ?? this.#standing.length;
    this.#standing = this.#standing.slice(0, from);
    this.#beginnings = this.#beginnings.filter((at, n) => n === 0 || at < from);
    this.#notePrompts();
  }

  waits(kind: Prompt['kind']): boolean {
    return this.game.prompts().some((p) => p.kind === kind);
  }

  prompt(kind: Prompt['kind']): Prompt {
    const found = this.game.prompts().find((p) => p.kind === kind);
    if (found === undefined) throw new Stuck(`the game does not wait for "${kind}" now.`);
    return found;
  }

  submit(prompt: Prompt, choice: Json, where: string): void {
    const reason = this.try(prompt, choice);
    if (reason !== null) {
      const who = prompt.to === 'storyteller' ? 'the Storyteller' : this.names.name(prompt.to);
      throw new Stuck(`${where}: ${who} chose ${choiceInWords(prompt, choice, this.names)} and was refused: ${reason}`);
    }
  }

  try(prompt: Prompt, choice: Json): string | null {
    return this.send({ type: 'answer', prompt: prompt.id, by: prompt.to, choice });
  }

  mustTake(input: Input, where: string): void {
    const reason = this.send(input);
    if (reason !== null) throw new Stuck(`${where}: refused: ${reason}`);
  }

  /** Why the input was refused, or null. */
  send(input: Input): string | null {
    const result = this.game.submit(input);
    if (!result.ok) {
      const reason = this.game.inEnglish(result.reason);
      this.#note({ refused: input, reason });
      return reason;
    }
    this.#note({ input });
    for (const event of result.events) this.#note({ event });
    this.#settled.push(...this.game.settled);
    this.#notePrompts();
    return null;
  }

  mustRefuse(prompt: Prompt, choice: Json, words: true | string, where: string): void {
    this.mustNot(() => this.try(prompt, choice), choice, words, where);
  }

  mustNot(attempt: () => string | null, what: Json, words: true | string, where: string): void {
    const before = JSON.stringify(this.game.state);
    const reason = attempt();
    if (reason === null)
      throw new Stuck(`${where}: ${JSON.stringify(what)} should have been refused, and was accepted.`);
    if (words !== true && !reason.toLowerCase().includes(words.toLowerCase())) {
      this.failures.push(`${where}: the refusal says "${reason}", not "${words}".`);
    }
    if (JSON.stringify(this.game.state) !== before) this.failures.push(`${where}: a refused answer changed the game.`);
  }

  #note(entry: TranscriptEntry): void {
    this.#transcript.push(entry);
    this.#standing.push(entry);
  }

  /** Every prompt goes into the transcript when it appears and when its options change. */
  #notePrompts(): void {
    for (const prompt of this.game.prompts()) {
      const now = JSON.stringify(prompt);
      if (this.#seen.get(prompt.id) === now) continue;
      this.#seen.set(prompt.id, now);
      this.#note({ prompt });
    }
  }
}
