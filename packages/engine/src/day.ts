import type { CharacterId, Sentence } from '@belfry/almanac';
import { answerAside, asideOf, finishAsides } from './aside.ts';
import { type Asking, ask, type Play } from './ask.ts';
import { travellerAt } from './change.ts';
import type { Choice } from './choice.ts';
import { chooserFor } from './chooser.ts';
import type { Context } from './context.ts';
import type { DayAction } from './definition.ts';
import { howOften } from './derived.ts';
import { execute } from './execution.ts';
import { exilable, exile } from './exile.ts';
import { notify } from './hooks.ts';
import { abilitiesInPlay } from './in-play.ts';
import { type Json, sameJson } from './json.ts';
import { mustBeNominated, nominate, nominees, refuseNomination, storytellersNominees } from './nomination.ts';
import { pointAt } from './pointing.ts';
import type { Action, Options } from './prompt.ts';
import { type Ability, type SeatId, TABLE } from './seat.ts';
import { freshToday } from './state.ts';
import { sweep } from './sweep.ts';
import { definitionOf, emit, isTraveller, living, only, seated, seatOf, type Table } from './table.ts';
import { checkVictory } from './victory.ts';
import { storytellerNominates } from './voting-rules.ts';

/** One day, from the dawn's news to dusk. */
export function* day(table: Table): Play<void> {
  const { state } = table;
  state.day++;
  state.phase = 'day';
  state.today = freshToday();
  const { livedAtDusk } = state.tonight;
  const lives = living(table);
  emit(table, {
    type: 'dawn',
    day: state.day,
    died: state.circle.filter((id) => livedAtDusk.includes(id) && !lives.includes(id)),
    revived: lives.filter((id) => !livedAtDusk.includes(id)),
    to: 'everyone',
  });
  // Who died in the night has a vote left, unless the Storyteller took it away meanwhile.
  for (const { id, alive, ghostVote, left } of state.seats) {
    if (!alive && !ghostVote && !left && livedAtDusk.includes(id))
      emit(table, { type: 'ghost-vote', seat: id, has: false, to: 'everyone' });
  }
  for (const seat of new Set(state.tonight.travelling)) {
    if (!seatOf(table, seat).left)
      emit(table, { type: 'traveller', seat, character: travellerAt(table, seat), to: 'everyone' });
  }
  state.tonight.travelling = [];
  state.abnormal = [];
  // The night's corrections may have decided the game: then nothing of the day is asked any more.
  yield* checkVictory(table);
  yield* notify(table, 'dayBegins', null);
  yield* checkVictory(table);
  const players = playersDay(table);
  while (state.today.stage !== 'closed') {
    const { nominations, exilesCalled } = state.today;
    // A private visit must not give everybody's prompts new numbers: that would tell of it.
    const key = `day ${state.day} after ${nominations.length} and ${exilesCalled.length}`;
    const answered = yield* ask(table, key, (put) => {
      if (state.today.stage === 'closed') return;
      put(storytellersDay(table), 'storyteller');
      const aside = table.asking.asides.length > 0;
      for (const seat of seated(table)) put((aside ? asideOf(table, seat) : null) ?? players, seat);
    });
    if (answered === null) break;
    const { to, kind, choice } = answered;
    if (kind === 'choose') {
      yield* answerAside(table, to as SeatId, choice); // only players are asked aside
      continue;
    }
    const action = choice as unknown as Doing; // one of the actions offered below
    if (to === 'storyteller') yield* moveOn(table, action);
    else yield* act(table, to, action);
  }
  for (const seat of state.today.spentInSecret) {
    // Whoever was given their vote back meanwhile still has it.
    const { ghostVote, left } = seatOf(table, seat);
    if (!ghostVote && !left) emit(table, { type: 'ghost-vote', seat, has: false, to: 'everyone' });
  }
  if (table.asking.asides.length > 0) yield* finishAsides(table);
  yield* notify(table, 'dayEnded', null);
  yield* checkVictory(table);
}

interface Doing {
  readonly do: string;
  readonly character?: string;
  readonly with?: Json;
}

function* moveOn(table: Table, { do: action, with: whom }: Doing): Play<void> {
  const { today } = table.state;
  if (action === 'nominate') {
    const [nominee] = whom as readonly SeatId[]; // checked against the options by the driver
    yield* nominate(table, TABLE, nominee!);
  } else if (action === 'open-nominations') {
    today.stage = 'nominations';
    emit(table, { type: 'nominations-open', to: 'everyone' });
  } else if (action === 'last-call') {
    today.lastCall = true;
    emit(table, { type: 'last-call', to: 'everyone' });
  } else {
    yield* notify(table, 'dayEnding', null);
    if (today.stage === 'closed') return;
    today.stage = 'closed';
    const { seat } = today.block;
    if (seat === null) {
      if (today.executions.length === 0) emit(table, { type: 'no-execution', to: 'everyone' });
    } else yield* execute(table, seat, today.nominations.findLast((n) => n.nominee === seat)?.nominator ?? null);
  }
}

