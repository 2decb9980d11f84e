import type { CharacterId } from '@belfry/almanac';
import type { GameEvent, Json, SeatId, Statement } from '@belfry/engine';
import { builtinScript, tableScript } from '@belfry/scripts';
import type { FileItem, MadePuzzle } from '../src/index.ts';
import { characterNamed } from '../src/puzzle/names.ts';
import { playableDeals } from './enumerate.ts';

/**
 * Every deal from which the engine can be played so that the puzzle comes of it: all legal deals, all hidden choices.
 * Only for puzzles of the first dawn; null where there is too much to play.
 */
export function dealsByEngine(edition: string, { file, puzzle: { problem } }: MadePuzzle): ReadonlySet<string> | null {
  if (file.maxNight !== 1) throw new RangeError('Only a puzzle of the first dawn is small enough.');
  const script = tableScript(builtinScript(edition)!);
  const claims = problem.claims.map((id) => id!);
  const setup = {
    script: script.played,
    seats: problem.names.map((name, seat) => ({ name, character: claims[seat]! })),
  };
  const told = file.players.map(({ nightInfo }, seat) => factsOf(nightInfo[1] ?? [], seat, claims[seat]!));
  const events: GameEvent[] = [...told.flat(), { type: 'dawn', day: 1, died: [], revived: [], to: 'everyone' }];
  const { deals, tooLong } = playableDeals({
    game: { script, setup, plans: [], events },
    domains: problem.domains,
    claims,
    tellsAll: told.map((facts) => facts.length > 1),
    tellsOfOthers: told.map(() => false),
    you: -1,
  });
  return tooLong.size === 0 ? deals : null;
}

/** What somebody who says this has seen; a claim alone is no more than a claim. */
function factsOf(items: readonly FileItem[], seat: SeatId, claim: CharacterId): GameEvent[] {
  const dealt: GameEvent = { type: 'you-are', seat, character: claim, alignment: 'good', to: [seat] };
  return [dealt, ...items.flatMap((item) => lived(item, seat, claim))];
}

function lived({ type, args }: FileItem, seat: SeatId, character: CharacterId): GameEvent[] {
  const told = (info: Statement): GameEvent => ({ type: 'told', seat, character, info, to: [seat] });
  // In the kinds below that have them; the engine names players in the order of their seats.
  const players = ([args.player1, args.player2] as SeatId[]).sort((a, b) => a - b);
  switch (type) {
    case 'Washerwoman.Ping':
    case 'Librarian.Ping':
    case 'Investigator.Ping':
      if (args.player1 === null) return [told({ says: 'none', team: 'outsider' })];
      return [told({ says: 'one-of', players, character: characterNamed(args.character, type).id })];
    case 'Chef.Ping':
    case 'Empath.Ping':
      return [told({ says: 'number', number: Number(args.count) })];
    case 'FortuneTeller.Ping': {
      const chosen: Json = players;
      return [{ type: 'chose', seat, character, chosen, to: [seat] }, told({ says: 'yes', yes: args.demon === true })];
    }
    default:
      throw new RangeError(`Nobody says "${type}" on the first morning.`);
  }
}
