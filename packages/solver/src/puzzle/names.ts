import { almanac, type Character, type CharacterId, type Team } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import { PRODIGY } from './prodigy.ts';

/** A puzzle that cannot be read: where, what is wrong, what would be right. */
export class BadPuzzle extends Error {}

/** The almanac's character behind a name in a puzzle, e.g. `FortuneTeller`. */
export function characterNamed(name: unknown, where: string): Character {
  if (typeof name !== 'string')
    throw new BadPuzzle(`${where} should name a character, and is ${JSON.stringify(name)}.`);
  const id = name.toLowerCase().replace(/[^a-z]/g, '');
  const found = id === PRODIGY.id ? PRODIGY : almanac().characters.get(id);
  if (found === undefined) throw new BadPuzzle(`${where} names "${name}", a character that the almanac does not know.`);
  return found;
}

/** A piece of information or an event as the file has it. */
export interface Item {
  readonly type: string;
  readonly args: { readonly [name: string]: unknown };
  readonly where: string;
}

export const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function itemIn(value: unknown, where: string): Item {
  if (typeof value === 'boolean') return { type: 'Plainly', args: { so: value }, where };
  if (!isRecord(value) || typeof value.type !== 'string' || !isRecord(value.args))
    throw new BadPuzzle(`${where} should be an object with "type" and "args".`);
  return { type: value.type, args: value.args, where: `${where} (${value.type})` };
}

/** Reads what an item holds, and says where it does not. */
export class Args {
  readonly item: Item;
  readonly seats: number;
  constructor(item: Item, seats: number) {
    this.item = item;
    this.seats = seats;
  }
  #wrong(name: string, wanted: string): never {
    throw new BadPuzzle(
      `${this.item.where}: "${name}" should be ${wanted}, and is ${JSON.stringify(this.item.args[name])}.`,
    );
  }
  seat(name: string): SeatId {
    return this.seatOrNull(name) ?? this.#wrong(name, `a seat from 0 to ${this.seats - 1}`);
  }
  seatOrNull(name: string): SeatId | null {
    const value = this.item.args[name] ?? null;
    if (value === null) return null;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= this.seats)
      return this.#wrong(name, `a seat from 0 to ${this.seats - 1}`);
    return value;
  }
  seatList(name: string): SeatId[] {
    const value = this.item.args[name];
    if (!Array.isArray(value)) return this.#wrong(name, 'a list of seats');
    return value.map((_, at) => new Args({ ...this.item, args: { [name]: value[at] } }, this.seats).seat(name));
  }
  number(name: string): number {
    const value = this.item.args[name];
    return typeof value === 'number' ? value : this.#wrong(name, 'a number');
  }
  numberOr(name: string, otherwise: number): number {
    return (this.item.args[name] ?? null) === null ? otherwise : this.number(name);
  }
  flag(name: string): boolean {
    const value = this.item.args[name];
    return typeof value === 'boolean' ? value : this.#wrong(name, 'true or false');
  }
  character(name: string): CharacterId {
    return characterNamed(this.item.args[name], `${this.item.where}, "${name}"`).id;
  }
  team(name: string): Team {
    const value = String(this.item.args[name]).toLowerCase();
    const teams: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller'];
    return teams.find((team) => team === value) ?? this.#wrong(name, 'a type of characters');
  }
  nested(name: string): Item {
    return itemIn(this.item.args[name], `${this.item.where}, "${name}"`);
  }
  items(name: string): Item[] {
    const value = this.item.args[name];
    if (!Array.isArray(value)) return this.#wrong(name, 'a list');
    return value.map((one, at) => itemIn(one, `${this.item.where}, "${name}" ${at + 1}`));
  }
  text(name: string): string {
    const value = this.item.args[name];
    return typeof value === 'string' ? value : this.#wrong(name, 'a word');
  }
}
