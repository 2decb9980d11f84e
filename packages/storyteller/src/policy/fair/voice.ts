import type { SeatId } from '@belfry/engine';
import { hasTag, learnsAgain } from '../../town/rules.ts';
import type { Bearing } from './bearing.ts';

/** What good has of somebody's ability and word, from 0 to about 1; what evil has of somebody evil is below 0. */
export function voiceOf(seat: SeatId, { grimoire, isDemon, isEvil }: Bearing): number {
  if (isDemon(seat)) return -2;
  const { character, believes } = grimoire.seat(seat);
  const entry = grimoire.script.lookUp(character);
  if (isEvil(seat)) return entry?.otherNight === null ? -0.4 : -0.8;
  if (believes !== null) return 0;
  if (hasTag(entry, 'info')) return learnsAgain(entry) ? 1 : 0.6;
  if (hasTag(entry, 'onceInfo', 'protect')) return 0.5;
  return entry?.team === 'townsfolk' ? 0.3 : 0.15;
}

/** Nothing that this player could do any more: dead, or impaired already. */
export const isIdle = (seat: SeatId, { grimoire }: Bearing): boolean =>
  !grimoire.seat(seat).alive || grimoire.isDrunk(seat) || grimoire.isPoisoned(seat);

/** How often the Storyteller has already decided so and not the plain way in this game. */
export const timesRuled = (what: string, plain: unknown, { grimoire }: Bearing): number =>
  grimoire.events.filter((event) => event.type === 'ruled' && event.what === what && event.choice !== plain).length;
