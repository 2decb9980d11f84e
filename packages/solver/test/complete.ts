import { tries } from '../src/index.ts';
import { playableDeals, smallGame } from './enumerate.ts';
import { momentsIn } from './games.ts';

export interface Compared {
  /** How many deals the engine can be played from, or null where there is too much to play. */
  readonly playable: number | null;
  /** Deals that the solver keeps and the engine cannot play; and those the other way round. */
  readonly kept: readonly string[];
  readonly lost: readonly string[];
  readonly about: string;
}

/** One small game: the deals that the solver keeps beside those from which the engine can be played to the same. */
export function compare(edition: string, players: number, dawns: number, seed: string): Compared | null {
  const game = smallGame(edition, players, dawns, seed);
  const characters = game.script.characters.filter(({ team }) =>
    ['townsfolk', 'outsider', 'minion', 'demon'].includes(team),
  );
  const moment = momentsIn(game.events, characters, seed).at(-1);
  if (moment === undefined || moment.dawn !== dawns) return null;
  const { problem, tellsAll, started } = moment;
  const playable = playableDeals({ game, domains: problem.domains, claims: problem.claims, tellsAll });
  const about = `${edition}, ${players} players, ${seed}, dawn ${dawns}: ${started.join(' ')}; as ${problem.claims.join(' ')}, you ${moment.you}`;
  if (playable === null) return { playable: null, kept: [], lost: [], about };
  const all = [...tries(problem)];
  const mine = new Set(all.filter(({ solutions }) => solutions.length > 0).map((one) => one.started.join()));
  return {
    playable: playable.size,
    kept: [...mine].filter((deal) => !playable.has(deal)),
    lost: [...playable].filter((deal) => !mine.has(deal)),
    about,
  };
}
