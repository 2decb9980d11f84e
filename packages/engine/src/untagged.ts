import type { CharacterId, Sentence, Team } from '@belfry/almanac';
import type { GameEvent } from './event.ts';
import type { Entry } from './game.ts';
import type { Intervention } from './input.ts';
import type { Json } from './json.ts';
import type { SeatId } from './seat.ts';
import type { ShownToken, Statement } from './statement.ts';

/**
 * Version 2 says of each statement what it says; version 1 told them apart by the names of their fields. Version 3 has
 * the reason of an ending as data, version 4 those of rulings too; before, they were sentences in one language.
 */
export const LOG_VERSION = 4;
/** The versions that can be read. */
export const KNOWN_VERSIONS = [1, 2, 3, LOG_VERSION] as const;

/** Endings as versions 1 and 2 told them. */
const ENDINGS: { readonly [told: string]: Sentence } = {
  'The Demon is dead.': { say: 'outcome.demons-dead' },
  'Only two players are left alive.': { say: 'outcome.two-left' },
  'The Storyteller has ended the game.': { say: 'outcome.storyteller' },
  'The Saint has been executed.': { say: 'outcome.saint' },
  'Three players live in peace with their Mayor.': { say: 'outcome.mayor' },
};

const upgradeReason = (reason: Sentence | string): Sentence =>
  typeof reason === 'string' ? (ENDINGS[reason] ?? { say: 'text', text: reason }) : reason;

/** All fields of the old statements; which of them are there says which statement it was. */
interface Old {
  readonly number: number;
  readonly yes: boolean;
  readonly character: CharacterId;
  readonly player: SeatId;
  readonly players: readonly SeatId[];
  readonly none: Team;
  readonly grimoire: readonly ShownToken[];
  readonly demons: readonly SeatId[];
  readonly minions: readonly SeatId[];
  readonly bluffs: readonly CharacterId[];
  readonly text: string;
}

/** The eleven statements of version 1, by their fields in the order of the alphabet. */
const UNTAGGED: { readonly [fields: string]: (old: Old) => Statement } = {
  number: ({ number }) => ({ says: 'number', number }),
  yes: ({ yes }) => ({ says: 'yes', yes }),
  character: ({ character }) => ({ says: 'character', character }),
  player: ({ player }) => ({ says: 'player', player }),
  'character,players': ({ players, character }) => ({ says: 'one-of', players, character }),
  none: ({ none }) => ({ says: 'none', team: none }),
  grimoire: ({ grimoire }) => ({ says: 'grimoire', tokens: grimoire }),
  'demons,minions': ({ demons, minions }) => ({ says: 'evil-info', demons, minions, bluffs: null }),
  'bluffs,minions': ({ minions, bluffs }) => ({ says: 'evil-info', demons: null, minions, bluffs }),
  demons: ({ demons }) => ({ says: 'evil-info', demons, minions: null, bluffs: null }),
  text: ({ text }) => ({ says: 'text', text }),
};

/** A value of a version 1 log; what was a statement says now which. Anything else, tagged ones too, stays as it is. */
export function tagged<T>(value: T): T | Statement {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const tag = UNTAGGED[Object.keys(value).sort().join()];
  return tag === undefined ? value : tag(value as unknown as Old); // its fields are those that the tag reads
}

/** A decision from an older log. Only the Storyteller ever answered with a statement. */
export function upgradeEntry(entry: Entry): Entry {
  if (entry.type === 'answer') {
    const choice = entry.by === 'storyteller' ? tagged<Json>(entry.choice) : entry.choice;
    return { ...entry, choice, ...(entry.reason === undefined ? {} : { reason: upgradeReason(entry.reason) }) };
  }
  return entry.type === 'intervene' ? { ...entry, action: upgradeAction(entry.action) } : entry;
}

/** A file from outside may have anything here: what is wrong with it is said by whoever checks it. */
const upgradeAction = (action: Intervention): Intervention =>
  action?.do === 'tell' ? { ...action, info: tagged(action.info) } : action;

/** An event from an older log. */
export function upgradeEvent(event: GameEvent): GameEvent {
  if (event.type === 'told') return { ...event, info: tagged(event.info) };
  if (event.type === 'ruled') {
    const reason = event.reason === null ? null : upgradeReason(event.reason);
    return { ...event, choice: tagged<Json>(event.choice), reason };
  }
  if (event.type === 'game-over') {
    return { ...event, outcome: { ...event.outcome, reason: upgradeReason(event.outcome.reason) } };
  }
  return event.type === 'by-hand' ? { ...event, action: upgradeAction(event.action) } : event;
}
