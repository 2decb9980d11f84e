import type { Credence, Role } from '@belfry/solver';
import fitted from '../../../data/bearings.json' with { type: 'json' };
import type { VotingKind } from './hands.ts';
import type { Deed, Sign } from './signs.ts';

/** One way of being evil at the table, and what it makes of all that was said and done. */
export interface Bearing {
  /** How far each kind of evidence is taken for what it is reckoned to weigh (1); below 0 it speaks for the opposite. */
  readonly credence: Credence;
  /** How far hands are, beside each way of voting, for one alone and for two. */
  readonly hands: Readonly<Record<VotingKind, Role>>;
  readonly ties: Readonly<Record<VotingKind, Role>>;
  /** In logarithms of odds: what a sign says of being the Demon, or a Minion. */
  readonly signs: Readonly<Record<Sign, Role>>;
  /** The same for two: what one evil player did to another who is the Demon, or a Minion. */
  readonly deeds: Readonly<Record<Deed, Role>>;
}

export type Bearings = Readonly<Record<VotingKind, Bearing>>;

/**
 * `careless`: whoever does not think of how it looks; `careful`: whoever does. Fitted to opinions in simulated games of three
 * editions with 7 to 12 players, against evil players of that kind as they play now, by the loss for who is the Demon
 * (`node scripts/measure-bearings.ts`), and held towards what was there before where little speaks for a change. Signs that go together
 * share what they say: one number alone means little. Of careful evil was set by hand what talk alone could make (what believed players say
 * against or for somebody counts a little), and what is made of whom such a Demon kills: it chooses with an eye to that.
 */
export const BEARINGS: Bearings = fitted;
