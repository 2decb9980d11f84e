import type { CharacterId } from '@belfry/almanac';
import { random } from '@belfry/engine';
import { type Chronicle, problemOf, weighTeams } from '@belfry/solver';
import type { Rules } from '../../town/rules.ts';
import type { Situation } from '../bot.ts';

/** At most so many sit at a table that is weighed as a whole. */
const MOST = 15;
/** How much rather a safe guise is worn than an exposed one; the safest is not always taken, or it would be known. */
const PRUDENCE = 2;

/** Whoever has something to tell can point at others: so much less of the risk is left. */
const TALKATIVE = 0.6;

/** What the Demon may call itself, what exposes it least rather first: by lot, the same for as long as it plays. */
export function preferredBluffs(bluffs: readonly CharacterId[], { board, seat, seed }: Situation): CharacterId[] {
  const dice = random(`${seed} ${seat} plan`);
  const riskOf = (id: CharacterId) =>
    exposure(id, board.rules, board.players) ** PRUDENCE *
    (board.rules.cast.get(id)?.learns === undefined ? 1 : TALKATIVE);
  // Of such waits the one that is half as long on average ends first twice as often.
  const drawn = bluffs.map((id) => ({ id, wait: -Math.log(1 - dice.next()) * riskOf(id) }));
  return drawn.sort((a, b) => a.wait - b.wait).map(({ id }) => id);
}

const known = new WeakMap<Rules, Map<string, number>>();

/** How likely whoever says they are this is the Demon, before anybody else has said a word: Outsiders are counted. */
export function exposure(claimed: CharacterId, rules: Rules, players: number): number {
  const before = known.get(rules) ?? new Map<string, number>();
  known.set(rules, before);
  const key = `${players} ${claimed}`;
  const found = before.get(key) ?? (players > MOST ? 1 : judged(claimed, rules, players));
  before.set(key, found);
  return found;
}

function judged(claimed: CharacterId, rules: Rules, players: number): number {
  const script = rules.sheet.filter(({ team }) => DEALT.has(team));
  const names = Array.from({ length: players }, (_, seat) => String(seat));
  const testimonies = names.map((_, seat) => ({ claim: seat === 0 ? claimed : null, nights: [], days: [] }));
  const problem = problemOf({ names, script, chronicle: NOTHING_YET, testimonies, you: null });
  return weighTeams(problem)?.demon[0] ?? 1;
}

const DEALT: ReadonlySet<string> = new Set(['townsfolk', 'outsider', 'minion', 'demon']);
/** The first morning: nobody has died, nobody has spoken. */
const NOTHING_YET: Chronicle = { nights: [{ deaths: 0, revivals: 0 }], days: [[]], isOpen: true };
