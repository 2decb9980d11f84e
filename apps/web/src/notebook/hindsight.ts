import type { Character, CharacterId } from '@belfry/almanac';
import { deductions } from '@belfry/characters';
import type { SeatId, SeenEvent } from '@belfry/engine';
import {
  chronicleOf,
  type NightOrder,
  type Problem,
  problemOf,
  type Testimony,
  testimonyOf,
  tries,
} from '@belfry/solver';

/** A finished game as its Storyteller saw it. */
export interface PastGame {
  readonly events: readonly SeenEvent[];
  readonly names: readonly string[];
  readonly script: readonly Character[];
  /** Who comes when at night on this script. */
  readonly order?: NightOrder | undefined;
}

/** What was left to the town at one dawn. */
export interface LookedBack {
  readonly day: number;
  /** Deals that were still possible. */
  readonly worlds: number;
  /** All of them were looked at; else there are more. */
  readonly isWhole: boolean;
  /** Who could be the living Demon. */
  readonly demons: readonly SeatId[];
}

const STEPS_PER_DEAL = 300;
const MOST_DEALS = 40_000;

const isDealt = ({ team }: Character) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team);

/** The town's question at one dawn. */
export interface Dawn {
  readonly day: number;
  readonly problem: Problem;
  readonly alive: readonly boolean[];
}

/**
 * Each dawn as a town could have seen it in which all the good tell everything they know, nobody is trusted, and the
 * evil claim what they were shown as not in play, and no more.
 */
export function* dawnsOf({ events, names, script, order }: PastGame): Generator<Dawn> {
  const dealt = events.find((event) => event.type === 'dealt');
  const isMoved = events.some(({ type }) => type === 'joined' || type === 'left' || type === 'reseated');
  if (dealt?.type !== 'dealt' || dealt.grimoire.length !== names.length || isMoved) return;
  const characters = script.filter(isDealt);
  const sheet = { names, characters: characters.map(({ id }) => id) };
  const now = dealt.grimoire.map(({ character, alignment }) => ({
    character,
    isEvil: alignment === 'evil',
    alive: true,
  }));
  const bluffs = bluffsFor(characters, dealt.bluffs, new Set(dealt.grimoire.map(({ character }) => character)));
  for (const [at, event] of events.entries()) {
    if (event.type === 'became') now[event.seat]!.character = event.character;
    if (event.type === 'turned') now[event.seat]!.isEvil = event.alignment === 'evil';
    if (event.type === 'died') now[event.seat]!.alive = false;
    if (event.type === 'revived') now[event.seat]!.alive = true;
    if (event.type !== 'dawn') continue;
    for (const seat of event.died) now[seat]!.alive = false;
    for (const seat of event.revived) now[seat]!.alive = true;
    const so = events.slice(0, at + 1);
    let lies = 0;
    const testimonies = now.map(({ isEvil, character }, seat): Testimony => {
      const own = testimonyOf(so, seat, sheet);
      const wrong = deductions.get(character)?.wrongAboutSelf;
      const lie = isEvil || wrong === 'pretends' || wrong === 'lies about everything';
      return own === null || lie ? { claim: bluffs[lies++ % bluffs.length] ?? null, nights: [], days: [] } : own;
    });
    const problem = problemOf({ names, script: characters, chronicle: chronicleOf(so), testimonies, you: null, order });
    yield { day: event.day, problem, alive: now.map(({ alive }) => alive) };
  }
}

function bluffsFor(script: readonly Character[], shown: readonly CharacterId[], inPlay: ReadonlySet<CharacterId>) {
  const free = script.filter(({ id, team }) => team === 'townsfolk' && !inPlay.has(id)).map(({ id }) => id);
  return [...new Set([...shown, ...free])];
}

/** How many worlds a dawn left, and who could be the Demon in them. */
export function lookBack({ day, problem, alive }: Dawn): LookedBack {
  const demons = new Set<SeatId>();
  const teams = new Map(problem.script.map(({ id, team }) => [id, team]));
  let worlds = 0;
  let deals = 0;
  let isWhole = true;
  for (const { started, solutions, undecided } of tries(problem, { stepsPerDeal: STEPS_PER_DEAL, farFetched: false })) {
    if (++deals > MOST_DEALS) {
      isWhole = false;
      break;
    }
    if (solutions.length === 0 && !undecided) continue;
    worlds++;
    for (const characters of undecided ? [started] : solutions.map(({ now }) => now)) {
      for (const [seat, id] of characters.entries()) if (teams.get(id) === 'demon' && alive[seat]) demons.add(seat);
    }
  }
  return { day, worlds, isWhole, demons: [...demons].sort((a, b) => a - b) };
}

/** The first day on which only one player could be the Demon. */
export const solvableOn = (days: readonly LookedBack[]): LookedBack | null =>
  days.find(({ demons, isWhole }) => isWhole && demons.length === 1) ?? null;
