import { type CommandName, MOMENTS, mayAt, momentOf, POWERS, standingsOf } from '@belfry/protocol';
import { isLed, isStoryteller, type PersonState, shownStage } from '../state.ts';
import { type Doing, type Refusal, refuse } from './verdict.ts';

type Inside = Exclude<CommandName, 'join'>;

/** Why somebody may not do this now, by the table of powers; null when they may. */
export function lacksRight(name: Inside, { state, me, seat }: Doing): Refusal | null {
  const power = POWERS[name];
  const stage = shownStage(state);
  const standings = standingsOf({ ...me, seat }, stage);
  const moment = momentOf(stage, isLed(state));
  if (mayAt(power, standings, moment)) return null;
  if (standings.includes('playing-host') && mayAt(power, ['host'], 'unled')) {
    return refuse('not-allowed', 'While the game runs, whoever plays has no say in this.');
  }
  const other = MOMENTS.filter((each) => mayAt(power, standings, each));
  if (moment === 'game' && other.includes('unled')) {
    return refuse('not-allowed', 'While the game runs, this is for the Storyteller to decide.');
  }
  if (other.length === 0) return refuse('not-allowed', whose(name));
  if (name === 'say') return refuse('not-now', 'Spectators are quiet while the game is on.');
  const early = moment === 'lobby';
  return refuse(
    'not-now',
    early ? 'The game has not begun.' : moment === 'over' ? 'The game is over.' : 'The game has begun.',
  );
}

function whose(name: Inside): string {
  const power = POWERS[name];
  if (power.host !== undefined) return 'Only the host or the Storyteller can do that.';
  if (power.spectator === undefined && power.seat !== undefined) return 'Only those who have a seat can do that.';
  return 'Only the Storyteller can do that.';
}

/** Whether somebody of higher standing is not theirs to send away or to give another role. */
export const outranks = (other: PersonState, me: PersonState): boolean =>
  other.role === 'storyteller' && me.role !== 'storyteller' && !(isStoryteller(me) && other.gone);
