import { almanac } from '@belfry/almanac';
import { BadPuzzle, NotCovered, type Puzzle, readPuzzle, type Solution, type Tried, tries } from '@belfry/solver';
import { type Command, type CommandIo, InputError, UsageError } from '../command.ts';
import { readText } from './files.ts';
import { json, parsed } from './options.ts';
import { isGame, solveGame } from './solve-game.ts';

export const solve: Command = {
  name: 'solve',
  summary: 'find every world that fits what players say',
  help: `Usage: belfry solve FILE... [--count] [--why] [--json]
       belfry solve GAME --as NAME [--trust NAME]... [--doubt NAME]... [--assume "NAME is the CHARACTER"]...

Reads puzzles and prints all worlds that fit: who started as what, and who is somebody else by now. Of a saved game it
says what one player can know, and how likely everybody is what.

  --count   puzzles: only how many worlds there are; games: also how many deals are possible
  --why     what rules the other deals out, and how many each
  --json    for programs: an object for each file

For a game, from what that player saw and nothing else:
  --as      whose eyes
  --trust   this player tells all that they know, and is believed; may be given several times
  --doubt   this player is not what they think or say they are
  --assume  take it that somebody started as something

"-" reads from standard input. Of several files the good ones are answered; a description of the format among them is passed
over. Exit code: 0; 1 when a file is bad, names somebody the solver does not cover, or has an
answer that is not the one found.`,
  async run(args, io) {
    const { values, positionals } = parsed(args, {
      count: { type: 'boolean' },
      why: { type: 'boolean' },
      json: { type: 'boolean' },
      as: { type: 'string' },
      trust: { type: 'string', multiple: true },
      doubt: { type: 'string', multiple: true },
      assume: { type: 'string', multiple: true },
    });
    const [first, ...more] = positionals;
    if (first === undefined) throw new UsageError('name a puzzle file, or several, or a saved game.');
    const { as, trust = [], doubt = [], assume = [], count = false, why = false } = values;
    const text = readText(first);
    if (isGame(text)) {
      if (more.length > 0) throw new UsageError('name one game at a time.');
      return solveGame(first, text, { as, trust, doubt, assume, count, why, json: values.json === true }, io);
    }
    if (as !== undefined || trust.length + doubt.length + assume.length > 0)
      throw new UsageError(`--as, --trust, --doubt and --assume are for saved games, and ${first} is none.`);
    const answers: Answer[] = [];
    let bad = 0;
    for (const [at, path] of positionals.entries()) {
      if (io.tty && more.length > 0) io.err(`${at + 1} of ${positionals.length}: ${path}`);
      try {
        const puzzle = at === 0 ? text : readText(path);
        if (more.length > 0 && isVocabulary(puzzle))
          io.err(`${path} describes the format and is no puzzle: passed over.`);
        else answers.push(answerTo(path, puzzle, io));
      } catch (error) {
        // One file is the whole question; of several the others are answered all the same.
        if (more.length === 0 || !(error instanceof InputError)) throw error;
        bad++;
        io.err(`belfry solve: ${error.message}`);
      }
    }
    if (values.json === true) io.out(json(more.length === 0 ? answers[0] : answers));
    else for (const answer of answers) tell(answer, io, values.count === true, values.why === true);
    const wrong = answers.filter(({ agrees }) => agrees === false).length;
    const open = answers.filter((one) => one.open > 0).length;
    if (answers.length > 1 && values.json !== true) {
      const verdict = wrong > 0 ? `${wrong} not as their authors say` : open > 0 ? '' : 'all as their authors say';
      const left = open > 0 ? `${open} left open` : '';
      io.out(`${answers.length} puzzles, ${[verdict, left].filter((part) => part !== '').join(', ')}.`);
    }
    return wrong + bad === 0 ? 0 : 1;
  },
};

interface Answer {
  readonly file: string;
  readonly title: string;
  readonly players: readonly string[];
  readonly worlds: readonly Solution[];
  /** How many deals the rules of set-up allow, and how many end where. */
  readonly deals: number;
  readonly ruledOut: readonly { readonly at: string; readonly deals: number }[];
  /** Deals of which nothing can be told: there are too many ways to look through. */
  readonly open: number;
  /** Deals for which one end stands for all that somebody can have made of others. */
  readonly oneEndForAll: number;
  /** Whether it is what the file says; null where it says nothing. */
  readonly agrees: boolean | null;
}

/** On a terminal it says how far it has come after so many deals: most puzzles have fewer. */
const DEALS_BETWEEN = 1000;

