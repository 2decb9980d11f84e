import type { Play } from './ask.ts';
import { contextOf } from './context.ts';
import type { Information } from './definition.ts';
import { works } from './derived.ts';
import type { Option } from './prompt.ts';
import { ruleIfPossible } from './ruling.ts';
import type { Ability, SeatId } from './seat.ts';
import type { Statement } from './statement.ts';
import { definitionOf, emit, type Table } from './table.ts';
import type { Truth } from './truth.ts';

/**
 * The pipeline of learning. A working ability may say what holds, or what holds if the Storyteller lets somebody
 * register so; one that does not work may say anything that such an ability could say.
 */
export function* learn(table: Table, ability: Ability, chosen: readonly SeatId[]): Play<void> {
  const information = definitionOf(table, ability.character)?.learns;
  if (information === undefined) throw new Error(`"${ability.character}" declares nothing to learn.`);
  const { owner, character } = ability;
  const answer = yield* ruleIfPossible(table, {
    what: 'information',
    seat: owner,
    character,
    options: () => sayable(table, ability, information, chosen),
    works: () => works(table, ability),
    chosen,
    reason: works(table, ability)
      ? 'The ability works, so this is true.'
      : 'The ability does not work, so this need not be true.',
  });
  if (answer === null)
    emit(table, 'storyteller', { type: 'no-effect', seat: owner, character, why: 'nothing true to tell' });
  else emit(table, [owner], { type: 'told', seat: owner, character, info: answer.value as Statement }); // one of the sayable
}

/** What may be said, the plainest first: true from an ability that works, false from one that does not. */
function sayable(table: Table, ability: Ability, information: Information, chosen: readonly SeatId[]): Option[] {
  const context = contextOf(table, ability);
  const working = works(table, ability);
  const ranked: { [truth in Truth]: Option[] } = { yes: [], may: [], no: [] };
  /** Of what may hold: what does if everybody registers as they are. */
  const plain: Option[] = [];
  for (const statement of information.domain(context, chosen, working)) {
    const note = information.holds(context, statement, chosen);
    const option = { value: statement, note };
    if (note === 'may' && holdsPlainly(table, () => information.holds(context, statement, chosen))) plain.push(option);
    else ranked[note].push(option);
  }
  if (working) return [...ranked.yes, ...plain, ...ranked.may];
  return [...ranked.no, ...ranked.may, ...plain, ...ranked.yes];
}

function holdsPlainly(table: Table, holds: () => Truth): boolean {
  table.plainly = true;
  const truth = holds();
  table.plainly = false;
  return truth === 'yes';
}
