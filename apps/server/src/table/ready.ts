import type { PersonId } from '@belfry/protocol';
import { readBotAccount } from '../bots/account.ts';
import { dayStage, endOf } from './day-stage.ts';
import type { Happening } from './record.ts';
import type { TableState } from './state.ts';
import { answer } from './storyteller.ts';

/**
 * Who is ready belongs to the stage of the day that the table knows of: while a ruling is open the engine may be further
 * on, and a list that emptied itself then would tell. So it is looked at only when nothing is kept from the table.
 */
export function settleReady(state: TableState): void {
  const { play } = state;
  if (play === null || play.held) return;
  const stage = dayStage(play)?.key ?? null;
  if (stage === play.stage) return;
  play.stage = stage;
  if (play.ready.size === 0) return;
  play.ready.clear();
  state.cardVersion++;
}

/** Whether everybody who has to be waited for is ready. Chairs without a person, bots and those who are away are not. */
export function isEverybodyReady({ play, chairs, people }: TableState, isAway: (person: PersonId) => boolean): boolean {
  if (play === null || play.stage === null || play.ready.size === 0) return false;
  const { circle } = play.game.state;
  return chairs.every(({ person }, seat) => {
    if (person === null || play.ready.has(seat) || !circle.includes(seat)) return true;
    const { account, gone } = people.get(person)!;
    return gone || readBotAccount(account) !== null || isAway(person);
  });
}

/** What a table that is ready goes on with; null where only the Storyteller moves the day. */
export function goOn({ play, settings, timers, pausedAt }: TableState): Happening | null {
  if (play === null) return null;
  const stage = play.held ? null : dayStage(play);
  if (stage === null || pausedAt !== null) return null;
  const timed = [...timers.values()].some(({ kind }) => kind === stage.kind);
  if (!timed && settings.storyteller !== 'automatic') return null;
  return answer('clock', stage.prompt, endOf(play, stage.kind));
}
