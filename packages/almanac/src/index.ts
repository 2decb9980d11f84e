export type { AboutLanguage } from './about-language.ts';
export { type Almanac, almanac, bindIn } from './almanac.ts';
export { fetchWords } from './at-hand.ts';
export { bindUnopened, boundPages } from './bound.ts';
export { builtinScripts } from './builtin.ts';
export {
  type Category,
  type CategoryId,
  type DifficultyWeights,
  difficultyTags,
  difficultyWeights,
  type PublishedScores,
  publishedScores,
  type SynergyWeights,
  type TagCounting,
  type TagWeight,
} from './difficulty.ts';
export {
  type Guide,
  guide,
  type Helper,
  helpOf,
  LEFT_TO_PEOPLE,
  leftToPeople,
  TROUBLES,
  type Trouble,
} from './guide/guide.ts';
export {
  type Brought,
  brought,
  FORMS,
  type InEvery,
  inEvery,
  isLang,
  isOffered,
  LANGUAGES,
  type Lang,
  LOCALES,
  NATIVE_NAMES,
  type Offered,
  PSEUDO,
} from './lang.ts';

export type { Terms } from './language.ts';
export { almanacWords, LENT_WORDS } from './lent.ts';
export { KEEPS_PLAYERS_SEATED } from './manners.ts';
export {
  NO_PAGES,
  OWN_EDITION,
  type OwnEntry,
  type OwnJinxEntry,
  type OwnPages,
  type OwnPlace,
} from './own.ts';
export { mark, pseudo } from './pseudo.ts';
export {
  type Guise,
  isRulingName,
  type OwnRuling,
  RULING_SORTS,
  RULINGS,
  type RulingName,
  type RulingOf,
  type RulingSort,
} from './rulings/rulings.ts';
export { type AskedRuling, askRuling } from './rulings/say.ts';
export type { FieldNoun, FilePart } from './sentences/file.ts';
export type { FoundValue, ValueKind } from './sentences/misfit.ts';
export { openSentence } from './sentences/open-sentence.ts';
export type { Noun, TeamCounts } from './sentences/part.ts';
export { isSentence, say } from './sentences/say.ts';
export type { Names, Sentence, SentenceKey, SentenceOf } from './sentences/sentence.ts';
export {
  asSentence,
  isSuggested,
  SECRET_PHRASES,
  SECRET_WORDS,
  type Suggested,
  type Words,
} from './sentences/suggested.ts';
export * from './types.ts';
export { usualOrder } from './usual-order.ts';
export { isPublishedWording } from './wording.ts';
