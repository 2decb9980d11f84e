import type { CharacterId, Sentence } from '@belfry/almanac';
import type { Play } from './ask.ts';
import {
  announceChange,
  become,
  believe,
  end,
  endAbilities,
  giveAbility,
  reveal,
  setSide,
  settleIn,
  tellWhoYouAre,
} from './change.ts';
import { kill } from './death.ts';
import { dataOf, isKernelKind, KERNEL_TOKENS } from './effect.ts';
import { tellByHand, tellDemonTo } from './evil-info.ts';
import { execute } from './execution.ts';
import { grimoire } from './grimoire.ts';
import { abilityById } from './in-play.ts';
import type { Intervention } from './input.ts';
import { MOST_TOKENS } from './limits.ts';
import { mark, unmark } from './mark.ts';
import { refuseOffer, takeOffer } from './offers.ts';
import { refuseOptions } from './options.ts';
import { revive } from './revival.ts';
import { type SeatId, TABLE } from './seat.ts';
import { reseat } from './seating.ts';
import { MOST_PLAYERS } from './setup/counts.ts';
import { takesSeat } from './setup/tokens.ts';
import { isStatement } from './statement.ts';
import { characterOf, emit, isTableRule, isTraveller, only, reshuffled, seatOf, type Table, touch } from './table.ts';
import { GameOver } from './victory.ts';

/** Does what the Storyteller says. {@link refuseIntervention} has had its say before. */
export function* intervene(table: Table, action: Intervention, reason?: Sentence): Play<void> {
  const { state } = table;
  emit(table, { type: 'by-hand', action, ...(reason === undefined ? {} : { reason }), to: 'storyteller' });
  switch (action.do) {
    case 'set':
      return yield* set(table, action);
    case 'mark':
      if (action.kind === GIFT) return yield* giveByToken(table, action);
      return mark(table, {
        kind: action.kind,
        target: action.seat,
        source: null,
        by: action.by ?? null,
        until: action.until ?? null,
        data: action.data ?? null,
      });
    case 'unmark':
      return takeToken(table, action.effect);
    case 'bluffs':
      state.bluffs = [...action.characters];
      return emit(table, { type: 'bluffs', characters: action.characters, to: 'storyteller' });
    case 'kill':
      yield* kill(table, action.seat, { cause: action.cause ?? 'storyteller', killer: null });
      return;
    case 'revive':
      return yield* revive(table, action.seat);
    case 'execute':
      return yield* execute(table, action.seat);
    case 'end-game':
      throw new GameOver({
        winner: action.winner,
        reason: whyEnded(action),
        because: 'storyteller',
      });
    case 'tell':
      for (const seat of action.seats) {
        emit(table, { type: 'told', seat, character: action.character ?? null, info: action.info, to: only(seat) });
      }
      return;
    case 'announce':
      return emit(table, { type: 'announcement', text: action.text, to: 'everyone' });
    case 'ask': {
      const count = (table.asking.requested.get(action.seat) ?? 0) + 1;
      table.asking.requested.set(action.seat, count);
      table.asking.requests.push({
        id: `${action.seat}.r${count}`,
        to: action.seat,
        kind: 'request',
        about: { text: action.text, ...(action.character === undefined ? {} : { character: action.character }) },
        options: action.options,
        suggestion: null,
      });
      return;
    }
    case 'withdraw':
      table.asking.requests = table.asking.requests.filter((r) => r.id !== action.prompt);
      return;
    case 'join':
      return yield* join(table, action);
    case 'leave':
      return leave(table, action.seat);
    case 'offer':
      return yield* takeOffer(table, action.ability, action.name, action.choice ?? null);
    case 'tellings':
      state.tellings = action.tellings;
      return;
    case 'evil-info':
      return tellByHand(table, action.seat);
    case 'fabled':
      return yield* setFabled(table, action.characters);
    case 'reseat':
      return reseat(table, action.circle);
  }
}

type Mark = Extract<Intervention, { do: 'mark' }>;

const GIFT = 'has-ability';

/** Whoever has this token has that ability as well, for as long as it lies there. */
function* giveByToken(table: Table, { seat, by, data }: Mark): Play<void> {
  const { character } = data as { readonly character: CharacterId }; // checked before
  const source = giveAbility(table, seat, character, 'gained');
  mark(table, { kind: GIFT, target: seat, source, by: by ?? null, outlives: 'everything', data: { character } });
  yield* settleIn(table, source);
}

/** What was done once for all to see can be done again, once the token that says so is gone. */
function takeToken(table: Table, id: number): void {
  const token = table.state.effects.find((e) => e.id === id)!; // checked before
  const given = token.kind === GIFT && token.source !== null ? abilityById(table, token.source) : null;
  if (given !== null) end(table, [given]);
  unmark(table, (e) => e === token);
  const spent = token.kind === 'no-ability' ? dataOf(token, 'no-ability')?.of : undefined;
  if (spent === undefined) return;
  const seat = seatOf(table, token.target);
  seat.used = seat.used.filter((character) => character !== spent);
  touch(table);
}

