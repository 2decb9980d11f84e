import { type Category, type CategoryId, type Character, type DifficultyTag, difficultyWeights } from '@belfry/almanac';
import { type BagSpace, bagSampler, MOST_IN_BAG, presence, random, travellersFor } from '@belfry/engine';
import { bagSpaceOf, type TravellerDraw, travellerDraw } from '../dealing.ts';
import { list } from '../words/list.ts';
import { nameIn } from '../words/names.ts';
import { tongue } from '../words/tongue.ts';
import { heaviestFirst, type ScoreLine, sharers } from './bag.ts';
import { categoryOf } from './category.ts';
import { harderThan } from './compare.ts';
import { join, makeable, pack, type Tallies, talliesOf, unpack } from './distribution.ts';
import { normalised, rawScore, SYNERGIES, type SynergyId, synergyWeights } from './formula.ts';
import { type Tally, tallyOf, timesCounted } from './tally.ts';

/** The difficulty of a script for a number of players: what to expect of the bags that it can deal. */
export interface ScriptScore {
  readonly players: number;
  /** The mean over all legal bags, each as likely as it is to be dealt. */
  readonly score: number;
  readonly category: Category;
  /** Standard deviation from bag to bag. */
  readonly spread: number;
  readonly easiest: number;
  readonly hardest: number;
  /** Which part of the bags falls into which category; adds up to 1. */
  readonly shares: Readonly<Record<CategoryId, number>>;
  /** What adds how much on average, heaviest first. */
  readonly lines: readonly ScoreLine[];
  /** How many legal bags there are. */
  readonly bags: bigint;
  /** Whether every bag was weighed, or a fixed sample of them. */
  readonly method: 'exact' | 'sampled';
  /** Which part of the published scripts is easier with as many players, from 0 to 1; null beyond fifteen. */
  readonly harderThan: number | null;
}

const SAMPLES = 4000;
const SAMPLE_SEED = 'belfry difficulty';

/** A fixed sample stands in for the whole when the whole is too large: the same script always gets the same score. */
function sampledTallies(space: BagSpace, { certain, pool, drawn }: TravellerDraw): Tallies {
  const source = random(SAMPLE_SEED);
  const sample = bagSampler(space);
  const tallies: Tallies = new Map();
  for (let i = 0; i < SAMPLES; i++) {
    const guests = [...certain, ...source.shuffle(pool).slice(0, drawn)];
    const { characters, shape } = sample(source);
    const made = [
      ...source.shuffle(makeable(space, 'minion')).slice(0, shape.minionsToMake),
      ...source.shuffle(makeable(space, 'demon')).slice(0, shape.demonsToMake),
    ];
    const inPlay = new Set([...characters, ...made, ...guests]);
    const packed = [...inPlay].map(pack).reduce(join, 0);
    tallies.set(packed, (tallies.get(packed) ?? 0) + 1);
  }
  return tallies;
}

/** How likely each character is to be in play, Travellers among them. */
function chancesOf(space: BagSpace, { certain, pool, drawn }: TravellerDraw): Map<string, number> {
  const chances = presence(space);
  for (const { id } of pool) chances.set(id, drawn / pool.length);
  for (const { id } of certain) chances.set(id, 1);
  return chances;
}

interface Weighed {
  readonly tally: Tally;
  readonly chance: number;
}

