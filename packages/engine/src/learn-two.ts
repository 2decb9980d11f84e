import type { Sentence } from '@belfry/almanac';
import type { Play } from './ask.ts';
import type { Information } from './definition.ts';
import { works } from './derived.ts';
import { honestyOf, note, plainly, truthOf } from './learn.ts';
import type { Option } from './prompt.ts';
import { ruleOne, ruleText } from './ruling.ts';
import { type Ability, TABLE } from './seat.ts';
import type { Honesty } from './stages.ts';
import type { PlainStatement, Statement } from './statement.ts';
import { emit, nameShown, only, type Table } from './table.ts';
import type { Truth } from './truth.ts';

/** Stands among what can be said for words that only the Storyteller can find. */
const OWN_WORDS: PlainStatement = { says: 'text', text: '' };
const LONGEST = 500;

/**
 * Two things are told at once, in an order that says nothing: of an ability that works one holds and one does not. The
 * Storyteller picks one after the other out of what such an ability could say, or finds words of their own.
 */
export function* learnTwo(table: Table, ability: Ability, catalogue: Information): Play<void> {
  const { owner } = ability;
  const wanted = yield* honestyOf(table, ability);
  if (wanted === null || owner === TABLE) return;
  const honesty = wanted === 'plainly' ? 'true' : wanted;
  const asItSeems = (statement: Statement): Truth =>
    statement.says === 'text' ? 'may' : truthOf(table, ability, catalogue, statement, []);
  const truth = wanted === 'plainly' ? (said: Statement) => plainly(table, () => asItSeems(said)) : asItSeems;
  const first = yield* oneOfTwo(table, ability, catalogue, honesty, truth, null);
  const second = yield* oneOfTwo(table, ability, catalogue, honesty, truth, first);
  if (first === null || second === null) return;
  note(table, ability, honesty, () => oneIsTrue(truth(first), truth(second)));
  const character = nameShown(table, ability, owner);
  emit(table, { type: 'told', seat: owner, character, info: { says: 'two', first, second }, to: only(owner) });
}

function oneIsTrue(a: Truth, b: Truth): Truth {
  if (a === 'may' || b === 'may') return 'may';
  return a === b ? 'no' : 'yes';
}

const REASONS: { readonly [honesty in Exclude<Honesty, 'plainly'>]: Sentence } = {
  true: { say: 'why.one-of-two' },
  false: { say: 'why.never-true' },
  anything: { say: 'why.either-of-two' },
};

function* oneOfTwo(
  table: Table,
  ability: Ability,
  catalogue: Information,
  honesty: Exclude<Honesty, 'plainly'>,
  truth: (statement: Statement) => Truth,
  other: PlainStatement | null,
): Play<PlainStatement | null> {
  const { owner: seat, character } = ability;
  const said = yield* ruleOne<PlainStatement>(table, {
    what: 'information',
    seat,
    character,
    works: () => works(table, ability),
    why: REASONS[honesty],
    options: () => sayable(table, ability, catalogue, honesty, truth, other),
  });
  if (said?.says !== 'text') return said;
  const text = yield* ruleText(table, {
    what: 'own-words',
    seat,
    character,
    plain: { say: 'suggested.anything' },
    maxLength: LONGEST,
  });
  return { says: 'text', text };
}

/** What may be said first, or beside the other: plainly true before plainly false, and the other way round for the second. */
function sayable(
  table: Table,
  ability: Ability,
  catalogue: Information,
  honesty: Exclude<Honesty, 'plainly'>,
  truth: (statement: Statement) => Truth,
  other: PlainStatement | null,
): Option<PlainStatement>[] {
  const fits: { readonly [truth in Truth]: boolean } = {
    yes: honesty !== 'false' && !(honesty === 'true' && other !== null && truth(other) === 'yes'),
    no: !(honesty === 'true' && other !== null && truth(other) === 'no'),
    may: true,
  };
  const ranked: { [truth in Truth]: Option<PlainStatement>[] } = { yes: [], no: [], may: [] };
  for (const statement of catalogue.domain(table.contextOf(ability), [], false)) {
    if (statement.says === 'two' || (other !== null && JSON.stringify(other) === JSON.stringify(statement))) continue;
    const is = truth(statement);
    if (fits[is]) ranked[is].push({ value: statement, note: is });
  }
  const untrueFirst = honesty !== 'true' || (other !== null && plainly(table, () => truth(other)) !== 'no');
  const sure = untrueFirst ? [...ranked.no, ...ranked.yes] : [...ranked.yes, ...ranked.no];
  return [...sure, ...ranked.may, { value: OWN_WORDS, note: 'may' }];
}
