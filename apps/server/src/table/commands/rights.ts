import type { Sentence } from '@belfry/almanac';
import { type CommandName, MOMENTS, mayAt, momentOf, POWERS, standingsOf } from '@belfry/protocol';
import { isLed, isStoryteller, type PersonState, shownStage } from '../state.ts';
import { type Doing, type Refusal, refuse } from './verdict.ts';

type Inside = Exclude<CommandName, 'join'>;

/** Why somebody may not do this now, by the table of powers; null when they may. */
export function lacksRight(name: Inside, { state, me, seat }: Doing): Refusal | null {
  const power = POWERS[name];
  const stage = shownStage(state);
  const standings = standingsOf({ role: me.role, host: me.host, seat }, stage);
  const moment = momentOf(stage, isLed(state));
  if (mayAt(power, standings, moment)) return null;
  if (standings.includes('playing-host') && mayAt(power, ['host'], 'unled')) {
    return refuse('not-allowed', { say: 'may.not-who-plays' });
  }
  const other = MOMENTS.filter((each) => mayAt(power, standings, each));
  if (moment === 'game' && other.includes('unled')) {
    return refuse('not-allowed', { say: 'may.storyteller-decides' });
  }
  if (other.length === 0) return refuse('not-allowed', whose(name));
  if (name === 'say') return refuse('not-now', { say: 'may.spectators' });
  const early = moment === 'lobby';
  return refuse(
    'not-now',
    early ? { say: 'may.not-begun' } : moment === 'over' ? { say: 'may.over' } : { say: 'may.begun' },
  );
}

function whose(name: Inside): Sentence {
  const power = POWERS[name];
  if (power.host !== undefined) return { say: 'may.host' };
  if (power.spectator === undefined && power.seat !== undefined) return { say: 'may.seat' };
  return { say: 'may.storyteller' };
}

/** Whether somebody of higher standing is not theirs to send away or to give another role. */
export const outranks = (other: PersonState, me: PersonState): boolean =>
  other.role === 'storyteller' && me.role !== 'storyteller' && !(isStoryteller(me) && other.gone);
