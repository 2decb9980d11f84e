import { firstAnswer, type GameState, type Json, type Options, type Prompt, type SeatId } from '@belfry/engine';
import type { Names } from './notation.ts';

/** The documented default of a player: the dead first, then clockwise from the left-hand neighbour, oneself last. */
export function plainChoice({ to, options }: Prompt, state: Readonly<GameState>): Json {
  return plainAnswer(options, to as SeatId, state);
}

/** Of players as documented; of anything else, what is named first; as few as allowed. */
function plainAnswer(options: Options, by: SeatId, state: Readonly<GameState>): Json {
  if (options.pick === 'all') return options.parts.map((part) => plainAnswer(part, by, state));
  if (options.pick !== 'players') return firstAnswer(options);
  const { circle, seats } = state;
  const at = circle.indexOf(by);
  const round = [...circle.slice(at + 1), ...circle.slice(0, at + 1)].filter((seat) => options.from.includes(seat));
  const dead = round.filter((seat) => !seats[seat]!.alive);
  return [...dead, ...round.filter((seat) => !dead.includes(seat))].slice(0, options.min);
}

/** A choice with names for seats: `[Ben, Cat]`, `nominate Ben`, `use [[Ben], [imp]]`. */
export function choiceInWords(_: Prompt, choice: Json, names: Names): string {
  const named = (part: Json): string => {
    if (typeof part === 'number') return names.name(part);
    return Array.isArray(part)
      ? `[${part.map(named).join(', ')}]`
      : typeof part === 'string'
        ? part
        : JSON.stringify(part);
  };
  const { do: action, with: whom } = (choice ?? {}) as { do?: string; with?: Json };
  if (action === undefined) return named(choice);
  if (whom === undefined) return action;
  const plain = Array.isArray(whom) && !whom.some(Array.isArray);
  return `${action} ${plain ? whom.map(named).join(', ') : named(whom)}`;
}

/** What a ruling may be, as it is written in scenarios. */
export function legalRulings({ options }: Prompt, names: Names): string[] {
  if (options.pick === 'characters') return [...options.from];
  if (options.pick !== 'one') return [];
  return options.of.map(({ value }) => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (value === null) return 'nobody';
    return typeof value === 'number' ? names.name(value) : String(value);
  });
}

/** The first few of many. */
export const some = (all: readonly string[]): string =>
  all.length <= 8 ? all.join('; ') : `${all.slice(0, 8).join('; ')}… (${all.length} in all)`;
