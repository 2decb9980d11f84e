import type { CatalogueOf } from '../../../../packages/almanac/src/sentences/sentence.ts';
import type {
  SecretPhrase,
  SecretWord,
  SuggestedSentences,
} from '../../../../packages/almanac/src/sentences/suggested.ts';

const WORDS: { readonly [word in SecretWord]: string } = {
  rumpelstiltskin: 'Румпельштильцхен',
  marmalade: 'мармелад',
  astrolabe: 'астролябия',
  kerfuffle: 'кутерьма',
  gargoyle: 'горгулья',
  quicksilver: 'ртуть',
  persimmon: 'хурма',
  labyrinth: 'лабиринт',
  tambourine: 'бубен',
  mackerel: 'скумбрия',
  periwinkle: 'барвинок',
  catacomb: 'катакомбы',
};

const PHRASES: { readonly [phrase in SecretPhrase]: string } = {
  fishy: 'что-то тут нечисто',
  'hear-everybody': 'давайте послушаем всех',
  'adds-up': 'всё сходится',
  'would-not-bet': 'я бы не поручился',
  'been-here': 'это мы уже проходили',
  'somebody-lies': 'кто-то врёт',
  'a-moment': 'дайте подумать',
  'what-a-night': 'ну и ночка',
  'fair-point': 'это верно подмечено',
  'nothing-to-hide': 'мне скрывать нечего',
  'not-again': 'только не это',
  'slept-well': 'кому как спалось',
};

export const suggested: CatalogueOf<keyof SuggestedSentences> = {
  'suggested.trust': ({ seat }, { name }) => `Поговорите с игроком ${name(seat)}: ему можно верить.`,
  'suggested.trust-nobody': 'Не верьте никому.',
  'suggested.word': ({ word }) => WORDS[word],
  'suggested.phrase': ({ phrase }) => PHRASES[phrase],
  'suggested.amnesiac': 'Каждую ночь показывайте этому игроку кого-нибудь из игроков.',
  'suggested.anything': 'Часы бьют тринадцать.',
};
