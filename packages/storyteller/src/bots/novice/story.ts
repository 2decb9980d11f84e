import type { CharacterId } from '@belfry/almanac';
import { type Information, type PlainStatement, random, type SeatId, type Statement } from '@belfry/engine';
import type { Claim, ClaimedInfo } from '@belfry/protocol';
import { atTheirWord, isCoherent, type Taken, tablesFor } from '../../town/coherence.ts';
import { learningNights } from '../../town/could-learn.ts';
import type { Masks, Strangers } from '../../town/imagined.ts';
import { type Meaning, meaningIn, worldAt } from '../../town/meaning.ts';
import { hasTag } from '../../town/rules.ts';
import type { Situation } from '../bot.ts';
import { type Knowledge, knowledgeOf, madAs } from './knowledge.ts';

/** Enough lies to choose from. */
const CONSIDERED = 12;
/** A beginner's lies are not all well aimed. */
const WHIM = 2.4;

/** What this player says of themselves: the truth if good, a bluff that fits if evil. */
export function storyOf(situation: Situation): Claim {
  const mine = knowledgeOf(situation);
  const before = saidBefore(situation);
  const mad = madAs(situation);
  // What somebody else's ability has told them, they may say in any guise.
  if (mad !== null) return { character: mad, learned: mine.toldByOthers, suspects: [], trusts: [] };
  if (!mine.isEvil && mustHide(situation, mine)) {
    const disguise = before?.character ?? bluffFor(situation, mine);
    return { character: disguise, learned: mine.toldByOthers, suspects: [], trusts: [] };
  }
  if (!mine.isEvil) return { character: mine.character, learned: mine.learned, suspects: [], trusts: [] };
  const character = before?.character ?? bluffFor(situation, mine);
  return {
    character,
    learned: inventedFor(character, before?.learned ?? [], situation, mine),
    suspects: [],
    trusts: [],
  };
}

/** An Outsider who is punished for being known as one. */
const mustHide = ({ board }: Situation, { character }: Knowledge): boolean => {
  const entry = board.rules.lookUp(character);
  return (
    entry?.team === 'outsider' && hasTag(entry, 'madness') && board.rules.cast.get(character)?.offers !== undefined
  );
};

/** What this player has said of themselves so far, aloud or in private: nobody is told another story than the rest. */
export function saidBefore({ board, seat, whispers }: Situation): Claim | null {
  const said = board.claimOf(seat);
  let last = said;
  for (const { from, remark } of whispers) {
    if (from !== seat || remark.say !== 'claim' || remark.claim.character === null) continue;
    const isSame = said === null || said.character === remark.claim.character;
    if (isSame && remark.claim.learned.length >= (last?.learned.length ?? 0)) last = remark.claim;
  }
  return last;
}

/**
 * Who of the evil claims to be whom, as far as this seat knows: what the bluffs of the Demon come to, and what companions
 * have said of themselves and of it. Null while nothing is agreed.
 */
export function planOf(situation: Situation): ReadonlyMap<SeatId, CharacterId> | null {
  const { seat, seed, whispers, mind } = situation;
  const { bluffs, friends } = knowledgeOf(situation);
  const plan = new Map<SeatId, CharacterId>();
  for (const { from, remark } of whispers) {
    if (remark.say !== 'plan' || !friends.has(from)) continue;
    for (const bluff of remark.bluffs)
      if (bluff.seat === from || !plan.has(bluff.seat)) plan.set(bluff.seat, bluff.character);
  }
  const shared = mind?.preferredBluffs(bluffs, situation) ?? random(`${seed} ${seat} plan`).shuffle(bluffs);
  const others = [...friends].filter((id) => id !== seat);
  for (const [at, id] of [seat, ...others].entries()) {
    const free = shared[at];
    if (free !== undefined && !plan.has(id)) plan.set(id, free);
  }
  return plan.size === 0 ? null : plan;
}

