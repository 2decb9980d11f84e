import { GUIDE } from '../at-hand.ts';
import type { Lang } from '../lang.ts';
import type { CharacterId } from '../types.ts';

/** What can be the matter at a table, and which Fabled and Loric help with it. */
export const TROUBLES = {
  time: ['doomsayer', 'fiddler', 'toymaker'],
  newcomers: ['angel', 'buddhist', 'ferryman', 'hindu'],
  needs: ['revolutionary', 'hellslibrarian', 'gardener'],
  mistakes: ['deusexfiasco'],
  script: ['djinn', 'bootlegger', 'duchess', 'fibbin', 'sentinel', 'spiritofivory', 'stormcatcher'],
  sport: ['bigwig', 'ventriloquist', 'godofug', 'knaves', 'pope', 'tor', 'zenomancer'],
} as const satisfies { readonly [trouble: string]: readonly CharacterId[] };

export type Trouble = keyof typeof TROUBLES;
export type Helper = (typeof TROUBLES)[Trouble][number];

/** Characters that Belfry plays but for one part, which only people can do. */
export const LEFT_TO_PEOPLE = [
  'alchemist',
  'amnesiac',
  'angel',
  'artist',
  'atheist',
  'bigwig',
  'bootlegger',
  'buddhist',
  'cerenovus',
  'deusexfiasco',
  'deviant',
  'fisherman',
  'godofug',
  'gossip',
  'harpy',
  'hellslibrarian',
  'knaves',
  'matron',
  'mezepheles',
  'mutant',
  'pixie',
  'politician',
  'savant',
  'ventriloquist',
  'wizard',
  'yaggababble',
  'zenomancer',
] as const satisfies readonly CharacterId[];

/** The words of the guide in one language. */
export interface Guide {
  readonly troubles: { readonly [trouble in Trouble]: string };
  /** When each of them helps. */
  readonly helps: { readonly [helper in Helper]: string };
  /** What people do, and why Belfry does not. */
  readonly left: { readonly [id in (typeof LEFT_TO_PEOPLE)[number]]: string };
}

export const guide = (lang: Lang): Guide => GUIDE[lang];

/** When a Fabled or Loric helps; null for anybody else. */
export const helpOf = (id: CharacterId, lang: Lang): string | null => own(GUIDE[lang].helps, id);

/** What of a character is left to people, and why; null where nothing is. */
export const leftToPeople = (id: CharacterId, lang: Lang): string | null => own(GUIDE[lang].left, id);

const own = (words: { readonly [id: CharacterId]: string }, id: CharacterId): string | null =>
  Object.hasOwn(words, id) ? words[id]! : null;
