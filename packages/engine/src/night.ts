import { almanac } from '@belfry/almanac';
import type { Play } from './ask.ts';
import { ask } from './ask.ts';
import { tellWhoYouAre } from './change.ts';
import { furtherDeaths } from './death.ts';
import { hasBreath, isMarked, works } from './derived.ts';
import { tellDemons, tellMinions } from './evil-info.ts';
import { notify } from './hooks.ts';
import { abilitiesInPlay, inPlay } from './in-play.ts';
import { wentWrong } from './ledger.ts';
import { expire } from './mark.ts';
import { completed } from './night-order.ts';
import { type Ability, type SeatId, TABLE } from './seat.ts';
import { freshTonight } from './state.ts';
import { characterOf, definitionOf, emit, living, seatOf, type Table } from './table.ts';
import { checkVictory } from './victory.ts';

/** One night, from dusk to dawn, along the order of the script in play. */
export function* night(table: Table): Play<void> {
  const { state } = table;
  state.night++;
  state.phase = 'night';
  state.tonight = freshTonight(living(table));
  emit(table, 'everyone', { type: 'night-falls', night: state.night });
  expire(table, 'dusk');
  yield* checkVictory(table);
  const order = nightOrder(table);
  deliverNews(table, (at) => at === null || !order.includes(at));
  for (let place = 0; place < order.length; place++) {
    state.place = place;
    if (hasBusiness(table, order[place]!)) yield* nightStep(table, order[place]!);
  }
  yield* lateStarters(table);
  yield* notify(table, 'nightEnding', null);
  yield* furtherDeaths(table);
  deliverNews(table, () => true);
  state.place = -1;
  expire(table, 'dawn');
}

/** The script's order; whoever is in play without being on it (a Traveller, a Pit-Hag's work) stands where the official order has them. */
export function nightOrder(table: Table): readonly string[] {
  const first = table.state.night === 1;
  const order = first ? table.script.first : table.script.other;
  const extra = abilitiesInPlay(table)
    .map((ability) => ability.place)
    .filter((id) => !table.script.characters.has(id));
  if (extra.length + table.state.fabled.length === 0) return order;
  const { nightOrder } = almanac();
  return completed(order, first ? nightOrder.first : nightOrder.other, [...extra, ...table.state.fabled]);
}

/** Most places of a night are nobody's. */
const hasBusiness = (table: Table, step: string): boolean =>
  inPlay(table).atPlace.has(step) ||
  step === 'minioninfo' ||
  step === 'demoninfo' ||
  table.state.news.length > 0 ||
  table.state.fabled.includes(step);

function* nightStep(table: Table, step: string): Play<void> {
  deliverNews(table, (at) => at === step);
  if (step === 'minioninfo') return yield* tellMinions(table);
  if (step === 'demoninfo') return yield* tellDemons(table);
  if (table.state.fabled.includes(step) && definitionOf(table, step) === null) yield* runByHand(table, step, null);
  const done = new Set<number>();
  // Looked up anew each time: an ability may come or go while this place is being played.
  for (let next = nextToAct(table, step, done); next !== null; next = nextToAct(table, step, done)) {
    done.add(next.id);
    const forAll = definitionOf(table, next.character)?.asOne === true && works(table, next);
    yield* haveItsTurn(table, next);
    if (forAll) break;
  }
}

/** The next whose place this is. Whoever came to be at this place or later tonight has missed it. */
function nextToAct(table: Table, step: string, done: ReadonlySet<number>): Ability | null {
  const { night, place } = table.state;
  const here = inPlay(table).atPlace.get(step) ?? [];
  return here.find(({ id, born }) => !done.has(id) && !(born.night === night && born.place >= place)) ?? null;
}

/** What happens at an ability's place: of itself, and then by its owner, if they are woken. */
function* haveItsTurn(table: Table, ability: Ability): Play<void> {
  const definition = definitionOf(table, ability.character);
  if (definition?.atPlace !== undefined && ability.nature !== 'believed') {
    yield* definition.atPlace(table.contextOf(ability));
  }
  if (ability.ended) return;
  if (wakesTonight(table, ability)) {
    yield* actTonight(table, ability);
    yield* notify(table, 'acted', ability);
  } else if (definition?.wakes !== undefined && isKeptAsleep(table, ability)) wentWrong(table, ability);
}