/** The one agreed on, or one of the Demon's three, or whatever nobody has claimed yet. */
function bluffFor(situation: Situation, { bluffs, friends, seen }: Knowledge): CharacterId {
  const { seat, board, seed } = situation;
  const taken = new Set(board.view.circle.map((id) => board.characterClaimedBy(id)));
  for (const { from, remark } of situation.whispers)
    if (from !== seat && remark.say === 'claim') taken.add(remark.claim.character);
  const plan = planOf(situation);
  const agreed = plan?.get(seat);
  if (agreed !== undefined && !taken.has(agreed)) return agreed;
  for (const id of friends) if (id !== seat) taken.add(plan?.get(id) ?? null);
  for (const character of seen) taken.add(character);
  const dice = random(`${seed} ${seat} bluff`);
  const own = bluffs.filter((id) => !taken.has(id));
  if (own.length > 0) return situation.mind?.preferredBluffs(own, situation)[0] ?? dice.pick(own);
  const free = board.rules.sheet.filter((c) => c.team === 'townsfolk' && !taken.has(c.id));
  return free.length > 0 ? dice.pick(free).id : dice.pick(board.rules.sheet).id;
}

/** Something for every night on which such a character would have learned something. */
function inventedFor(
  character: CharacterId,
  before: readonly ClaimedInfo[],
  situation: Situation,
  mine: Knowledge,
): readonly ClaimedInfo[] {
  const { board } = situation;
  const out = [...before, ...turnedAround(before, mine)];
  const information = board.rules.cast.get(character)?.learns;
  if (information === undefined) return out.length === before.length ? before : out;
  for (const night of nightsOf(character, before, situation)) {
    if (before.some((b) => b.night === night)) continue;
    const lie = invent(character, information, night, out, situation, mine);
    if (lie !== null) out.push(lie);
  }
  return out.length === before.length ? before : out;
}

/** When they would have learned something; once is on one of the first nights. */
function nightsOf(character: CharacterId, before: readonly ClaimedInfo[], situation: Situation): readonly number[] {
  const { board, seat, seed } = situation;
  if (hearsTwo(character, situation)) return visitsOf(situation);
  const nights = learningNights(board, seat, character);
  if (board.rules.cast.get(character)?.manner?.asksOnce === undefined) return nights;
  const when = 1 + random(`${seed} ${seat} asks`).below(ASKS_BY);
  const isDone = before.some(({ info }) => info.says !== 'player-is');
  return isDone ? [] : nights.filter((night) => night >= when).slice(0, 1);
}

/** Whoever may ask once has done so by this night. */
const ASKS_BY = 3;

/** Whoever knows one for what one is will say so: the same is said of them, and of nobody else afterwards. */
function turnedAround(before: readonly ClaimedInfo[], { rivals, character }: Knowledge): readonly ClaimedInfo[] {
  const isSaid = (seat: SeatId) => before.some(({ info }) => info.says === 'player-is' && info.player === seat);
  return [...rivals]
    .filter((seat) => !isSaid(seat))
    .slice(0, before.some(({ info }) => info.says === 'player-is' && info.character === character) ? 0 : 1)
    .map((player) => ({ night: 1, chosen: [], info: { says: 'player-is', player, character } }));
}

