// `npm run bench:sat`, after `npm install --no-save logic-solver` (MiniSat compiled to JavaScript, no part of Belfry): what a
// SAT solver needs for the rules of set-up alone, beside what the search needs for the whole of the ten hardest puzzles.
// A lower bound: no night, no day, nothing that anybody says is in the clauses yet.
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

const HARDEST = 10;
const ROUNDS = 5;
/** Enough to see how long one takes: a real encoding would ask for far fewer. */
const MODELS = 20;

const name = process.env.LOGIC_SOLVER;
const module_ = name === undefined ? 'logic-solver' : pathToFileURL(name).href;
const { default: logic } = (await import(module_)) as { default: Logic };

const folder = ['../shared/reference/puzzles', '../../shared/reference/puzzles']
  .map((path) => join(import.meta.dirname, '..', path))
  .find((path) => existsSync(path));
if (folder === undefined) throw new Error('There are no puzzles beside the checkout.');
const puzzles = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'schema.json')
  .map((file) => ({ file, problem: readPuzzle(JSON.parse(readFileSync(join(folder, file), 'utf8'))).problem }));

function best(run: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Seats have one character each, characters one seat, teams their numbers (where nobody in the problem moves them). */
function clauses({ domains, script, counts, duplicates }: Problem): Sat {
  const sat = new logic.Solver();
  const at = (seat: number, id: string) => `${seat}:${id}`;
  const seats = domains.map((domain, seat) => [...new Set(domain)].map((id) => ({ id, term: at(seat, id) })));
  for (const options of seats) sat.require(logic.exactlyOne(...options.map(({ term }) => term)));
  const all = seats.flat();
  const of = (ids: readonly string[]) => all.filter(({ id }) => ids.includes(id)).map(({ term }) => term);
  if (!duplicates) for (const { id } of script) sat.require(logic.atMostOne(...of([id])));
  for (const team of ['outsider', 'minion', 'demon'] as const) {
    const changes = script.some(({ setup }) => setup !== null);
    if (team === 'outsider' && changes) continue;
    const terms = of(script.filter((one) => one.team === team).map(({ id }) => id));
    if (terms.length > 0) sat.require(logic.equalBits(logic.sum(...terms), logic.constantBits(counts[team])));
  }
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

for (const { problem } of puzzles) for (const _ of solve(problem)); // warm
const hardest = puzzles
  .map((one) => ({ ...one, search: best(() => [...solve(one.problem)]) }))
  .sort((a, b) => b.search - a.search)
  .slice(0, HARDEST);
console.log('puzzle                            search, whole   SAT, set-up clauses   and 20 models');
const totals = [0, 0, 0];
for (const { file, problem, search } of hardest) {
  const build = best(() => clauses(problem));
  const walk = best(() => models(problem));
  for (const [i, ms] of [search, build, walk].entries()) totals[i]! += ms;
  console.log(`${file.padEnd(32)} ${[search, build, walk].map((ms) => `${ms.toFixed(1)} ms`.padStart(16)).join('')}`);
}
console.log(`${'all ten'.padEnd(32)} ${totals.map((ms) => `${ms.toFixed(1)} ms`.padStart(16)).join('')}`);
