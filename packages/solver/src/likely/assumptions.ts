/**
 * How people and Storytellers usually behave: what turns "possible" into "likely". All of it is data; whoever knows their
 * table better passes other numbers. None of it decides what is possible.
 */
export interface Assumptions {
  /** How often somebody has said nothing of themselves so far, by side. Only the ratio counts. */
  readonly silence: { readonly good: number; readonly evil: number };
  /** What evil players claim to be: shares by team. */
  readonly bluffs: { readonly townsfolk: number; readonly outsider: number; readonly evil: number };
  /** How likely evil players claim a character that somebody good has, beside one that is free (1). */
  readonly bluffsInPlay: number;
  /** How often somebody good says that they are somebody else, with no ability that makes them. */
  readonly goodLies: number;
  /** How often an ability that does not work shows the truth all the same. */
  readonly impairedTellsTruth: number;
  /** How often what evil players say they learned is true. null: as often as anything else that sounds like it. */
  readonly evilTellsTruth: number | null;
  /** How often somebody who may register as something else does. */
  readonly registersFalsely: number;
  /** How often something is said to be so and is not, though nothing known explains it. */
  readonly mistaken: number;
  /** Whom a Demon kills, beside a good player (1): its own Minions, and itself where somebody takes over. */
  readonly kills: { readonly minion: number; readonly self: number };
  /** How often a town executes an evil player, beside a good one (1). */
  readonly executes: { readonly minion: number; readonly demon: number };
  /** How often an evil player who is executed lives, beside a good one (1): most of what saves from the gallows saves the good. */
  readonly survives: number;
  /** How far all of this is trusted: 1 takes every word's weight as it is reckoned, less takes it for less. */
  readonly credence: number;
  /** The share of cases in which all of this is beside the point, and anybody may be evil. */
  readonly doubt: number;
  /** What is left of a world in which what everybody saw cannot have happened as far as the declarations tell. */
  readonly impossible: number;
}

/**
 * Measured in simulated games of the three editions and rounded (`npm run bench -- solver` prints how well the Demon is
 * guessed with it, in other games). A table of people lies better and tells less.
 */
export const USUAL: Assumptions = {
  silence: { good: 0.4, evil: 0.4 },
  bluffs: { townsfolk: 0.79, outsider: 0.2, evil: 0.01 },
  bluffsInPlay: 0.3,
  goodLies: 0.005,
  impairedTellsTruth: 0.3,
  evilTellsTruth: 0.25,
  registersFalsely: 0.5,
  mistaken: 0.1,
  kills: { minion: 0.05, self: 0.04 },
  executes: { minion: 1, demon: 0.7 },
  survives: 0.15,
  credence: 0.8,
  doubt: 0.12,
  impossible: 0.01,
};
