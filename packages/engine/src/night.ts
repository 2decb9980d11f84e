import type { Play } from './ask.ts';
import { ask } from './ask.ts';
import { tellWhoYouAre } from './change.ts';
import type { Context } from './context.ts';
import { furtherDeaths } from './death.ts';
import type { CharacterDefinition } from './definition.ts';
import { hasBreath, isMarked, works } from './derived.ts';
import { tellDemons, tellMinions } from './evil-info.ts';
import { notify } from './hooks.ts';
import { abilitiesInPlay, inPlay } from './in-play.ts';
import { wentWrong } from './ledger.ts';
import { expire } from './mark.ts';
import type { About } from './prompt.ts';
import { type Ability, OWED, TABLE } from './seat.ts';
import { freshTonight } from './state.ts';
import { definitionOf, emit, isTraveller, living, nameShown, only, type Table, touch } from './table.ts';
import { checkVictory } from './victory.ts';
import { handText, isDue, nightOrder, sheetTonight, wakesTonight } from './waking.ts';

/** One night, from dusk to dawn, along the order of the script in play. */
export function* night(table: Table): Play<void> {
  const { state } = table;
  state.night++;
  touch(table);
  state.phase = 'night';
  state.tonight = freshTonight(living(table));
  emit(table, { type: 'night-falls', night: state.night, to: 'everyone' });
  // What was laid down while the table was set is meant for the first night and day.
  if (state.night > 1) expire(table, 'dusk');
  yield* checkVictory(table);
  const order = nightOrder(table);
  deliverNews(table, (at) => at === null || !order.includes(at));
  yield* notify(table, 'nightBegins', null);
  yield* lateTravellers(table, order);
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
  let done = NONE;
  // Looked up anew each time: an ability may come or go while this place is being played.
  for (let next = nextToAct(table, step, done); next !== null; next = nextToAct(table, step, done)) {
    done = [...done, next.id];
    const forAll = definitionOf(table, next.character)?.asOne === true && works(table, next);
    yield* haveItsTurn(table, next);
    if (forAll) break;
  }
}

const NONE: readonly number[] = [];

/** The next whose place this is. Whoever came to be at this place or later tonight has missed it. */
function nextToAct(table: Table, step: string, done: readonly number[]): Ability | null {
  const { night, place } = table.state;
  for (const ability of inPlay(table).atPlace.get(step) ?? []) {
    const { id, born } = ability;
    if (!done.includes(id) && !(born.night === night && born.place >= place)) return ability;
  }
  return null;
}

/** What happens at an ability's place: of itself, and then by its owner, if they are woken. */
function* haveItsTurn(table: Table, ability: Ability): Play<void> {
  const definition = definitionOf(table, ability.character);
  if (definition?.atPlace !== undefined && ability.nature !== 'believed') {
    yield* definition.atPlace(table.contextOf(ability));
  }
  if (ability.ended) return;
  if (wakesTonight(table, ability)) {
    yield* act(table, ability);
    if (actsTwice(table, ability)) yield* act(table, ability);
    yield* notify(table, 'acted', ability);
  } else if (definition !== null && isDue(table, ability)) {
    wentWrong(table, ability);
    if (definition.wakes === 'first') ability.acted = OWED;
  }
}

/** Somebody's ability works twice, one time right after the other, if there is still something to do. */
function actsTwice(table: Table, ability: Ability): boolean {
  if (!isMarked(table, ability.owner, 'acts-twice') || ability.ended || !hasBreath(table, ability.owner)) return false;
  const wakes = definitionOf(table, ability.character)?.wakes;
  return typeof wakes !== 'function' || wakes(table.contextOf(ability));
}

/** What being woken comes to: no coroutine of its own, for the ability's is all that there is to it. */
function act(table: Table, ability: Ability): Play<void> {
  ability.acted = table.state.night;
  const definition = definitionOf(table, ability.character);
  if (definition === null) return runByHand(table, ability.character, ability);
  wake(table, ability);
  const context = table.contextOf(ability);
  return definition.act === undefined ? chooseAndLearn(definition, context) : definition.act(context);
}

function* chooseAndLearn({ chooses, learns }: CharacterDefinition, context: Context): Play<void> {
  const chosen = chooses === undefined ? [] : yield* context.choose(chooses);
  if (learns !== undefined) yield* context.learn(chosen);
}

/** Notes that somebody opened their eyes for their own ability. */
export function wake(table: Table, ability: Ability): void {
  if (ability.owner === TABLE) return;
  table.state.tonight.woke.push(ability.owner);
  emit(table, {
    type: 'woke',
    seat: ability.owner,
    character: nameShown(table, ability, ability.owner),
    to: only(ability.owner),
  });
}

/** One who became a start-knowing character after its place, or was kept from it then, learns before dawn. */
function* lateStarters(table: Table): Play<void> {
  for (const ability of abilitiesInPlay(table)) {
    const isLate = ability.acted !== 0 || ability.born.night > 0;
    if (!isLate || definitionOf(table, ability.character)?.wakes !== 'first') continue;
    if (!wakesTonight(table, ability)) continue;
    yield* act(table, ability);
    if (actsTwice(table, ability)) yield* act(table, ability);
    yield* notify(table, 'acted', ability);
  }
}

/** A Traveller whose place is on the first night only has it at dusk of their own first night. */
function* lateTravellers(table: Table, order: readonly string[]): Play<void> {
  if (table.state.night === 1) return;
  for (const ability of abilitiesInPlay(table)) {
    const { owner, nature, character } = ability;
    if (owner === TABLE || nature !== 'own' || !isTraveller(table, owner) || order.includes(ability.place)) continue;
    if (definitionOf(table, character)?.wakes === 'first' && wakesTonight(table, ability))
      yield* haveItsTurn(table, ability);
  }
}

/** A character without code: the Storyteller reads what to do, uses the generic tools, and says when it is done. */
function* runByHand(table: Table, character: string, ability: Ability | null): Play<void> {
  const text = handText(table, character);
  if (text !== null) yield* askByHand(table, character, ability, { text, sheet: sheetTonight(table) });
}

/** The Storyteller does what these words want with the generic tools, and says when it is done. */
export function* askByHand(
  table: Table,
  character: string,
  ability: Ability | null,
  words: Pick<About, 'text' | 'sheet' | 'suggested'>,
): Play<void> {
  const key = `by hand ${table.state.night} ${character} ${ability?.id ?? 'fabled'}`;
  const theirs = ability === null || ability.owner === TABLE ? {} : { seat: ability.owner };
  yield* ask(table, key, (put) =>
    put(
      {
        kind: 'by-hand',
        about: { character, ...words, ...theirs },
        options: () => ({ pick: 'action', of: [{ do: 'done' }] }),
        suggestion: { choice: { do: 'done' }, reason: { say: 'why.by-hand-done' } },
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
