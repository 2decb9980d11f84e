import type { CharacterId, Sentence } from '@belfry/almanac';
import { end, endAbilities, giveAbility, settleIn } from './abilities.ts';
import type { Play } from './ask.ts';
import { announceChange, become, believe, reveal, setSide, tellWhoYouAre } from './change.ts';
import { kill } from './death.ts';
import { dataOf, GIFT } from './effect.ts';
import { tellByHand, tellDemonTo } from './evil-info.ts';
import { execute } from './execution.ts';
import { grimoire } from './grimoire.ts';
import { abilityById } from './in-play.ts';
import type { Intervention } from './input.ts';
import { mark, unmark } from './mark.ts';
import { takeOffer } from './offers.ts';
import { revive } from './revival.ts';
import { type SeatId, TABLE } from './seat.ts';
import { reseat } from './seating.ts';
import { characterOf, emit, isTableRule, only, reshuffled, seatOf, type Table, touch } from './table.ts';
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

function whyEnded({ why, foregone, deathless }: Extract<Intervention, { do: 'end-game' }>): Sentence {
  if (why !== undefined) return { say: 'text', text: why };
  if (deathless !== undefined) return { say: 'outcome.deathless', days: deathless };
  return { say: foregone === true ? 'outcome.foregone' : 'outcome.storyteller' };
}
