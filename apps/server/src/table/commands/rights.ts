import type { CommandName } from '@belfry/protocol';
import { isStoryteller } from '../state.ts';
import { type Doing, type Refusal, refuse } from './verdict.ts';

type Who = 'anybody' | 'player' | 'seat' | 'host' | 'storyteller';
type When = 'always' | 'lobby' | 'playing';

/** Who may do what, and when. What depends on more than that is in the command itself. */
const RIGHTS: { readonly [name in Exclude<CommandName, 'join'>]: readonly [Who, When] } = {
  rename: ['anybody', 'always'],
  leave: ['anybody', 'always'],
  sit: ['player', 'lobby'],
  stand: ['player', 'lobby'],
  chairs: ['host', 'lobby'],
  'name-chair': ['host', 'lobby'],
  assign: ['host', 'always'],
  bots: ['host', 'lobby'],
  reseat: ['host', 'lobby'],
  settings: ['host', 'always'],
  script: ['host', 'lobby'],
  begin: ['host', 'lobby'],
  answer: ['anybody', 'playing'],
  intervene: ['storyteller', 'playing'],
  undo: ['storyteller', 'playing'],
  ready: ['seat', 'playing'],
  'run-vote': ['storyteller', 'playing'],
  dawn: ['storyteller', 'playing'],
  say: ['anybody', 'always'],
  whisper: ['seat', 'playing'],
  'storyteller-line': ['anybody', 'always'],
  'evil-chat': ['seat', 'playing'],
  claim: ['seat', 'playing'],
  pause: ['host', 'playing'],
  resume: ['host', 'playing'],
  extend: ['host', 'playing'],
  mute: ['host', 'always'],
  kick: ['host', 'always'],
  lock: ['host', 'always'],
  role: ['host', 'always'],
};

const MAY: { readonly [who in Who]: (doing: Doing) => string | null } = {
  anybody: () => null,
  player: ({ me }) => (me.role === 'player' ? null : 'Only players can do that.'),
  seat: ({ seat }) => (seat === null ? 'Only those who have a seat can do that.' : null),
  host: ({ me }) => (me.host || isStoryteller(me) ? null : 'Only the host or the Storyteller can do that.'),
  storyteller: ({ me }) => (isStoryteller(me) ? null : 'Only the Storyteller can do that.'),
};

export function lacksRight(name: Exclude<CommandName, 'join'>, doing: Doing): Refusal | null {
  const [who, when] = RIGHTS[name];
  const why = MAY[who](doing);
  if (why !== null) return refuse('not-allowed', why);
  const begun = doing.state.play !== null;
  if (when === 'lobby' && begun) return refuse('not-now', 'The game has begun.');
  if (when === 'playing' && !begun) return refuse('not-now', 'The game has not begun.');
  return null;
}
