// `npm run bench:sat`, after `npm install --no-save logic-solver cadical-wasm` (MiniSat compiled to JavaScript and CaDiCaL
// compiled to WebAssembly, no part of Belfry; LOGIC_SOLVER and CADICAL may say where they lie): what SAT solvers need for
// the rules of set-up alone, beside what the search needs for the whole of the ten hardest puzzles. A lower bound: no
// night, no day, nothing that anybody says is in the clauses.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Problem, readPuzzle, solve } from '@belfry/solver';

/** As much of `logic-solver` as is used. */
interface Sat {
  require(formula: unknown): void;
  solve(): { getTrueVars(): string[] } | null;
  forbid(formula: unknown): void;
}
interface Logic {
  readonly Solver: new () => Sat;
  exactlyOne(...terms: string[]): unknown;
  atMostOne(...terms: string[]): unknown;
  and(...terms: string[]): unknown;
  sum(...terms: unknown[]): unknown;
  constantBits(number: number): unknown;
  equalBits(a: unknown, b: unknown): unknown;
}

/** As much of `cadical-wasm` as is used. */
interface Cadical {
  addClause(clause: readonly number[]): void;
  solve(): 'satisfiable' | 'unsatisfiable' | 'unknown';
  value(variable: number): boolean;
  dispose(): void;
}

const HARDEST = 10;
const ROUNDS = 5;
/** Enough to see how long one takes: a real encoding would ask for far fewer. */
const MODELS = 20;

const lying = (path: string | undefined, name: string) => (path === undefined ? name : pathToFileURL(path).href);
const { default: logic } = (await import(lying(process.env.LOGIC_SOLVER, 'logic-solver'))) as { default: Logic };
const { Cadical } = (await import(lying(process.env.CADICAL, 'cadical-wasm'))) as {
  Cadical: { create(): Promise<Cadical> };
};

const folder = ['../shared/reference/puzzles', '../../shared/reference/puzzles']
  .map((path) => join(import.meta.dirname, '..', path))
  .find((path) => existsSync(path));
if (folder === undefined) throw new Error('There are no puzzles beside the checkout.');
const puzzles = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'schema.json')
  .map((file) => ({ file, problem: readPuzzle(JSON.parse(readFileSync(join(folder, file), 'utf8'))).problem }));

async function best(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/** Which seat may have which character, and how many of a team there are where nobody in the problem moves that. */
function rulesOf({ domains, script, counts, duplicates }: Problem) {
  const seats = domains.map((domain, seat) => [...new Set(domain)].map((id) => ({ id, term: `${seat}:${id}` })));
  const of = (ids: readonly string[]) =>
    seats
      .flat()
      .filter(({ id }) => ids.includes(id))
      .map(({ term }) => term);
  const changes = script.some(({ setup }) => setup !== null);
  const teams = (['outsider', 'minion', 'demon'] as const).filter((team) => team !== 'outsider' || !changes);
  return {
    oneOf: seats.map((options) => options.map(({ term }) => term)),
    atMostOne: duplicates ? [] : script.map(({ id }) => of([id])),
    exactly: teams.map((team) => ({
      terms: of(script.filter((one) => one.team === team).map(({ id }) => id)),
      count: counts[team],
    })),
  };
}

/** Seats have one character each, characters one seat, teams their numbers. */
function clauses(problem: Problem): Sat {
  const sat = new logic.Solver();
  const { oneOf, atMostOne, exactly } = rulesOf(problem);
  for (const terms of oneOf) sat.require(logic.exactlyOne(...terms));
  for (const terms of atMostOne) sat.require(logic.atMostOne(...terms));
  for (const { terms, count } of exactly)
    if (terms.length > 0) sat.require(logic.equalBits(logic.sum(...terms), logic.constantBits(count)));
  return sat;
}

function models(problem: Problem): void {
  const sat = clauses(problem);
  for (let i = 0; i < MODELS; i++) {
    const model = sat.solve();
    if (model === null) return;
    sat.forbid(logic.and(...model.getTrueVars().filter((term) => term.includes(':'))));
  }
}

/** The same as plain clauses, and how many: pairs for "at most one", a counter for the numbers of a team. */
async function compiled(problem: Problem, wanted: number): Promise<number> {
  const sat = await Cadical.create();
  let added = 0;
  const add = (clause: readonly number[]) => {
    sat.addClause(clause);
    added++;
  };
  const numbers = new Map<string, number>();
  let last = 0;
  const fresh = () => ++last;
  const { oneOf, atMostOne, exactly } = rulesOf(problem);
  for (const term of oneOf.flat()) numbers.set(term, fresh());
  const all = last;
  const of = (terms: readonly string[]) => terms.map((term) => numbers.get(term)!);
  const pairs = (some: readonly number[]) => {
    for (const [at, one] of some.entries()) for (const other of some.slice(at + 1)) add([-one, -other]);
  };
  for (const terms of oneOf.map(of)) {
    add(terms);
    pairs(terms);
  }
  for (const terms of atMostOne) pairs(of(terms));
  for (const { terms, count } of exactly) {
    // `row[k]`: at least k + 1 of those so far.
    let row: number[] = [];
    for (const one of of(terms)) {
      const next = Array.from({ length: count + 1 }, fresh);
      for (const [k, many] of next.entries()) {
        const [before, fewer] = [row[k], k === 0 ? null : row[k - 1]];
        if (before !== undefined) add([-before, many]);
        if (fewer !== undefined) add(fewer === null ? [-one, many] : [-one, -fewer, many]);
        const held = [...(before === undefined ? [] : [before])];
        add([-many, one, ...held]);
        if (fewer !== null) add(fewer === undefined ? [-many, ...held] : [-many, fewer, ...held]);
      }
      row = next;
    }
    if (row.length === 0) continue;
    if (count > 0) add([row[count - 1]!]);
    add([-row[count]!]);
  }
  for (let i = 0; i < wanted && sat.solve() === 'satisfiable'; i++) {
    const model = Array.from({ length: all }, (_, at) => at + 1).filter((variable) => sat.value(variable));
    sat.addClause(model.map((variable) => -variable));
  }
  sat.dispose();
  return added;
}

for (const { problem } of puzzles) for (const _ of solve(problem)); // warm
const measured: { file: string; problem: Problem; search: number }[] = [];
for (const { file, problem } of puzzles)
  measured.push({ file, problem, search: await best(() => [...solve(problem)]) });
const hardest = measured.sort((a, b) => b.search - a.search).slice(0, HARDEST);
const columns = ['search, whole', 'MiniSat: clauses', 'and 20 models', 'CaDiCaL: clauses', 'and 20 models'];
console.log(`${'puzzle'.padEnd(30)}${columns.map((column) => column.padStart(18)).join('')}`);
const totals = columns.map(() => 0);
let added = 0;
const told = (times: readonly number[]) => times.map((ms) => `${ms.toFixed(1)} ms`.padStart(18)).join('');
for (const { file, problem, search } of hardest) {
  const times = [
    search,
    await best(() => clauses(problem)),
    await best(() => models(problem)),
    await best(() => compiled(problem, 0)),
    await best(() => compiled(problem, MODELS)),
  ];
  for (const [i, ms] of times.entries()) totals[i]! += ms;
  added += await compiled(problem, 0);
  console.log(`${file.padEnd(30)}${told(times)}`);
}
console.log(`${'all ten'.padEnd(30)}${told(totals)}`);
console.log(`CaDiCaL was handed ${added} clauses, ${(added / totals[3]!).toFixed(0)} a millisecond.`);
