export { type Amended, amend, decidedAfter, type Later, playOn } from './amend.ts';
export {
  everyAnswer,
  firstAnswer,
  isAnswerable,
  playerPart,
  playersIn,
  randomAnswer,
  singleOptions,
} from './answers.ts';
export type { Play } from './ask.ts';
export { BadLog } from './bad-log.ts';
export { BadSetup, type GameSetup, type SetupScript, type SetupSeat } from './begin.ts';
export { afterwards, except, type Otherwise, saying, usually } from './bending.ts';
export {
  type Among,
  aCharacter,
  aPlayer,
  both,
  type Choice,
  type Chooser,
  exactlyPlayers,
  exceptCharacter,
  nothing,
  oneOf,
  onlyIfWanted,
  orCharacter,
  perhaps,
  someCharacters,
  somePlayers,
  twoPlayers,
  upTo,
  upToPlayers,
  words,
  yesOrNo,
} from './choice.ts';
export type { Context } from './context.ts';
export type { Cause, Death } from './death.ts';
export {
  type Course,
  type Courses,
  type Deduction,
  deduction,
  type ImaginedNomination,
  type ImaginedWorld,
  type Outlives,
  type Peril,
  type PublicUse,
  type Saying,
  type SeatSet,
  type Span,
  type Told,
} from './deduction.ts';
export {
  type Aura,
  action,
  bent,
  type Cast,
  type CharacterDefinition,
  type Conduct,
  castOf,
  character,
  type DayAction,
  type Information,
  type Manner,
  type Offer,
  offer,
  registrationTo,
  type Wakes,
} from './definition.ts';
export { DANGERS, type Danger, type Effect, KERNEL_TOKENS, type KernelKind, type KernelTokens } from './effect.ts';
export { type Audience, type Fact, type GameEvent, type PublicSeat, sees } from './event.ts';
export type { Facts } from './facts.ts';
export { type Decision, type Entry, Game } from './game.ts';
export { fromFile, type GameFile, readFile, toFile } from './game-file.ts';
export type { Alternative, Answer, Input, Intervention, Submitted } from './input.ts';
export {
  INTERVENTIONS,
  type InterventionName,
  type InterventionPart,
  type InterventionParts,
  isInterventionName,
  partOf,
} from './interventions.ts';
export { type JinxDefinition, jinx } from './jinx.ts';
export { type Json, sameJson } from './json.ts';
export { MOST_ACTS, MOST_INPUTS, MOST_PLAYED_AGAIN, MOST_TOKENS } from './limits.ts';
export { type Memo, memo } from './memo.ts';
export type { OpenOffer } from './offers.ts';
export type { DayInGrimoire, Grimoire, SeatInGrimoire } from './open-grimoire.ts';
export { type Action, doing, type Option, type Options, type PlayerOptions, refusal } from './options.ts';
export { type About, type Prompt, type PromptKind, type Suggestion, withSuggestion } from './prompt.ts';
export { type Random, random, seedFrom } from './random.ts';
export type { SetupRulings } from './ruled.ts';
export { RULING_SORTS, type RulingSort } from './ruling.ts';
export type { Ability, Alignment, Belief, Party, Seat, SeatId, Then } from './seat.ts';
export { sideOf, TABLE } from './seat.ts';
export * from './setup/index.ts';
export {
  BANDS,
  type Becoming,
  type Count,
  type EvilInfo,
  type Honesty,
  type Hooks,
  pass,
  prevent,
  type Registration,
  replace,
  type Stage,
  type Turning,
  type Verdict,
} from './stages.ts';
export type { Execution, GameState, News, Nomination, Outcome, Today, Tonight } from './state.ts';
export {
  ANSWERS,
  charactersIn,
  type FieldKind,
  type FieldTypes,
  fieldsOf,
  type GrimoireToken,
  isStatement,
  isStatementKind,
  type PlainAnswer,
  type PlainStatement,
  type ShownToken,
  STATEMENT_KINDS,
  STATEMENTS,
  type Statement,
  type StatementField,
  type StatementKind,
  type StatementOf,
  seatsIn,
  WARMTHS,
  type Warmth,
} from './statement.ts';
export type { PlayedScript, Settled } from './table.ts';
export { hourOf, kindOf, type Reminder, token } from './token.ts';
export { all, and, any, exactly, not, or, type Truth, truth } from './truth.ts';
export { KNOWN_VERSIONS, LOG_VERSION, tagged, upgradeEntry, upgradeEvent } from './untagged.ts';
export {
  emptyView,
  type SeenEvent,
  see,
  seenBy,
  type View,
  type ViewDay,
  type Viewer,
  type ViewSeat,
  viewOf,
} from './view.ts';
export type { ViewGrimoire } from './view-grimoire.ts';
export type { Ballot, VotingRules } from './voting-rules.ts';
export { areNeighbours, staysSeated, withinReach } from './whispering.ts';
export type { World } from './world.ts';
