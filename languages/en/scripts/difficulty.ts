import { type CategoryId, type DifficultyTag, difficultyWeights } from '@belfry/almanac';
import type { DifficultyWords } from '../../../packages/scripts/src/words/tongue.ts';

// The almanac's data names tags and categories in English; the keys are those of the record.
const tags = Object.fromEntries(
  Object.entries(difficultyWeights.tags).map(([tag, { name }]) => [tag, name]),
) as Readonly<Record<DifficultyTag, string>>;
const categories = Object.fromEntries(difficultyWeights.categories.map(({ id, name }) => [id, name])) as Readonly<
  Record<CategoryId, string>
>;

export const difficulty: DifficultyWords = {
  tags,
  categories,
  synergies: {
    misinformers: 'overlapping sources of false information',
    killers: 'sources of death besides the Demon',
    sidesAndCharacters: 'both sides and characters can change',
    protectionAndKilling: 'balance of protection and killing',
    information: 'balance of information and false information',
  },
  synergy(id, amount, { counts: { info, misinfo }, extraKillers }) {
    switch (id) {
      case 'misinformers':
        return `${misinfo} sources of false information overlap`;
      case 'killers':
        return `${extraKillers} ${extraKillers === 1 ? 'source' : 'sources'} of death besides the Demon`;
      case 'sidesAndCharacters':
        return 'both sides and characters can change';
      case 'protectionAndKilling':
        return amount < 0 ? 'protection outweighs killing' : 'killing far outweighs protection';
      case 'information':
        return `${amount < 0 ? 'rich' : 'poor'} in information: ${info} informers, ${misinfo} misinformers`;
    }
  },
  countedOnce: '(counted once)',
  countedOnceABag: '(counted once a bag)',
};
