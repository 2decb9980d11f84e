// `npm run prove-solver -- [EDITION|any] [PLAYERS] [GAMES] [FIRST] [--random] [--every] [--with ID,ID]`: in simulated games the truth (the deal, who
// was what at every dawn and dusk, who is what and on which side now) has to be among the worlds at every dawn and at
// every pause of a day, whoever asks (by lot; `--every`: everybody), in towns of several kinds (`towns.ts`). Only the true deal is walked through, by the
// same steps as all others, and held to the truth at every rest. `any` draws a new script for each game from all whom the
// solver covers (`--with`: these among them); PLAYERS may be a range, as in 5-9; `--random` has players without a plan. Prints what is lost, and the
// seed to see it again. `--enumerate` looks through all deals instead, for one seat each dawn, good or (`--evil`) evil.
// With `--complete` (and `--dawns N`, 1 unless said otherwise) the other way round as well, in small games: the engine is
// played with every hidden choice, and has to come to the same deals; a deal with more than 40,000 plays (`--plays N`) is
// left out of it.
import { parseArgs } from 'node:util';
import { TOO_LONG, whatKeepsOut } from './admit.ts';
import { compare } from './complete.ts';
import { type Moment, momentsIn, momentsOf, play } from './games.ts';
import { judge } from './judge.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    evil: { type: 'boolean', default: false },
    every: { type: 'boolean', default: false },
    random: { type: 'boolean', default: false },
    with: { type: 'string', default: '' },
    enumerate: { type: 'boolean', default: false },
    complete: { type: 'boolean', default: false },
    dawns: { type: 'string', default: '1' },
    plays: { type: 'string' },
  },
});
const [edition = 'trouble-brewing', players = values.complete ? '5' : '7', games = '200', first = '0'] = positionals;
const [fewest = 7, most = fewest] = players.split('-').map(Number);
const numbers = Array.from({ length: Number(games) }, (_, at) => Number(first) + at);
const start = process.cpuUsage();
const isRight = values.complete ? complete() : values.enumerate ? enumerated() : sound();
process.exitCode = isRight ? 0 : 1;

function seconds(): string {
  return `${(process.cpuUsage(start).user / 1e6).toFixed(1)} s`;
}

function gameOf(number: number) {
  const at = fewest + (number % (most - fewest + 1));
  const bots = values.random ? 'random' : 'novice';
  const having = values.with.split(',').filter((id) => id !== '');
  return play({ edition, players: at, seed: `sound/${number}`, bots, having });
}

function tellOfLoss(seed: string, { when, started, now, problem }: Moment, why: string | null): void {
  const truly = now.map(({ character, alignment }) => `${character} (${alignment})`);
  console.log(
    `lost: ${seed}, ${when}: ${started.join()}; now ${truly.join()}; as ${problem.claims.join()}: stuck at ${why}`,
  );
}

function sound(): boolean {
  const counts = { moments: 0, lost: 0, undecided: 0, games: 0 };
  for (const number of numbers) {
    const game = gameOf(number);
    let isLost = false;
    for (const moment of momentsOf(game, values.every ? 'every' : 'some')) {
      counts.moments++;
      const why = whatKeepsOut(moment);
      if (why === TOO_LONG) counts.undecided++;
      if (why === null || why === TOO_LONG) continue;
      counts.lost++;
      // One line a game is enough to look into it.
      if (!isLost) tellOfLoss(game.seed, moment, why);
      isLost = true;
    }
    if (isLost) counts.games++;
    const played = number - Number(first) + 1;
    if (played % 1000 === 0)
      console.log(`… ${played} games played, the truth lost in ${counts.games} of them, ${seconds()}`);
  }
  console.log(
    `${edition}, ${players} players, ${games} games: the truth is lost in ${counts.games} of them, ${counts.lost} of ` +
      `${counts.moments} times that somebody asks, ${counts.undecided} were too long to tell, ${seconds()}`,
  );
  return counts.lost === 0;
}

function enumerated(): boolean {
  const counts = { kept: 0, lost: 0, undecided: 0, worlds: 0 };
  const side = values.evil ? 'evil' : 'good';
  for (const number of numbers) {
    const game = gameOf(number);
    for (const moment of momentsIn(game, side)) {
      const { verdict, worlds, stuckAt } = judge(moment, 2000);
      counts[verdict]++;
      counts.worlds += worlds;
      if (verdict === 'lost') tellOfLoss(game.seed, moment, stuckAt);
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
  const counts = { games: 0, deals: 0, kept: 0, lost: 0, left: 0, tooLong: 0 };
  const plays = values.plays === undefined ? undefined : Number(values.plays);
  for (const game of numbers) {
    const result = compare(edition, Number(players), Number(values.dawns), `complete/${game}`, plays);
    if (result === null) {
      counts.left++;
      continue;
    }
    const { playable, tooLong, kept, lost, about } = result;
    counts.tooLong += tooLong;
    counts.games++;
    counts.deals += playable;
    counts.kept += kept.length;
    counts.lost += lost.length;
    if (kept.length > 0) console.log(`${about}\n  cannot be played: ${kept.slice(0, 5).join(' | ')}`);
    if (lost.length > 0) console.log(`${about}\n  can be played and was lost: ${lost.slice(0, 5).join(' | ')}`);
  }
  const { games: compared, deals, kept, lost, left, tooLong } = counts;
  console.log(
    `${edition}, ${players} players up to dawn ${values.dawns}, ${compared} games compared (${left} over before): ` +
      `${deals} deals can be played, ${kept} more were kept, ${lost} were lost, ${tooLong} took too long, ${seconds()}`,
  );
  return kept + lost === 0;
}
