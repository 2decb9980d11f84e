export { type Automation, automationOf } from './automation.ts';
export { BUILTIN_NAMES, builtinScript } from './builtin.ts';
export { apartPairs, bagSpaceOf, everyTraveller, travellersAtHand } from './dealing.ts';
export { type BagScore, type ScoreLine, scoreBag } from './difficulty/bag.ts';
export { categoryOf } from './difficulty/category.ts';
export { harderThan, type PublishedBin, publishedSpread, shareBelow } from './difficulty/compare.ts';
export { type ScriptScore, scoreScript } from './difficulty/script.ts';
export { byFit, fitOf, type Swap, type Swaps, swapsForBag, swapsForScript } from './difficulty/swap.ts';
export { isUnscored, unscored } from './difficulty/unscored.ts';
export { type Night, type NightSheetLine, nightIds, nightSheet } from './nightsheet.ts';
export { inUsualOrder } from './order.ts';
export {
  draftOf,
  EMPTY_DRAFT,
  OWN_FEATURES,
  type OwnDraft,
  type OwnFeature,
  withOwn,
} from './own-character.ts';
export { playable } from './playable.ts';
export { decodeScript } from './read/decode.ts';
export { ScriptReadError } from './read/error.ts';
export { MOST_LOGO, MOST_PICTURE, pictureAddress, pictureFrom } from './read/picture.ts';
export { readScript, scriptFrom } from './read/read.ts';
export { bare, nearest, officialId } from './read/spelling.ts';
export { type Experience, type Recommendation, recommend } from './recommend.ts';
export type { HomebrewRecord, Script, ScriptEntry, ScriptMeta } from './script.ts';
export {
  type DealtGame,
  type SetupOptions,
  seatTokens,
  setUp,
  type TableScript,
  tableScript,
} from './set-up.ts';
export { scriptsMeasured } from './together/company.ts';
export { ABILITY_KINDS, type AbilityKind, kindsOf } from './together/kinds.ts';
export { type Companion, type KindCount, oftenTogether, type Together } from './together/suggest.ts';
export { validateBag } from './validate/bag.ts';
export { FINDING_CODES, type FindingCode, type Severity } from './validate/facts.ts';
export type { Finding, LabelledRemedy } from './validate/finding.ts';
export { type Remedy, remedied } from './validate/remedy.ts';
export { isExtremelyChaotic } from './validate/rules/chaos.ts';
export { jinxesOn, type ScriptJinx } from './validate/rules/jinxes.ts';
export { isTeensyville } from './validate/shape.ts';
export { type Report, validateScript } from './validate/validate.ts';
export { causeIn } from './words/cause.ts';
export { list, ranges } from './words/list.ts';
export { nameIn } from './words/names.ts';
export { type DifficultyWords, tongue } from './words/tongue.ts';
export { scriptItems, writeScript } from './write.ts';
