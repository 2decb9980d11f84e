import type { Character, CharacterId } from '@belfry/almanac';
import type { SeatId, SeenEvent } from '@belfry/engine';
import type { Claim } from '@belfry/protocol';
import {
  chronicleOf,
  type Likelihoods,
  likelihoods,
  type NightOrder,
  type Problem,
  problemOf,
  testimonyFrom,
  testimonyOf,
  tries,
  uncovered,
} from '@belfry/solver';

/** What a player takes for granted about a seat. */
export type Mark =
  | { readonly sure: 'trust' | 'believe' | 'doubt' }
  | { readonly sure: 'is'; readonly character: CharacterId };

/** All that a notebook thinks from: what this seat was told, what it heard, what its owner believes. */
export interface Asking {
  readonly you: SeatId;
  readonly events: readonly SeenEvent[];
  readonly claims: readonly (readonly [SeatId, Pick<Claim, 'character' | 'learned'>])[];
  readonly marks: Readonly<Record<SeatId, Mark>>;
  readonly names: readonly string[];
  readonly script: readonly Character[];
  /** Who comes when at night on this script. */
  readonly order?: NightOrder | undefined;
}

/** What of one seat is possible, and how likely. */
export interface Possibility {
  readonly character: CharacterId;
  /** null until it has been worked out. */
  readonly chance: number | null;
  /** 'open' until everything was looked through. */
  readonly possible: 'yes' | 'no' | 'open';
}

export interface Thought {
  readonly seats: readonly {
    readonly demon: number | null;
    readonly evil: number | null;
    readonly characters: readonly Possibility[];
  }[];
  /** Deals that were found to be possible. */
  readonly worlds: number;
  readonly isDone: boolean;
  /** Every deal was looked through: what was not found, and is not open, cannot be. */
  readonly isWhole: boolean;
}

export type Trouble = { readonly notCovered: readonly CharacterId[] };

const STEPS_PER_DEAL = 300;
const DEALS_AT_ONCE = 400;
const MOST_DEALS = 40_000;

const isDealt = ({ team }: Character) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team);

/** The question as this seat can put it; null before it was dealt anything. */
export function questionOf({ you, events, claims, marks, names, script, order }: Asking): Problem | null {
  const dealt = script.filter(isDealt);
  const sheet = { names, characters: dealt.map(({ id }) => id) };
  const own = testimonyOf(events, you, sheet);
  const chronicle = chronicleOf(events);
  if (own === null || chronicle.nights.length === 0) return null;
  const said = new Map(claims);
  const isKnown = (id: CharacterId | null) => id !== null && sheet.characters.includes(id);
  const testimonies = names.map((_, seat) => {
    if (seat === you) return own;
    const claim = said.get(seat);
    const character = claim !== undefined && isKnown(claim.character) ? claim.character : null;
    return testimonyFrom({ character, learned: claim?.learned ?? [] }, chronicle.nights.length, sheet);
  });
  const trusted = names.flatMap((_, seat) => (marks[seat]?.sure === 'trust' ? [seat] : []));
  const problem = problemOf({ names, script: dealt, chronicle, testimonies, you, trusted, order });
  return {
    ...problem,
    domains: problem.domains.map((domain, seat) => marked(domain, marks[seat], problem.claims[seat]!)),
  };
}

function marked(
  domain: readonly CharacterId[],
  mark: Mark | undefined,
  claim: CharacterId | null,
): readonly CharacterId[] {
  if (mark?.sure === 'is') return [mark.character];
  if (claim === null) return domain;
  if (mark?.sure === 'believe') return [claim];
  return mark?.sure === 'doubt' ? domain.filter((id) => id !== claim) : domain;
}

/** Who of this game the solver does not follow. */
export const troubleWith = (problem: Problem): Trouble | null => {
  const notCovered = uncovered(problem);
  return notCovered.length === 0 ? null : { notCovered };
};

/**
 * First how likely everything is, which takes no time, then what is possible at all: each step is a better answer, and
 * whoever has seen enough stops asking.
 */
export function* think(problem: Problem): Generator<Thought> {
  const found = problem.names.map(() => new Set<CharacterId>());
  // Who may be anybody by now, or have started as anybody: not all of it is gone through.
  const isOpen = problem.names.map(() => false);
  let isWhole = true;
  let likely: Likelihoods | null = null;
  let worlds = 0;
  const thought = (isDone: boolean): Thought => ({
    seats: found.map((here, seat) => ({
      demon: likely?.demon[seat] ?? null,
      evil: likely?.evil[seat] ?? null,
      characters: possibilities(problem, seat, likely, here, !isDone || !isWhole || isOpen[seat]!),
    })),
    worlds,
    isDone,
    isWhole: isDone && isWhole,
  });
  for (likely of likelihoods(problem)) yield thought(false);
  let deals = 0;
  for (const { started, solutions, undecided, isComplete } of tries(problem, { stepsPerDeal: STEPS_PER_DEAL })) {
    if (started.length === 0) {
      isWhole = false;
      break;
    }
    if (solutions.length > 0 || undecided) {
      worlds++;
      if (!isComplete) for (const [seat, may] of problem.mayLie.entries()) isOpen[seat] ||= may;
      for (const [seat, id] of started.entries()) found[seat]!.add(id);
      for (const { now } of solutions) for (const [seat, id] of now.entries()) found[seat]!.add(id);
    }
    deals++;
    if (deals >= MOST_DEALS) {
      isWhole = false;
      break;
    }
    if (deals % DEALS_AT_ONCE === 0) yield thought(false);
  }
  yield thought(true);
}

/** The likeliest first; what cannot be last. */
function possibilities(
  { script, domains, mayLie }: Problem,
  seat: SeatId,
  likely: Likelihoods | null,
  found: ReadonlySet<CharacterId>,
  isOpen: boolean,
): Possibility[] {
  const chances = new Map(likely?.characters[seat]?.map(({ character, chance }) => [character, chance]));
  const mayChange = mayLie[seat]!;
  const could = new Set([...domains[seat]!, ...found]);
  const all = script.map(({ id }): Possibility => {
    const possible = found.has(id) ? 'yes' : isOpen && (mayChange || could.has(id)) ? 'open' : 'no';
    return { character: id, chance: possible === 'no' || likely === null ? null : (chances.get(id) ?? 0), possible };
  });
  return all.sort(
    (a, b) => Number(a.possible === 'no') - Number(b.possible === 'no') || (b.chance ?? 0) - (a.chance ?? 0),
  );
}
