// `npm run prove-solver -- [EDITION] [PLAYERS] [GAMES] [FIRST]`: in simulated games of towns that tell everything, the
// true deal has to be among the worlds at every dawn. Prints what was lost, and the seed to see it again.
import { momentsOf } from './games.ts';
import { judge } from './judge.ts';

const [edition = 'trouble-brewing', players = '7', games = '200', first = '0'] = process.argv.slice(2);
const counts = { kept: 0, lost: 0, undecided: 0, worlds: 0 };
const start = process.cpuUsage();
for (let game = Number(first); game < Number(first) + Number(games); game++) {
  const seed = `sound/${game}`;
  for (const moment of momentsOf({ edition, players: Number(players), seed })) {
    const { verdict, worlds, stuckAt } = judge(moment, 2000);
    counts[verdict]++;
    counts.worlds += worlds;
    if (verdict !== 'lost') continue;
    const { dawn, started, now, problem } = moment;
    console.log(
      `lost: ${seed}, dawn ${dawn}: ${started.join()}, now ${now.join()}, as ${problem.claims.join()}: ${stuckAt}`,
    );
  }
}
const { kept, lost, undecided, worlds } = counts;
const moments = kept + lost + undecided;
const seconds = process.cpuUsage(start).user / 1e6;
console.log(
  `${edition}, ${players} players, ${games} games, ${moments} dawns: ${lost} lost, ${undecided} undecided, ` +
    `${(worlds / moments).toFixed(1)} deals possible on average, ${seconds.toFixed(1)} s`,
);
process.exitCode = lost === 0 ? 0 : 1;
