import type { SynergyId } from './formula.ts';
import type { Tally } from './tally.ts';

/** A synergy of one bag as a sentence. */
export function synergyInWords(id: SynergyId, amount: number, tally: Tally): string {
  const { info, misinfo } = tally.counts;
  switch (id) {
    case 'misinformers':
      return `${misinfo} sources of false information overlap`;
    case 'killers':
      return `${tally.extraKillers} ${tally.extraKillers === 1 ? 'source' : 'sources'} of death besides the Demon`;
    case 'sidesAndCharacters':
      return 'both sides and characters can change';
    case 'protectionAndKilling':
      return amount < 0 ? 'protection outweighs killing' : 'killing far outweighs protection';
    case 'information':
      return amount < 0
        ? `rich in information: ${info} informers, ${misinfo} misinformers`
        : `poor in information: ${info} informers, ${misinfo} misinformers`;
  }
}

/** A synergy of a whole script, on average over its bags. */
export const SYNERGY_NAMES: Readonly<Record<SynergyId, string>> = {
  misinformers: 'overlapping sources of false information',
  killers: 'sources of death besides the Demon',
  sidesAndCharacters: 'both sides and characters can change',
  protectionAndKilling: 'balance of protection and killing',
  information: 'balance of information and false information',
};
