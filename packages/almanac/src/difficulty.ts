import published from '../data/difficulty/published.json' with { type: 'json' };
import tags from '../data/difficulty/tags.json' with { type: 'json' };
import weights from '../data/difficulty/weights.json' with { type: 'json' };
import type { CharacterId, DifficultyTag, TagWithReason } from './types.ts';

/**
 * How often a tag counts in one bag: `once` however many characters carry it, `each` time,
 * or once per `source`, where all Demons together are one source (only one of them acts in a night).
 */
export type TagCounting = 'once' | 'each' | 'source';

export interface TagWeight {
  readonly weight: number;
  readonly counts: TagCounting;
  /** What the tag is called in a sentence, e.g. "false information". */
  readonly name: string;
  readonly meaning: string;
}

export interface SynergyWeights {
  readonly extraMisinformer: number;
  readonly extraKiller: number;
  readonly sidesAndCharacters: number;
  readonly protectionOutweighs: number;
  readonly killingOutweighs: number;
  /** Killing outweighs protection when it is heavier by more than this. */
  readonly killingMargin: number;
  readonly informationRich: number;
  /** A bag is rich in information with at least this many informers to one misinformer. */
  readonly informationRatio: number;
  readonly informationPoor: number;
}

export type CategoryId = 'beginner' | 'intermediate' | 'advanced' | 'chaos';

export interface Category {
  readonly id: CategoryId;
  readonly name: string;
  /** The highest score that still belongs here; null for the last category. */
  readonly upTo: number | null;
}

export interface DifficultyWeights {
  readonly tags: Readonly<Record<DifficultyTag, TagWeight>>;
  readonly synergies: SynergyWeights;
  readonly scale: number;
  readonly categories: readonly Category[];
}

// TypeScript widens the strings of a JSON file; test/difficulty.test.ts checks that they are the ones promised here.
export const difficultyWeights = weights as DifficultyWeights;
export const difficultyTags = tags as Readonly<Record<CharacterId, readonly TagWithReason[]>>;

/** How hard the scripts are that people have published. `scripts/measure-corpus.ts` made it. */
export interface PublishedScores {
  /** How many scripts were looked at. */
  readonly scripts: number;
  /** By number of players: how many of them serve so many, and the scores below which 0, 1, … 100 of a hundred lie. */
  readonly counts: Readonly<
    Record<string, { readonly scripts: number; readonly percentiles: readonly number[] } | undefined>
  >;
}

export const publishedScores: PublishedScores = published;
