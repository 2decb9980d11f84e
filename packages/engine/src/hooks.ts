import type { Play } from './ask.ts';
import { type Context, contextOf } from './context.ts';
import { type Hooks, pass, type Verdict } from './definition.ts';
import { works } from './derived.ts';
import { abilitiesInPlay, definitionOf, type Table } from './table.ts';

/** Stages that only tell: every hook runs, clockwise from the first chair. */
type Telling = 'nominated' | 'died' | 'demonFell' | 'dayEnded';
/** Stages that can be stopped or bent: the first hook with something to say decides. */
type Judging = 'redirectDeath' | 'shieldFromDeath' | 'demonDied' | 'gameEnding';

type Hook<K extends keyof Hooks> = NonNullable<Hooks[K]>;
type Subject<K extends keyof Hooks> = Parameters<Hook<K>>[1];

export function* tell<K extends Telling>(table: Table, stage: K, subject: Subject<K>): Play<void> {
  for (const ability of abilitiesInPlay(table)) {
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
  for (const ability of abilitiesInPlay(table)) {
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
