import { isAnswerable } from './answers.ts';
import { type Asking, ask, type Play } from './ask.ts';
import type { Choice } from './choice.ts';
import { chooserFor } from './chooser.ts';
import type { Json } from './json.ts';
import { pointAt } from './pointing.ts';
import type { About } from './prompt.ts';
import type { Ability, Party, SeatId } from './seat.ts';
import { emit, nameShown, only, seatOf, type Table } from './table.ts';

/**
 * A question to one player around whom the day goes on: nobody else sees that they are asked. It waits until it is
 * answered, and the day does not end before.
 */
export interface Aside {
  readonly ability: Ability;
  /** Null where there is nothing to ask any more. */
  readonly asking: () => Asking | null;
  readonly take: (answer: Json) => Play<void>;
}

export function askAside<T>(table: Table, ability: Ability, choice: Choice<T>, then: (chosen: T) => Play<void>): void {
  table.asking.asides.push({
    ability,
    asking: () => askingOf(table, ability, choice),
    take: (answer) => take(table, ability, choice, then, answer),
  });
}

/** What a question for an ability says it is about. */
export function aboutAbility(table: Table, ability: Ability, to: Party): About {
  const character = nameShown(table, ability, to);
  return character === null ? {} : { character };
}

function askingOf<T>(table: Table, ability: Ability, choice: Choice<T>): Asking | null {
  if (ability.ended || seatOf(table, ability.owner).left) return null;
  const chooser = chooserFor(table, ability.owner, () => ability.memory);
  const options = choice.options(chooser);
  if (('max' in options && options.max === 0) || !isAnswerable(options)) return null;
  return {
    kind: 'choose',
    about: aboutAbility(table, ability, ability.owner),
    options: () => options,
    refuse: (answer) => choice.refuse?.(chooser, answer) ?? null,
  };
}

function* take<T>(
  table: Table,
  ability: Ability,
  choice: Choice<T>,
  then: (chosen: T) => Play<void>,
  answer: Json,
): Play<void> {
  const { owner: seat } = ability;
  emit(table, { type: 'chose', seat, character: nameShown(table, ability, seat), chosen: answer, to: only(seat) });
  const chosen = choice.read(answer);
  for (const target of choice.seats(chosen)) yield* pointAt(table, ability, target);
  yield* then(chosen);
}

/** What this player is asked aside now, or null. */
export function asideOf(table: Table, seat: SeatId): Asking | null {
  for (const { ability, asking } of table.asking.asides) {
    if (ability.owner !== seat) continue;
    const open = asking();
    if (open !== null) return open;
  }
  return null;
}

export function* answerAside(table: Table, seat: SeatId, answer: Json): Play<void> {
  const aside = table.asking.asides.find(({ ability, asking }) => ability.owner === seat && asking() !== null);
  if (aside === undefined) return;
  table.asking.asides = table.asking.asides.filter((other) => other !== aside);
  yield* aside.take(answer);
}

/** The day is over: whoever has not answered yet does so now. */
export function* finishAsides(table: Table): Play<void> {
  for (const { ability } of table.asking.asides) {
    const { owner } = ability;
    const answered = yield* ask(table, `aside ${ability.id}`, (put) => {
      const asking = asideOf(table, owner);
      if (asking !== null) put(asking, owner);
    });
    if (answered !== null) yield* answerAside(table, owner, answered.choice);
  }
  table.asking.asides = [];
}
