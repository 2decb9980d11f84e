import type { Sentence } from '@belfry/almanac';
import type { Decision, Entry, Game } from './game.ts';
import type { Input } from './input.ts';
import { type Prompt, refusal } from './prompt.ts';

/** A decision of the game as it was, and what it answered, so that it can be found again under another number. */
export interface Later {
  readonly input: Input;
  /** null for an act of the Storyteller, which needs no question. */
  readonly asked: Asked | null;
  readonly day: number;
  readonly night: number;
}

type Asked = Pick<Prompt, 'to' | 'kind'> & Pick<Prompt['about'], 'what' | 'character' | 'seat' | 'text'>;

/** The game with one decision changed. */
export interface Amended {
  /** What has to be written into the log: back to before it, what is decided instead, and all that still fits. */
  readonly entries: readonly Entry[];
  /** What has found no place yet: something new is asked first. */
  readonly rest: readonly Later[];
}

/**
 * Plays the game again with another decision in the place of one (null: with none), and whatever came after it as far as
 * it still fits. Where something new is asked, it stops; {@link playOn} goes on when that is answered. The game itself
 * stays as it is.
 */
export function amend(game: Game, at: number, instead: Input | null): Amended | Sentence {
  const why = game.refuseUndo(at);
  if (why !== null) return why;
  const decisions = [...game.decisions()];
  const changed = decisions[at];
  if (changed === undefined) return { say: 'undo.nowhere', keep: at, inputs: decisions.length };
  const copy = game.copy();
  copy.undo(at);
  const entries: Entry[] = [{ type: 'undo', keep: at }];
  if (instead !== null) {
    const placed = instead.type === 'answer' ? renumbered(instead, changed, copy.prompts()) : instead;
    const result = copy.submit(placed);
    if (!result.ok) return result.reason;
    entries.push(placed);
  }
  const { taken, rest } = playOn(copy, decisions.slice(at + 1).map(laterOf));
  return { entries: [...entries, ...taken], rest };
}

/** The decisions after the first so many, to be taken again. */
export const decidedAfter = (game: Game, keep: number): Later[] => [...game.decisions()].slice(keep).map(laterOf);

/** Takes what was decided before, in order, for as long as it fits. Says what was taken, and what is left for later. */
export function playOn(
  game: Game,
  later: readonly Later[],
): { readonly taken: readonly Input[]; readonly rest: readonly Later[] } {
  const taken: Input[] = [];
  const take = (input: Input) => {
    const isTaken = game.submit(input).ok;
    if (isTaken) taken.push(input);
    return isTaken;
  };
  let rest = later.filter((decision) => !isPast(decision, game));
  for (let [next] = rest; next !== undefined && !game.isOver; [next] = rest) {
    const prompts = game.prompts();
    const { input } = next;
    const placed = input.type === 'intervene' ? input : placeFor(next, prompts);
    // What nobody is asked any more is left out, but only where something that came after it is asked now.
    if (placed === null && !rest.some((decision) => placeFor(decision, prompts) !== null)) break;
    if (placed !== null) take(placed);
    rest = rest.slice(1).filter((decision) => !isPast(decision, game));
  }
  return { taken, rest: game.isOver ? [] : rest };
}

/** The night or the day of a decision is over: it has no place any more. */
const isPast = ({ day, night }: Later, { state }: Game): boolean => day < state.day || night < state.night;

const laterOf = ({ input, asked, day, night }: Decision): Later => ({
  input,
  asked: asked === null ? null : askedOf(asked),
  day,
  night,
});

const askedOf = ({ to, kind, about: { what, character, seat, text } }: Prompt): Asked => ({
  to,
  kind,
  ...(what === undefined ? {} : { what }),
  ...(character === undefined ? {} : { character }),
  ...(seat === undefined ? {} : { seat }),
  ...(text === undefined ? {} : { text }),
});

/** The question that was changed is asked again under another number; without one, the engine says why not. */
function renumbered(
  instead: Extract<Input, { type: 'answer' }>,
  { asked }: Decision,
  prompts: readonly Prompt[],
): Input {
  const wanted = asked === null ? null : JSON.stringify(askedOf(asked));
  const found = prompts.find((prompt) => JSON.stringify(askedOf(prompt)) === wanted);
  return found === undefined ? instead : { ...instead, prompt: found.id };
}

/** The same answer to the same question under its number of now; null where it is not asked, or not so. */
function placeFor({ input, asked }: Later, prompts: readonly Prompt[]): Input | null {
  if (input.type !== 'answer' || asked === null) return null;
  const wanted = JSON.stringify(asked);
  const found = prompts.find(
    (prompt) => JSON.stringify(askedOf(prompt)) === wanted && refusal(prompt.options, input.choice) === null,
  );
  return found === undefined ? null : { ...input, prompt: found.id };
}
