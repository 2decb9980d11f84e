// `npm run prove-puzzles -- [PUZZLES] [EDITION] [PLAYERS] [FIRST]`: makes puzzles and solves each from its file alone;
// every one has to have exactly the answer that was dealt, and those of the first morning by the engine, too, played from
// every deal with every hidden choice. Prints what has not, how hard they are, and what they took.
import { GRADES, readPuzzle, solve } from '../src/index.ts';
import { dealsByEngine } from './puzzle-engine.ts';
import { puzzleFrom } from './puzzle-games.ts';

const [puzzles = '500', edition = 'trouble-brewing', players = '8', first = '0'] = process.argv.slice(2);
const grades = new Map(GRADES.map((grade) => [grade, 0]));
let wrong = 0;
let none = 0;
let byEngine = 0;
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
  const answer = solutions[0]!.join();
  const isSmall = edition === 'trouble-brewing' && made.file.maxNight === 1;
  const playable = isSmall ? dealsByEngine(edition, made) : null;
  if (playable !== null) byEngine++;
  const isOnly = playable === null || (playable.size === 1 && playable.has(answer));
  if (isOnly && worlds.length === 1 && worlds[0]!.started.join() === answer) continue;
  wrong++;
  console.log(`prove/${n}: ${worlds.length} worlds, ${playable?.size ?? 'not counted'} by the engine`);
}
const seconds = process.cpuUsage(start).user / 1e6;
console.log(
  `${edition}, ${players} players, ${puzzles} puzzles: ${wrong} without a single answer, ${none} not made, ${byEngine} checked by the engine; ` +
    `${[...grades].map(([grade, count]) => `${count} ${grade}`).join(', ')}; ${(seconds / Number(puzzles)).toFixed(2)} s each`,
);
process.exitCode = wrong === 0 && none === 0 ? 0 : 1;
