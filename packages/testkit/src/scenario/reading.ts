import type { SeatId } from '@belfry/engine';
import { BadScenario, type Refusal } from './format.ts';
import { characterId, isCharacter, type Names, namesOf, noSuchCharacter } from './notation.ts';

export type Path = readonly (string | number)[];
export type Fields = { readonly [key: string]: unknown };

/** One document while it is read: who is in it, and where everything stands, so that every complaint has a place. */
export class Reading {
  readonly where: (path: Path) => string;
  names: Names = namesOf([]);

  constructor(where: (path: Path) => string) {
    this.where = where;
  }

  fail(path: Path, message: string): never {
    throw new BadScenario(`${this.where(path)}: ${path.join('.') || 'scenario'}: ${message}`);
  }

  /** A map, with these keys only unless any will do. */
  fields(value: unknown, path: Path, allowed: readonly string[] | null): Fields {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      this.fail(path, `a map is needed here${allowed === null ? '' : `, with ${allowed.join(', ')}`}.`);
    }
    const unknown = allowed === null ? undefined : Object.keys(value).find((key) => !allowed.includes(key));
    if (unknown !== undefined)
      this.fail([...path, unknown], `"${unknown}" is not known here. Known: ${allowed!.join(', ')}.`);
    return value as Fields;
  }

  list(value: unknown, path: Path): unknown[] {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) this.fail(path, 'a list is needed here.');
    return value;
  }

  character(value: unknown, path: Path): string {
    if (!isCharacter(String(value), this.names)) this.fail(path, noSuchCharacter(value));
    return characterId(String(value));
  }

  seat(value: unknown, path: Path): SeatId {
    const seat = this.names.seat(value);
    if (seat === null) this.fail(path, this.names.unknown(value)!);
    return seat;
  }

  seats(value: unknown, path: Path): SeatId[] {
    const items = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
    return items.map((item) => this.seat(item, path));
  }
}

/** true, or words that the refusal contains. */
export function refusal(value: unknown): Refusal {
  if (value === undefined || value === false) return null;
  return value === true ? true : String(value);
}
