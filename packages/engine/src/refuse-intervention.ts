import type { CharacterId, Sentence } from '@belfry/almanac';
import { GIFT, isKernelKind, KERNEL_TOKENS } from './effect.ts';
import type { Intervention } from './input.ts';
import { MOST_TOKENS } from './limits.ts';
import { refuseOffer } from './offers.ts';
import { refuseOptions } from './options.ts';
import { MOST_PLAYERS } from './setup/counts.ts';
import { takesSeat } from './setup/tokens.ts';
import { isStatement } from './statement.ts';
import { characterOf, isTraveller, seatOf, type Table } from './table.ts';

type Mark = Extract<Intervention, { do: 'mark' }>;

const MAX_TEXT = 2000;
/** With two left the game would be over. */
const FEWEST_CHAIRS = 3;

/** Why the Storyteller's act cannot be done as it stands, or null. */
export function refuseIntervention(table: Table, action: Intervention): Sentence | null {
  const { state } = table;
  const seat = (id: unknown): Sentence | null =>
    typeof id === 'number' && state.circle.includes(id) ? null : { say: 'hand.no-seat', written: String(id) };
  const character = (id: unknown): Sentence | null =>
    typeof id === 'string' && table.script.lookUp(id) !== null
      ? null
      : { say: 'hand.no-character', written: String(id) };
  const text = (words: unknown): Sentence | null =>
    typeof words === 'string' && words.length > 0 && words.length <= MAX_TEXT
      ? null
      : { say: 'hand.text', most: MAX_TEXT };
  switch (action.do) {
    case 'set':
      return (
        seat(action.seat) ??
        (action.character === undefined ? null : (character(action.character) ?? refuseSeatCharacter(table, action))) ??
        (action.believes === undefined || action.believes === null ? null : character(action.believes)) ??
        refuseAlignment(action.alignment) ??
        refuseFlags(action) ??
        (action.ghostVote === true && (action.alive ?? seatOf(table, action.seat).alive)
          ? { say: 'hand.ghost-vote' }
          : null)
      );
    case 'mark':
      return (
        seat(action.seat) ??
        text(action.kind) ??
        (state.effects.length < MOST_TOKENS ? null : { say: 'hand.tokens', most: MOST_TOKENS }) ??
        refuseData(action) ??
        (action.kind === GIFT ? refuseGift(table, action) : null) ??
        (action.by === undefined ? null : character(action.by)) ??
        (action.until === undefined || isUntil(action.until)
          ? null
          : { say: 'hand.until', written: JSON.stringify(action.until) })
      );
    case 'unmark':
      return state.effects.some((e) => e.id === action.effect)
        ? null
        : { say: 'hand.no-token', token: String(action.effect) };
    case 'bluffs':
      return Array.isArray(action.characters)
        ? (action.characters.map(character).find((why) => why !== null) ?? null)
        : { say: 'hand.bluffs' };
    case 'kill':
      if (action.cause !== undefined && action.cause !== 'demon' && action.cause !== 'ability') {
        return { say: 'hand.cause', written: String(action.cause) };
      }
      return seat(action.seat) ?? (state.phase === 'setup' ? { say: 'hand.not-begun' } : null);
    case 'revive':
    case 'execute':
      return seat(action.seat) ?? (state.phase === 'setup' ? { say: 'hand.not-begun' } : null);
    case 'end-game':
      if (action.foregone !== undefined && typeof action.foregone !== 'boolean')
        return { say: 'hand.flag', field: 'foregone', written: JSON.stringify(action.foregone) };
      if (action.deathless !== undefined && !(Number.isInteger(action.deathless) && action.deathless > 0))
        return { say: 'hand.days', written: JSON.stringify(action.deathless) };
      return action.winner === undefined ? { say: 'hand.winner' } : refuseAlignment(action.winner);
    case 'tell':
      if (!Array.isArray(action.seats) || action.seats.length === 0) return { say: 'hand.told-whom' };
      if (!isStatement(action.info)) return { say: 'hand.told-what' };
      return action.seats.map(seat).find((why) => why !== null) ?? null;
    case 'ask':
      return (
        seat(action.seat) ??
        text(action.text) ??
        refuseOptions(action.options) ??
        (action.character === undefined ? null : character(action.character))
      );
    case 'withdraw':
      return table.asking.requests.some((r) => r.id === action.prompt)
        ? null
        : { say: 'hand.not-being-asked', prompt: String(action.prompt) };
    case 'announce':
      return text(action.text);
    case 'join': {
      const unknown = text(action.name) ?? character(action.character) ?? refuseAlignment(action.alignment);
      if (unknown !== null) return unknown;
      if (action.alignment === undefined) return { say: 'hand.side' };
      if (state.seats.some((s) => s.name === action.name && !s.left))
        return { say: 'hand.name-taken', name: action.name };
      if (state.circle.length >= MOST_PLAYERS) return { say: 'hand.table-full', most: MOST_PLAYERS };
      if (characterOf(table, action.character).team !== 'traveller') return { say: 'hand.only-travellers-join' };
      return action.after === undefined ? null : seat(action.after);
    }
    case 'leave':
      return (
        seat(action.seat) ??
        (isTraveller(table, action.seat) ? null : { say: 'hand.only-travellers-leave' }) ??
        (state.circle.length > FEWEST_CHAIRS ? null : { say: 'hand.table-empty', fewest: FEWEST_CHAIRS })
      );
    case 'fabled': {
      if (!Array.isArray(action.characters)) return { say: 'hand.fabled' };
      if (new Set(action.characters).size < action.characters.length) return { say: 'hand.fabled-once' };
      return (
        action.characters.map((id) => character(id) ?? refuseFabled(table, id)).find((why) => why !== null) ?? null
      );
    }
    case 'offer':
      return typeof action.ability === 'number' && typeof action.name === 'string'
        ? refuseOffer(table, action.ability, action.name, action.choice ?? null)
        : { say: 'hand.offer' };
    case 'tellings':
      return action.tellings === 'at-once' || action.tellings === 'asked' ? null : { say: 'hand.tellings' };
    case 'evil-info':
      return seat(action.seat);
    case 'reseat': {
      const wanted = Array.isArray(action.circle) ? [...action.circle].sort((a, b) => a - b) : [];
      const present = [...state.circle].sort((a, b) => a - b);
      return wanted.join() === present.join() ? null : { say: 'hand.seating', seats: present };
    }
    default:
      return { say: 'hand.nothing-like-it', written: String((action as { do?: unknown }).do) };
  }
}

