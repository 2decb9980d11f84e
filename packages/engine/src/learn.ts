import type { Sentence } from '@belfry/almanac';
import type { Play } from './ask.ts';
import type { Information } from './definition.ts';
import { works } from './derived.ts';
import { judge } from './hooks.ts';
import { wentWrong } from './ledger.ts';
import type { Option } from './prompt.ts';
import { rule } from './ruling.ts';
import { type Ability, type SeatId, TABLE } from './seat.ts';
import type { Honesty } from './stages.ts';
import type { Statement } from './statement.ts';
import { emit, nameShown, only, type Table } from './table.ts';
import type { Truth } from './truth.ts';

/** How something is told: with whose question it answers, and to whom if not to the owner. */
export interface Telling {
  readonly question?: string | undefined;
  readonly to?: SeatId;
}

/**
 * The pipeline of learning. A working ability may say what holds, or what holds if the Storyteller lets somebody
 * register so; one that does not work may say anything that such an ability could say; and others may want only
 * truth, or only falsehood, of it.
 */
export function* learn(
  table: Table,
  ability: Ability,
  information: Information,
  chosen: readonly SeatId[],
  { question, to = ability.owner }: Telling = {},
): Play<Statement | null> {
  const { owner, character } = ability;
  // The Storyteller knows everything already.
  if (to === TABLE) return null;
  const honesty = yield* honestyOf(table, ability, to);
  if (honesty === null) return null;
  const invents = honesty !== 'false' && honesty !== 'plainly';
  const told = invents || information.inFact === undefined ? information : withoutInvention(information);
  const asked = table.state.tellings === 'asked';
  const answer = yield* rule<Statement>(table, {
    what: 'information',
    seat: to,
    character,
    options: () => sayable(table, ability, told, chosen, honesty, asked),
    works: () => works(table, ability),
    chosen,
    ...(question === undefined ? {} : { text: question }),
    why: REASONS[honesty],
    evenIfForced: asked,
  });
  if (answer === null) {
    emit(table, { type: 'no-effect', seat: owner, character, why: 'nothing true to tell', to: 'storyteller' });
    return null;
  }
  const info = answer.value;
  const heard = honesty === 'plainly' ? told : information;
  note(table, ability, honesty, () => truthOf(table, ability, heard, info, chosen));
  emit(table, { type: 'told', seat: to, character: nameShown(table, ability, to), info, to: only(to) });
  return info;
}

/** How true what an ability tells has to be now; null where it tells nothing. */
export function* honestyOf(table: Table, ability: Ability, to: SeatId = ability.owner): Play<Honesty | null> {
  const wanted = yield* judge(table, 'informing', { ability, to });
  if (wanted.verdict === 'prevent') return null;
  if (wanted.verdict === 'replace') return wanted.by;
  return works(table, ability) ? 'true' : 'anything';
}

/** Whether what was told was wrong, be it because somebody has registered falsely. */
export function note(table: Table, ability: Ability, honesty: Honesty, truth: () => Truth): void {
  const plain = plainly(table, truth);
  if (honesty === 'true' || honesty === 'plainly') {
    if (plain === 'no' && truth() === 'may') wentWrong(table, ability);
  } else if (plain === 'no') wentWrong(table, ability);
  else if (plain === 'may') wentWrong(table, ability, honesty === 'false');
}

const withoutInvention = ({ domain, holds, inFact = holds }: Information): Information => ({ domain, holds: inFact });

const REASONS: { readonly [honesty in Honesty]: Sentence } = {
  plainly: { say: 'why.plainly' },
  true: { say: 'why.plain', ruling: 'information', character: null },
  false: { say: 'why.never-true' },
  anything: { say: 'why.free' },
};

export function truthOf(
  table: Table,
  ability: Ability,
  information: Information,
  statement: Statement,
  chosen: readonly SeatId[],
): Truth {
  table.underway.asker = ability;
  const truth = information.holds(table.contextOf(ability), statement, chosen);
  table.underway.asker = null;
  return truth;
}

/** What may be said, the plainest first: true from an ability that works, false from one that does not. */
function sayable(
  table: Table,
  ability: Ability,
  information: Information,
  chosen: readonly SeatId[],
  honesty: Honesty,
  all: boolean,
): Option<Statement>[] {
  if (honesty === 'plainly') return plainly(table, () => sayable(table, ability, information, chosen, 'true', all));
  const context = table.contextOf(ability);
  const yes: Option<Statement>[] = [];
  const may: Option<Statement>[] = [];
  const no: Option<Statement>[] = [];
  /** Of what may hold: what does if everybody registers as they are. */
  const plain: Option<Statement>[] = [];
  for (const statement of information.domain(context, chosen, honesty === 'true' && !all)) {
    const note = truthOf(table, ability, information, statement, chosen);
    const option = { value: statement, note };
    if (note === 'yes') yes.push(option);
    else if (note === 'no') no.push(option);
    else if (plainly(table, () => truthOf(table, ability, information, statement, chosen)) === 'yes')
      plain.push(option);
    else may.push(option);
  }
  if (honesty === 'true') return [...yes, ...plain, ...may, ...(all ? no.map(beyond) : [])];
  const falsely = [...no, ...may, ...plain];
  if (honesty === 'anything') return [...falsely, ...yes];
  return all ? [...falsely, ...yes.map(beyond)] : falsely;
}

const beyond = (option: Option<Statement>): Option<Statement> => ({ ...option, beyond: true });

/** What something comes to if everybody registers as they are. */
export function plainly<T>(table: Table, what: () => T): T {
  const before = table.underway.plainly;
  table.underway.plainly = true;
  const found = what();
  table.underway.plainly = before;
  return found;
}
