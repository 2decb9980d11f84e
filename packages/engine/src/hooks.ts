import type { Play } from './ask.ts';
import type { Context } from './context.ts';
import { works } from './derived.ts';
import { inPlay, type Listener } from './in-play.ts';
import type { Ability } from './seat.ts';
import { nothing, settled } from './settled.ts';
import {
  type FoldingStages,
  type JudgingStages,
  pass,
  type Stage,
  type TellingStages,
  type Verdict,
} from './stages.ts';
import type { Table } from './table.ts';

const NOBODY: readonly Listener[] = [];
const allPass = settled<Verdict<never>>(pass);

const listeners = (table: Table, stage: Stage): readonly Listener[] => inPlay(table).atStage.get(stage) ?? NOBODY;

/** Every hook of the stage runs. */
export const notify = <S extends keyof TellingStages>(table: Table, stage: S, about: TellingStages[S]): Play<void> => {
  const told = listeners(table, stage);
  return told.length === 0 ? nothing : tellAll(table, told, about);
};

/** The hooks of one ability run, as if only it had heard. */
export const notifyOne = <S extends keyof TellingStages>(
  table: Table,
  stage: S,
  about: TellingStages[S],
  only: Ability,
): Play<void> =>
  tellAll(
    table,
    listeners(table, stage).filter(({ ability }) => ability === only),
    about,
  );

function* tellAll(table: Table, listeners: readonly Listener[], about: unknown): Play<void> {
  for (const listener of listeners) {
    if (hasASay(table, listener)) yield* tellingHook(listener)(table.contextOf(listener.ability), about);
  }
}

/** It may also have ended under an earlier hook of this very stage. */
const hasASay = (table: Table, { ability, step: { when } }: Listener): boolean =>
  !ability.ended && (when === 'always' || works(table, ability, when === 'evenDead'));

/** The first hook with something to say decides. */
export const judge = <S extends keyof JudgingStages>(
  table: Table,
  stage: S,
  about: JudgingStages[S][0],
): Play<Verdict<JudgingStages[S][1]>> => judgeAmong(table, listeners(table, stage), about);

/** As `judge`, but whoever is just dying has no say: what they did for others is over. */
export const judgeAmongTheLiving = <S extends keyof JudgingStages>(
  table: Table,
  stage: S,
  about: JudgingStages[S][0],
): Play<Verdict<JudgingStages[S][1]>> => {
  const { lastBreath } = table.underway;
  const all = listeners(table, stage);
  return judgeAmong(
    table,
    lastBreath.size === 0 ? all : all.filter(({ ability }) => !lastBreath.has(ability.id)),
    about,
  );
};

const judgeAmong = <S extends keyof JudgingStages>(
  table: Table,
  judges: readonly Listener[],
  about: JudgingStages[S][0],
): Play<Verdict<JudgingStages[S][1]>> => {
  return judges.length === 0 ? allPass : firstVerdict<JudgingStages[S][1]>(table, judges, about);
};

function* firstVerdict<T>(table: Table, judges: readonly Listener[], about: unknown): Play<Verdict<T>> {
  for (const listener of judges) {
    if (!hasASay(table, listener)) continue;
    const verdict = yield* judgingHook<T>(listener)(table.contextOf(listener.ability), about);
    if (verdict.verdict !== 'pass') return verdict;
  }
  return pass;
}

/** A value passes through all hooks; null when one of them has put an end to it. */
export const fold = <S extends keyof FoldingStages>(
  table: Table,
  stage: S,
  about: FoldingStages[S],
): Play<FoldingStages[S] | null> => {
  const folding = listeners(table, stage);
  return folding.length === 0 ? settled(about) : passThrough(table, folding, about);
};

function* passThrough<T>(table: Table, listeners: readonly Listener[], about: T): Play<T | null> {
  let value = about;
  for (const listener of listeners) {
    if (!hasASay(table, listener)) continue;
    const verdict = yield* judgingHook<T>(listener)(table.contextOf(listener.ability), value);
    if (verdict.verdict === 'prevent') return null;
    if (verdict.verdict === 'replace') value = verdict.by;
  }
  return value;
}

// The listeners of a stage are that stage's hooks (`in-play.ts` sorts them so); a union of functions cannot be called.
const tellingHook = ({ step }: Listener) => step.hook as (context: Context, about: unknown) => Play<void>;
const judgingHook = <T>({ step }: Listener) => step.hook as (context: Context, about: unknown) => Play<Verdict<T>>;
