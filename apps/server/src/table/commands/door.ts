import { LIMITS, type PersonId } from '@belfry/protocol';
import { isScreenAccount, ownerAccount, screenAccount } from '../../screen-account.ts';
import { canBeCalled, sameName, tidy } from '../../words.ts';
import { isStoryteller, type PersonState, seatOf, shownStage, type TableState } from '../state.ts';
import { goingHome } from './late.ts';
import { outranks } from './rights.ts';
import { type CommandOf, type Handler, type Refusal, refuse, type Verdict } from './verdict.ts';

export const personOf = ({ accounts }: TableState, account: string): PersonId | null => accounts.get(account) ?? null;

/** Why this name cannot be used by `id`, or null. */
function refuseName(state: TableState, name: string, id: PersonId | null): Refusal | null {
  if (!canBeCalled(name)) return refuse('not-possible', { say: 'name.unseen' });
  const people = [...state.people].filter(([other, person]) => other !== id && !person.kicked).map(([, p]) => p.name);
  const chairs = state.chairs.flatMap((chair) => chair.name ?? []);
  if (![...people, ...chairs].some((other) => sameName(other, name))) return null;
  return refuse('not-possible', { say: 'name.taken', name });
}

/** Comes in by the door: the only command of those who are not at the table yet. */
export function join(state: TableState, account: string, { name: wanted, as }: CommandOf<'join'>): Verdict {
  const id = personOf(state, account);
  const known = id === null ? null : state.people.get(id)!;
  const owner = isScreenAccount(account) ? personOf(state, ownerAccount(account)) : null;
  if (known?.kicked || (owner !== null && state.people.get(owner)!.kicked)) {
    return refuse('locked', { say: 'door.sent-away' });
  }
  if (known !== null && !known.gone) return [];
  if (state.locked && known === null) return refuse('locked', { say: 'door.locked' });
  if (isScreenAccount(account) && as !== 'spectator') return refuse('not-allowed', { say: 'door.screen' });
  if (as === 'spectator' && !state.settings.spectators) {
    return refuse('not-allowed', { say: 'door.no-spectators' });
  }
  // Those who were here before always find room: strangers who come and go must not lock them out.
  if (known === null && isFull(state)) return refuse('locked', { say: 'door.full' });
  const name = known?.name ?? tidy(wanted);
  const taken = refuseName(state, name, id);
  if (taken !== null) return taken;
  const person = id ?? (`p${state.people.size + 1}` as PersonId);
  // One who comes back to a running game comes back as who they were.
  const keeps = known !== null && (isStoryteller(known) || known.sawGrimoire || seatOf(state, person) !== null);
  const role = keeps ? known.role : as;
  return [{ type: 'came', person, account, name, role, host: known?.host ?? false }];
}

function isFull({ people }: TableState): boolean {
  const present = [...people.values()].filter(({ gone }) => !gone).length;
  return present >= LIMITS.people || people.size >= LIMITS.comers;
}

export const rename: Handler<'rename'> = ({ state, id, me }, command) => {
  if (isScreenAccount(me.account)) return refuse('not-allowed', { say: 'door.screen' });
  if (me.muted) return refuse('muted', { say: 'name.muted' });
  const name = tidy(command.name);
  return refuseName(state, name, id) ?? [{ type: 'renamed', person: id, name }];
};

export const leave: Handler<'leave'> = ({ state, id, seat }) => [
  ...(seat === null ? [] : goingHome(state, seat)),
  { type: 'went', person: id, kicked: false },
];

export const kick: Handler<'kick'> = ({ state, id, me }, { person }) => {
  const other = state.people.get(person);
  if (other === undefined) return refuse('not-possible', { say: 'door.nobody' });
  if (person === id) return refuse('not-possible', { say: 'door.leave-yourself' });
  if (outranks(other, me)) return refuse('not-allowed', { say: 'door.storyteller-stays' });
  // Sending somebody away frees their seat, and that is not for one who plays.
  if (plays(state, id, me) && seatOf(state, person) !== null) {
    return refuse('not-allowed', { say: 'door.not-by-players' });
  }
  const screen = personOf(state, screenAccount(other.account));
  const sent = screen === null || state.people.get(screen)!.gone ? [person] : [person, screen];
  return sent.map((one) => ({ type: 'went', person: one, kicked: true }));
};

export const mute: Handler<'mute'> = ({ state }, { person, muted }) =>
  state.people.has(person) ? [{ type: 'muted', person, muted }] : refuse('not-possible', { say: 'door.nobody' });

const plays = (state: TableState, id: PersonId, me: PersonState): boolean =>
  shownStage(state) === 'playing' && !isStoryteller(me) && seatOf(state, id) !== null;

export const lock: Handler<'lock'> = (_, { locked }) => [{ type: 'locked', locked }];

export const role: Handler<'role'> = ({ state, me }, { person, role: wanted }) => {
  const other = state.people.get(person);
  if (other === undefined || other.gone) return refuse('not-possible', { say: 'door.nobody' });
  const grimoire = wanted === 'grimoire-spectator';
  // The whole room looks at it.
  if (isScreenAccount(other.account) && wanted !== 'spectator') return refuse('not-allowed', { say: 'door.screen' });
  if (outranks(other, me)) return refuse('not-allowed', { say: 'door.storyteller-role' });
  if (state.play !== null && !isStoryteller(me)) {
    if (grimoire) return refuse('not-allowed', { say: 'door.grimoire' });
    if (seatOf(state, person) !== null) return refuse('not-allowed', { say: 'door.has-seat', name: other.name });
  }
  if (wanted === 'player' && other.sawGrimoire) {
    return refuse('not-possible', { say: 'door.saw-grimoire', name: other.name });
  }
  return [{ type: 'role', person, role: grimoire ? 'spectator' : wanted, grimoire }];
};
