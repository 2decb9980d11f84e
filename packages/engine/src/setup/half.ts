import type { CharacterId } from '@belfry/almanac';
import { waysToChoose } from './choose.ts';
import type { BagTeam, Counts } from './counts.ts';
import type { Kind } from './kinds.ts';
import { TangledSetup } from './refusal.ts';
import { joined, OUTSIDER_ON_TOP, type SetupSum, UNCHANGED } from './shape.ts';
import { bothMistaken, type Mistaken, mistakenOf, NOBODY_MISTAKEN } from './spare.ts';

/** So many of one kind: `distinct` of its members, `tokens` together. */
export interface Taken {
  readonly kind: Kind;
  readonly distinct: number;
  readonly tokens: number;
}

/** One choice of movers for the good or the evil half of a bag. */
export interface Selection {
  readonly taken: readonly Taken[];
  /** How many choices of members it stands for. */
  readonly ways: bigint;
}

/** Choices that take the same seats. */
export interface Crew {
  readonly seated: Counts;
  readonly selections: readonly Selection[];
  readonly ways: bigint;
}

/** What the other half of a bag has to know of a choice. */
export interface Effect {
  readonly change: SetupSum;
  /** Those among them whom the other half may want or not want. */
  readonly present: ReadonlySet<CharacterId>;
  /** Whom they need in the other half. */
  readonly wanted: ReadonlySet<CharacterId>;
  /** Whom they cannot be in play with. Only evil says so: a pair is kept apart from one side. */
  readonly unwanted: ReadonlySet<CharacterId>;
  readonly mistaken: Mistaken;
}

/** All choices with one effect. */
export interface Group {
  readonly effect: Effect;
  readonly crews: readonly Crew[];
}

/** How many ways there are to share `tokens` among `holders`, each with at least one and at most `most`. */
function waysToShare(tokens: number, holders: number, most: number): bigint {
  if (holders === 0) return tokens === 0 ? 1n : 0n;
  if (tokens < holders || tokens > holders * most) return 0n;
  if (tokens - holders < most) return waysToChoose(tokens - 1, holders - 1);
  let ways = 0n;
  for (let first = 1; first <= Math.min(most, tokens); first++) ways += waysToShare(tokens - first, holders - 1, most);
  return ways;
}

const waysToTake = ({ kind, distinct, tokens }: Taken): bigint =>
  waysToChoose(kind.members.length, distinct) * waysToShare(tokens, distinct, kind.copies);

export interface HalfQuestion {
  /** Every mover; those of other teams matter for who is tied to whom. */
  readonly kinds: readonly Kind[];
  readonly teams: readonly BagTeam[];
  /** The most tokens of each team. */
  readonly room: Counts;
  /** Whether it matters who is wrong about themselves. */
  readonly tokensMayRunShort: boolean;
  /** Whose presence decides what somebody may have from others. */
  readonly concerned: ReadonlySet<CharacterId>;
}

/** More choices than this would take longer to go through than anybody wants to wait. */
const MOST_SELECTIONS = 20_000;
/** So many possible sums of changes cost as much as one choice more. */
const SUMS_A_CHOICE = 8;

/** Lists all choices of movers for one half, and puts those with the same effect together. */
export function halfOf(question: HalfQuestion): readonly Group[] {
  const kinds = question.kinds.filter((kind) => question.teams.includes(kind.team));
  const ties = tiesOf(question);
  const left = { ...question.room };
  const groups = new Map<string, { effect: Effect; selections: Map<string, Selection[]> }>();
  const taken: Taken[] = [];
  let visited = 0;

  const keep = (change: SetupSum): void => {
    const effect = effectOf(taken, change, ties, question.tokensMayRunShort);
    if (effect === null) return;
    const key = effectKey(effect);
    const group = groups.get(key) ?? { effect, selections: new Map() };
    groups.set(key, group);
    const seats = JSON.stringify(seatsOf(taken));
    const alike = group.selections.get(seats) ?? [];
    group.selections.set(seats, alike);
    alike.push({ taken: [...taken], ways: taken.reduce((product, one) => product * waysToTake(one), 1n) });
  };
  const from = (at: number, change: SetupSum): void => {
    visited += 1 + (change.steps?.length ?? 0) / SUMS_A_CHOICE;
    if (visited > MOST_SELECTIONS) throw new TangledSetup();
    const kind = kinds[at];
    if (kind === undefined) {
      keep(change);
      return;
    }
    const { team, copies, least, members } = kind;
    // Any number of those who may have left can have done so.
    const missing = (there: number, sum: SetupSum): SetupSum =>
      kind.absent === UNCHANGED
        ? sum
        : Array.from({ length: members.length - there }, () => kind.absent).reduce(joined, sum);
    if (least === 0) from(at + 1, missing(0, change));
    let changed = change;
    for (let distinct = 1; distinct <= Math.min(members.length, left[team]); distinct++) {
      const most = Math.min(left[team], distinct * copies);
      changed = joined(changed, kind.change);
      for (let tokens = Math.max(distinct, least); tokens <= most; tokens++) {
        taken.push({ kind, distinct, tokens });
        left[team] -= tokens;
        from(at + 1, missing(distinct, changed));
        left[team] += tokens;
        taken.pop();
      }
    }
  };
  from(0, UNCHANGED);
  return [...groups.values()].map(({ effect, selections }) => ({ effect, crews: [...selections.values()].map(crew) }));
}

