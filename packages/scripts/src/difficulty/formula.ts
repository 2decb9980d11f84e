import { type DifficultyTag, difficultyWeights } from '@belfry/almanac';
import { type Tally, timesCounted } from './tally.ts';

export type SynergyId = 'misinformers' | 'killers' | 'sidesAndCharacters' | 'protectionAndKilling' | 'information';
export const SYNERGIES: readonly SynergyId[] = [
  'misinformers',
  'killers',
  'sidesAndCharacters',
  'protectionAndKilling',
  'information',
];

/** What one tag adds to the base score of a bag. */
function tagWeight(tag: DifficultyTag, tally: Tally): number {
  const weight = difficultyWeights.tags[tag].weight * timesCounted(tag, tally);
  return weight === 0 ? 0 : weight; // no negative zero in a breakdown
}

/** The five adjustments of the specification, in its order. */
export function synergyWeights(tally: Tally): Readonly<Record<SynergyId, number>> {
  const by = difficultyWeights.synergies;
  const { info, misinfo, alignChange, charChange } = tally.counts;
  const protection = -(tagWeight('protect', tally) + tagWeight('revive', tally));
  const killing = tagWeight('kill', tally) + tagWeight('multiKill', tally);
  return {
    misinformers: by.extraMisinformer * Math.max(0, misinfo - 1),
    killers: by.extraKiller * tally.extraKillers,
    sidesAndCharacters: alignChange > 0 && charChange > 0 ? by.sidesAndCharacters : 0,
    protectionAndKilling:
      protection > killing ? by.protectionOutweighs : killing - protection > by.killingMargin ? by.killingOutweighs : 0,
    information: informationBalance(info, misinfo),
  };
}

/** With neither informers nor misinformers there is nothing to weigh against each other. */
function informationBalance(info: number, misinfo: number): number {
  const by = difficultyWeights.synergies;
  if (info === 0 && misinfo === 0) return 0;
  if (info >= by.informationRatio * misinfo) return by.informationRich;
  return misinfo >= info ? by.informationPoor : 0;
}

const TAGS = Object.keys(difficultyWeights.tags) as DifficultyTag[]; // the type of the record names exactly these keys

export function baseScore(tally: Tally): number {
  return TAGS.reduce((sum, tag) => sum + tagWeight(tag, tally), 0);
}

/** Base and synergies, before the number of players comes in. */
export function rawScore(tally: Tally): number {
  const synergies = synergyWeights(tally);
  return baseScore(tally) + SYNERGIES.reduce((sum, id) => sum + synergies[id], 0);
}

export function normalised(raw: number, players: number): number {
  return (raw / players) * difficultyWeights.scale;
}
