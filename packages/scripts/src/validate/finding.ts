import type { Place } from '../place.ts';
import { excerpt } from '../read/limits.ts';
import type { Script } from '../script.ts';
import { namesOn } from '../words/names.ts';
import { type Told, tongue } from '../words/tongue.ts';
import { FINDING_CODES, type FindingCode, type FindingFacts, type Severity } from './facts.ts';
import type { Remedy } from './remedy.ts';

/** What a rule has found, before anybody puts it into words. */
export type Discovery = {
  readonly [C in FindingCode]: {
    readonly code: C;
    readonly place: Place;
    readonly facts: FindingFacts[C];
    readonly remedies: readonly Remedy[];
  };
}[FindingCode];

export function discovery<C extends FindingCode>(
  code: C,
  place: Place,
  facts: FindingFacts[C],
  remedies: readonly Remedy[] = [],
): Discovery {
  return { code, place, facts, remedies } as Discovery; // code and facts belong together by the signature
}

/** A cure to apply at the press of a button, and what stands on the button. */
export interface LabelledRemedy {
  readonly label: string;
  readonly remedy: Remedy;
}

/** Something worth saying about a script, in the language that was asked for. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** Where in the script: "item 7", "Outsiders", "8 players", or "the script". */
  readonly place: string;
  readonly message: string;
  /** What would put it right; null when there is nothing to put right. */
  readonly cure: string | null;
  /** The cures that a program can apply by itself. */
  readonly remedies: readonly LabelledRemedy[];
}

/** Names, ids and abilities are a stranger's: whatever they wrote, a finding stays a sentence or two. */
const LONGEST = 700;
const LONGEST_NAME = 60;

export function told(discoveries: readonly Discovery[], script: Script, lang: string): readonly Finding[] {
  const words = tongue(lang);
  const known = namesOn(script.characters, lang);
  const name = (id: string) => excerpt(known(id), LONGEST_NAME);
  return discoveries.map(({ code, place, facts, remedies }) => {
    const say = words.findings[code] as (facts: Discovery['facts'], names: typeof name) => Told; // both come from one discovery
    const { message, cure } = say(facts, name);
    return {
      code,
      severity: FINDING_CODES[code][0],
      place: words.place(place, name),
      message: excerpt(message, LONGEST),
      cure: cure === null ? null : excerpt(cure, LONGEST),
      remedies: remedies.map((remedy) => ({ label: excerpt(words.remedy(remedy, name), LONGEST), remedy })),
    };
  });
}
