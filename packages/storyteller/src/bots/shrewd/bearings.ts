import type { Credence, Role } from '@belfry/solver';
import type { VotingKind } from './hands.ts';
import type { Deed, Sign } from './signs.ts';

/** One way of being evil at the table, and what it makes of all that was said and done. */
export interface Bearing {
  /** How many are so. */
  readonly share: number;
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

/**
 * Fitted to some thousand opinions in simulated games of three editions with 7 to 12 players, against evil players of both
 * kinds, by the loss for who is the Demon, and held towards 0 where little speaks for it. Signs that go
 * together share what they say: one number alone means little. Three are set by hand: what believed players say against or for
 * somebody counts a little against or for them, and whom information means is weighed with the information.
 */
export const BEARINGS: readonly Bearing[] = [
  // Whoever does not think of how it looks.
  {
    share: 0.27,
    credence: {
      claims: 0.69,
      demonBluff: 0.71,
      minionBluff: 1.09,
      ownWord: 0.68,
      words: 1.01,
      deadWords: 1.61,
      demonWords: 0.58,
      minionWords: -0.33,
      kills: 0.81,
      ends: 0.89,
      heirs: 0.85,
      deeds: 0.8,
    },
    hands: {
      careless: { demon: 0.82, minion: 0.59 },
      careful: { demon: 0.85, minion: 0.7 },
    },
    ties: {
      careless: { demon: 0.28, minion: 0.42 },
      careful: { demon: 0.29, minion: 0.05 },
    },
    signs: {
      survived: { demon: 1.48, minion: 0.34 },
      leftAlive: { demon: 0.05, minion: -0.55 },
      proven: { demon: -0.03, minion: -0.1 },
      accused: { demon: 0.1, minion: 0.1 },
      vouchedFor: { demon: 0.1, minion: 0.1 },
      accusedByDead: { demon: 0.16, minion: -0.79 },
      meantByDead: { demon: 1.84, minion: 0.8 },
      nominated: { demon: -0.09, minion: 0.1 },
      votedFor: { demon: -0.31, minion: 0.82 },
      nominates: { demon: -0.32, minion: -0.56 },
      accuses: { demon: 1.99, minion: 0.68 },
      lateClaim: { demon: 1.1, minion: 0.66 },
      noClaim: { demon: 2.55, minion: 1.5 },
      outsider: { demon: 0.32, minion: -0.17 },
      learnsAgain: { demon: 0.05, minion: -1.43 },
      learnsOnce: { demon: 0.58, minion: 0.07 },
      implicated: { demon: 0, minion: 0 },
      cleared: { demon: 0.03, minion: 0.31 },
      keptDown: { demon: -0.93, minion: 0.58 },
    },
    deeds: {
      accuses: { demon: -2.75, minion: -0.04 },
      vouches: { demon: -0.01, minion: -0.01 },
      nominates: { demon: -1.72, minion: -1.41 },
      votesFor: { demon: -0.3, minion: -0.29 },
      keepsDown: { demon: 0.24, minion: -0.01 },
      clears: { demon: 0.12, minion: -1.55 },
      implicates: { demon: -2.17, minion: 0.53 },
    },
  },
  // Whoever does.
  {
    share: 0.73,
    credence: {
      claims: 0.92,
      demonBluff: 0.61,
      minionBluff: 0.81,
      ownWord: 0.72,
      words: 0.73,
      deadWords: 0.39,
      demonWords: 0.14,
      minionWords: -0.31,
      kills: 2.07,
      ends: 1.16,
      heirs: 1.22,
      deeds: 2.09,
    },
    hands: {
      careless: { demon: 0, minion: 0.05 },
      careful: { demon: 2.08, minion: 0.07 },
    },
    ties: {
      careless: { demon: 0.07, minion: 0.39 },
      careful: { demon: 0.89, minion: 0.45 },
    },
    signs: {
      survived: { demon: 1.67, minion: 0.53 },
      leftAlive: { demon: -0.54, minion: -1.16 },
      proven: { demon: 0.51, minion: 0.1 },
      accused: { demon: 0.1, minion: 0.1 },
      vouchedFor: { demon: 0.1, minion: 0.1 },
      accusedByDead: { demon: 0.29, minion: -0.24 },
      meantByDead: { demon: 0.11, minion: 0.78 },
      nominated: { demon: 0.12, minion: 0.2 },
      votedFor: { demon: 0.79, minion: 1.21 },
      nominates: { demon: -0.62, minion: -0.1 },
      accuses: { demon: -0.56, minion: -1.17 },
      lateClaim: { demon: -0.38, minion: 0.97 },
      noClaim: { demon: 0.81, minion: 0.95 },
      outsider: { demon: 0.5, minion: 0 },
      learnsAgain: { demon: 0.61, minion: -0.13 },
      learnsOnce: { demon: 0.05, minion: -0.12 },
      implicated: { demon: 0, minion: 0 },
      cleared: { demon: 0.29, minion: 0.04 },
      keptDown: { demon: 0.87, minion: -0.49 },
    },
    deeds: {
      accuses: { demon: -2.06, minion: -1.24 },
      vouches: { demon: -0.21, minion: -0.2 },
      nominates: { demon: 0.16, minion: -0.72 },
      votesFor: { demon: -0.32, minion: -0.29 },
      keepsDown: { demon: 0.08, minion: 0.16 },
      clears: { demon: 0.97, minion: 0.46 },
      implicates: { demon: -1.82, minion: -0.64 },
    },
  },
];