function act(table: Table, seat: SeatId, action: Doing): Play<void> {
  if (action.do === 'use') return claimToUse(table, seat, action.character!, action.with ?? null);
  const [target] = action.with as readonly SeatId[]; // checked against the options by the driver
  return action.do === 'nominate' ? nominate(table, seat, target!) : exile(table, seat, target!);
}

/** Anybody may say they use an ability by day. Only one who has it, unspent, makes anything happen. */
function* claimToUse(table: Table, seat: SeatId, character: CharacterId, chosen: Json): Play<void> {
  const player = seatOf(table, seat);
  const action = definitionOf(table, character)!.action!;
  const openly = action.heard !== 'in-private';
  const calls = action.calls === 'hands';
  const before = usesToday(table, seat, character);
  if (openly || action.often === 'daily') table.state.today.used.push({ seat, character });
  if (action.often === undefined || action.often === 'once') player.used = [...player.used, character];
  if (openly) emit(table, { type: 'used', seat, character, chosen, ...(calls ? { calls } : {}), to: 'everyone' });
  else emit(table, { type: 'visited', seat, character, chosen, to: only(seat) });
  const hands = calls ? yield* callForHands(table, seat) : [];
  if (hands === null) return;
  // Said once more than it can be done, it is only said.
  const isTooOften = (ability: Ability) => action.often === 'daily' && before >= howOften(table, ability.owner);
  const able = abilitiesUsed(table, seat, character).filter(
    (ability) => !table.contextOf(ability).isSpent() && !isTooOften(ability),
  );
  if (able.length === 0) {
    // A private visit looks the same from outside whoever makes it; what a pretender hears is up to the Storyteller.
    if (openly) emit(table, { type: 'nothing-happens', to: 'everyone' });
    else emit(table, { type: 'no-effect', seat, character, why: 'visit', to: 'storyteller' });
  }
  for (const ability of able) {
    const context = table.contextOf(ability);
    const asks = asked(action, context);
    const read = asks.read(chosen);
    // Whom somebody names in a guess at them is not whom their ability points at.
    if (action.answeredBy !== 'owners') for (const target of asks.seats(read)) yield* pointAt(table, ability, target);
    yield* action.use(context, read, seat, hands);
  }
}

/** Whose ability a claim sets off: that of one player, or of all who have it. */
function abilitiesUsed(table: Table, seat: SeatId, character: CharacterId): readonly Ability[] {
  if (definitionOf(table, character)?.action?.answeredBy === 'owners')
    return abilitiesInPlay(table).filter((a) => a.character === character && a.nature !== 'believed');
  const ability = abilityUsed(table, seat, character);
  return ability === null ? [] : [ability];
}

/** Everybody, dead or alive, may raise a hand for what somebody has called for; null if the day ended under it. */
function* callForHands(table: Table, about: SeatId): Play<readonly SeatId[] | null> {
  const counted = yield* sweep(table, {
    key: `hands ${table.state.day} ${table.state.today.used.length} ${about}`,
    about,
    takesPart: () => true,
    handDown: () => null,
    areFree: () => true,
    count: () => 1,
  });
  return counted?.voters ?? null;
}

/** The ability that a claim is about: the player's own, that of the one Traveller whom the others do something for, or a Fabled's. */
function abilityUsed(table: Table, seat: SeatId, character: CharacterId): Ability | null {
  if (definitionOf(table, character)?.action?.by !== 'others') {
    const { abilities } = seatOf(table, seat);
    // One that its owner was given without a name answers to the right one all the same.
    return abilities.find((a) => a.shownAs === character) ?? abilities.find((a) => a.character === character) ?? null;
  }
  const { isOpen } = definitionOf(table, character)!.action!;
  const theirs = abilitiesInPlay(table).filter((a) => a.character === character && a.owner !== seat);
  return theirs.find((ability) => isOpen?.(table.contextOf(ability), seat) !== false) ?? null;
}

const asked = <T>({ asks }: DayAction<T>, context: Context): Choice<T> =>
  typeof asks === 'function' ? asks(context) : asks;

const runDay = (next: string, of: readonly Action[]): Asking => ({
  kind: 'run-day',
  about: {},
  options: () => ({ pick: 'action', of }),
  suggestion: { choice: { do: next }, reason: { say: 'why.day-moves-on' } },
});
const WHILE_TALKING = runDay('open-nominations', [{ do: 'open-nominations' }, { do: 'end-day' }]);
const WHILE_NOMINATING = runDay('end-day', [{ do: 'last-call' }, { do: 'end-day' }]);
const AFTER_LAST_CALL = runDay('end-day', [{ do: 'end-day' }]);

function storytellersDay(table: Table): Asking {
  const { stage, lastCall } = table.state.today;
  const usual = stage === 'discussion' ? WHILE_TALKING : lastCall ? AFTER_LAST_CALL : WHILE_NOMINATING;
  return storytellerNominates(table) === null ? usual : withNominations(table, usual);
}

