import type { CharacterId, Team } from '@belfry/almanac';
import type { Json } from './json.ts';
import type { Ability, Alignment, SeatId } from './seat.ts';

/**
 * A reminder token: something that an ability does to a player for a while. What lies in the Grimoire is what the
 * rules believe, whoever laid it. Kinds of {@link KERNEL_TOKENS} are read by the kernel; any other kind is a mark
 * that only the character named in `by` reads.
 */
export interface Effect {
  readonly id: number;
  readonly kind: string;
  readonly target: SeatId;
  /** The ability that made it, or null when the Storyteller placed it by hand. */
  readonly source: number | null;
  /** The character whose token it is. A hand-laid one counts for that character's abilities like their own. */
  readonly by: CharacterId | null;
  /** When it is taken away by itself: at the next such hour, or when that night falls. */
  readonly until: Until | null;
  /**
   * `nothing`: it ends when its source dies or changes, and sleeps while the source is impaired.
   * `death`: it ends only when the source changes (a dead Sweetheart's drunkenness).
   * `everything`: it neither ends nor sleeps (Snake Charmer's poison).
   */
  readonly outlives: 'nothing' | 'death' | 'everything';
  readonly data: Json;
}

/** Whether it is a token of that ability: laid by it, or by hand for its character. */
export const isOf = ({ source, by }: Effect, ability: Pick<Ability, 'id' | 'character'>): boolean =>
  source === ability.id || (source === null && by === ability.character);

export type Hour = 'dusk' | 'dawn';
export type Until = Hour | { readonly dusk: number };

/** What a `safe` token protects from: one cause of death, any by day, any but an execution, or any at all. */
export const DANGERS = ['demon', 'execution', 'exile', 'day', 'but-execution', 'death'] as const;
export type Danger = (typeof DANGERS)[number];

/** What each kernel token carries, and what it does. */
export interface KernelTokens {
  /** The ability does nothing, and its player does not know. `of` narrows it to one character's ability. */
  drunk: { readonly of?: CharacterId } | null;
  poisoned: { readonly of?: CharacterId } | null;
  /** The ability is gone: all of the player's, or (`of`) what was to be used once and has been. */
  'no-ability': { readonly of?: CharacterId } | null;
  safe: { readonly from: Danger };
  /** The player's vote counts so many times. */
  'vote-weight': { readonly times: number };
  /** Can be neither drunk nor poisoned. */
  sober: null;
  /** Dead, and the ability works all the same; `again`: it was lost, and what it does once is done once more. */
  'keeps-ability': { readonly again: true } | null;
  /** The ability works twice: woken twice, and what it does once is done once more. */
  'acts-twice': null;
  /** They have that character's ability beside what they have; it goes with the token. Laid by hand. */
  'has-ability': { readonly character: CharacterId };
  /** Counts as the Demon beside what they are. */
  'is-the-demon': null;
  /** Is not woken for their own ability. */
  sleeps: null;
  /** Their ability kills nobody. */
  'kills-nobody': null;
  /** Who dies of the Demon tonight is the Storyteller's to say. */
  'deaths-at-will': null;
  /** Should behave as if they were that character, or risk what the token's character threatens with. */
  mad: { readonly character: CharacterId; readonly player?: SeatId };
  /** Whoever they choose for their own ability by night, that player is among them where it is possible at all. */
  'must-choose': { readonly player: SeatId };
  /** Registers so to everybody, always. */
  registers: { readonly alignment?: Alignment; readonly teams?: readonly Team[] };
}

export type KernelKind = keyof KernelTokens;

/** Laid by hand, it brings an ability along. */
export const GIFT = 'has-ability' satisfies KernelKind;

const isName = (value: unknown) => typeof value === 'string';
const noData = (data: unknown) => data === null;
const maybeOf = (data: unknown) => data === null || (isRecord(data) && (data.of === undefined || isName(data.of)));
const isRecord = (data: unknown): data is { readonly [key: string]: unknown } =>
  data !== null && typeof data === 'object' && !Array.isArray(data);

/** The kinds that the kernel reads, each with what its data must look like and an example of it. */
export const KERNEL_TOKENS: {
  readonly [kind in KernelKind]: { readonly fits: (data: unknown) => boolean; readonly example: KernelTokens[kind] };
} = {
  drunk: { fits: maybeOf, example: null },
  poisoned: { fits: maybeOf, example: null },
  'no-ability': { fits: maybeOf, example: null },
  safe: { fits: (data) => isRecord(data) && DANGERS.includes(data.from as Danger), example: { from: 'demon' } },
  'vote-weight': { fits: (data) => isRecord(data) && Number.isInteger(data.times), example: { times: 2 } },
  sober: { fits: noData, example: null },
  'keeps-ability': {
    fits: (data) => data === null || (isRecord(data) && data.again === true),
    example: null,
  },
  'acts-twice': { fits: noData, example: null },
  'has-ability': { fits: (data) => isRecord(data) && isName(data.character), example: { character: 'somebody' } },
  'is-the-demon': { fits: noData, example: null },
  sleeps: { fits: noData, example: null },
  'kills-nobody': { fits: noData, example: null },
  'deaths-at-will': { fits: noData, example: null },
  mad: { fits: (data) => isRecord(data) && isName(data.character), example: { character: 'somebody' } },
  'must-choose': { fits: (data) => isRecord(data) && Number.isInteger(data.player), example: { player: 0 } },
  registers: {
    fits: (data) => isRecord(data) && (data.alignment !== undefined || Array.isArray(data.teams)),
    example: { alignment: 'evil' },
  },
};

export const isKernelKind = (kind: string): kind is KernelKind => kind in KERNEL_TOKENS;

/** What a kernel token carries: checked when it was laid. */
export const dataOf = <K extends KernelKind>(
  effect: Effect & { readonly kind: K | string },
  _kind: K,
): KernelTokens[K] => effect.data as KernelTokens[K]; // `mark` and `refuseIntervention` let no other data through
