import { PUZZLE } from '../../../../../languages/every/cli/puzzle.ts';

/** What `belfry puzzle` prints around a puzzle, in one language. */
export interface PuzzleFrame {
  readonly counts: string;
  hidden(names: string): string;
  readonly seen: string;
  readonly answer: string;
  says(name: string, character: string): string;
}

export { PUZZLE as PUZZLE_FRAMES };
