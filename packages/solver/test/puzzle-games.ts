import type { Character } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { builtinScript, tableScript } from '@belfry/scripts';
import { simulateGame } from '@belfry/storyteller';
import { type Grade, type MadePuzzle, makePuzzle, type PlayedGame } from '../src/index.ts';

const isDealt = ({ team }: Character) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team);

/** Games without people, from which puzzles are made. */
export function playing(edition: string, players: number): (seed: string) => PlayedGame {
  const table = tableScript(builtinScript(edition)!);
  const script = table.characters.filter(isDealt);
  return (seed) => ({
    events: simulateGame({ script: table, cast, players, seed, storyteller: 'fair', bots: 'novice' }).table.game.events,
    script,
  });
}

export const puzzleFrom = (
  edition: string,
  players: number,
  seed: string,
  grades?: readonly Grade[],
): MadePuzzle | null =>
  makePuzzle({ play: playing(edition, players), seed, ...(grades === undefined ? {} : { grades }) });
