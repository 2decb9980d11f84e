import { type CharacterId, LEFT_TO_PEOPLE } from '@belfry/almanac';
import type { Script } from './script.ts';

/** Who of a script is played by Belfry, and what is not. Ids, in the order of the file. */
export interface Automation {
  /** By itself, all of it. */
  readonly whole: readonly CharacterId[];
  /** But for one part, which only people can do; `leftToPeople` of the almanac says which, and why. */
  readonly partly: readonly CharacterId[];
  /** Nothing of it but its place in the night: the Storyteller runs it by hand. */
  readonly byHand: readonly CharacterId[];
}

const LEFT: ReadonlySet<CharacterId> = new Set(LEFT_TO_PEOPLE);

export function automationOf({ characters }: Script): Automation {
  const played = characters.filter((c) => c.automated);
  return {
    whole: played.filter((c) => !LEFT.has(c.id)).map((c) => c.id),
    partly: played.filter((c) => LEFT.has(c.id)).map((c) => c.id),
    byHand: characters.filter((c) => !c.automated).map((c) => c.id),
  };
}
