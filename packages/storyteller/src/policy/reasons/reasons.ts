import type { Lang } from '../../talk/phrase.ts';
import { ENGLISH } from './english.ts';
import { RUSSIAN } from './russian.ts';

/** Kinds of prompt for which the engine suggests something: `about.what`, or the kind of the prompt. */
export type Suggested =
  | 'information-true'
  | 'information-free'
  | 'bluffs'
  | 'red-herring'
  | 'registers'
  | 'redirect'
  | 'heir'
  | 'by-hand'
  | 'run-day'
  | 'run-vote';

/** Why a ruling was made, in one language: one entry for each thing that a policy or the steward can say. */
export interface Reasons {
  /** The engine's own suggestions. */
  readonly suggested: Readonly<Record<Suggested, string>>;
  /** A suggestion of a kind that is not listed. */
  readonly asSuggested: string;
  readonly firstAllowed: string;
  readonly lot: string;
  readonly gameGoesOn: string;

  readonly bluffsEasy: string;
  bluffsWithOutsider(outsider: string): string;
  herring(name: string): string;

  readonly trueByRegistering: string;
  readonly trueAndOpen: string;
  readonly trueAndUseful: string;
  readonly truthSlips: string;
  readonly truthHarmless: string;
  readonly falseHarmless: string;
  readonly falseBelievable: string;
  falseFrames(name: string): string;
  falseShields(name: string): string;
  readonly honestLook: string;
  readonly spoiledLook: string;

  diesAfterAll(name: string): string;
  readonly quietNight: string;
  diesForEvil(name: string): string;
  diesForGood(name: string): string;
  diesSpared(name: string): string;
  heirHidden(name: string): string;
  heirCatchable(name: string): string;
  passes(name: string): string;
  seenAsIs(name: string): string;

  readonly sweep: string;
  readonly openNominations: string;
  readonly nobodyDared: string;
  readonly nobodyElse: string;
  readonly theirTurn: string;
  readonly allSpared: string;
  condemned(name: string): string;
}

export const REASONS: Readonly<Record<Lang, Reasons>> = { en: ENGLISH, ru: RUSSIAN };
