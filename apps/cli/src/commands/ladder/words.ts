import { LADDER } from '../../../../../languages/every/cli/ladder.ts';

export interface LadderWords {
  readonly elo: readonly string[];
  readonly pairings: readonly string[];
  readonly figures: readonly string[];
  readonly judgements: readonly string[];
  /** By day and by script. */
  readonly where: readonly string[];
  readonly day: string;
  readonly calibration: readonly string[];
  readonly few: readonly string[];
  readonly exploiters: readonly string[];
  readonly sides: { readonly good: string; readonly evil: string };
}

export { LADDER as LADDER_WORDS };
