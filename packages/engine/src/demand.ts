import { effectsOn } from './derived.ts';
import { dataOf } from './effect.ts';
import type { Json } from './json.ts';
import type { Options } from './options.ts';
import type { Ability, Party, SeatId } from './seat.ts';
import type { Table } from './table.ts';

/** Whom this player has to choose for this ability, or null. */
export function demandOn(table: Table, { nature, owner }: Ability, by: Party): SeatId | null {
  if (nature !== 'own' || owner !== by || table.state.phase !== 'night') return null;
  const [demand] = effectsOn(table, owner, 'must-choose');
  return demand === undefined ? null : dataOf(demand, 'must-choose').player;
}

/** What is left to choose where that player has to be among the chosen; as it was where they cannot be. */
export function demanding(options: Options, player: SeatId): Options {
  switch (options.pick) {
    case 'players': {
      const { from, min, max } = options;
      if (!from.includes(player) || max === 0) return options;
      if (max === 1) return { ...options, from: [player], min: 1 };
      return { ...options, from: from.filter((id) => id !== player), min: Math.max(0, min - 1), max: max - 1 };
    }
    case 'all':
      return { ...options, parts: options.parts.map((part) => demanding(part, player)) };
    case 'list': {
      const of = demanding(options.of, player);
      return of === options.of || options.max === 0 ? options : { ...options, of, min: Math.max(1, options.min) };
    }
    default:
      return options;
  }
}

/** The whole answer to what was asked before {@link demanding}. */
export function fulfilled(options: Options, answer: Json, player: SeatId): Json {
  if (!Array.isArray(answer)) return answer;
  switch (options.pick) {
    case 'players':
      return options.from.includes(player) && options.max > 1 ? [player, ...answer] : answer;
    case 'all':
      return options.parts.map((part, at) => fulfilled(part, answer[at] ?? null, player));
    case 'list':
      return answer.map((item) => fulfilled(options.of, item, player));
    default:
      return answer;
  }
}