/** Whether somebody's turn is still to come tonight, as far as can be said now. */
export function wakesLater(table: Table, player: SeatId): boolean {
  const { night, phase, place } = table.state;
  if (phase !== 'night') return false;
  const order = nightOrder(table);
  return seatOf(table, player).abilities.some((ability) => {
    const at = order.indexOf(ability.place);
    const isTooLate = ability.born.night === night && ability.born.place >= at;
    return at > place && !isTooLate && definitionOf(table, ability.character) !== null && wakesTonight(table, ability);
  });
}

function wakesTonight(table: Table, ability: Ability): boolean {
  const { night } = table.state;
  if (ability.acted === night || ability.owner === TABLE) return false;
  const { alive } = seatOf(table, ability.owner);
  const definition = definitionOf(table, ability.character);
  // By hand, the newly dead are asked about too: many a death has its say in the night that follows.
  if (definition === null)
    return handText(table, ability.character) !== null && (alive || diedLately(table, ability.owner));
  const { wakes } = definition;
  if (wakes === undefined || !hasBreath(table, ability.owner)) return false;
  if (isKeptAsleep(table, ability)) return false;
  if (typeof wakes === 'function') return wakes(table.contextOf(ability));
  if (wakes === 'first') return ability.acted === 0 && (night === 1 || ability.born.night > 0);
  if (wakes === 'set-up') return night === 1;
  return wakes === 'each' || night > 1;
}

const isKeptAsleep = (table: Table, { nature, owner }: Ability): boolean =>
  nature === 'own' && isMarked(table, owner, 'sleeps');

const diedLately = ({ state }: Table, seat: SeatId): boolean =>
  state.today.died.some((then) => then.seat === seat) || state.tonight.livedAtDusk.includes(seat);

function* actTonight(table: Table, ability: Ability): Play<void> {
  const { state } = table;
  ability.acted = state.night;
  const definition = definitionOf(table, ability.character);
  if (definition === null) return yield* runByHand(table, ability.character, ability);
  wake(table, ability);
  const context = table.contextOf(ability);
  if (definition.act !== undefined) return yield* definition.act(context);
  const chosen = definition.chooses === undefined ? [] : yield* context.choose(definition.chooses);
  if (definition.learns !== undefined) yield* context.learn(chosen);
}

/** Notes that somebody opened their eyes for their own ability. */
export function wake(table: Table, ability: Ability): void {
  table.state.tonight.woke.push(ability.owner);
  emit(table, [ability.owner], { type: 'woke', seat: ability.owner, character: ability.shownAs });
}

/** One who became a start-knowing character after its place, or on a later night, learns before dawn. */
function* lateStarters(table: Table): Play<void> {
  for (const ability of abilitiesInPlay(table)) {
    if (definitionOf(table, ability.character)?.wakes !== 'first') continue;
    if (ability.acted !== 0 || ability.born.night === 0 || !hasBreath(table, ability.owner)) continue;
    yield* actTonight(table, ability);
  }
}

function handText(table: Table, id: string): string | null {
  const { firstNight, otherNight } = characterOf(table, id);
  return table.state.night === 1 ? firstNight : otherNight;
}

/** A character without code: the Storyteller reads what to do, uses the generic tools, and says when it is done. */
function* runByHand(table: Table, character: string, ability: Ability | null): Play<void> {
  const text = handText(table, character);
  if (text === null) return;
  const key = `by hand ${table.state.night} ${character} ${ability?.id ?? 'fabled'}`;
  yield* ask(table, key, (put) =>
    put(
      {
        kind: 'by-hand',
        about: { character, text, ...(ability === null ? {} : { seat: ability.owner }) },
        options: () => ({ pick: 'action', of: [{ do: 'done' }] }),
        suggestion: { choice: { do: 'done' }, reason: 'Nothing more to do here.' },
      },
      'storyteller',
    ),
  );
}

function deliverNews(table: Table, due: (at: string | null) => boolean): void {
  const { state } = table;
  if (state.news.length === 0) return;
  const now = state.news.filter((n) => due(n.at));
  state.news = state.news.filter((n) => !now.includes(n));
  for (const { seat } of now) tellWhoYouAre(table, seat);
}
