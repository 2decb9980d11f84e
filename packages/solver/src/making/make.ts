import type { Character, CharacterId } from '@belfry/almanac';
import { type Random, random, type SeatId } from '@belfry/engine';
import type { Problem } from '../problem.ts';
import { type Puzzle, readPuzzle } from '../puzzle/read.ts';
import { type Solution, tries } from '../solve.ts';
import { type Deduced, deduce } from './deduce.ts';
import { draftOf, without } from './draft.ts';
import { type PuzzleFile, spelled } from './file.ts';
import { effortOf, GRADES, type Grade, gradeOf, LEAST_EFFORT } from './grade.ts';
import { isPlain, momentsOf, type PlayedGame } from './moment.ts';

/** A puzzle that was made: as a file, as a question, how it is solved and how hard that is. */
export interface MadePuzzle {
  /** The seed of the game that was played. */
  readonly game: string;
  readonly file: PuzzleFile;
  readonly puzzle: Puzzle;
  readonly answer: Solution;
  readonly steps: readonly Deduced[];
  readonly grade: Grade;
  readonly effort: number;
}

type Found = Omit<MadePuzzle, 'game'>;

export interface Making {
  /** A game of this seed, played to its end. The same seed gives the same game. */
  play(seed: string): PlayedGame;
  readonly seed: string;
  /** Only puzzles that are so hard. */
  readonly grades?: readonly Grade[];
  /** How many games are played in search of one. */
  readonly games?: number;
}

const STEPS_PER_DEAL = 20_000;
/** As many lies are made up for one dawn. */
const LIES = 2;

/** Plays games until one of them has a moment that can be told as a puzzle with one answer; null where none has. */
export function makePuzzle(making: Making): MadePuzzle | null {
  for (const tried of makings(making)) if (tried !== null) return tried;
  return null;
}

/** The same, game by game: null for a game that gave none, so that whoever waits can do other things between. */
export function* makings({ play, seed, grades = GRADES, games = 2000 }: Making): Generator<MadePuzzle | null> {
  for (let game = 0; game < games; game++) {
    const of = `${seed}/${game}`;
    const found = puzzleIn(play(of), seed, random(`puzzle ${of}`), grades);
    yield found === null ? null : { ...found, game: of };
    if (found !== null) return;
  }
}

function puzzleIn(played: PlayedGame, id: string, draws: Random, grades: readonly Grade[]): Found | null {
  // A short list of who can be hidden makes a puzzle easy: where none of those is wanted there is no point in trying it.
  const mostTaken = grades.includes('easy') || grades.includes('medium') ? played.script.length : 1;
  for (const moment of momentsOf(played)) {
    if (!isPlain(moment)) continue;
    const good = moment.isEvil.flatMap((evil, seat): SeatId[] => (evil ? [] : [seat]));
    for (let lies = 0; lies < LIES && good.length > 0; lies++) {
      const you = draws.pick(good);
      const { file, optional } = draftOf({ id, moment, script: played.script, you, draws });
      const unique = narrowed(file, draws.shuffle(optional).slice(0, mostTaken), played.script);
      if (unique === null) continue;
      const made = finished(pruned(unique, draws), played.script);
      if (made !== null && made.effort >= LEAST_EFFORT && grades.includes(made.grade)) return made;
    }
  }
  return null;
}

/**
 * Takes away, one by one, who could be hidden, until one answer is left; null where several are all the same, or where
 * it would be told from the start who the Minions are.
 */
function narrowed(file: PuzzleFile, optional: readonly CharacterId[], script: readonly Character[]): PuzzleFile | null {
  const minions = new Set(script.filter(({ team }) => team === 'minion').map(({ id }) => spelled(id)));
  for (let fewer = 0; fewer <= optional.length; fewer++) {
    const one = without(file, optional.slice(0, fewer));
    const kinds = one.hiddenCharacters.filter((name) => minions.has(name)).length;
    if (kinds <= file.flags.categoryCounts[2] && kinds < minions.size) return null;
    if (isUnique(one)) return one;
  }
  return null;
}

/** Who says nothing that is needed says nothing: all of what somebody learned or none of it. You know what you know. */
function pruned(file: PuzzleFile, draws: Random): PuzzleFile {
  let best = file;
  const speakers = file.players.flatMap(({ nightInfo }, at) =>
    at > 0 && Object.keys(nightInfo).length > 0 ? [at] : [],
  );
  // A town in which hardly anybody speaks is no town.
  let mayFallSilent = Math.floor(speakers.length / 3);
  for (const at of draws.shuffle(speakers)) {
    if (mayFallSilent === 0) break;
    const quieter = {
      ...best,
      players: best.players.map((player, seat) => (seat === at ? { ...player, nightInfo: {} } : player)),
    };
    if (!isUnique(quieter)) continue;
    best = quieter;
    mayFallSilent--;
  }
  return withoutIdleEvents(best);
}

/** Nominations that nothing came of are told where they matter. */
function withoutIdleEvents(file: PuzzleFile): PuzzleFile {
  let best = file;
  for (const [day, items] of Object.entries(file.resolvedDayEvents)) {
    for (const one of items) {
      if (one.type !== 'UneventfulNomination' && one.type !== 'Flowergirl.Voters') continue;
      const rest = best.resolvedDayEvents[day]!.filter((other) => other !== one);
      const { [day]: _, ...others } = best.resolvedDayEvents;
      const fewer = { ...best, resolvedDayEvents: rest.length === 0 ? others : { ...others, [day]: rest } };
      if (isUnique(fewer)) best = fewer;
    }
  }
  return best;
}

/** Whether the true world is the only one. */
const isUnique = (file: PuzzleFile): boolean => {
  const { problem, solutions, endings } = readPuzzle(file);
  const only = onlyWorld(problem);
  return only !== null && only.started.join() === solutions[0]!.join() && only.now.join() === endings?.[0]?.join();
};

/** The one way that the game can have gone; null as soon as a second shows, or one that cannot be decided. */
export function onlyWorld(problem: Problem): Solution | null {
  let only: Solution | null = null;
  for (const { solutions, undecided, isComplete } of tries(problem, { stepsPerDeal: STEPS_PER_DEAL })) {
    if (undecided || (solutions.length > 0 && !isComplete) || solutions.length > 1) return null;
    if (solutions.length === 0) continue;
    if (only !== null) return null;
    only = solutions[0]!;
  }
  return only;
}

function finished(file: PuzzleFile, script: readonly Character[]): Found | null {
  const named = titled(file, script);
  const puzzle = readPuzzle(named);
  const answer = onlyWorld(puzzle.problem);
  if (answer === null) return null;
  const steps = deduce(puzzle.problem, answer.started);
  return { file: named, puzzle, answer, steps, grade: gradeOf(steps), effort: effortOf(steps) };
}

/** The ends are told only where somebody has become somebody else. */
function titled(file: PuzzleFile, script: readonly Character[]): PuzzleFile {
  const isSame = file.solutions[0]!.join() === file.solutionEndCharacters?.[0]?.join();
  const names = new Set([...file.players.map(({ claim }) => claim), ...file.hiddenCharacters]);
  const inOrder = script.map(({ id }) => spelled(id)).filter((name) => names.has(name));
  return {
    ...file,
    title: `day ${file.maxDay} of a game of ${file.numPlayers}`,
    script: inOrder,
    solutionEndCharacters: isSame ? null : file.solutionEndCharacters,
  };
}
