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
    share: 0.67,
    credence: {
      claims: 0.81,
      demonBluff: 0.69,
      minionBluff: 0.93,
      ownWord: 0.8,
      words: 0.79,
      deadWords: 0.88,
      demonTruths: -0.22,
      demonLies: -0.01,
      minionTruths: -0.02,
      minionLies: -0.53,
      kills: 1.96,
      ends: 0.96,
      heirs: 0.41,
      deeds: 0.71,
    },
    hands: {
      careless: { demon: 0.56, minion: 0.41 },
      careful: { demon: -0.28, minion: -0.49 },
    },
    ties: {
      careless: { demon: 0.24, minion: 0.24 },
      careful: { demon: 0.37, minion: 0.19 },
    },
    signs: {
      survived: { demon: 1.73, minion: 0.26 },
      leftAlive: { demon: -0.11, minion: -0.03 },
      proven: { demon: 0.6, minion: -0.27 },
      accused: { demon: 0.15, minion: 0.1 },
      vouchedFor: { demon: 0.3, minion: 0.3 },
      accusedByDead: { demon: 0.17, minion: 0.14 },
      meantByDead: { demon: -1.11, minion: -0.5 },
      nominated: { demon: 0.29, minion: 0.16 },
      votedFor: { demon: 0.39, minion: 0.63 },
      nominates: { demon: 0.43, minion: 0.56 },
      accuses: { demon: 0.65, minion: 0.7 },
      lateClaim: { demon: 0.53, minion: 0.69 },
      noClaim: { demon: 1.88, minion: 1.37 },
      outsider: { demon: -0.38, minion: -0.13 },
      learnsAgain: { demon: 0.11, minion: -0.2 },
      learnsOnce: { demon: 0.36, minion: 0.15 },
      implicated: { demon: 0, minion: 0 },
      cleared: { demon: 0.13, minion: -0.11 },
      keptDown: { demon: 0.68, minion: 0.03 },
    },
    deeds: {
      accuses: { demon: -1.61, minion: -0.67 },
      vouches: { demon: 0.2, minion: 0.1 },
      nominates: { demon: -1.04, minion: -1.19 },
      votesFor: { demon: -0.68, minion: -0.12 },
      keepsDown: { demon: 0.14, minion: 0.13 },
      clears: { demon: 1.29, minion: -0.26 },
      implicates: { demon: -1.07, minion: -0.03 },
    },
  },
  // Whoever does.
  {
    share: 0.33,
    credence: {
      claims: 0.83,
      demonBluff: 0.73,
      minionBluff: 0.72,
      ownWord: 0.87,
      words: 0.85,
      deadWords: 0.73,
      demonTruths: 0.11,
      demonLies: -0.63,
      minionTruths: -0.25,
      minionLies: 0.25,
      kills: 1.07,
      ends: 0.8,
      heirs: 0.85,
      deeds: 1.03,
    },
    hands: {
      careless: { demon: 0.13, minion: 0.08 },
      careful: { demon: -0.9, minion: -0.24 },
    },
    ties: {
      careless: { demon: 0.06, minion: 0.03 },
      careful: { demon: 0.51, minion: 0.12 },
    },
    signs: {
      survived: { demon: 1.72, minion: 0.13 },
      leftAlive: { demon: 1.03, minion: 0.92 },
      proven: { demon: 0.29, minion: 0.16 },
      accused: { demon: 0.15, minion: 0.1 },
      vouchedFor: { demon: 0.3, minion: 0.3 },
      accusedByDead: { demon: 0.29, minion: -0.09 },
      meantByDead: { demon: -0.9, minion: 0.36 },
      nominated: { demon: -0.09, minion: -0.12 },
      votedFor: { demon: 0.65, minion: -0.17 },
      nominates: { demon: -0.3, minion: -0.38 },
      accuses: { demon: -1.34, minion: -0.06 },
      lateClaim: { demon: -0.04, minion: 0.01 },
      noClaim: { demon: -0.07, minion: -0.13 },
      outsider: { demon: -0.93, minion: 0.01 },
      learnsAgain: { demon: 0.86, minion: -0.05 },
      learnsOnce: { demon: 0.23, minion: -0.09 },
      implicated: { demon: 0, minion: 0 },
      cleared: { demon: 0.12, minion: 0 },
      keptDown: { demon: -0.26, minion: -0.1 },
    },
    deeds: {
      accuses: { demon: -0.79, minion: -0.25 },
      vouches: { demon: 0.2, minion: 0.1 },
      nominates: { demon: -0.45, minion: -0.27 },
      votesFor: { demon: -0.21, minion: -0.08 },
      keepsDown: { demon: -0.02, minion: -0.06 },
      clears: { demon: 0.48, minion: 1.1 },
      implicates: { demon: -1.34, minion: -0.23 },
    },
  },
];
