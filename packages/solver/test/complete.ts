import { deductions } from '@belfry/characters';
import { tries } from '../src/index.ts';
import { playableDeals, smallGame } from './enumerate.ts';
import { momentsIn } from './games.ts';

export interface Compared {
  /** How many deals the engine can be played from, and how many are not compared, as there is too much to play. */
  readonly playable: number;
  readonly tooLong: number;
  /** Deals that the solver keeps and the engine cannot play; and those the other way round. */
  readonly kept: readonly string[];
  readonly lost: readonly string[];
  readonly about: string;
}

const STEPS_PER_DEAL = 20_000;

/** One small game: the deals that the solver keeps beside those from which the engine can be played to the same. */
export function compare(
  edition: string,
  players: number,
  dawns: number,
  seed: string,
  mostPlays?: number,
): Compared | null {
  const game = smallGame(edition, players, dawns, seed);
  const characters = game.script.characters.filter(({ team }) =>
    ['townsfolk', 'outsider', 'minion', 'demon'].includes(team),
  );
  const moment = momentsIn({ events: game.events, script: characters, seed }).at(-1);
  if (moment === undefined || moment.dawn !== dawns) return null;
  const { problem, tellsAll, tellsOfOthers, started } = moment;
  const { deals, tooLong } = playableDeals(
    { game, domains: problem.domains, claims: problem.claims, tellsAll, tellsOfOthers, you: moment.you },
    mostPlays,
  );
  const about = `${edition}, ${players} players, ${seed}, dawn ${dawns}: ${started.join(' ')}; as ${problem.claims.join(' ')}, you ${moment.you}`;
  const tried = [...tries(problem, { stepsPerDeal: STEPS_PER_DEAL, farFetched: false })];
  const open = new Set(tried.filter(({ undecided }) => undecided).map(({ started }) => started.join()));
  const possible = tried.filter(({ solutions }) => solutions.length > 0).map((one) => one.started);
  const mine = new Set(possible.map((deal) => deal.join()));
  // Left aside: deals of those whose declaration says that it keeps more, and of who would have turned since; and that
  // whoever is a new twin, when the old one has turned, would have told of it.
  const isExact = (deal: readonly string[]) =>
    deal.every((id, seat) => deductions.get(id)?.keepsMore === undefined && problem.domains[seat]!.includes(id)) &&
    !(deal.includes('eviltwin') && deal.some((id) => deductions.get(id)?.turns !== undefined));
  return {
    playable: deals.size,
    tooLong: new Set([...tooLong, ...open]).size,
    kept: possible
      .filter((deal) => isExact(deal) && !deals.has(deal.join()) && !tooLong.has(deal.join()))
      .map((deal) => deal.join()),
    lost: [...deals].filter((deal) => !mine.has(deal) && !open.has(deal)),
    about,
  };
}
