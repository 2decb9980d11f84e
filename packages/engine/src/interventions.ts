import type { CharacterId } from '@belfry/almanac';
import type { Until } from './effect.ts';
import type { Json } from './json.ts';
import type { Options } from './prompt.ts';
import type { Alignment, SeatId } from './seat.ts';
import type { Statement } from './statement.ts';

/** What the parts of an act can be. */
export interface InterventionParts {
  readonly seat: SeatId;
  readonly seats: readonly SeatId[];
  readonly character: CharacterId;
  readonly 'character-or-none': CharacterId | null;
  readonly characters: readonly CharacterId[];
  readonly side: Alignment;
  readonly flag: boolean;
  /** The name of a token. */
  readonly token: string;
  readonly until: Until;
  readonly data: Json;
  /** The number of a token, of an ability, or of days. */
  readonly number: number;
  readonly cause: 'demon' | 'ability';
  readonly words: string;
  readonly statement: Statement;
  readonly options: Options;
  readonly prompt: string;
  readonly name: string;
  readonly tellings: 'at-once' | 'asked';
}
export type InterventionPart = keyof InterventionParts;

/**
 * Everything that the Storyteller may do at any moment, with its parts; those with a question mark may be left out. The
 * type, the check of what comes over the wire and the notation of scenarios all follow from this table.
 */
export const INTERVENTIONS = {
  // Corrections of the Grimoire: nothing follows from them by themselves, not even the end of the game.
  /** `tell`: the player learns at once what they are now. */
  set: {
    seat: 'seat',
    character: 'character?',
    alignment: 'side?',
    alive: 'flag?',
    ghostVote: 'flag?',
    believes: 'character-or-none?',
    tell: 'flag?',
  },
  mark: { kind: 'token', seat: 'seat', until: 'until?', by: 'character?', data: 'data?' },
  unmark: { effect: 'number' },
  bluffs: { characters: 'characters' },
  // Things that happen by the rules, with all that follows from them.
  kill: { seat: 'seat', cause: 'cause?' },
  revive: { seat: 'seat' },
  execute: { seat: 'seat' },
  /**
   * Why, in the Storyteller's own words, or as something that every language can say: `foregone`, one side cannot win any
   * more; `deathless`, nobody has died for so many days.
   */
  'end-game': { winner: 'side', why: 'words?', foregone: 'flag?', deathless: 'number?' },
  // Words.
  tell: { seats: 'seats', info: 'statement', character: 'character?' },
  /** `character`: for whose ability it is asked. */
  ask: { seat: 'seat', text: 'words', options: 'options', character: 'character?' },
  withdraw: { prompt: 'prompt' },
  announce: { text: 'words' },
  // Chairs.
  join: { name: 'name', character: 'character', alignment: 'side', after: 'seat?' },
  leave: { seat: 'seat' },
  reseat: { circle: 'seats' },
  /** Something that an ability in play lets the Storyteller do now (`offersNow` lists them). */
  offer: { ability: 'number', name: 'token', choice: 'data?' },
  /** From now on, ask me before anything is told, or do not. */
  tellings: { tellings: 'tellings' },
  /** An evil player is told about the evil team now, as on the first night. */
  'evil-info': { seat: 'seat' },
  /** The Fabled and Loric in play from now on: those named, and no others. */
  fabled: { characters: 'characters' },
} as const satisfies { readonly [act: string]: { readonly [part: string]: InterventionPart | `${InterventionPart}?` } };

type Acts = typeof INTERVENTIONS;
export type InterventionName = keyof Acts;

type Named<P> = P extends InterventionPart ? InterventionParts[P] : never;
type Parts<F> = { readonly [K in keyof F as F[K] extends `${string}?` ? never : K]: Named<F[K]> } & {
  readonly [K in keyof F as F[K] extends `${string}?` ? K : never]?: F[K] extends `${infer P}?` ? Named<P> : never;
};
/** One flat record, so that it reads well in an editor. */
type Flat<T> = { [K in keyof T]: T[K] };

/** What the Storyteller may do at any moment: their word is law. */
export type Intervention = {
  [A in InterventionName]: Flat<{ readonly do: A } & Parts<Acts[A]>>;
}[InterventionName];

export const isInterventionName = (name: string): name is InterventionName => Object.hasOwn(INTERVENTIONS, name);

/** The part that stands here, and whether it may be left out. */
export function partOf(written: string): { readonly part: InterventionPart; readonly optional: boolean } {
  const optional = written.endsWith('?');
  return { part: (optional ? written.slice(0, -1) : written) as InterventionPart, optional }; // as the table's type says
}
