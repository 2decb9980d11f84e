import { cast } from '@belfry/characters';
import { Game, type Grimoire, type Prompt } from '@belfry/engine';
import { builtinScript, tableScript } from '@belfry/scripts';
import { BOTS, BotTable, dealGame, policyFor, type Ruling, simulateGame } from '@belfry/storyteller';
import type { Measure } from './measure.ts';

const GAMES = 1000;
const PLAYERS = 10;

const script = () => tableScript(builtinScript('trouble-brewing')!);

function manyGames(): Measure {
  const table = script();
  const start = process.cpuUsage();
  for (let n = 0; n < GAMES; n++) {
    simulateGame({ script: table, cast, players: PLAYERS, seed: `bench/${n}`, storyteller: 'fair', bots: 'novice' });
  }
  // Time of one core, so that a busy machine does not count.
  const { user, system } = process.cpuUsage(start);
  const value = (user + system) / 1e6;
  return { name: `${GAMES} novice games of ${PLAYERS}, fair`, value, unit: 's CPU', note: 'must stay under 30' };
}

/** Every ruling of 200 games, timed by itself. */
function rulings(): Measure[] {
  const table = script();
  const times: number[] = [];
  for (let n = 0; n < 200; n++) {
    const seed = `ruling/${n}`;
    new BotTable({
      game: new Game(dealGame(table, 15, seed), cast),
      seed,
      policy: (board) => {
        const policy = policyFor('fair', { seed, board });
        return (grimoire: Grimoire, prompt: Prompt): Ruling => {
          const start = performance.now();
          const ruling = policy(grimoire, prompt);
          times.push(performance.now() - start);
          return ruling;
        };
      },
      bot: () => BOTS.novice,
    }).playOut();
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!;
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  return [
    { name: 'a fair ruling (15 players), on average', value: mean, unit: 'ms', note: 'must stay under 5' },
    { name: 'a fair ruling (15 players), 99th of 100', value: at(0.99), unit: 'ms' },
  ];
}

export async function bench(): Promise<Measure[]> {
  return [manyGames(), ...rulings()];
}
