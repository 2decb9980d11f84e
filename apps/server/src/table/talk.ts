import { type SeatId, staysSeated, viewOf } from '@belfry/engine';
import type { Line } from '@belfry/protocol';
import { readBotAccount } from '../bots/account.ts';
import type { Said } from './record.ts';
import type { Heard, TableState } from './state.ts';
import type { Viewer } from './viewer.ts';

/**
 * A line as this viewer gets it, or null when they know nothing of it. Sockets, reading back and game files all go through
 * here. `opened`: the game is over, and the table had agreed that whispers may then be read by everybody; what somebody
 * wrote to the Storyteller stays between them.
 */
export function hear(said: Heard, viewer: Viewer, opened = false): Line | null {
  const { at, channel, person, name, seat, storyteller, to, text, claim, day, remark } = said;
  const unheard: Line = { at, channel, from: { person, name, seat, storyteller }, to, text: null, claim };
  const line: Line = { ...unheard, text, ...(remark === undefined ? {} : { utterance: { day, remark } }) };
  if (channel === 'table') return said.hands === undefined ? line : { ...line, hands: said.hands };
  if (channel === 'public' || channel === 'claim') return line;
  if (opened && channel !== 'storyteller') return line;
  if (channel === 'whisper') return hearsWhisper(said, viewer) ? line : unheard;
  if (isOwn(said, viewer)) return line;
  if (channel === 'storyteller') return viewer.storyteller || isOtherEnd(to, viewer) ? line : null;
  if (viewer.storyteller) return said.read ? line : null;
  return viewer.seat !== null && said.hears.includes(viewer.seat) ? line : null;
}

/** Nobody's confidence is broken by reading what programs whispered to each other. */
export function isAmongBots({ people, chairs }: TableState, { channel, person, to }: Heard): boolean {
  const isBot = (id: string | null | undefined) => readBotAccount(people.get(id ?? '')?.account ?? '') !== null;
  return channel === 'whisper' && isBot(person) && Array.isArray(to) && to.every((seat) => isBot(chairs[seat]?.person));
}

function hearsWhisper(said: Heard, viewer: Viewer): boolean {
  if (viewer.storyteller) return said.read;
  if (viewer.seat === null) return false;
  return said.seat === viewer.seat || (Array.isArray(said.to) && said.to.includes(viewer.seat));
}

/** What a seat said stays with the seat when it changes hands. */
const isOwn = (said: Said, { person, seat, storyteller }: Viewer): boolean =>
  !storyteller && (said.seat === null ? said.person === person : said.seat === seat);

const isOtherEnd = (to: Said['to'], { person, seat }: Viewer): boolean =>
  to === person || (Array.isArray(to) && seat !== null && to.includes(seat));

/** Whether a Traveller whom the table knows of keeps everybody in their chairs. */
export function isKeptSeated({ play }: TableState): boolean {
  return play !== null && staysSeated(viewOf(play.game.events.slice(0, play.shown), 'public'));
}

/** Whether a seat thinks that it is evil, as far as it was told. */
export function thinksEvil(state: TableState, seat: SeatId): boolean {
  const { play } = state;
  if (play === null) return false;
  return viewOf(play.game.events.slice(0, play.shown), seat).me?.alignment === 'evil';
}

/**
 * Who hears a seat's evil chat: those of whom it was told that they are evil too, and who were told so of it. In small
 * games nobody was, and then the Storyteller alone hears it; so it is for one who only thinks to be evil: they must not
 * learn from being refused, nor hear the others.
 */
export function evilEars(state: TableState, speaker: SeatId): SeatId[] {
  const { seats, circle } = state.play!.game.state;
  const known = fellows(state);
  const isEvil = (id: SeatId) => seats[id]?.alignment === 'evil' && thinksEvil(state, id);
  const knows = (one: SeatId, other: SeatId) => known.get(one)?.has(other) === true;
  return circle.filter(
    (id) => id === speaker || (isEvil(speaker) && isEvil(id) && knows(speaker, id) && knows(id, speaker)),
  );
}

/** Seat by seat, of whom it was told that they are of its side. */
function fellows({ play }: TableState): ReadonlyMap<SeatId, ReadonlySet<SeatId>> {
  const known = new Map<SeatId, Set<SeatId>>();
  for (const event of play!.game.events.slice(0, play!.shown)) {
    if (event.type !== 'told' || event.info.says !== 'evil-info') continue;
    const of = known.get(event.seat) ?? new Set<SeatId>();
    for (const seat of [...(event.info.demons ?? []), ...(event.info.minions ?? [])]) of.add(seat);
    known.set(event.seat, of);
  }
  return known;
}
