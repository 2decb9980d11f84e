import type { Credence, Role } from '@belfry/solver';
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

/**
 * Fitted to some ten thousand opinions in 1,900 simulated games of three editions with 7 to 12 players, against evil players of
 * both kinds as they play now, by the loss for who is the Demon, and held towards 0 (evidence towards 0.8) where little
 * speaks for it. Signs that go together share what they say: one number alone means little. Set by hand is what talk alone
 * could make: what believed players say against or for somebody counts a little, and whom information means is weighed with
 * the information. So is what is made of whom a careful Demon kills: it chooses with an eye to that.
 */
export const BEARINGS: Readonly<Record<VotingKind, Bearing>> = {
  // Whoever does not think of how it looks.
  careless: {
    credence: {
      claims: 0.62,
      demonBluff: 0.65,
      minionBluff: 0.84,
      ownWord: 0.96,
      words: 0.94,
      deadWords: 0.82,
      demonTruths: 0.03,
      demonLies: 0.15,
      minionTruths: -0.09,
      minionLies: 0.25,
      kills: 0.67,
      ends: 1.21,
      heirs: 0.19,
      deeds: 1.13,
    },
    hands: {
      careless: { demon: 0.75, minion: 0.66 },
      careful: { demon: -0.45, minion: -0.07 },
    },
    ties: {
      careless: { demon: 0.34, minion: 0.58 },
      careful: { demon: 0.88, minion: 0.07 },
    },
    signs: {
      survived: { demon: 1.92, minion: 0.45 },
      leftAlive: { demon: 0.97, minion: 0.17 },
      proven: { demon: 0.68, minion: 0.02 },
      accused: { demon: 0.25, minion: 0.06 },
      vouchedFor: { demon: 0.25, minion: 0.3 },
      accusedByDead: { demon: 0.07, minion: 0.22 },
      meantByDead: { demon: 0.24, minion: -0.19 },
      nominated: { demon: 0.5, minion: 0.59 },
      votedFor: { demon: -0.15, minion: 0.45 },
      nominates: { demon: -1.46, minion: -0.89 },
      accuses: { demon: -0.89, minion: -0.73 },
      lateClaim: { demon: 0.8, minion: 0.94 },
      noClaim: { demon: 0.82, minion: 0.39 },
      outsider: { demon: 0.17, minion: -0.49 },
      learnsAgain: { demon: -0.42, minion: -0.83 },
      learnsOnce: { demon: 0.15, minion: -0.24 },
      implicated: { demon: -0.23, minion: -0.24 },
      cleared: { demon: -0.13, minion: 0.12 },
      keptDown: { demon: 0.01, minion: -0.14 },
    },
    deeds: {
      accuses: { demon: -1.4, minion: -1.73 },
      vouches: { demon: -0.04, minion: 0.03 },
      nominates: { demon: -1.12, minion: -1.84 },
      votesFor: { demon: -0.65, minion: 0.02 },
      keepsDown: { demon: -0.09, minion: 0.04 },
      clears: { demon: 0.23, minion: 0.59 },
      implicates: { demon: -1.55, minion: -0.36 },
    },
  },
  // Whoever does.
  careful: {
    credence: {
      claims: 0.86,
      demonBluff: 0.7,
      minionBluff: 0.65,
      ownWord: 0.99,
      words: 0.92,
      deadWords: 0.92,
      demonTruths: 0.07,
      demonLies: -0.49,
      minionTruths: 0.09,
      minionLies: -0.14,
      kills: 0.6,
      ends: 0.89,
      heirs: 0.64,
      deeds: 1.05,
    },
    hands: {
      careless: { demon: 0.14, minion: 0.16 },
      careful: { demon: 0.26, minion: 0.35 },
    },
    ties: {
      careless: { demon: 0.11, minion: 0.17 },
      careful: { demon: 0.6, minion: 0.34 },
    },
    signs: {
      survived: { demon: 2.57, minion: 0.62 },
      leftAlive: { demon: 0.45, minion: 0.28 },
      proven: { demon: 0.45, minion: 0.26 },
      accused: { demon: 0.15, minion: 0.1 },
      vouchedFor: { demon: 0.3, minion: 0.3 },
      accusedByDead: { demon: -0.05, minion: -0.07 },
      meantByDead: { demon: -0.24, minion: -0.37 },
      nominated: { demon: 0.02, minion: 0.01 },
      votedFor: { demon: 1.36, minion: 0.45 },
      nominates: { demon: -1.13, minion: -0.44 },
      accuses: { demon: -0.94, minion: -0.17 },
      lateClaim: { demon: 0.25, minion: -0.17 },
      noClaim: { demon: 0, minion: -0.14 },
      outsider: { demon: -1.1, minion: -0.3 },
      learnsAgain: { demon: 0.78, minion: -0.06 },
      learnsOnce: { demon: 0.5, minion: 0.08 },
      implicated: { demon: 0, minion: 0 },
      cleared: { demon: 0.17, minion: 0.09 },
      keptDown: { demon: -0.03, minion: 0.05 },
    },
    deeds: {
      accuses: { demon: -1.27, minion: -0.35 },
      vouches: { demon: 0.2, minion: 0.1 },
      nominates: { demon: -0.77, minion: -0.39 },
      votesFor: { demon: -0.35, minion: -0.15 },
      keepsDown: { demon: 0.06, minion: 0.07 },
      clears: { demon: 1.06, minion: 0.62 },
      implicates: { demon: -1.35, minion: 0.57 },
    },
  },
};
