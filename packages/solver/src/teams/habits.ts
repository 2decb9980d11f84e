import type { Credence } from './evidence.ts';

/**
 * How people and Storytellers usually behave at a table where everybody tells a story of themselves. All of it is data;
 * none of it decides what is possible.
 */
export interface Habits {
  /** What evil players claim to be, by what they are: the share of Outsiders, the rest are Townsfolk. */
  readonly outsiderBluffs: Role;
  /** How likely they claim a character that somebody good has, beside a free one (1): the Demon is told what is free. */
  readonly bluffsInPlay: Role;
  /** How likely two of the evil claim the same, or one of them something evil, beside anything else (1). */
  readonly clumsy: number;
  /** How likely somebody good says they are somebody else for no reason that is known. */
  readonly goodLies: number;
  /** How often an ability that does not work shows the truth all the same. */
  readonly impairedTellsTruth: number;
  /** How often somebody who may register as something else does. */
  readonly registersFalsely: number;
  /** How often something is said to be so and is not, though nothing known explains it. */
  readonly mistaken: number;
  /** Whom a Demon kills, beside a good player (1): its own Minions, and itself where somebody takes over. */
  readonly kills: Role;
  /** How much rather it kills those who learn something night after night. */
  readonly hunted: number;
  /** How often a town executes an evil player, beside a good one (1). */
  readonly executes: Role;
  /** How often an evil player who is executed lives, beside a good one (1). */
  readonly survives: number;
  /** How often an ability that is used for all to see does nothing, though it should. */
  readonly fizzles: number;
  readonly credence: Credence;
  /** What is left of a world in which what everybody saw cannot have happened as far as the declarations tell. */
  readonly impossible: number;
}

export interface Role {
  readonly demon: number;
  readonly minion: number;
}

/** Measured in simulated games of the three editions and rounded. */
export const HABITS: Habits = {
  outsiderBluffs: { demon: 0.33, minion: 0.07 },
  bluffsInPlay: { demon: 0.03, minion: 0.3 },
  clumsy: 0.05,
  goodLies: 0.004,
  impairedTellsTruth: 0.3,
  registersFalsely: 0.5,
  mistaken: 0.15,
  kills: { demon: 0.04, minion: 0.05 },
  hunted: 2,
  executes: { demon: 0.7, minion: 1 },
  survives: 0.15,
  fizzles: 0.12,
  credence: {
    claims: 1,
    demonBluff: 1,
    minionBluff: 1,
    ownWord: 0.9,
    words: 0.9,
    deadWords: 0.9,
    demonTruths: -0.2,
    demonLies: 0.18,
    minionTruths: -0.2,
    minionLies: 0.18,
    kills: 1,
    ends: 1,
    heirs: 1,
    deeds: 1,
  },
  impossible: 0.01,
};
