import type { Character } from '@belfry/almanac';
import { random, type SeatId } from '@belfry/engine';
import type { Claim } from '@belfry/protocol';
import {
  type Chronicle,
  chronicleOf,
  type Likelihoods,
  type Problem,
  problemOf,
  type Role,
  type Sheet,
  testimonyFrom,
  weighTeams,
} from '@belfry/solver';
import type { Board } from '../../town/board.ts';
import { livingSuspects, mayYetLive } from '../../town/perils.ts';
import type { Evidence } from '../../town/reading.ts';
import type { Situation } from '../bot.ts';
import { knowledgeOf } from '../novice/knowledge.ts';
import { ownOpinion } from '../novice/opinion.ts';
import type { Opinion } from '../opinion.ts';
import type { Bearings } from './bearings.ts';
import { carelessOn, takenFor } from './company.ts';
import { mannersOn } from './manners.ts';

/**
 * How much being evil at all counts beside being the Demon, while some live and while many do: a crowd can afford to look
 * for Minions, who would outvote the town at the end; the last few need the Demon.
 */
const MINIONS_TOO = { few: 0, some: 0.35, many: 0.8 } as const;
const FEW = 4;
/** So many are a crowd. */
export const MANY = 9;

export const shareOfMinions = (alive: number): number =>
  alive <= FEW ? MINIONS_TOO.few : alive < MANY ? MINIONS_TOO.some : MINIONS_TOO.many;

/** At most so many sit at a table that is weighed as a whole. */
const MOST = 15;

const formed = new WeakMap<Situation, { readonly key: string; readonly opinion: Opinion }>();

/** What all that was said and seen comes to, in the eyes of one seat; an evil one pretends to be who it says it is. */
export function shrewdOpinion(situation: Situation): Opinion {
  const { board, view, whispers } = situation;
  const confided = whispers.filter(({ remark }) => remark.say === 'claim').length;
  // Hands and words that change nothing are weighed again in the morning: what it costs to think is bounded.
  const key = `${view.day} ${board.claims} ${board.nights.size} ${board.living().length} ${board.survived.size} ${board.used.length} ${view.journal.length} ${confided}`;
  const before = formed.get(situation);
  if (before?.key === key) return before.opinion;
  const plain = ownOpinion(situation);
  const problem = problemIn(situation);
  const opinion = problem === null ? plain : opinionFrom(situation, plain, likely(problem, situation, plain));
  formed.set(situation, { key, opinion });
  return opinion;
}

/** The question as this seat would put it; null where it cannot be put. */
function problemIn(situation: Situation): Problem | null {
  const { board, seat, view } = situation;
  if (board.players > MOST || view.seats.some((s) => s.traveller !== null || !view.circle.includes(s.seat)))
    return null;
  const { script, sheet } = tableOf(board);
  const chronicle = sleptOn(chronicleOf(board.events, 'now'));
  const nights = chronicle.nights.length;
  const told = (id: SeatId) => (id === seat ? ownStory(situation) : (board.claimOf(id) ?? inConfidence(id, situation)));
  const testimonies = view.seats.map(({ seat: id }) => testimonyFrom(told(id) ?? NOTHING, nights, sheet));
  return problemOf({ names: sheet.names, script, chronicle, testimonies, you: seat });
}

interface AtTable {
  readonly script: readonly Character[];
  readonly sheet: Sheet;
}

const tables = new WeakMap<Board, AtTable>();

/** Who sits there and what can be in play: the same thing all along, so that what was said is worked out once. */
function tableOf(board: Board): AtTable {
  const names = board.view.seats.map(({ name }) => name);
  const before = tables.get(board);
  if (before?.sheet.names.join('\n') === names.join('\n')) return before;
  const script = board.rules.sheet.filter(({ team }) => DEALT.has(team));
  const made = { script, sheet: { names, characters: script.map(({ id }) => id) } };
  tables.set(board, made);
  return made;
}

/** What came of today's nominations is weighed in the morning, as hands are. */
const sleptOn = ({ days, ...rest }: Chronicle): Chronicle => ({
  ...rest,
  days: days.map((events, day) =>
    day === days.length - 1 && rest.isOpen
      ? events.filter(({ type }) => type !== 'nomination' && type !== 'votes')
      : events,
  ),
});

const DEALT: ReadonlySet<string> = new Set(['townsfolk', 'outsider', 'minion', 'demon']);
const NOTHING = { character: null, learned: [] };

function ownStory(situation: Situation): Pick<Claim, 'character' | 'learned'> | null {
  const { isEvil, character, learned } = knowledgeOf(situation);
  return isEvil ? situation.board.claimOf(situation.seat) : { character, learned };
}

/** What somebody has said to this player alone. */
function inConfidence(id: SeatId, { whispers }: Situation): Claim | null {
  const said = whispers.findLast(({ from, remark }) => from === id && remark.say === 'claim')?.remark;
  return said?.say === 'claim' && said.claim.character !== null ? said.claim : null;
}

function likely(problem: Problem, situation: Situation, plain: Opinion, bearings?: Bearings): Likelihoods | null {
  const { board, seat } = situation;
  const manners = mannersOn(board, plain.reading, seat, bearings);
  return weighTeams(problem, { odds: oddsIn(situation, plain), manners });
}

