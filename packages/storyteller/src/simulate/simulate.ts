import type { Character } from '@belfry/almanac';
import { type Cast, Game, type Grimoire, type Prompt } from '@belfry/engine';
import type { TableScript } from '@belfry/scripts';
import { BOTS, type BotLevel } from '../bots/index.ts';
import { playersAmong } from '../bots/players-among.ts';
import { candidatesOn, finalDayOf } from '../playing-on/candidates.ts';
import { Deliberation } from '../playing-on/deliberation.ts';
import { deedsOf, type PolicyChoice, policyFor } from '../policy/index.ts';
import type { Ruling } from '../policy/policy.ts';
import { dealGame } from '../setup/deal.ts';
import { bestBag } from '../setup/propose.ts';
import { BotTable, type Happening } from '../table/bot-table.ts';
import type { Utterance } from '../talk/utterance.ts';
import { type GameRecord, recordOf } from './record.ts';

export const BAGS = ['any', 'best'] as const;
export type Bags = (typeof BAGS)[number];

export interface Simulation {
  readonly script: TableScript;
  readonly cast: Cast;
  readonly players: number;
  readonly seed: string;
  readonly storyteller: PolicyChoice;
  readonly bots: BotLevel;
  /** Any legal bag (where nothing is said), or the best of several, as automatic tables deal under `fair`. */
  readonly bags?: Bags;
  /** Characters that have to be in play. */
  readonly picks?: readonly Character[];
  /** How often every choice of a ruling is played on before it is made, as at a live table; 0 for the rule of thumb alone. */
  readonly rounds?: number;
  /** Whether it is counted how many could be the Demon on the final day; it takes time. */
  readonly candidates?: boolean;
  /** Told of everything in order, events and talk. */
  listen?(happening: Happening): void;
  /** Told of every ruling, with the table as it is before. */
  watch?(grimoire: Grimoire, prompt: Prompt, ruling: Ruling): void;
}

/** One whole game without people. The same simulation is the same game, input by input. */
export function simulateGame(simulation: Simulation): { table: BotTable; record: GameRecord } {
  const { script, cast, players, seed, storyteller, bots, bags = 'any', picks = [], rounds = 0 } = simulation;
  const kind = playersAmong([bots]);
  const best = bags === 'best' ? { best: bestBag(script.characters, kind) } : {};
  const game = new Game(dealGame(script, players, seed, { picks, ...best }), cast);
  const heard: Utterance[] = [];
  const table = new BotTable({
    game,
    seed,
    policy: (board) => {
      const policy = policyFor(storyteller, { seed, board, players: kind });
      return (grimoire, prompt) => {
        const thumb = policy(grimoire, prompt);
        const standing = { setup: game.setup, entries: game.entries, heard };
        const ruling = rounds === 0 ? thumb : ponder(new Deliberation(standing, cast, prompt.id, thumb, seed), rounds);
        simulation.watch?.(grimoire, prompt, ruling);
        return ruling;
      };
    },
    deeds: (board) => deedsOf(storyteller, { seed, board, players: kind }),
    bot: () => BOTS[bots],
    listen(happening) {
      if ('utterance' in happening) heard.push(happening.utterance);
      simulation.listen?.(happening);
    },
  });
  table.playOut();
  const last = simulation.candidates === true ? finalDayOf(table.board) : null;
  return { table, record: recordOf(game, seed, last === null ? null : candidatesOn(last, table.board)) };
}

function ponder(deliberation: Deliberation, rounds: number): Ruling {
  while (!deliberation.isDone && deliberation.rounds < rounds) deliberation.step();
  return deliberation.conclude();
}
