import type { SeatId } from '@belfry/engine';
import type { Answers, Written } from './format.ts';
import { neitherYesNorNo } from './notation.ts';
import { readIntervention } from './read-intervention.ts';
import type { Fields, Path, Reading } from './reading.ts';
import { isRuling, noSuchRuling } from './rulings.ts';

export const ANSWER_WORDS = ['choose', 'refused', 'tell', 'rule', 'when'];

/** What stands beside a step, for whatever the game asks in it. */
export const readAnswers = (reading: Reading, fields: Fields, path: Path): Answers => ({
  choose: readPerSeat(reading, fields.choose, [...path, 'choose']),
  refused: readPerSeat(reading, fields.refused, [...path, 'refused']),
  tell: readPerSeat(reading, fields.tell, [...path, 'tell'], true),
  when: readWhen(reading, fields.when, [...path, 'when']),
  rule: readRulings(reading, fields.rule, [...path, 'rule']),
});

/** A list of lists (for `tell`: a list) is one answer after another. */
export function readPerSeat(reading: Reading, value: unknown, path: Path, told = false): Map<SeatId, Written[]> {
  const out = new Map<SeatId, Written[]>();
  if (value === undefined) return out;
  for (const [name, answer] of Object.entries(reading.fields(value, path, null))) {
    const where = reading.where([...path, name]);
    const several = Array.isArray(answer) && (told || answer.every(Array.isArray));
    out.set(
      reading.seat(name, [...path, name]),
      // Two things at once are ruled on one after the other.
      (several ? answer : [answer])
        .flatMap((item: unknown) => (told ? bothOf(item) : [item]))
        .map((item: unknown) => ({ value: item, where })),
    );
  }
  return out;
}

function bothOf(told: unknown): readonly unknown[] {
  const { two } = (told ?? {}) as { readonly two?: unknown };
  return Array.isArray(two) ? two : [told];
}

/** `{Ben: {do: kill, seat: Cat}}`, or a list of such acts. */
function readWhen(reading: Reading, value: unknown, path: Path): Map<SeatId, Written[]> {
  const out = new Map<SeatId, Written[]>();
  if (value === undefined) return out;
  for (const [name, acts] of Object.entries(reading.fields(value, path, null))) {
    const at = [...path, name];
    out.set(
      reading.seat(name, at),
      (Array.isArray(acts) ? acts : [acts]).map((act) => ({
        value: readIntervention(reading, act, at, true),
        where: reading.where(at),
      })),
    );
  }
  return out;
}

/** `redirect: Cat`, `"heir of Ann": Dan`, `registers: {Cat: {slayer: yes}}`. */
function readRulings(reading: Reading, value: unknown, path: Path): Answers['rule'] {
  if (value === undefined) return [];
  return Object.entries(reading.fields(value, path, null)).flatMap(([key, answer]): Answers['rule'] => {
    const at = [...path, key];
    if (key === 'registers') return readRegisters(reading, answer, at);
    const [what, name] = key.split(' of ') as [string, string | undefined];
    if (!isRuling(what)) reading.fail(at, noSuchRuling(what));
    const seat = name === undefined ? null : reading.seat(name, at);
    return [{ what, seat, to: null, answer: { value: answer, where: reading.where(at) } }];
  });
}

function readRegisters(reading: Reading, value: unknown, path: Path): Answers['rule'] {
  const where = reading.where(path);
  return Object.entries(reading.fields(value, path, null)).flatMap(([name, how]): Answers['rule'] => {
    const at = [...path, name];
    const seat = reading.seat(name, at);
    const askers: [string | null, unknown][] =
      how === null || typeof how !== 'object' ? [[null, how]] : Object.entries(how);
    return askers.map(([asker, answer]) => {
      const why = neitherYesNorNo(answer);
      if (why !== null) reading.fail(at, why);
      const to = asker === null ? null : reading.character(asker, at);
      return { what: 'registers', seat, to, answer: { value: answer, where } };
    });
  });
}
