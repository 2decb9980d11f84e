import type { Command, PersonId } from '@belfry/protocol';
import { seatOf } from '../state.ts';
import { amend, redo, undo } from './amend.ts';
import { bots } from './bots.ts';
import { assign, chairs, nameChair, reseat, sit, stand } from './chairs.ts';
import { join, kick, leave, lock, mute, rename, role } from './door.ts';
import { letIn, stepBack, volunteer } from './late.ts';
import { answer, dawn, intervene, ready, runVote } from './play.ts';
import { lacksRight } from './rights.ts';
import { begin, extend, pause, resume, script, settings } from './run.ts';
import { claim, evilChat, say, storytellerLine, whisper } from './talk.ts';
import { type Doing, type Handler, refuse, type Verdict } from './verdict.ts';

type Inside = Exclude<Command, { do: 'join' }>;

const HANDLERS: { readonly [name in Inside['do']]: Handler<name> } = {
  rename,
  leave,
  volunteer,
  'step-back': stepBack,
  'let-in': letIn,
  sit,
  stand,
  chairs,
  'name-chair': nameChair,
  assign,
  bots,
  reseat,
  settings,
  script,
  begin,
  answer,
  intervene,
  undo,
  redo,
  amend,
  ready,
  'run-vote': runVote,
  dawn,
  say,
  whisper,
  'storyteller-line': storytellerLine,
  'evil-chat': evilChat,
  claim,
  pause,
  resume,
  extend,
  mute,
  kick,
  lock,
  role,
};

/** Who wants something, and from where. */
interface Asking extends Pick<Doing, 'state' | 'policies' | 'random'> {
  readonly account: string;
  /** null for one who has not joined. */
  readonly person: PersonId | null;
}

/** What a command comes to, before the engine has had its say. Nothing has changed yet. */
export function judge({ state, account, person, policies, random }: Asking, command: Command): Verdict {
  if (command.do === 'join') return join(state, account, command);
  const me = person === null ? undefined : state.people.get(person);
  if (person === null || me === undefined || me.gone) return refuse('not-joined', { say: 'server.not-joined' });
  return judgeInside({ state, id: person, me, seat: seatOf(state, person), policies, random }, command);
}

function judgeInside(doing: Doing, command: Inside): Verdict {
  const lacking = lacksRight(command.do, doing);
  if (lacking !== null) return lacking;
  const handler = HANDLERS[command.do] as Handler<Inside['do']>; // each name has the handler of its own command
  return handler(doing, command);
}

export { personOf } from './door.ts';
export { mustWait, notAsked, refuseWaiting } from './play.ts';
export { readScriptChoice, refusePolicies } from './run.ts';
export { isRefusal, type Refusal, refuse, type Verdict } from './verdict.ts';