/** How likely everybody is what, if the evil are held to behave like this; null where the question cannot be put. */
export function likelihoodsIn(situation: Situation, bearings: Bearings): Likelihoods | null {
  const problem = problemIn(situation);
  return problem === null ? null : likely(problem, situation, ownOpinion(situation), bearings);
}

/** What bots hardly ever do and people may, beside a plain reading. */
const MANNERS: Partial<Record<Evidence['because']['why'], number>> = { 'changed-story': 0.25, quiet: 0.25 };
/** Whoever has told this player in private another story than the town. */
const TWO_STORIES = 2;
/** Nobody is condemned by this alone. */
const MOST_ODDS = 2;

/** By seat: how much likelier they are evil for what the manners of bots do not tell of. */
function oddsIn(situation: Situation, { reading }: Opinion): Role[] {
  const { board, view, seat } = situation;
  const points = view.seats.map(() => 0);
  for (const { seat: id, points: weight, because } of reading.evidence)
    points[id]! += weight * (MANNERS[because.why] ?? 0);
  for (const { seat: id } of view.seats) {
    const said = inConfidence(id, situation)?.character ?? null;
    const aloud = board.characterClaimedBy(id);
    if (id !== seat && said !== null && aloud !== null && said !== aloud) points[id]! += TWO_STORIES;
  }
  return points.map((sum) => {
    const chance = Math.exp(Math.max(-MOST_ODDS, Math.min(MOST_ODDS, sum)));
    return { demon: chance, minion: chance };
  });
}

/** How much worse it is to hang one whose death loses the game than to hang anybody else who is good. */
const DREAD = 1.5;
/** How much of every judgement is left open: people surprise, and a swap in the night is not reckoned with. */
const DOUBT = 0.1;

/** Where evil gives itself away, what speaks against somebody is worth more than each part of it is reckoned to be: by what power. */
const SHARP = { most: 1.25, from: 0.5, sure: 0.65 } as const;

const sharpnessAgainst = (careless: number): number => 1 + (SHARP.most - 1) * takenFor(careless, SHARP);

/** How far two honest players may differ about the same table. */
const TEMPER = 0.12;

function opinionFrom(situation: Situation, plain: Opinion, found: Likelihoods | null): Opinion {
  if (found === null || found.demon.every((chance) => chance === 0)) return plain;
  const { board, seat, seed } = situation;
  const living = board.living().filter((id) => id !== seat);
  const suspects = [...livingSuspects(board), ...mayYetLive(board)].filter((id) => id !== seat);
  const share = shareOfMinions(board.living().length);
  const evil = living.reduce((sum, id) => sum + found.evil[id]!, 0) || 1;
  const careless = carelessOn(board);
  const sharpness = sharpnessAgainst(careless);
  const weightOf = (id: SeatId) => found.demon[id]! ** sharpness;
  const demon = suspects.reduce((sum, id) => sum + weightOf(id), 0) || 1;
  const temper = random(`${seed} temper ${seat}`);
  const leaning = board.view.seats.map(() => 1 + (temper.next() - 0.5) * 2 * TEMPER);
  const isFatal = ({ character }: { readonly character: string }) =>
    board.rules.cast.get(character)?.manner?.gallows === 'fatal';
  const chanceOf = (id: SeatId) => found.characters[id]!.find(isFatal)?.chance ?? 0;
  // With so few left a wrong execution loses the game anyway.
  const fatal = (id: SeatId) => (board.living().length <= FEW ? 0 : Math.min(1, DREAD * chanceOf(id)));
  // What was drawn is a sample, and people surprise: nobody is ever ruled out, and nobody certain.
  const asDemon = (id: SeatId) =>
    suspects.includes(id) ? (1 - DOUBT) * (weightOf(id) / demon) + DOUBT / suspects.length : 0;
  // A Minion who is dead need not be hanged again.
  const asEvil = (id: SeatId) => (board.isAlive(id) ? found.evil[id]! / evil : 0);
  const guilt = (id: SeatId) =>
    ((1 - share) * asDemon(id) + share * asEvil(id)) * leaning[id]! * (1 - fatal(id)) + 1e-4;
  const total = suspects.reduce((sum, id) => sum + guilt(id), 0);
  const chance = (id: SeatId) => (suspects.includes(id) ? guilt(id) / total : 0);
  return {
    reading: { ...plain.reading, evil: logits(found.evil), chance: asDemon },
    suspects: [...suspects].sort((a, b) => asDemon(b) - asDemon(a)),
    chance,
    ratio: (id) => chance(id) * suspects.length,
    against: (id) => [altogether(id), ...plain.against(id)],
    speaksFor: plain.speaksFor,
    careless,
  };
}

/** What a judgement of the whole table comes to, as one may say it aloud. */
const altogether = (seat: SeatId): Evidence => ({ seat, points: 1, as: 'evil', because: { why: 'altogether' } });

/** On the scale of a plain reading: 0 is nobody in particular. */
function logits(chances: readonly number[]): number[] {
  const usual = chances.reduce((sum, one) => sum + one, 0) / Math.max(1, chances.length);
  const logit = (p: number) => Math.log(Math.max(0.005, p) / Math.max(0.005, 1 - p));
  return chances.map((one) => Math.max(-3, Math.min(3, logit(one) - logit(usual))));
}
