// Without schemas, for pages that only want to know what to offer: `@belfry/protocol/powers`.
import type { CommandName } from './command.ts';
import type { Settings, Timers } from './settings.ts';
import type { Person, TableCard } from './table.ts';

/** As what somebody stands at a table. A host is one of the others besides. */
export const STANDINGS = [
  'stranger',
  'storyteller',
  'co-storyteller',
  'host',
  'playing-host',
  'seat',
  'player',
  'spectator',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** `unled`: the game runs, and no Storyteller is at the table. */
export const MOMENTS = ['lobby', 'game', 'unled', 'over'] as const;
export type Moment = (typeof MOMENTS)[number];

type When = readonly Moment[];
export type Power = { readonly [standing in Standing]?: When };

const lobby: When = ['lobby'];
const always: When = ['lobby', 'game', 'unled', 'over'];
const begun: When = ['game', 'unled', 'over'];
const running: When = ['game', 'unled'];
const awake: When = ['lobby', 'over'];
/** Before the game; then only while nobody else is there to decide. */
const caretaking: When = ['lobby', 'unled', 'over'];

const by = (when: When, ...standings: readonly Standing[]): Power =>
  Object.fromEntries(standings.map((standing) => [standing, when]));
const teller = (when: When) => by(when, 'storyteller', 'co-storyteller');
const keeper = (when: When) => by(when, 'storyteller', 'co-storyteller', 'host');
const everybody = (when: When) => by(when, 'storyteller', 'co-storyteller', 'seat', 'player', 'spectator');

/**
 * Who may do what, and when. The server's checks and their tests are made from this, and docs/PROTOCOL.md shows it.
 * What depends on more than that (whose turn it is, whom it is done to) is decided by the command itself.
 *
 * Whoever plays (`seat`, and `playing-host`: a host with a seat in a running game) has no power over seats, roles, or
 * settings that touch secrets: each of these has been used to look into another's seat.
 */
export const POWERS: { readonly [name in CommandName]: Power } = {
  join: by(always, 'stranger'),
  rename: { ...everybody(always), seat: lobby },
  leave: everybody(always),
  volunteer: by(running, 'player', 'spectator'),
  'step-back': by(running, 'player', 'spectator'),
  'let-in': teller(running),
  sit: by(lobby, 'seat', 'player'),
  stand: by(lobby, 'seat', 'player'),
  chairs: keeper(lobby),
  'name-chair': keeper(lobby),
  assign: { ...teller(['lobby', 'game', 'unled']), host: ['lobby', 'unled'] },
  bots: keeper(lobby),
  reseat: keeper(lobby),
  settings: { ...teller(always), host: caretaking, 'playing-host': ['unled'] },
  script: keeper(lobby),
  begin: keeper(lobby),
  answer: { ...teller(begun), seat: begun },
  intervene: teller(begun),
  undo: teller(begun),
  redo: teller(begun),
  amend: teller(begun),
  ready: by(running, 'seat'),
  'run-vote': teller(running),
  dawn: teller(running),
  say: { ...by(always, 'storyteller', 'co-storyteller', 'seat', 'player'), spectator: awake },
  whisper: by(running, 'seat'),
  'storyteller-line': everybody(always),
  'evil-chat': by(running, 'seat'),
  claim: by(begun, 'seat'),
  pause: { ...teller(running), ...by(['unled'], 'host', 'playing-host') },
  resume: { ...teller(running), ...by(['unled'], 'host', 'playing-host') },
  extend: { ...teller(running), ...by(['unled'], 'host', 'playing-host') },
  mute: { ...teller(always), host: caretaking, 'playing-host': ['unled'] },
  kick: { ...teller(always), host: caretaking, 'playing-host': ['unled'] },
  lock: { ...teller(always), host: caretaking, 'playing-host': ['unled'] },
  role: { ...teller(always), host: ['lobby', 'unled'] },
};

/** What a host who plays may still change while the game runs: nothing that decides who learns what, or when. */
export const OPEN_SETTINGS: {
  readonly settings: readonly (keyof Settings)[];
  readonly timers: readonly (keyof Timers)[];
} = {
  settings: ['title', 'lang', 'whispers', 'nightChat', 'spectators', 'voice', 'timers'],
  timers: ['discussion', 'nominations', 'lastCall', 'defence', 'votePace'],
};

export const mayAt = (power: Power, standings: readonly Standing[], moment: Moment): boolean =>
  standings.some((standing) => power[standing]?.includes(moment) === true);

type Stage = TableCard['stage'];

/** As what somebody stands at the table: their role, and whether they are its host besides. */
export function standingsOf({ role, host, seat }: Pick<Person, 'role' | 'host' | 'seat'>, stage: Stage): Standing[] {
  if (role === 'storyteller' || role === 'co-storyteller') return [role];
  const plain = role === 'spectator' ? 'spectator' : seat === null ? 'player' : 'seat';
  if (!host) return [plain];
  return [plain, seat !== null && stage === 'playing' ? 'playing-host' : 'host'];
}

export const momentOf = (stage: Stage, led: boolean): Moment => (stage !== 'playing' ? stage : led ? 'game' : 'unled');

/** Whether somebody who may change settings may change this one: one who plays leaves alone what touches secrets. */
export function maySet(you: Person, stage: Stage): (name: keyof Settings | keyof Timers) => boolean {
  if (!standingsOf(you, stage).includes('playing-host')) return () => true;
  const open: readonly string[] = [...OPEN_SETTINGS.settings, ...OPEN_SETTINGS.timers];
  return (name) => open.includes(name);
}

/** Whether the table of powers lets somebody do this now: what it does not, no page offers. */
export const mayDo = (
  name: CommandName,
  you: Person,
  { stage, people }: Pick<TableCard, 'stage' | 'people'>,
): boolean =>
  mayAt(
    POWERS[name],
    standingsOf(you, stage),
    momentOf(
      stage,
      people.some(({ role }) => role === 'storyteller' || role === 'co-storyteller'),
    ),
  );
