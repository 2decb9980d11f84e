import type { Character } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { builtinScript, tableScript } from '@belfry/scripts';
import { type MadePuzzle, makings, readPuzzle, refute } from '@belfry/solver';
import { simulateGame } from '@belfry/storyteller';
import { type DailyPuzzle, planFor } from './daily.ts';
import type { Errand, Reply } from './maker.ts';

const isDealt = ({ team }: Character) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team);
const reply = (message: Reply) => postMessage(message);

function make(date: string): Reply {
  const { grade, players } = planFor(date);
  const table = tableScript(builtinScript('trouble-brewing')!);
  const script = table.characters.filter(isDealt);
  const play = (seed: string) => ({
    events: simulateGame({ script: table, cast, players, seed, storyteller: 'fair', bots: 'novice' }).table.game.events,
    script,
  });
  let games = 0;
  for (const made of makings({ play, seed: date, grades: [grade] })) {
    if (made !== null) return { type: 'made', puzzle: dailyFrom(made, date) };
    games++;
    if (games % 5 === 0) reply({ type: 'playing', games });
  }
  return { type: 'failed' };
}

function dailyFrom({ file, puzzle, steps, grade, answer }: MadePuzzle, date: string): DailyPuzzle {
  const { claims, domains } = puzzle.problem;
  const beside = (seat: number) => domains[seat]!.filter((id) => id !== claims[seat]);
  return {
    date,
    grade,
    file,
    claims: claims.map((id) => id!), // everybody in a puzzle claims something
    hidden: beside(1),
    hiddenSelf: beside(0),
    answer: answer.started,
    steps,
  };
}

addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  reply(
    data.do === 'make' ? make(data.date) : { type: 'refuted', why: refute(readPuzzle(data.file).problem, data.guess) },
  );
});
