// `npm run prove-puzzles -- [PUZZLES] [EDITION] [PLAYERS] [FIRST]`: makes puzzles and solves each from its file alone;
// every one has to have exactly the answer that was dealt. Prints what has not, how hard they are, and what they took.
import { GRADES, readPuzzle, solve } from '../src/index.ts';
import { puzzleFrom } from './puzzle-games.ts';

const [puzzles = '500', edition = 'trouble-brewing', players = '8', first = '0'] = process.argv.slice(2);
const grades = new Map(GRADES.map((grade) => [grade, 0]));
let wrong = 0;
let none = 0;
const start = process.cpuUsage();
for (let n = Number(first); n < Number(first) + Number(puzzles); n++) {
  const made = puzzleFrom(edition, Number(players), `prove/${n}`);
  if (made === null) {
    none++;
    continue;
  }
  grades.set(made.grade, grades.get(made.grade)! + 1);
  const { problem, solutions } = readPuzzle(JSON.parse(JSON.stringify(made.file)));
  const worlds = [...solve(problem)];
  if (worlds.length === 1 && worlds[0]!.started.join() === solutions[0]!.join()) continue;
  wrong++;
  console.log(`prove/${n}: ${worlds.length} worlds`);
}
const seconds = process.cpuUsage(start).user / 1e6;
console.log(
  `${edition}, ${players} players, ${puzzles} puzzles: ${wrong} without a single answer, ${none} not made; ` +
    `${[...grades].map(([grade, count]) => `${count} ${grade}`).join(', ')}; ${(seconds / Number(puzzles)).toFixed(2)} s each`,
);
process.exitCode = wrong === 0 && none === 0 ? 0 : 1;
