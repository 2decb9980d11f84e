import type { Play } from './ask.ts';
import { type Context, contextOf } from './context.ts';
import { type Hooks, type Judging, pass, type Telling, type Verdict } from './definition.ts';
import { works } from './derived.ts';
import { inPlay } from './in-play.ts';
import type { Ability } from './seat.ts';
import { definitionOf, type Table } from './table.ts';

type Hook<K extends keyof Hooks> = NonNullable<Hooks[K]>;
type Subject<K extends keyof Hooks> = Parameters<Hook<K>>[1];

const NOBODY: readonly Ability[] = [];

export function* notify<K extends Telling>(table: Table, stage: K, subject: Subject<K>): Play<void> {
  for (const ability of inPlay(table).atStage.get(stage) ?? NOBODY) {
    // It may have ended under an earlier hook of this very stage.
    if (ability.ended) continue;
    const definition = definitionOf(table, ability.character);
    const always = definition?.always?.[stage];
    if (always !== undefined) yield* callTelling(always, contextOf(table, ability), subject);
    const on = definition?.on?.[stage];
    if (on !== undefined && works(table, ability)) yield* callTelling(on, contextOf(table, ability), subject);
  }
}

export function* judge<K extends Judging>(
  table: Table,
  stage: K,
  subject: Subject<K>,
): Play<ReturnType<Hook<K>> extends Play<infer V> ? V : never> {
  for (const ability of inPlay(table).atStage.get(stage) ?? NOBODY) {
    const hook = definitionOf(table, ability.character)?.on?.[stage];
    if (hook === undefined || !works(table, ability)) continue;
    const verdict = yield* callJudging(hook, contextOf(table, ability), subject);
    // The verdict is that of this stage's hooks: TypeScript cannot follow the stage through the union.
    if (verdict.verdict !== 'pass') return verdict as never;
  }
  return pass as never;
}

// A union of functions cannot be called with a union of arguments; stage and subject are paired by the callers' types.
const callTelling = (hook: unknown, context: Context, subject: unknown) =>
  (hook as (context: Context, subject: unknown) => Play<void>)(context, subject);
const callJudging = (hook: unknown, context: Context, subject: unknown) =>
  (hook as (context: Context, subject: unknown) => Play<Verdict<unknown>>)(context, subject);
