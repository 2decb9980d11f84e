import { almanac } from '@belfry/almanac';
import type { Play } from './ask.ts';
import { askOne } from './ask.ts';
import { tellWhoYouAre } from './change.ts';
import { contextOf } from './context.ts';
import { tellDemons, tellMinions } from './evil-info.ts';
import { abilitiesInPlay, inPlay } from './in-play.ts';
import { expire } from './mark.ts';
import { completed } from './night-order.ts';
import type { Ability, SeatId } from './seat.ts';
import { freshTonight } from './state.ts';
import { characterOf, definitionOf, emit, living, seatOf, type Table } from './table.ts';

/** One night, from dusk to dawn, along the order of the script in play. */
export function* night(table: Table): Play<void> {
  const { state } = table;
  state.night++;
  state.phase = 'night';
  state.tonight = freshTonight(living(table));
  emit(table, 'everyone', { type: 'night-falls', night: state.night });
  expire(table, 'dusk');
  const order = nightOrder(table);
  deliverNews(table, (at) => at === null || !order.includes(at));
  for (let place = 0; place < order.length; place++) {
    state.place = place;
    if (hasBusiness(table, order[place]!)) yield* nightStep(table, order[place]!);
  }
  yield* lateStarters(table);
  deliverNews(table, () => true);
  state.place = -1;
  expire(table, 'dawn');
}

/** The script's order; whoever is in play without being on it (a Traveller, a Pit-Hag's work) stands where the official order has them. */
export function nightOrder(table: Table): readonly string[] {
  const first = table.state.night === 1;
  const order = first ? table.script.first : table.script.other;
  const extra = abilitiesInPlay(table)
    .map((ability) => ability.character)
    .filter((id) => !table.script.characters.has(id));
  if (extra.length + table.state.fabled.length === 0) return order;
  const { nightOrder } = almanac();
  return completed(order, first ? nightOrder.first : nightOrder.other, [...extra, ...table.state.fabled]);
}

/** Most places of a night are nobody's. */
const hasBusiness = (table: Table, step: string): boolean =>
  inPlay(table).ofCharacter.has(step) ||
  step === 'minioninfo' ||
  step === 'demoninfo' ||
  table.state.news.length > 0 ||
  table.state.fabled.includes(step);

function* nightStep(table: Table, step: string): Play<void> {
  deliverNews(table, (at) => at === step);
  if (step === 'minioninfo') return tellMinions(table);
  if (step === 'demoninfo') return yield* tellDemons(table);
  if (table.state.fabled.includes(step)) yield* runByHand(table, step, null);
  // Looked up anew each time: an ability may come or go while this place is being played.
  for (let next = nextToAct(table, step); next !== null; next = nextToAct(table, step)) yield* actTonight(table, next);
}

function nextToAct(table: Table, step: string): Ability | null {
  return (
    inPlay(table)
      .ofCharacter.get(step)
      ?.find((ability) => wakesTonight(table, ability)) ?? null
  );
}

function wakesTonight(table: Table, ability: Ability): boolean {
  const { night, place } = table.state;
  if (ability.acted === night) return false;
  // Whoever came to be at this place or later tonight has missed it.
  if (ability.born.night === night && ability.born.place >= place) return false;
  const { alive } = seatOf(table, ability.owner);
  const definition = definitionOf(table, ability.character);
  // By hand, the newly dead are asked about too: many a death has its say in the night that follows.
  if (definition === null)
    return handText(table, ability.character) !== null && (alive || diedLately(table, ability.owner));
  const { wakes } = definition;
  if (wakes === undefined || !alive) return false;
  if (typeof wakes === 'function') return wakes(contextOf(table, ability));
  if (wakes === 'first') return ability.acted === 0 && (night === 1 || ability.born.night > 0);
  return wakes === 'each' || night > 1;
}

const diedLately = ({ state }: Table, seat: SeatId): boolean =>
  state.today.died.includes(seat) || state.tonight.livedAtDusk.includes(seat);

function* actTonight(table: Table, ability: Ability): Play<void> {
  const { state } = table;
  ability.acted = state.night;
  const definition = definitionOf(table, ability.character);
  if (definition === null) return yield* runByHand(table, ability.character, ability);
  wake(table, ability);
  const context = contextOf(table, ability);
  if (definition.act !== undefined) return yield* definition.act(context);
  const chosen = definition.chooses === undefined ? [] : yield* context.choosePlayers(definition.chooses);
  if (definition.learns !== undefined) yield* context.learn(chosen);
}

/** Notes that somebody opened their eyes for their own ability. */
export function wake(table: Table, ability: Ability): void {
  table.state.tonight.woke.push(ability.owner);
  emit(table, [ability.owner], { type: 'woke', seat: ability.owner, character: ability.character });
}

/** One who became a start-knowing character after its place, or on a later night, learns before dawn. */
function* lateStarters(table: Table): Play<void> {
  for (const ability of abilitiesInPlay(table)) {
    if (definitionOf(table, ability.character)?.wakes !== 'first') continue;
    if (ability.acted !== 0 || ability.born.night === 0 || !seatOf(table, ability.owner).alive) continue;
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
  yield* askOne(table, key, 'storyteller', () => ({
    kind: 'by-hand',
    about: { character, text, ...(ability === null ? {} : { seat: ability.owner }) },
    options: () => ({ pick: 'action', of: [{ do: 'done' }] }),
    suggestion: { choice: { do: 'done' }, reason: 'Nothing more to do here.' },
  }));
}

function deliverNews(table: Table, due: (at: string | null) => boolean): void {
  const { state } = table;
  if (state.news.length === 0) return;
  const now = state.news.filter((n) => due(n.at));
  state.news = state.news.filter((n) => !now.includes(n));
  for (const { seat } of now) tellWhoYouAre(table, seat);
}
