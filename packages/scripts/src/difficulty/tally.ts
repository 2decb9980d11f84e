import { type Character, type DifficultyTag, difficultyWeights } from '@belfry/almanac';

/** How often each tag counts in one bag. Copies of one character count as one. */
export interface Tally {
  readonly counts: Readonly<Record<DifficultyTag, number>>;
  /** Sources of death besides the Demon. */
  readonly extraKillers: number;
}

export const NO_TAGS: Readonly<Record<DifficultyTag, number>> = {
  info: 0,
  onceInfo: 0,
  misinfo: 0,
  kill: 0,
  multiKill: 0,
  protect: 0,
  revive: 0,
  alignChange: 0,
  charChange: 0,
  madness: 0,
  traveller: 0,
  fabledHelp: 0,
  fabledChaos: 0,
};

/** How many times a tag's weight is added: the reading of the specification that docs/DIFFICULTY.md argues for. */
export function timesCounted(tag: DifficultyTag, tally: Tally): number {
  const count = tally.counts[tag];
  return difficultyWeights.tags[tag].counts === 'once' ? Math.min(1, count) : count;
}

export function tallyOf(characters: readonly Character[]): Tally {
  const counts = { ...NO_TAGS };
  let extraKillers = 0;
  let demonsKill = false;
  for (const character of new Set(characters)) {
    for (const { tag } of character.tags) {
      if (tag !== 'kill') counts[tag]++;
      else if (character.team === 'demon') demonsKill = true;
      else extraKillers++;
    }
  }
  counts.kill = extraKillers + (demonsKill ? 1 : 0);
  return { counts, extraKillers };
}