const crew = (selections: readonly Selection[]): Crew => ({
  seated: seatsOf(selections[0]!.taken),
  selections,
  ways: selections.reduce((sum, { ways }) => sum + ways, 0n),
});

function seatsOf(taken: readonly Taken[]): Counts {
  const seats = { townsfolk: 0, outsider: 0, minion: 0, demon: 0 };
  for (const { kind, tokens } of taken) if (kind.takesSeat) seats[kind.team] += tokens;
  return seats;
}

/** Who of a half is tied to whom, worked out once for all choices. */
interface Ties {
  readonly ours: ReadonlySet<CharacterId>;
  /** Those of ours whom the other half may want or not want. */
  readonly concerned: ReadonlySet<CharacterId>;
  readonly keepsApart: boolean;
}

function tiesOf({ kinds, teams, concerned }: HalfQuestion): Ties {
  const keepsApart = !teams.includes('townsfolk');
  const others = kinds.filter((kind) => !teams.includes(kind.team));
  const ids = kinds.filter((k) => teams.includes(k.team)).flatMap((k) => k.members.map((c) => c.id));
  return {
    ours: new Set(ids),
    concerned: new Set([
      ...others.flatMap((kind) => [...kind.needs, ...(keepsApart ? [] : kind.apartFrom)]),
      ...concerned,
    ]),
    keepsApart,
  };
}

/** null when these cannot be in play together. */
function effectOf(taken: readonly Taken[], ownChange: SetupSum, ties: Ties, tokensMayRunShort: boolean): Effect | null {
  const ids = new Set<CharacterId>();
  const needs = new Set<CharacterId>();
  const unwanted = new Set<CharacterId>();
  for (const { kind } of taken) {
    for (const { id } of kind.members) ids.add(id);
    for (const id of kind.needs) needs.add(id);
    for (const id of kind.apartFrom) unwanted.add(id);
  }
  // Members of one kind stay apart from the same others; needed characters are a kind of their own.
  for (const id of unwanted) if (ids.has(id)) return null;
  for (const id of needs) if (ties.ours.has(id) && !ids.has(id)) return null;
  let change = ownChange;
  let mistaken = NOBODY_MISTAKEN;
  for (const { kind, distinct, tokens } of taken) {
    if (kind.team === 'outsider' && kind.members.some((c) => needs.has(c.id))) change = joined(change, OUTSIDER_ON_TOP);
    if (tokensMayRunShort) mistaken = bothMistaken(mistaken, mistakenOf(kind.members[0]!, distinct, tokens));
  }
  const theirs = (id: CharacterId) => !ties.ours.has(id);
  return {
    change,
    present: new Set([...ties.concerned].filter((id) => ids.has(id))),
    wanted: new Set([...needs].filter(theirs)),
    unwanted: new Set(ties.keepsApart ? [...unwanted].filter(theirs) : []),
    mistaken,
  };
}

/** Effects with the same key are the same for the other half. */
function effectKey({ change, present, wanted, unwanted, mistaken }: Effect): string {
  const sorted = (ids: ReadonlySet<CharacterId>) => [...ids].sort();
  const wishes = mistaken.wishes.map((teams) => teams.join('+')).sort();
  const ties = [sorted(present), sorted(wanted), sorted(unwanted)];
  return JSON.stringify([Object.values(change), ties, wishes, mistaken.idle]);
}
