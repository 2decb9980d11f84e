import { canBeCalled, sameName, tidy } from '../../words.ts';
import { heldBefore } from '../hands.ts';
import type { ChairState } from '../record.ts';
import { isStoryteller, type TableState } from '../state.ts';
import { type Handler, refuse, type Verdict } from './verdict.ts';

const noChair = (seat: number) => refuse('not-possible', { say: 'chair.none', chair: seat });
const withChair = (state: TableState, seat: number, chair: ChairState): ChairState[] =>
  state.chairs.map((old, index) => (index === seat ? chair : old));
const isTaken = ({ person, name }: ChairState) => person !== null || name !== null;
const chairsAre = (chairs: readonly ChairState[]): Verdict => [{ type: 'chairs', chairs }];

export const sit: Handler<'sit'> = ({ state, id, me }, { seat }) => {
  const chair = state.chairs[seat];
  if (chair === undefined) return noChair(seat);
  if (state.settings.seating === 'assigned') return refuse('not-allowed', { say: 'chair.given-out' });
  if (me.sawGrimoire) return refuse('not-allowed', { say: 'chair.saw-grimoire' });
  if (chair.person === id) return [];
  if (isTaken(chair)) return refuse('not-possible', { say: 'chair.taken', chair: seat });
  const risen = state.chairs.map((c) => (c.person === id ? { ...c, person: null } : c));
  return chairsAre(risen.map((c, index) => (index === seat ? { person: id, name: null } : c)));
};

export const stand: Handler<'stand'> = ({ state, id, seat }) =>
  seat === null ? [] : chairsAre(state.chairs.map((c) => (c.person === id ? { ...c, person: null } : c)));

export const chairs: Handler<'chairs'> = ({ state }, { count }) => {
  const kept = state.chairs.slice(0, count);
  if (state.chairs.slice(count).some(isTaken)) {
    return refuse('not-possible', { say: 'chair.beyond', count });
  }
  while (kept.length < count) kept.push({ person: null, name: null });
  return chairsAre(kept);
};

export const nameChair: Handler<'name-chair'> = ({ state }, { seat, name }) => {
  const chair = state.chairs[seat];
  if (chair === undefined) return noChair(seat);
  if (chair.person !== null) return refuse('not-possible', { say: 'chair.taken', chair: seat });
  const clean = name === null ? null : tidy(name);
  const names = [...[...state.people.values()].map((p) => p.name), ...state.chairs.flatMap((c) => c.name ?? [])];
  if (clean !== null && !canBeCalled(clean)) return refuse('not-possible', { say: 'name.unseen' });
  if (clean !== null && names.some((other) => sameName(other, clean))) {
    return refuse('not-possible', { say: 'name.taken', name: clean });
  }
  return chairsAre(withChair(state, seat, { person: null, name: clean }));
};

export const assign: Handler<'assign'> = ({ state, me }, { seat, person }) => {
  const chair = state.chairs[seat];
  if (chair === undefined) return noChair(seat);
  const other = person === null ? null : state.people.get(person);
  if (other === undefined || other?.gone) return refuse('not-possible', { say: 'door.nobody' });
  if (other !== null && other.role !== 'player')
    return refuse('not-possible', { say: 'chair.not-a-player', name: other.name });
  if (other?.sawGrimoire) return refuse('not-possible', { say: 'door.saw-grimoire', name: other.name });
  if (state.play === null) {
    const risen = state.chairs.map((c) => (c.person !== null && c.person === person ? { ...c, person: null } : c));
    return chairsAre(risen.map((c, i) => (i === seat ? { person, name: person === null ? c.name : null } : c)));
  }
  if (!isStoryteller(me) && chair.person !== null && state.people.get(chair.person)?.gone !== true) {
    return refuse('not-allowed', { say: 'chair.still-held' });
  }
  const held = person === null ? null : heldBefore(state, person, seat);
  if (held !== null) {
    return refuse('not-possible', { say: 'chair.held-another', name: other!.name, chair: held });
  }
  return chairsAre(withChair(state, seat, { ...chair, person }));
};

export const reseat: Handler<'reseat'> = ({ state }, { order }) => {
  const all = [...order].sort((a, b) => a - b);
  if (all.length !== state.chairs.length || all.some((seat, index) => seat !== index)) {
    return refuse('not-possible', { say: 'chair.seating', last: state.chairs.length - 1 });
  }
  return chairsAre(order.map((seat) => state.chairs[seat]!));
};
