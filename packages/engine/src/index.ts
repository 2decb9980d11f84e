export { type Answered, type Asking, ask, askOne, type Play, type Put } from './ask.ts';
export { BadSetup, type GameSetup, type SetupScript, type SetupSeat } from './begin.ts';
export type { Context } from './context.ts';
export type { Cause, Death } from './death.ts';
export {
  type Aura,
  type Cast,
  type CharacterDefinition,
  type Chooses,
  type Conduct,
  castOf,
  character,
  type DayAction,
  type Hooks,
  type Information,
  pass,
  prevent,
  type Registration,
  replace,
  type Verdict,
  type Wakes,
} from './definition.ts';
export { isDrunk, isPoisoned, registrationOf, works } from './derived.ts';
export type { Danger, Effect } from './effect.ts';
export { type Audience, type Fact, type GameEvent, type PublicSeat, sees } from './event.ts';
export { BadLog, type Entry, effective, Game, type Submitted } from './game.ts';
export { fromFile, type GameFile, readFile, toFile } from './game-file.ts';
export { grimoire } from './grimoire.ts';
export type { Answer, Input, Intervention } from './input.ts';
export type { Json } from './json.ts';
export { nightOrder } from './night.ts';
export {
  type About,
  type Action,
  type Option,
  type Options,
  type Prompt,
  type PromptKind,
  refusal,
  type Suggestion,
} from './prompt.ts';
export { type Random, random, seedFrom } from './random.ts';
export type { Ability, Alignment, Belief, Party, Seat, SeatId } from './seat.ts';
export { sideOf } from './seat.ts';
export * from './setup/index.ts';
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
  livingDemons,
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
export type { Facts, World } from './world.ts';
