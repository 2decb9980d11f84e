import type { CatalogueOf } from '../../../../packages/almanac/src/sentences/sentence.ts';
import type {
  SecretPhrase,
  SecretWord,
  SuggestedSentences,
} from '../../../../packages/almanac/src/sentences/suggested.ts';

const WORDS: { readonly [word in SecretWord]: string } = {
  rumpelstiltskin: 'Rumpelstiltskin',
  marmalade: 'marmalade',
  astrolabe: 'astrolabe',
  kerfuffle: 'kerfuffle',
  gargoyle: 'gargoyle',
  quicksilver: 'quicksilver',
  persimmon: 'persimmon',
  labyrinth: 'labyrinth',
  tambourine: 'tambourine',
  mackerel: 'mackerel',
  periwinkle: 'periwinkle',
  catacomb: 'catacomb',
};

const PHRASES: { readonly [phrase in SecretPhrase]: string } = {
  fishy: 'that sounds fishy',
  'hear-everybody': 'let us hear everybody',
  'adds-up': 'it all adds up',
  'would-not-bet': 'I would not bet on it',
  'been-here': 'we have been here before',
  'somebody-lies': 'somebody is lying',
  'a-moment': 'give me a moment',
  'what-a-night': 'what a night',
  'fair-point': 'that is a fair point',
  'nothing-to-hide': 'I have nothing to hide',
  'not-again': 'not again',
  'slept-well': 'who slept well',
};

export const suggested: CatalogueOf<keyof SuggestedSentences> = {
  'suggested.trust': ({ seat }, { name }) => `Talk to ${name(seat)}, and trust them.`,
  'suggested.trust-nobody': 'Trust nobody.',
  'suggested.word': ({ word }) => WORDS[word],
  'suggested.phrase': ({ phrase }) => PHRASES[phrase],
  'suggested.amnesiac': 'Each night, show them a player.',
  'suggested.anything': 'The clock strikes thirteen.',
};
