export {
  everyAnswer,
  firstAnswer,
  isAnswerable,
  playerPart,
  playersIn,
  randomAnswer,
  singleOptions,
} from './answers.ts';
export { type Answered, type Asking, ask, askOne, type Play, type Put } from './ask.ts';
export { BadSetup, type GameSetup, type SetupScript, type SetupSeat } from './begin.ts';
export {
  type Among,
  aCharacter,
  aPlayer,
  both,
  type Choice,
  type Chooser,
  exactlyPlayers,
  nothing,
  perhaps,
  someCharacters,
  somePlayers,
  upTo,
  upToPlayers,
  words,
  yesOrNo,
} from './choice.ts';
export type { Context } from './context.ts';
export type { Cause, Death } from './death.ts';
export {
  type Aura,
  action,
  type Cast,
  type CharacterDefinition,
  type Conduct,
  castOf,
  character,
  type DayAction,
  type Information,
  type Offer,
  registrationTo,
  type Wakes,
} from './definition.ts';
export { livingDemons } from './demons.ts';
export { isDrunk, isPoisoned, works } from './derived.ts';
export { DANGERS, type Danger, type Effect, KERNEL_TOKENS, type KernelKind, type KernelTokens } from './effect.ts';
export { type Audience, type Fact, type GameEvent, type PublicSeat, sees } from './event.ts';
export type { Facts } from './facts.ts';
export { BadLog, type Entry, effective, Game, type Submitted } from './game.ts';
export { fromFile, type GameFile, readFile, toFile } from './game-file.ts';
export { grimoire } from './grimoire.ts';
export type { Answer, Input, Intervention } from './input.ts';
export { type JinxDefinition, jinx, jinxesInForce } from './jinx.ts';
export { type Json, sameJson } from './json.ts';
export { inEnglish, namesAt } from './naming.ts';
export { type OpenOffer, offersNow } from './offers.ts';
export { type Action, doing, type Option, type Options, type PlayerOptions, refusal } from './options.ts';
export type { About, Prompt, PromptKind, Suggestion } from './prompt.ts';
export { type Random, random, seedFrom } from './random.ts';
export { registrationsOf } from './registration.ts';
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
export {
  characterOf,
  isTraveller,
  living,
  livingResidents,
  type PlayedScript,
  seated,
  seatOf,
  type Table,
  teamOf,
} from './table.ts';
export { all, and, any, exactly, not, or, type Truth, truth } from './truth.ts';
export { LOG_VERSION, tagged, upgradeEntry, upgradeEvent } from './untagged.ts';
export {
  emptyView,
  type SeenEvent,
  see,
  seenBy,
  type View,
  type ViewDay,
  type Viewer,
  type ViewGrimoire,
  type ViewSeat,
  viewOf,
} from './view.ts';
export type { Ballot, VotingRules } from './voting-rules.ts';
export { nightOrder } from './waking.ts';
export type { World } from './world.ts';
