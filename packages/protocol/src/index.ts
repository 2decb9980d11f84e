export { type Claim, type ClaimedInfo, ClaimShape } from './claim.ts';
export { ClientMessage, Cursor, Do, Hello, Look, Older, Ping } from './client.ts';
export { Command, type CommandName, ScriptChoice } from './command.ts';
export { changeSettings, defaultSettings } from './defaults.ts';
export { GameFile, JoinTable, type MyGame, OpenTable, SaveScript, type TableOpened, TakeHandover } from './http.ts';
export { InterventionShape } from './intervention.ts';
export { AnyJson } from './json.ts';
export { OptionsShape } from './options.ts';
export { isPlainAnswer } from './plain-answer.ts';
export {
  MOMENTS,
  type Moment,
  mayAt,
  mayDo,
  momentOf,
  OPEN_SETTINGS,
  POWERS,
  type Power,
  STANDINGS,
  type Standing,
  standingsOf,
} from './powers.ts';
export { promptFrom, type SentPrompt, type SentSuggestion } from './prompt.ts';
export { type Because, type Remark, RemarkShape } from './remark.ts';
export {
  Ack,
  Bye,
  Complaint,
  OlderTalk,
  Pong,
  Presence,
  REJECTIONS,
  Reject,
  type RejectionCode,
  ServerMessage,
  Snapshot,
  Update,
  Welcome,
} from './server.ts';
export { Settings, SettingsChange, Timers } from './settings.ts';
export { DealtToken, Ruled, SetupSeatShape, Unseated } from './setup.ts';
export { StatementShape } from './statement.ts';
export type { Chair, Channel, Clocks, HandsChanged, Line, Person, Role, TableCard, Timer, TimerKind } from './table.ts';
export { LIMITS, PersonId } from './text.ts';
export { PROTOCOL_VERSION } from './version.ts';
export { ROOM, voiceLink } from './voice.ts';