/** Only what a player can be is an ability to give, and its token lies until it is taken away. */
function refuseGift(table: Table, { data, until }: Mark): Sentence | null {
  const { character } = data as { readonly character: CharacterId }; // its shape was looked at
  const known = table.script.lookUp(character);
  if (known === null) return { say: 'hand.no-character', written: character };
  if (!takesSeat(known) && known.team !== 'traveller') return { say: 'hand.for-storyteller', character };
  return until === undefined ? null : { say: 'hand.until', written: JSON.stringify(until) };
}

const refuseFabled = (table: Table, id: CharacterId): Sentence | null => {
  const { team } = characterOf(table, id);
  return team === 'fabled' || team === 'loric' ? null : { say: 'hand.not-fabled', character: id };
};

const isUntil = (until: unknown): boolean =>
  until === 'dusk' ||
  until === 'dawn' ||
  (until !== null && typeof until === 'object' && Number.isInteger((until as { dusk?: unknown }).dusk));

const refuseAlignment = (alignment: unknown): Sentence | null =>
  alignment === undefined || alignment === 'good' || alignment === 'evil'
    ? null
    : { say: 'hand.alignment', written: String(alignment) };

const refuseFlags = (change: Extract<Intervention, { do: 'set' }>): Sentence | null => {
  const wrong = (['alive', 'ghostVote', 'tell'] as const).find(
    (key) => !['undefined', 'boolean'].includes(typeof change[key]),
  );
  return wrong === undefined ? null : { say: 'hand.flag', field: wrong, written: JSON.stringify(change[wrong]) };
};

/** Tokens that the kernel reads have to say what it will read. */
const refuseData = ({ kind, data = null }: Mark): Sentence | null => {
  if (!isKernelKind(kind)) return null;
  const { fits, example } = KERNEL_TOKENS[kind];
  return fits(data) ? null : { say: 'hand.data', kind, example: JSON.stringify(example) };
};

function refuseSeatCharacter(
  table: Table,
  { character, believes }: Extract<Intervention, { do: 'set' }>,
): Sentence | null {
  const { team, setup } = characterOf(table, character!);
  if (team === 'fabled' || team === 'loric') return { say: 'hand.for-storyteller', character: character! };
  if (setup?.drawsAs !== undefined && typeof believes !== 'string') {
    return { say: 'hand.believes', character: character! };
  }
  return null;
}
