import { almanac, type Category, type Character, type DifficultyTag, difficultyWeights } from '@belfry/almanac';
import { list } from '../words/list.ts';
import { nameIn } from '../words/names.ts';
import { tongue } from '../words/tongue.ts';
import { categoryOf } from './category.ts';
import { baseScore, normalised, rawScore, SYNERGIES, type SynergyId, synergyWeights } from './formula.ts';
import { type Tally, tallyOf } from './tally.ts';

/** One reason why a score is what it is. */
export interface ScoreLine {
  readonly cause: DifficultyTag | SynergyId;
  readonly kind: 'tag' | 'synergy';
  /** Points before normalisation. */
  readonly amount: number;
  /** Whose tags these are; empty for a synergy. */
  readonly characters: readonly string[];
  readonly text: string;
}

export interface BagScore {
  readonly players: number;
  readonly base: number;
  readonly synergies: number;
  readonly score: number;
  readonly category: Category;
  /** Heaviest first. */
  readonly lines: readonly ScoreLine[];
}

export function heaviestFirst(a: ScoreLine, b: ScoreLine): number {
  return Math.abs(b.amount) - Math.abs(a.amount) || b.amount - a.amount;
}

/** Characters that share one line of the breakdown: all of them for a tag that counts once, each alone otherwise. */
export function sharers(tag: DifficultyTag, holders: readonly Character[]): readonly (readonly Character[])[] {
  const { counts } = difficultyWeights.tags[tag];
  if (holders.length === 0) return [];
  if (counts === 'once') return [holders];
  if (counts === 'each') return holders.map((holder) => [holder]);
  const demons = holders.filter((holder) => holder.team === 'demon');
  const others = holders.filter((holder) => holder.team !== 'demon').map((holder) => [holder]);
  return demons.length === 0 ? others : [demons, ...others];
}

function reasonIn(lang: string, character: Character, tag: DifficultyTag): string | undefined {
  const told = lang === 'en' ? character : (almanac(lang).characters.get(character.id) ?? character);
  return told.tags.find((t) => t.tag === tag)?.why;
}

function tagLines(characters: readonly Character[], lang: string): ScoreLine[] {
  const { difficulty, and } = tongue(lang);
  const tags = Object.keys(difficultyWeights.tags) as DifficultyTag[]; // the type of the record names exactly these keys
  return tags.flatMap((tag) => {
    const holders = [...new Set(characters)].filter((c) => c.tags.some((t) => t.tag === tag));
    return sharers(tag, holders).map((group) => {
      const why = group.length === 1 ? reasonIn(lang, group[0]!, tag) : null;
      const together = group.length === 1 ? '' : ` ${difficulty.countedOnce}`;
      const who = list(
        group.map((c) => nameIn(lang, c)),
        and,
      );
      const text = `${difficulty.tags[tag]}: ${who}${together}${why ? `. ${why}` : ''}`;
      return {
        cause: tag,
        kind: 'tag' as const,
        amount: difficultyWeights.tags[tag].weight,
        characters: group.map((c) => c.id),
        text,
      };
    });
  });
}

function synergyLines(tally: Tally, lang: string): ScoreLine[] {
  const weights = synergyWeights(tally);
  return SYNERGIES.filter((id) => weights[id] !== 0).map((id) => ({
    cause: id,
    kind: 'synergy',
    amount: weights[id],
    characters: [],
    text: tongue(lang).difficulty.synergy(id, weights[id], tally),
  }));
}

/**
 * The difficulty of one bag by the formula of the specification.
 * `characters` are those truly in play, with Travellers, Fabled and Loric; `players` are all who sit at the table.
 * `lang` is the language of the lines.
 */
export function scoreBag(characters: readonly Character[], players: number, lang = 'en'): BagScore {
  const tally = tallyOf(characters);
  const raw = rawScore(tally);
  const base = baseScore(tally);
  const score = normalised(raw, players);
  return {
    players,
    base,
    synergies: raw - base,
    score,
    category: categoryOf(score),
    lines: [...tagLines(characters, lang), ...synergyLines(tally, lang)].sort(heaviestFirst),
  };
}
