import { Worker } from 'node:worker_threads';
import type { Prompt, Suggestion } from '@belfry/engine';
import type { TableState } from '../table/state.ts';
import { ruledAt } from '../table/storyteller.ts';
import type { Thinker } from '../table/surroundings.ts';
import { ToldGame } from '../table/told-game.ts';
import type { Surroundings, Task, Thought } from './thinking-thread.ts';

const MEMORY_MB = 512;
/** A thread that says nothing for so long after it should have finished is stuck. */
const STUCK_MS = 10_000;

interface Thinking {
  readonly key: string;
  readonly until: number;
  done(): void;
  suggestion: Suggestion | null;
}

/**
 * Plays on from rulings beside the event loop, on one thread for all tables. The thread starts with the first ruling. One that dies
 * costs what it was thinking about, and then the rule of thumb decides.
 */
export class PlayingOn implements Thinker {
  readonly #characters: string | null;
  readonly #trouble: (error: Error, game: string) => void;
  readonly #now: () => number;
  #worker: Worker | null = null;
  #closed = false;
  /** One ruling a table, by its game. */
  readonly #open = new Map<string, Thinking>();

  constructor(characters: string | null, now: () => number, trouble: (error: Error, game: string) => void) {
    this.#characters = characters;
    this.#now = now;
    this.#trouble = trouble;
  }

  begin(state: TableState, prompt: Prompt, until: number, done: () => void): void {
    const { game, play } = state;
    if (this.#closed || play === null || play.game instanceof ToldGame) return;
    const key = keyOf(state, prompt);
    const before = this.#open.get(game);
    if (before?.key === key) return;
    this.drop(game);
    this.#watch();
    this.#open.set(game, { key, until, done, suggestion: null });
    const { setup, entries } = play.game;
    const matter = { ...ruledAt(state), setup, entries, prompt: prompt.id };
    this.#tell({ begin: key, matter });
  }

  conclude(state: TableState, prompt: Prompt): Suggestion | null {
    const thinking = this.#open.get(state.game);
    return thinking?.key === keyOf(state, prompt) ? thinking.suggestion : null;
  }

  drop(game: string): void {
    const thinking = this.#open.get(game);
    if (thinking === undefined) return;
    this.#open.delete(game);
    if (this.#worker !== null) this.#tell({ drop: thinking.key });
  }

  /** Nobody should wait for a thread to start when the first ruling is due. */
  warmUp(): void {
    if (!this.#closed) this.#worker ??= this.#start();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#open.clear();
    await this.#worker?.terminate();
  }

  #tell(task: Task): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(task);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thinking-thread.ts', import.meta.url), {
      execArgv: [],
      workerData: { characters: this.#characters } satisfies Surroundings,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.on('message', (thought: Thought) => this.#hear(thought));
    worker.on('error', (error) => {
      this.#trouble(error instanceof Error ? error : new Error(String(error)), '');
      this.#abandon(worker);
    });
    worker.unref();
    return worker;
  }

  #hear(thought: Thought): void {
    const found = [...this.#open].find(([, { key }]) => key === thought.of);
    if (found === undefined) return;
    const [game, thinking] = found;
    if ('failed' in thought) {
      this.#trouble(new Error(thought.failed), game);
      return;
    }
    thinking.suggestion = thought.suggestion;
    if (thought.isDone) thinking.done();
  }

  /** A game that never ends would keep every other table from thinking. */
  #watch(): void {
    const overdue = this.#now() - STUCK_MS;
    const isStuck = [...this.#open.values()].some(({ until, suggestion }) => suggestion === null && until < overdue);
    if (isStuck && this.#worker !== null) this.#abandon(this.#worker);
  }

  #abandon(worker: Worker): void {
    if (this.#worker === worker) {
      this.#worker = null;
      this.#open.clear();
    }
    void worker.terminate();
  }
}

/** What was taken back, or said since, makes it another matter only where a decision was made. */
const keyOf = ({ game, play }: TableState, { id }: Prompt): string => `${game} ${id} ${play!.game.entries.length}`;
