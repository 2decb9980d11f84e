import type { SeatId, Then } from '@belfry/engine';
import type { DayEvent } from './problem.ts';

/** Somebody as they were when it happened. */
type AsTheyWere = (seat: SeatId) => Then;

/** `isFinished`: who was dead for all to see, and died of it in truth. */
export const diedByExecution = (
  events: readonly DayEvent[],
  isFinished: (seat: SeatId) => boolean = () => false,
): readonly SeatId[] =>
  events.flatMap((event) =>
    event.type === 'execution' && (event.died || isFinished(event.player)) ? [event.player] : [],
  );

export const executions = (events: readonly DayEvent[], then: AsTheyWere) =>
  events.flatMap((event) =>
    event.type === 'execution' ? [{ ...then(event.player), died: event.died, nominator: null }] : [],
  );

export const died = (events: readonly DayEvent[], then: AsTheyWere): readonly Then[] =>
  events.flatMap((event) => {
    if (event.type === 'execution') return event.died ? [then(event.player)] : [];
    if (event.type === 'death') return [then(event.player)];
    return event.type === 'use' && event.use.died && event.use.target !== null ? [then(event.use.target)] : [];
  });

export const voted = (events: readonly DayEvent[], then: AsTheyWere): readonly Then[] =>
  events.flatMap((event) => (event.type === 'votes' ? event.voters.map(then) : []));

export const nominated = (events: readonly DayEvent[], then: AsTheyWere): readonly Then[] =>
  events.flatMap((event) =>
    // What the Storyteller nominates nobody has nominated.
    event.type === 'nomination' && event.nomination.nominator >= 0 ? [then(event.nomination.nominator)] : [],
  );
