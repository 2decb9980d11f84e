import { parentPort, workerData } from 'node:worker_threads';
import { Game, type GameSetup, type Suggestion } from '@belfry/engine';
import { Deliberation } from '@belfry/storyteller';
import { cast } from '../cast.ts';
import { ownCharactersAgain } from '../own-characters.ts';
import { boardOf, policies } from '../policies.ts';
import type { Ruled } from '../table/storyteller.ts';
import { heardAt } from './heard.ts';

/** What the thread has to know before the first ruling. */
export interface Surroundings {
  readonly characters: string | null;
}

/** A ruling to think about, with the table as it stands. */
export interface Matter extends Ruled {
  readonly setup: GameSetup;
  readonly entries: Game['entries'];
  readonly prompt: string;
}

export type Task =
  | { readonly begin: string; readonly matter: Matter }
  /** Nobody waits for it any more. */
  | { readonly drop: string };

/** What is thought so far, or why nothing can be. */
export type Thought =
  | { readonly of: string; readonly suggestion: Suggestion; readonly isDone: boolean }
  | { readonly of: string; readonly failed: string };

const { characters } = workerData as Surroundings;
if (characters !== null) await ownCharactersAgain(characters);

/** Each until it is dropped, or until nothing more can be learned. */
const open = new Map<string, Deliberation>();
let isGoing = false;

parentPort!.on('message', (task: Task) => {
  if ('drop' in task) {
    open.delete(task.drop);
    return;
  }
  const { begin, matter } = task;
  attempt(begin, () => {
    const deliberation = deliberationOn(matter);
    if (deliberation.isDone) tellOf(begin, deliberation);
    else open.set(begin, deliberation);
  });
  if (isGoing || open.size === 0) return;
  isGoing = true;
  setImmediate(goOn);
});

/** Everybody's turn is one game; what has come in meanwhile is read between two turns. */
function goOn(): void {
  const [next] = open;
  if (next === undefined) {
    isGoing = false;
    return;
  }
  const [of, deliberation] = next;
  open.delete(of);
  if (!deliberation.isDone) {
    open.set(of, deliberation);
    attempt(of, () => think(of, deliberation));
  }
  setImmediate(goOn);
}

function think(of: string, deliberation: Deliberation): void {
  const { rounds } = deliberation;
  deliberation.step();
  if (deliberation.rounds > rounds) tellOf(of, deliberation);
}

function deliberationOn(matter: Matter): Deliberation {
  const { game, setup, entries, talk, prompt } = matter;
  const { grimoire } = Game.replay(setup, entries, cast);
  const asked = grimoire.prompts().find(({ id }) => id === prompt);
  if (asked === undefined) throw new Error(`Nobody is asked "${prompt}".`);
  const ruling = policies.for(matter, grimoire)(grimoire, asked);
  const heard = heardAt(talk, grimoire, boardOf(talk, grimoire));
  return new Deliberation({ setup, entries, heard }, cast, prompt, ruling, `${game} ${prompt}`);
}

/** A game that cannot be played on is no reason to stop: the rule of thumb decides. */
function attempt(of: string, job: () => void): void {
  try {
    job();
  } catch (error) {
    open.delete(of);
    tell({ of, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function tellOf(of: string, deliberation: Deliberation): void {
  tell({ of, suggestion: deliberation.conclude(), isDone: deliberation.isDone });
}

function tell(thought: Thought): void {
  parentPort!.postMessage(thought);
}
