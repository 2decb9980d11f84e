// `npm run prove-solver -- [EDITION|any] [PLAYERS] [GAMES] [FIRST] [--evil]`: in simulated games of towns that tell
// everything, the true deal has to be among the worlds at every dawn, asked as somebody good or evil; `any` draws a new
// script for each game from all whom the solver covers. With `--complete` (and `--dawns N`, 1 unless said otherwise) the
// other way round as well, in small games: the engine is played with every hidden choice, and has to come to the same
// deals. Prints what differs, and the seed to see it again.
import { parseArgs } from 'node:util';
import { compare } from './complete.ts';
import { momentsOf } from './games.ts';
import { judge } from './judge.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { evil: { type: 'boolean' }, complete: { type: 'boolean' }, dawns: { type: 'string', default: '1' } },
});
const [edition = 'trouble-brewing', players = values.complete === true ? '5' : '7', games = '200', first = '0'] =
  positionals;
const numbers = Array.from({ length: Number(games) }, (_, at) => Number(first) + at);
const start = process.cpuUsage();
const isRight = values.complete === true ? complete() : sound();
process.exitCode = isRight ? 0 : 1;

function seconds(): string {
  return `${(process.cpuUsage(start).user / 1e6).toFixed(1)} s`;
}

function sound(): boolean {
  const counts = { kept: 0, lost: 0, undecided: 0, worlds: 0 };
  const side = values.evil === true ? 'evil' : 'good';
  for (const game of numbers) {
    const seed = `sound/${game}`;
    for (const moment of momentsOf({ edition, players: Number(players), seed, side })) {
      const { verdict, worlds, stuckAt } = judge(moment, 2000);
      counts[verdict]++;
      counts.worlds += worlds;
      if (verdict !== 'lost') continue;
      const { dawn, started, now, problem, you } = moment;
      console.log(
        `lost: ${seed}, dawn ${dawn}, you ${you}: ${started.join()}, now ${now.join()}, as ${problem.claims.join()}: ${stuckAt}`,
      );
    }
  }
  const { kept, lost, undecided, worlds } = counts;
  const moments = kept + lost + undecided;
  console.log(
    `${edition}, ${players} players, ${games} games, ${moments} dawns of ${side} players: ${lost} lost, ` +
      `${undecided} undecided, ${(worlds / moments).toFixed(1)} deals possible on average, ${seconds()}`,
  );
  return lost === 0;
}

function complete(): boolean {
  const counts = { games: 0, deals: 0, kept: 0, lost: 0, left: 0 };
  for (const game of numbers) {
    const result = compare(edition, Number(players), Number(values.dawns), `complete/${game}`);
    if (result === null || result.playable === null) {
      counts.left++;
      continue;
    }
    const { playable, kept, lost, about } = result;
    counts.games++;
    counts.deals += playable;
    counts.kept += kept.length;
    counts.lost += lost.length;
    if (kept.length > 0) console.log(`${about}\n  cannot be played: ${kept.slice(0, 5).join(' | ')}`);
    if (lost.length > 0) console.log(`${about}\n  can be played and was lost: ${lost.slice(0, 5).join(' | ')}`);
  }
  const { games: compared, deals, kept, lost, left } = counts;
  console.log(
    `${edition}, ${players} players up to dawn ${values.dawns}, ${compared} games compared (${left} over before, or too ` +
      `long): ${deals} deals can be played, ${kept} more were kept, ${lost} were lost, ${seconds()}`,
  );
  return kept + lost === 0;
}
