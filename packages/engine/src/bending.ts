import type { Play } from './ask.ts';
import type { Context } from './context.ts';
import type { CharacterDefinition } from './definition.ts';
import { type FoldingStages, type Hooks, type JudgingStages, pass, type Stage, type TellingStages } from './stages.ts';

/** Words that mean something else to one ability. */
export type Otherwise = (context: Context) => Partial<Context>;

/**
 * The parts of a character that say some words otherwise, for a jinx's `instead`: what is not named keeps its meaning,
 * and several jinxes of one character bend it one after the other.
 */
export function saying(usual: CharacterDefinition, otherwise: Otherwise): Partial<CharacterDefinition> {
  const bent = (context: Context): Context =>
    Object.create(context, Object.getOwnPropertyDescriptors(otherwise(context))) as Context; // the same words, some of them new
  const { act, atPlace, starts, wakes, on, evenDead, always } = usual;
  return {
    ...(act === undefined ? {} : { act: (context) => act(bent(context)) }),
    ...(atPlace === undefined ? {} : { atPlace: (context) => atPlace(bent(context)) }),
    ...(starts === undefined ? {} : { starts: (context) => starts(bent(context)) }),
    ...(typeof wakes === 'function' ? { wakes: (context: Context) => wakes(bent(context)) } : {}),
    ...(on === undefined ? {} : { on: hooksWith(on, bent) }),
    ...(evenDead === undefined ? {} : { evenDead: hooksWith(evenDead, bent) }),
    ...(always === undefined ? {} : { always: hooksWith(always, bent) }),
  };
}

// A union of functions cannot be called; each hook is handed on to the stage that it was found at.
type AnyHook = (context: Context, about: unknown) => unknown;

function hooksWith<H extends Hooks>(hooks: H, bent: (context: Context) => Context): H {
  const wrap =
    (hook: AnyHook): AnyHook =>
    (context, about) =>
      hook(bent(context), about);
  return Object.fromEntries(
    Object.entries(hooks).map(([stage, hook]) => [
      stage,
      typeof hook === 'function'
        ? wrap(hook as AnyHook)
        : { ...(hook as { readonly hook: AnyHook }), hook: wrap((hook as { readonly hook: AnyHook }).hook) },
    ]),
  ) as H;
}

type Telling = Pick<Hooks, keyof TellingStages>;

/** Hooks with another one at a stage that only tells: it runs after the one that is there. */
export function afterwards<S extends keyof TellingStages>(
  hooks: Telling | undefined,
  stage: S,
  then: (context: Context, about: TellingStages[S]) => Play<void>,
): Telling {
  const usual = hooks?.[stage];
  if (usual === undefined) return { ...hooks, [stage]: then };
  const both = function* (context: Context, about: TellingStages[S]) {
    yield* usually(hooks, stage)(context, about);
    yield* then(context, about);
  };
  return { ...hooks, [stage]: typeof usual === 'function' ? both : { ...usual, hook: both } };
}

/** What a character usually does at a stage that only tells, for a jinx to do it sometimes. */
export const usually =
  <S extends keyof TellingStages>(hooks: Telling | undefined, stage: S) =>
  (context: Context, about: TellingStages[S]): Play<void> => {
    // Indexing by a type parameter loses that these are the hooks of one stage.
    const hook = hooks?.[stage] as TellingHook<S> | { readonly hook: TellingHook<S> } | undefined;
    return hook === undefined ? nothing() : (typeof hook === 'function' ? hook : hook.hook)(context, about);
  };

type TellingHook<S extends keyof TellingStages> = (context: Context, about: TellingStages[S]) => Play<void>;

function* nothing(): Play<void> {}
/** Hooks of which the one at a stage is passed over while that holds. */
export function except<S extends Stage>(
  hooks: Hooks | undefined,
  stage: S,
  passesOver: (context: Context, about: AboutOf<S>) => boolean,
): Hooks {
  const usual = hooks?.[stage] as AnyHook | { readonly hook: AnyHook } | undefined;
  if (usual === undefined) return hooks ?? {};
  const bare = typeof usual === 'function' ? usual : usual.hook;
  const hook: AnyHook = (context, about) =>
    passesOver(context, about as AboutOf<S>) ? passing() : bare(context, about);
  return { ...hooks, [stage]: typeof usual === 'function' ? hook : { ...usual, hook } };
}

type AboutOf<S extends Stage> = S extends keyof TellingStages
  ? TellingStages[S]
  : S extends keyof JudgingStages
    ? JudgingStages[S][0]
    : S extends keyof FoldingStages
      ? FoldingStages[S]
      : never;

function* passing(): Play<typeof pass> {
  return pass;
}
