import type { Character, CharacterId, DifficultyTag } from '@belfry/almanac';

/** What the file says about the script as a whole. Fields that Belfry does not know are kept. */
export interface ScriptMeta {
  readonly id: '_meta';
  readonly name?: string;
  readonly author?: string;
  readonly logo?: string;
  /** A picture inside the file; `logo` is an address, which other tools load. */
  readonly picture?: string;
  readonly hideTitle?: boolean;
  readonly background?: string;
  readonly almanac?: string;
  readonly bootlegger?: readonly string[];
  readonly firstNight?: readonly string[];
  readonly otherNight?: readonly string[];
  /** Difficulty tags of homebrew characters by their id. */
  readonly tags?: Readonly<Record<string, readonly DifficultyTag[]>>;
  readonly [unknown: string]: unknown;
}

/** A character as a script file brings it along: the community's fields, and whatever else its author wrote. */
export interface HomebrewRecord {
  readonly id: string;
  readonly name: string;
  readonly team: Character['team'];
  readonly ability: string;
  /** Addresses or pictures inside the file: as it is, and turned. */
  readonly image?: string | readonly string[];
  readonly firstNight?: number;
  readonly firstNightReminder?: string | null;
  readonly otherNight?: number;
  readonly otherNightReminder?: string | null;
  readonly reminders?: readonly string[];
  readonly remindersGlobal?: readonly string[];
  readonly setup?: boolean;
  readonly jinxes?: readonly { readonly id: string; readonly reason: string }[];
  readonly special?: readonly { readonly type: string; readonly name: string }[];
  /** What the difficulty score counts. */
  readonly tags?: readonly DifficultyTag[];
  readonly [unknown: string]: unknown;
}

/** One item of the file. */
export type ScriptEntry =
  | {
      readonly kind: 'official';
      readonly id: CharacterId;
      /** As the author spelled it. */
      readonly written: string;
      /** What the file says when its author worded the ability anew: kept for others, played as the almanac has it. */
      readonly reworded: Readonly<Record<string, unknown>> | null;
      /** Position in the file's list, counted from 0. */
      readonly index: number;
    }
  | {
      readonly kind: 'homebrew';
      readonly id: CharacterId;
      readonly record: HomebrewRecord;
      readonly index: number;
    }
  /** An id that neither the almanac nor the file explains. */
  | { readonly kind: 'unknown'; readonly written: string; readonly index: number };

export interface Script {
  /** The name from the file, or "Untitled script". */
  readonly name: string;
  readonly author: string | null;
  /** null for a file without a `_meta` item. */
  readonly meta: ScriptMeta | null;
  readonly entries: readonly ScriptEntry[];
  /** Everyone on the script whom Belfry knows, each once, in the order of the file. */
  readonly characters: readonly Character[];
}