function answerTo(path: string, text: string, io: CommandIo): Answer {
  const puzzle = load(path, text);
  const tried: Tried[] = [];
  try {
    for (const one of tries(puzzle.problem)) {
      tried.push(one);
      if (io.tty && tried.length % DEALS_BETWEEN === 0) {
        const possible = tried.filter(({ solutions }) => solutions.length > 0).length;
        io.err(`${path}: ${tried.length} deals gone through, ${possible} possible so far`);
      }
    }
  } catch (error) {
    if (error instanceof NotCovered) throw new InputError(`${path}: ${error.message}`);
    throw error;
  }
  const worlds = worldsOf(tried);
  return {
    file: path,
    title: puzzle.title || puzzle.id,
    players: puzzle.problem.names,
    worlds,
    deals: tried.length,
    ruledOut: ruledOut(tried),
    open: tried.filter(({ undecided }) => undecided).length,
    oneEndForAll: tried.filter(({ solutions, isComplete }) => solutions.length > 0 && !isComplete).length,
    agrees: puzzle.solutions.length === 0 ? null : agrees(puzzle, tried),
  };
}

/** A world is who started as what and who is what now: on which side somebody is makes no other of it. */
const worldsOf = (tried: readonly Tried[]): Solution[] => [
  ...new Map(
    tried.flatMap(({ solutions }) =>
      solutions.map((one): [string, Solution] => [`${one.started.join()} ${one.now.join()}`, one]),
    ),
  ).values(),
];

function ruledOut(tried: readonly Tried[]): { at: string; deals: number }[] {
  const counts = new Map<string, number>();
  for (const { solutions, undecided, stuckAt } of tried) {
    if (solutions.length > 0 || undecided) continue;
    const at = stuckAt ?? '';
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts].map(([at, deals]) => ({ at, deals })).sort((a, b) => b.deals - a.deals);
}

/** The same deals; and where the author says how it ended, that end among those found. Null where that cannot be told. */
function agrees({ problem, solutions, endings }: Puzzle, tried: readonly Tried[]): boolean | null {
  if (tried.some(({ undecided }) => undecided)) return null;
  const possible = tried.filter((one) => one.solutions.length > 0);
  const wanted = new Set(solutions.map((one) => one.join()));
  const found = new Set(possible.map(({ started }) => started.join()));
  if (wanted.size !== found.size || [...wanted].some((one) => !found.has(one))) return false;
  const endsSo = ({ started, solutions: ends, isComplete }: Tried, ending: readonly string[]) =>
    ends.some(({ now }) => now.join() === ending.join()) ||
    // Where one end stands for all, this one is looked for by itself.
    (!isComplete && [...tries(problem, { alone: started, ending })].some((one) => one.solutions.length > 0));
  return endings?.every((ending) => possible.some((one) => endsSo(one, ending))) ?? true;
}

/** The list of events and claims that lies beside a collection of puzzles: every entry has its fields. */
function isVocabulary(text: string): boolean {
  try {
    const entries = Object.values(JSON.parse(text) as object);
    return entries.length > 0 && entries.every((entry) => typeof entry === 'object' && 'fields' in (entry ?? {}));
  } catch {
    return false;
  }
}

function load(path: string, text: string): Puzzle {
  try {
    return readPuzzle(JSON.parse(text));
  } catch (error) {
    if (error instanceof BadPuzzle || error instanceof NotCovered) throw new InputError(`${path}: ${error.message}`);
    if (error instanceof SyntaxError) throw new InputError(`${path} is no JSON: ${error.message}`);
    throw error;
  }
}

const nameOf = (id: string) => almanac().characters.get(id)?.name ?? id;

function tell(answer: Answer, io: CommandIo, onlyCount: boolean, why: boolean): void {
  const { title, worlds, players, deals, agrees: asStated } = answer;
  const stated = asStated === null ? '' : asStated ? ', as its author says' : ', which is not what its author says';
  io.out(`${title}: ${worlds.length === 1 ? '1 world' : `${worlds.length} worlds`}${stated}`);
  if (!onlyCount)
    for (const world of worlds) io.out(`  ${players.map((name, seat) => told(name, world, seat)).join(', ')}`);
  if (answer.oneEndForAll > 0)
    io.out(`  In ${dealsOf(answer.oneEndForAll)} somebody can be made anybody: one end stands for all of them.`);
  if (answer.open > 0)
    io.out(
      `  ${dealsOf(answer.open)} left open: there are more ways for the game to have gone than can be looked through.`,
    );
  if (!why) return;
  io.out(`  ${deals} deals were possible. What rules the others out, and how many:`);
  for (const { at, deals: many } of answer.ruledOut) io.out(`  ${String(many).padStart(7)}  ${at}`);
}

const dealsOf = (many: number): string => (many === 1 ? '1 deal' : `${many} deals`);

function told(name: string, { started, now }: Solution, seat: number): string {
  const [first, last] = [started[seat]!, now[seat]!];
  return first === last ? `${name} ${nameOf(first)}` : `${name} ${nameOf(first)}, now ${nameOf(last)}`;
}
