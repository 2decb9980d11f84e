import { type Json, sameJson } from './json.ts';
import { doing, type Option, type Options, type PlayerOptions } from './options.ts';
import type { Random } from './random.ts';
import type { SeatId } from './seat.ts';

// What can be answered: everything here walks through options of every kind, so that nobody else has to.

type Counted = { readonly min: number; readonly max: number };

/** Whether there is anything at all that could be chosen. */
export function isAnswerable(options: Options): boolean {
  switch (options.pick) {
    case 'players':
    case 'characters':
      return options.from.length >= options.min && (options.min < 2 || new Set<Json>(options.from).size >= options.min);
    case 'one':
      return options.of.length > 0;
    case 'text':
      return true;
    case 'action':
      return options.of.some((action) => action.with === undefined || isAnswerable(action.with));
    case 'all':
      return options.parts.every(isAnswerable);
    case 'list':
      return someAnswers(options.of, options.min).length === options.min;
  }
}

/** The first legal answer, with as few picks as allowed; null when there is none. */
export function firstAnswer(options: Options): Json {
  switch (options.pick) {
    case 'players':
    case 'characters':
      return options.from.slice(0, options.min);
    case 'one':
      return options.of[0]?.value ?? null;
    case 'text':
      return '';
    case 'action': {
      const action = options.of.find((a) => a.with === undefined || isAnswerable(a.with));
      if (action === undefined) return null;
      return doing(action, action.with === undefined ? undefined : firstAnswer(action.with));
    }
    case 'all':
      return options.parts.map(firstAnswer);
    case 'list':
      return someAnswers(options.of, options.min);
  }
}

/**
 * Any legal answer, each as likely as the next within its kind. `fewest` picks as few as allowed: somebody whose time
 * has run out commits to no more than they must.
 */
export function randomAnswer(options: Options, random: Random, count: 'any' | 'fewest' = 'any'): Json {
  const many = ({ min, max }: Counted) => (count === 'fewest' ? min : min + random.below(max - min + 1));
  switch (options.pick) {
    case 'players':
    case 'characters': {
      const wanted = many(options);
      return random.shuffle<number | string>(options.from).slice(0, wanted);
    }
    case 'one':
      return random.pick(options.of).value;
    case 'text':
      return '';
    case 'action': {
      const action = random.pick(options.of);
      return doing(action, action.with === undefined ? undefined : randomAnswer(action.with, random, count));
    }
    case 'all':
      return options.parts.map((part) => randomAnswer(part, random, count));
    case 'list': {
      const wanted = many(options);
      const answers: Json[] = [];
      // The same answer twice would be refused: after some tries the few that there are are listed instead.
      for (let tries = 0; answers.length < wanted && tries < 20 * (wanted + 1); tries++) {
        const answer = randomAnswer(options.of, random, count);
        if (!answers.some((other) => sameJson(other, answer))) answers.push(answer);
      }
      return answers.length >= options.min ? answers : firstAnswer(options);
    }
  }
}

const LISTED = 1_000;

/** Every legal answer, if there are no more than `most`; null otherwise. Texts cannot be listed. */
export function everyAnswer(options: Options, most = LISTED): readonly Json[] | null {
  if (asksForText(options)) return null;
  const found = someAnswers(options, most + 1);
  return found.length > most ? null : found;
}

function asksForText(options: Options): boolean {
  switch (options.pick) {
    case 'text':
      return true;
    case 'players':
    case 'characters':
    case 'one':
      return false;
    case 'action':
      return options.of.some((action) => action.with !== undefined && asksForText(action.with));
    case 'all':
      return options.parts.some(asksForText);
    case 'list':
      return asksForText(options.of);
  }
}

/** Up to `most` different legal answers. */
function someAnswers(options: Options, most: number): Json[] {
  switch (options.pick) {
    case 'players':
    case 'characters':
      return subsets<Json>(options.from, options, most);
    case 'one':
      return options.of.slice(0, most).map(({ value }) => value);
    case 'text':
      return Array.from({ length: most }, (_, at) => (at === 0 ? '' : String(at)));
    case 'action': {
      const found: Json[] = [];
      for (const action of options.of) {
        if (action.with === undefined) found.push(doing(action));
        else for (const answer of someAnswers(action.with, most)) found.push(doing(action, answer));
        if (found.length >= most) break;
      }
      return found.slice(0, most);
    }
    case 'all':
      return options.parts.reduce<Json[][]>(
        (before, part) => {
          const answers = someAnswers(part, most);
          return before.flatMap((list) => answers.map((one) => [...list, one])).slice(0, most);
        },
        [[]],
      );
    case 'list':
      return subsets(someAnswers(options.of, most + options.max), options, most);
  }
}

/** Choices of `min` to `max` of these, the smaller ones first, up to `most` of them. */
function subsets<T>(from: readonly T[], { min, max }: Counted, most: number): T[][] {
  const found: T[][] = [];
  const grow = (chosen: readonly T[], next: number, size: number): void => {
    if (found.length >= most) return;
    if (chosen.length === size) {
      found.push([...chosen]);
      return;
    }
    for (let at = next; at <= from.length - (size - chosen.length); at++) grow([...chosen, from[at]!], at + 1, size);
  };
  for (let size = min; size <= Math.min(max, from.length); size++) grow([], 0, size);
  return found;
}

/** The first choice of players in there, for whoever shows the circle to choose on; null if there is none. */
export function playerPart(options: Options): PlayerOptions | null {
  switch (options.pick) {
    case 'players':
      return options;
    case 'one': {
      const from = options.of.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
      return from.length > 0 && from.length === options.of.length ? { pick: 'players', from, min: 1, max: 1 } : null;
    }
    case 'characters':
    case 'text':
      return null;
    case 'action':
      return firstIn(options.of.flatMap((action) => action.with ?? []));
    case 'all':
      return firstIn(options.parts);
    case 'list':
      return playerPart(options.of);
  }
}

const firstIn = (all: readonly Options[]): PlayerOptions | null =>
  all.map(playerPart).find((found) => found !== null) ?? null;

/** Every single thing in there that can be chosen with one press, with its note. */
export function singleOptions(options: Options): readonly Option[] {
  switch (options.pick) {
    case 'players':
    case 'characters':
    case 'text':
      return [];
    case 'one':
      return options.of;
    case 'action':
      return options.of.flatMap((action) => (action.with === undefined ? [] : singleOptions(action.with)));
    case 'all':
      return options.parts.flatMap(singleOptions);
    case 'list':
      return singleOptions(options.of);
  }
}

/** The players that an answer names, in order: seats are the only numbers in answers. */
export function playersIn(answer: Json): readonly SeatId[] {
  if (typeof answer === 'number') return [answer];
  if (answer === null || typeof answer !== 'object') return [];
  return Object.values(answer).flatMap(playersIn);
}
