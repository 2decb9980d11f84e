import { deductions } from '@belfry/characters';
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
  const moment = momentsIn({ events: game.events, script: characters, seed }).at(-1);
  if (moment === undefined || moment.dawn !== dawns) return null;
  const { problem, tellsAll, started } = moment;
  const playable = playableDeals({ game, domains: problem.domains, claims: problem.claims, tellsAll });
  const about = `${edition}, ${players} players, ${seed}, dawn ${dawns}: ${started.join(' ')}; as ${problem.claims.join(' ')}, you ${moment.you}`;
  if (playable === null) return { playable: null, kept: [], lost: [], about };
  const possible = [...tries(problem)].filter(({ solutions }) => solutions.length > 0).map((one) => one.started);
  const mine = new Set(possible.map((deal) => deal.join()));
  // Left aside: deals of those whose declaration says that it keeps more, and of who would have turned since.
  const isExact = (deal: readonly string[]) =>
    deal.every((id, seat) => deductions.get(id)?.keepsMore === undefined && problem.domains[seat]!.includes(id));
  return {
    playable: playable.size,
    kept: possible.filter((deal) => isExact(deal) && !playable.has(deal.join())).map((deal) => deal.join()),
    lost: [...playable].filter((deal) => !mine.has(deal)),
    about,
  };
}