/** The Storyteller nominates instead of the players, and does not end the day before that is done. */
function withNominations(table: Table, { options, ...usual }: Asking): Asking {
  const nominees = storytellersNominees(table);
  const due = mustBeNominated(table);
  const plain = options('storyteller');
  const of = plain.pick === 'action' ? plain.of.filter((action) => due.length === 0 || action.do !== 'end-day') : [];
  const nominate: Action = { do: 'nominate', with: { pick: 'players', from: nominees, min: 1, max: 1 } };
  const now = due.filter((id) => nominees.includes(id));
  return {
    ...usual,
    options: () => ({ pick: 'action', of: nominees.length === 0 ? of : [nominate, ...of] }),
    ...(now.length === 0
      ? {}
      : {
          suggestion: { choice: { do: 'nominate', with: [now[0]!] }, reason: { say: 'why.due-nomination' } },
        }),
  };
}

function playersDay(table: Table): Asking {
  const offered: Options[] = [];
  return {
    kind: 'day',
    about: {},
    options: (seat: SeatId) => once(offered, { pick: 'action', of: playerActions(table, seat) }),
    refuse: (choice, seat: SeatId) => refuseAction(table, seat, choice),
  };
}

const MOST_OFFERED = 4;

/** Most players may do the same as others: what they are offered is there once. */
function once(offered: Options[], options: Options): Options {
  const json = (one: Options) => one as unknown as Json; // all of it goes into prompts
  const known = offered.find((one) => sameJson(json(one), json(options)));
  if (known !== undefined) return known;
  if (offered.push(options) > MOST_OFFERED) offered.shift();
  return options;
}

/** Depends only on what the seat and the table know: the script, who is alive, what was done in public. */
function playerActions(table: Table, seat: SeatId): Action[] {
  const actions: Action[] = [];
  const whom = nominees(table, seat);
  if (whom.length > 0) actions.push({ do: 'nominate', with: { pick: 'players', from: whom, min: 1, max: 1 } });
  const travellers = exilable(table);
  if (travellers.length > 0) {
    actions.push({ do: 'call-exile', with: { pick: 'players', from: travellers, min: 1, max: 1 } });
  }
  // What a public ability asks for depends on nothing but what everybody sees.
  const onlooker = chooserFor(table, seat, () => ({}));
  for (const character of usable(table, seat)) {
    const action = definitionOf(table, character)!.action!;
    if (action.when === 'nominated' || whyNotUsed(table, seat, character) !== null) continue;
    const ability = typeof action.asks === 'function' ? abilityUsed(table, seat, character) : null;
    const asks = ability === null ? action.asks : asked(action, table.contextOf(ability));
    if (typeof asks !== 'function') actions.push({ do: 'use', character, with: asks.options(onlooker) });
  }
  return actions;
}

/** What anybody may claim to use, what everybody knows that this player has, and what they may do for a Traveller or by a Fabled. */
function usable(table: Table, seat: SeatId): readonly CharacterId[] {
  const travelling = seated(table).filter((id) => isTraveller(table, id));
  const forAll = table.state.fabled.filter((id) => definitionOf(table, id)?.action?.by === 'others');
  if (travelling.length + forAll.length === 0) return table.publicly;
  const theirs = travelling.flatMap((id) => {
    const { character } = seatOf(table, id);
    const action = definitionOf(table, character)?.action;
    return action !== undefined && (action.by === 'others') === (id !== seat) ? [character] : [];
  });
  return [...new Set([...table.publicly, ...theirs, ...forAll])];
}

function whyNotUsed(table: Table, seat: SeatId, character: CharacterId): Sentence | null {
  const { used } = seatOf(table, seat);
  if (used.includes(character) && !isRefreshed(table)) return { say: 'use.once', seat };
  const action = definitionOf(table, character)?.action;
  if (action?.often === 'daily' && usesToday(table, seat, character) >= (isRefreshed(table) ? MOST_A_DAY : 1))
    return { say: 'use.today', seat };
  if (action?.when === 'before-nominations' && table.state.today.stage !== 'discussion')
    return { say: 'use.before-nominations' };
  if (action?.isOpen === undefined) return null;
  const ability = abilityUsed(table, seat, character);
  return ability !== null && action.isOpen(table.contextOf(ability), seat) ? null : { say: 'use.not-now' };
}

/** Where what is done daily may be doubled, anybody may say so twice. */
const MOST_A_DAY = 2;

const usesToday = (table: Table, seat: SeatId, character: CharacterId): number =>
  table.state.today.used.filter((use) => use.seat === seat && use.character === character).length;

/** Somebody whom everybody knows gives others back what they have used up, or doubles it: no claim is absurd then. */
const isRefreshed = (table: Table): boolean =>
  seated(table).some(
    (id) => isTraveller(table, id) && definitionOf(table, seatOf(table, id).character)?.refreshes === true,
  );

function refuseAction(table: Table, seat: SeatId, choice: Json): Sentence | null {
  const wanted = choice as { do?: string; character?: string; with?: Json } | null;
  if (wanted?.do === 'nominate') return refuseNomination(table, seat, wanted.with ?? null);
  if (wanted?.do === 'use' && typeof wanted.character === 'string') {
    return whyNotUsed(table, seat, wanted.character);
  }
  return null;
}