/** Fabled come and go with what they do. */
function* setFabled(table: Table, characters: readonly CharacterId[]): Play<void> {
  const { state } = table;
  const gone = state.fabled.filter((id) => !characters.includes(id));
  const come = characters.filter((id) => !state.fabled.includes(id));
  state.fabled = [...characters];
  end(
    table,
    state.tableAbilities.filter(({ character }) => gone.includes(character)),
  );
  // Told before anybody is asked what the newcomers need: the town knows who is in play.
  emit(table, { type: 'fabled', characters, to: 'everyone' });
  // Nothing hides from the players any more what they are.
  if (gone.some((id) => table.cast.get(id)?.veils === true)) {
    for (const { id, unaware } of state.seats) if (unaware) reveal(table, id);
  }
  for (const id of come) {
    if (table.cast.has(id)) yield* settleIn(table, giveAbility(table, TABLE, id, 'own'));
  }
}

function* set(table: Table, change: Extract<Intervention, { do: 'set' }>): Play<void> {
  const seat = seatOf(table, change.seat);
  if (change.alignment !== undefined) setSide(table, seat.id, change.alignment);
  if (change.character !== undefined && change.character !== seat.character) {
    // Corrections end no game by themselves: the Storyteller may be half-way through a swap.
    table.underway.resolving++;
    // Whoever is told is given their public actions back then: before, it would tell them too early.
    if (change.tell !== true) seat.used = [];
    yield* become(table, seat.id, change.character, { because: null, tell: false });
    table.underway.resolving--;
  }
  if (change.believes !== undefined) believe(table, seat.id, change.believes);
  if (change.alive !== undefined && change.alive !== seat.alive) {
    seat.alive = change.alive;
    seat.feigns = false;
    seat.ghostVote = !change.alive;
    touch(table);
    const openly = table.state.phase === 'day' ? 'everyone' : 'storyteller';
    emit(table, { type: change.alive ? 'revived' : 'died', seat: seat.id, to: openly });
  }
  // While a new character was settling in, they may have come back to life: the living have no ghost vote.
  if (change.ghostVote !== undefined && !(change.ghostVote && seat.alive)) {
    seat.ghostVote = change.ghostVote;
    // Before dawn nobody may know that they are dead; dawn tells what is left of their vote.
    const secretly = table.state.phase === 'night' && table.state.tonight.livedAtDusk.includes(seat.id);
    emit(table, {
      type: 'ghost-vote',
      seat: seat.id,
      has: change.ghostVote,
      to: secretly ? 'storyteller' : 'everyone',
    });
  }
  if (change.tell === true) announceChange(table, seat.id, null);
}

function* join(table: Table, { name, character, alignment, after }: Extract<Intervention, { do: 'join' }>): Play<void> {
  const { state } = table;
  const id = state.seats.length;
  state.seats.push({
    id,
    name,
    character,
    team: characterOf(table, character).team,
    alignment,
    alive: true,
    feigns: false,
    ghostVote: false,
    sideUnknown: isTableRule(table, 'veils'),
    unaware: false,
    believes: null,
    left: false,
    used: [],
    abilities: [],
  });
  state.circle.splice(after === undefined ? state.circle.length : state.circle.indexOf(after) + 1, 0, id);
  state.tonight = { ...state.tonight, livedAtDusk: [...state.tonight.livedAtDusk, id] };
  const ability = giveAbility(table, id, character, 'own');
  const { team } = characterOf(table, character);
  emit(table, {
    type: 'joined',
    seat: { seat: id, name, traveller: team === 'traveller' ? character : null },
    after: after ?? null,
    to: 'everyone',
  });
  emit(table, { type: 'took-token', token: grimoire(table).find((t) => t.seat === id)!, to: 'storyteller' });
  tellWhoYouAre(table, id);
  if (alignment === 'evil' && state.night > 0) yield* tellDemonTo(table, id);
  yield* settleIn(table, ability);
}

function leave(table: Table, id: SeatId): void {
  const { state } = table;
  endAbilities(table, id);
  seatOf(table, id).left = true;
  seatOf(table, id).alive = false;
  seatOf(table, id).ghostVote = false;
  // Nothing is asked of an empty chair, and nobody dies in it.
  table.asking.requests = table.asking.requests.filter((request) => request.to !== id);
  state.news = state.news.filter(({ seat }) => seat !== id);
  if (state.today.block.seat === id) state.today.block.seat = null;
  state.circle = state.circle.filter((other) => other !== id);
  reshuffled(table);
  emit(table, { type: 'left', seat: id, to: 'everyone' });
}

function whyEnded({ why, foregone }: Extract<Intervention, { do: 'end-game' }>): Sentence {
  if (why !== undefined) return { say: 'text', text: why };
  return { say: foregone === true ? 'outcome.foregone' : 'outcome.storyteller' };
}

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
const refuseData = ({ kind, data = null }: Extract<Intervention, { do: 'mark' }>): Sentence | null => {
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