function invent(
  character: CharacterId,
  information: Information,
  night: number,
  story: readonly ClaimedInfo[],
  situation: Situation,
  mine: Knowledge,
): ClaimedInfo | null {
  const { board, seat, seed } = situation;
  const { chooses, manner } = board.rules.cast.get(character)!;
  const dice = random(`${seed} ${seat} lie ${night}`);
  const living = board.nights.get(night)!.living.filter((id) => id !== seat);
  const plan = planOf(situation);
  const isCareful = situation.mind !== undefined;
  const word = isCareful ? atTheirWord(board) : (id: SeatId) => board.characterClaimedBy(id);
  const taken = (id: SeatId) => (id === seat ? character : (word(id) ?? plan?.get(id) ?? null));
  const team = isCareful ? accused(character, story, situation, mine, taken) : null;
  let risky: ClaimedInfo | null = null;
  let first: ClaimedInfo | null = null;
  for (let draws = DRAWS; draws > 0; draws--) {
    const chosen = dice.shuffle(living).slice(0, chooses?.size ?? manner?.asksOnce ?? 0);
    const world = worldAt(board, seat, night, taken);
    const all = within(dice.shuffle(information.domain(world, chosen, false)), (info) => {
      if (team !== null) world.masks = team;
      return team === null || information.holds(world, info, chosen) !== 'no';
    });
    world.masks = new Map();
    const domain = hearsTwo(character, situation) ? inPairs(all).slice(0, CONSIDERED) : all.slice(0, CONSIDERED);
    const lies = domain.map((info) => ({
      lie: { night, chosen, info },
      worth: usefulness(meaningIn(world, information, info, chosen), mine, board.reading().evil) + dice.next() * WHIM,
    }));
    const ranked = lies.sort((a, b) => b.worth - a.worth).map(({ lie }) => lie);
    // One table should explain all that this player has ever said, whoever those turn out to be who have not spoken yet.
    const explained = (strangers: Strangers) =>
      ranked.find((lie) => isCoherent(board, seat, character, [...story, lie], taken, strangers));
    const safe = explained('somebody-else');
    if (safe !== undefined) return safe;
    risky ??= explained('anybody') ?? null;
    first ??= ranked[0] ?? null;
  }
  return risky ?? first;
}

/** So many choices a liar thinks of before saying something that does not fit. */
const DRAWS = 6;

/** Those that pass; or all, where none does. */
const within = <T>(all: readonly T[], passes: (one: T) => boolean): readonly T[] => {
  const some = all.filter(passes);
  return some.length > 0 ? some : all;
};

/**
 * Whom a careful liar means all along: a team of others, its Demon alive, that explains every word so far. The same one night
 * after night, for as long as it does.
 */
function accused(
  character: CharacterId,
  story: readonly ClaimedInfo[],
  { board, seat, seed }: Situation,
  { friends }: Knowledge,
  taken: Taken,
): Masks | null {
  const others = random(`${seed} ${seat} accuses`).shuffle(board.view.circle.filter((id) => id !== seat));
  for (const among of [others.filter((id) => !friends.has(id)), others]) {
    for (const team of tablesFor(board, seat, character, story, taken, among)) {
      const isPlausible = [...team].every(([id, mask]) => mask !== 'demon' || board.isAlive(id));
      if (isPlausible) return team;
    }
  }
  return null;
}

/** Whoever goes to the Storyteller by day and learns something there is told two things at once. */
const hearsTwo = (character: CharacterId, { board }: Situation): boolean => {
  const definition = board.rules.cast.get(character);
  return definition?.wakes === undefined && definition?.action?.heard === 'in-private';
};

/** The days on which this player could have gone there, by the nights before them. */
const visitsOf = ({ board, seat }: Situation): readonly number[] =>
  [...board.nights].flatMap(([night, { living }]) => (living.includes(seat) ? [night] : []));

const inPairs = (statements: readonly Statement[]): readonly Statement[] =>
  statements.flatMap((first, at) => {
    const second = statements[at + 1];
    const isPair = at % 2 === 0 && second !== undefined && isPlain(first) && isPlain(second);
    return isPair ? [{ says: 'two' as const, first, second }] : [];
  });

const isPlain = (statement: Statement): statement is PlainStatement => statement.says !== 'two';

/** A lie that points at the good and never at friends; one that nobody can explain is a bad lie. */
function usefulness(
  { needs, clears, impossible }: Meaning,
  { friends }: Knowledge,
  suspicion: readonly number[],
): number {
  if (impossible) return -3;
  let worth = 0;
  for (const group of needs) {
    for (const { seat } of group)
      worth += (friends.has(seat) ? -2 : 1 + 0.2 * plausible(suspicion, seat)) / needs.length;
  }
  for (const { seat } of clears) worth += friends.has(seat) ? 0.5 : -0.3;
  return worth;
}

const plausible = (suspicion: readonly number[], seat: SeatId) => Math.max(-2, Math.min(2, suspicion[seat] ?? 0));

/** What an honest player would say of themselves now. */
export const truthOf = (situation: Situation): Claim => {
  const { character, learned } = knowledgeOf(situation);
  return { character, learned, suspects: [], trusts: [] };
};
