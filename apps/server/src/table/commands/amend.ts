import { amend as amended, decidedAfter, type Entry, type Game, type Input, playOn } from '@belfry/engine';
import type { Happening, Rest } from '../record.ts';
import { ONLY_TOLD, ToldGame } from '../told-game.ts';
import { type Doing, type Handler, refuse, type Verdict } from './verdict.ts';

/** Trying a game out on a copy plays all of it at once: longer ones can be taken back, but not amended. */
const MOST_TRIED = 3_000;

/** What was decided before is taken again together, and told as one: nobody sees how it was in between. */
function again({ id }: Doing, entries: readonly Entry[], rest: Rest | null): Happening[] {
  return entries.map((entry, at) => ({
    type: 'entry',
    entry,
    by: id,
    ...(entry.type === 'undo' ? {} : { again: true }),
    ...(at === entries.length - 1 && rest !== null ? { rest } : {}),
  }));
}

/** The game to try something on; null where it is too long for that, or only told. */
const tried = ({ state }: Doing): Game | null => {
  const { game } = state.play!;
  return game instanceof ToldGame || game.inputs.length > MOST_TRIED ? null : game;
};

/** One decision is changed, and all that followed is kept as far as it fits: the rest waits for what is asked anew. */
export const amend: Handler<'amend'> = (doing, { input, choice }) => {
  if (doing.state.play!.game instanceof ToldGame) return refuse('not-possible', ONLY_TOLD);
  const game = tried(doing);
  if (game === null) return refuse('not-possible', { say: 'amend.too-long', most: MOST_TRIED });
  const old = game.inputs[input];
  const instead: Input | null =
    choice === undefined ? null : { type: 'answer', prompt: promptOf(old), by: 'storyteller', choice };
  const found = amended(game, input, instead);
  if ('say' in found) return refuse('not-possible', found);
  return again(doing, found.entries, { later: found.rest, goesOn: true });
};

const promptOf = (input: Input | undefined): string => (input?.type === 'answer' ? input.prompt : '');

/** Back to when there were fewer decisions; those are kept until something else is decided. */
export const undo: Handler<'undo'> = (doing, { keep }) => {
  const { play } = doing.state;
  const { game } = play!;
  const why = game instanceof ToldGame ? null : game.refuseUndo(keep);
  if (why !== null) return refuse('not-possible', why);
  const whole = tried(doing);
  const before = play!.rest?.goesOn === false ? play!.rest.later : [];
  const later = whole === null ? [] : [...decidedAfter(whole, keep), ...before];
  return again(doing, [{ type: 'undo', keep }], { later, goesOn: false });
};

/** What was taken back last is taken again. */
export const redo: Handler<'redo'> = (doing) => {
  const { rest } = doing.state.play!;
  const game = tried(doing);
  const found = rest === null || rest.goesOn || game === null ? null : playOn(game.copy(), rest.later);
  if (found === null || found.taken.length === 0) return refuse('not-now', { say: 'undo.nothing' });
  return again(doing, found.taken, { later: [], goesOn: false });
};

/** A decision, and after it whatever had to wait for it since something was amended. */
export function andGoOn(doing: Doing, entry: Entry): Verdict {
  const first: Happening = { type: 'entry', entry, by: doing.id };
  const { rest } = doing.state.play!;
  const copy = rest?.goesOn === true && rest.later.length > 0 ? tried(doing)?.copy() : undefined;
  // What the engine refuses it refuses in its own words, when it is taken.
  if (rest === null || copy === undefined || entry.type === 'undo' || !copy.submit(entry).ok) return [first];
  const { taken, rest: later } = playOn(copy, rest.later);
  const left: Rest = { later, goesOn: true };
  // The table has been here before: what it was told then needs no word of the Storyteller's once more.
  const here: Happening = { ...first, again: true };
  return taken.length === 0 ? [{ ...here, rest: left }] : [here, ...again(doing, taken, left)];
}
