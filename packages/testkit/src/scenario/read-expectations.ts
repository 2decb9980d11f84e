import type { Expectation } from './format.ts';
import type { Path, Reading } from './reading.ts';

/** `{winner: good, Ann: {told: 1}}`: of the table, and of players under their names. */
export function readExpectations(reading: Reading, value: unknown, path: Path): Expectation[] {
  return Object.entries(reading.fields(value, path, null)).flatMap(([key, expected]): Expectation[] => {
    const at = [...path, key];
    const seat = reading.names.seat(key);
    if (seat === null) return [{ subject: 'table', what: key, value: expected, where: reading.where(at) }];
    return Object.entries(reading.fields(expected, at, null)).map(([what, wanted]) => ({
      subject: seat,
      what,
      value: wanted,
      where: reading.where([...at, what]),
    }));
  });
}
