import { type Report, type Script, type ScriptScore, scriptItems } from '@belfry/scripts';
import { useEffect, useState } from 'react';
import type { Lang } from '../settings/settings.ts';

/** Work that may take longer than a frame, done beside the page so that typing never waits for it. */
export type Task =
  | { readonly do: 'check'; readonly items: readonly unknown[]; readonly lang: Lang }
  /** The score for the first of these player counts that the script can serve. */
  | {
      readonly do: 'score';
      readonly items: readonly unknown[];
      readonly players: readonly number[];
      readonly lang: Lang;
    };

export type Answer = Report | ScriptScore | null;

interface Job {
  readonly task: Task;
  readonly give: (answer: Answer) => void;
}

/** A script of everybody keeps the bench busy for long: whoever changes it meanwhile gets a fresh bench. */
const PATIENCE_MS = 1000;

const waiting: Job[] = [];
let running: { readonly job: Job; readonly since: number } | null = null;
let bench: Worker | null = null;

function openBench(): Worker {
  const opened = new Worker(new URL('./workbench.worker.ts', import.meta.url), { type: 'module' });
  opened.onmessage = ({ data }: MessageEvent<Answer>) => {
    running?.job.give(data);
    running = null;
    next();
  };
  // The browser has told the console; the others in the queue are not to wait for ever.
  opened.onerror = () => {
    running = null;
    next();
  };
  return opened;
}

function next(): void {
  if (running !== null) return;
  const job = waiting.pop(); // the newest first: it is what somebody looks at now
  if (job === undefined) return;
  bench ??= openBench();
  running = { job, since: performance.now() };
  bench.postMessage(job.task);
}

/** Nobody wants this answer any more. */
function drop(job: Job): void {
  const at = waiting.indexOf(job);
  if (at >= 0) waiting.splice(at, 1);
  if (running?.job !== job || performance.now() - running.since < PATIENCE_MS) return;
  bench?.terminate();
  bench = null;
  running = null;
  next();
}

const known = new WeakMap<Script, Map<string, Answer>>();

export interface Worked<A> {
  /** The last answer, so that nothing flickers while somebody types; undefined before the first. */
  readonly answer: A | undefined;
  /** Whether it is about the script as it is now. */
  readonly current: boolean;
}

function useWork<A extends Answer>(script: Script, key: string, task: (items: readonly unknown[]) => Task): Worked<A> {
  const [last, setLast] = useState<A | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: script and key say all that the task does
  useEffect(() => {
    if (known.get(script)?.has(key)) return;
    const job: Job = {
      task: task(scriptItems(script)),
      give: (answer) => {
        known.set(script, (known.get(script) ?? new Map()).set(key, answer));
        setLast(answer as A); // the key says what kind of answer it is
      },
    };
    waiting.push(job);
    next();
    return () => drop(job);
  }, [script, key]);
  const answers = known.get(script);
  return answers?.has(key) ? { answer: answers.get(key) as A, current: true } : { answer: last, current: false };
}

/** Everything worth saying about a script. */
export const useReport = (script: Script, lang: Lang): Worked<Report> =>
  useWork(script, `check ${lang}`, (items) => ({ do: 'check', items, lang }));

/** How hard a script is for the first of these counts that it serves: null when it serves none, undefined until known. */
export const useScore = (script: Script, players: readonly number[], lang: Lang): ScriptScore | null | undefined =>
  useWork<ScriptScore | null>(script, `score ${players} ${lang}`, (items) => ({ do: 'score', items, players, lang }))
    .answer;