function scriptLines(
  characters: readonly Character[],
  chances: ReadonlyMap<string, number>,
  weighed: readonly Weighed[],
  lang: string,
): ScoreLine[] {
  const { difficulty, and } = tongue(lang);
  const expected = (of: (tally: Tally) => number) => weighed.reduce((sum, w) => sum + of(w.tally) * w.chance, 0);
  const tags = Object.keys(difficultyWeights.tags) as DifficultyTag[]; // the type of the record names exactly these keys
  const often = (c: Character) => `${nameIn(lang, c)} ${Math.round((chances.get(c.id) ?? 0) * 100)}%`;
  const lines = tags.flatMap((tag) => {
    const holders = characters.filter((c) => (chances.get(c.id) ?? 0) > 0 && c.tags.some((t) => t.tag === tag));
    const { weight, counts } = difficultyWeights.tags[tag];
    return sharers(tag, holders).map((group): ScoreLine => {
      const alone = group.length === 1;
      const times = alone
        ? chances.get(group[0]!.id)!
        : counts === 'once'
          ? expected((tally) => timesCounted(tag, tally))
          : expected((tally) => tally.counts.kill - tally.extraKillers);
      return {
        cause: tag,
        kind: 'tag',
        amount: weight * times,
        characters: group.map((c) => c.id),
        text: `${difficulty.tags[tag]}: ${list(group.map(often), and)}${alone ? '' : ` ${difficulty.countedOnceABag}`}`,
      };
    });
  });
  const synergies = SYNERGIES.map((id: SynergyId): ScoreLine => {
    const amount = expected((tally) => synergyWeights(tally)[id]);
    return { cause: id, kind: 'synergy', amount, characters: [], text: difficulty.synergies[id] };
  });
  return [...lines, ...synergies].filter((line) => Math.abs(line.amount) > 1e-9).sort(heaviestFirst);
}

/** Everything that is weighed for one script and number of players. */
interface Weighing {
  readonly space: BagSpace;
  readonly travellers: TravellerDraw;
  readonly watching: readonly Character[];
  readonly weighed: readonly Weighed[];
  readonly method: ScriptScore['method'];
}

function weigh(characters: readonly Character[], players: number, known: BagSpace | null): Weighing | null {
  const needed = travellersFor(players);
  const travellers = travellerDraw(characters, needed);
  const space = known ?? bagSpaceOf(characters, Math.min(players, MOST_IN_BAG));
  if (space === null || space.total === 0n || travellers.pool.length < travellers.drawn) return null;
  const watching = characters.filter((c) => c.team === 'fabled' || c.team === 'loric');
  const watchers = tallyOf(watching);
  const bystanders = { ...watchers, counts: { ...watchers.counts, traveller: needed } };
  const exact = talliesOf(space, travellers);
  const tallies = exact ?? sampledTallies(space, travellers);
  const total = [...tallies.values()].reduce((sum, ways) => sum + ways, 0);
  const weighed = [...tallies].map(([packed, ways]) => ({ tally: unpack(packed, bystanders), chance: ways / total }));
  return { space, travellers, watching, weighed, method: exact === null ? 'sampled' : 'exact' };
}

/** The figures of a score, without the breakdown. */
export type ScoreFigures = Omit<ScriptScore, 'lines' | 'bags' | 'method' | 'harderThan'>;

function figures(weighed: readonly Weighed[], players: number): ScoreFigures {
  const shares: Record<CategoryId, number> = { beginner: 0, intermediate: 0, advanced: 0, chaos: 0 };
  let score = 0;
  let square = 0;
  let easiest = Infinity;
  let hardest = -Infinity;
  for (const { tally, chance } of weighed) {
    const one = normalised(rawScore(tally), players);
    score += one * chance;
    square += one * one * chance;
    easiest = Math.min(easiest, one);
    hardest = Math.max(hardest, one);
    shares[categoryOf(one).id] += chance;
  }
  const spread = Math.sqrt(Math.max(0, square - score * score));
  return { players, score, category: categoryOf(score), spread, easiest, hardest, shares };
}

/** The figures alone, for a space that is known already. */
export function scoreFigures(characters: readonly Character[], players: number, space: BagSpace): ScoreFigures | null {
  const weighing = weigh(characters, players, space);
  return weighing === null ? null : figures(weighing.weighed, players);
}

/**
 * Scores a script for this many players, Travellers included. Null when it cannot deal a single legal bag to them.
 * `lang` is the language of the lines.
 */
export function scoreScript(characters: readonly Character[], players: number, lang = 'en'): ScriptScore | null {
  const weighing = weigh(characters, players, null);
  if (weighing === null) return null;
  const { space, travellers, watching, weighed, method } = weighing;
  const chances = chancesOf(space, travellers);
  for (const character of watching) chances.set(character.id, 1);
  const lines = scriptLines(
    [...new Set([...characters, ...travellers.certain, ...travellers.pool])],
    chances,
    weighed,
    lang,
  );
  const summed = figures(weighed, players);
  return { ...summed, lines, bags: space.total, method, harderThan: harderThan(summed.score, players) };
}
