import { almanac, type CharacterId } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';

/** A piece of information or an event, as puzzle files have it. */
export interface FileItem {
  readonly type: string;
  readonly args: { readonly [name: string]: FileValue };
}
export type FileValue = string | number | boolean | null | readonly SeatId[];

/** What is said or seen, by the number of the night or day. */
export type Dated = { readonly [at: string]: readonly FileItem[] };

export interface FilePlayer {
  readonly name: string;
  readonly claim: string;
  readonly nightInfo: Dated;
  readonly dayInfo: Dated;
}

/** A puzzle as a file: what `readPuzzle` reads, and other programs that know the format. */
export interface PuzzleFile {
  readonly id: string;
  readonly title: string;
  readonly numPlayers: number;
  readonly hiddenCharacters: readonly string[];
  readonly hiddenSelf: readonly string[];
  readonly alsoOnScript: readonly string[];
  readonly script: readonly string[];
  readonly hermitOutsiders: null;
  readonly players: readonly FilePlayer[];
  readonly dayEvents: Dated;
  readonly resolvedDayEvents: Dated;
  readonly nightDeaths: Dated;
  readonly maxNight: number;
  readonly maxDay: number;
  readonly flags: {
    readonly categoryCounts: readonly [number, number, number, number];
    readonly categoryCountsAuthored: false;
    readonly allowDuplicateTokensInBag: false;
    readonly playerZeroIsYou: true;
    readonly allowKillingDeadPlayers: true;
    readonly finishFinalDay: false;
  };
  readonly solutions: readonly (readonly string[])[];
  readonly solutionEndCharacters: readonly (readonly string[])[] | null;
}

/** A character's name as files spell it, e.g. `FortuneTeller`. */
export const spelled = (id: CharacterId): string =>
  almanac()
    .character(id)
    .name.replace(/[^A-Za-z]/g, '');

export const item = (type: string, args: FileItem['args'] = {}): FileItem => ({ type, args });
