import type { GameState, Json, Options, Prompt, SeatId } from '@belfry/engine';
import type { Names } from './notation.ts';

/** The documented default of a player: the dead first, then clockwise from the left-hand neighbour, oneself last. */
export function plainChoice({ to, options }: Prompt, { circle, seats }: Readonly<GameState>): Json {
  if (options.pick !== 'players') return firstOf(options);
  const at = circle.indexOf(to as SeatId);
  const round = [...circle.slice(at + 1), ...circle.slice(0, at + 1)].filter((seat) => options.from.includes(seat));
  const dead = round.filter((seat) => !seats[seat]!.alive);
  return [...dead, ...round.filter((seat) => !dead.includes(seat))].slice(0, options.min);
}

/** Of anything but players, what is named first. */
function firstOf(options: Exclude<Options, { pick: 'players' }>): Json {
  switch (options.pick) {
    case 'characters':
      return options.from.slice(0, options.min);
    case 'one':
      return options.of[0]?.value ?? null;
    case 'text':
      return '';
    case 'action':
      return { do: options.of[0]?.do ?? null };
  }
}

/** A choice with names for seats: `[Ben, Cat]`, `nominate Ben`. */
export function choiceInWords({ options }: Prompt, choice: Json, names: Names): string {
  const seats = (list: Json) =>
    Array.isArray(list) ? list.map((seat) => (typeof seat === 'number' ? names.name(seat) : seat)).join(', ') : list;
  if (options.pick === 'players' && Array.isArray(choice)) return `[${seats(choice)}]`;
  const { do: action, with: whom } = (choice ?? {}) as { do?: string; with?: Json };
  if (options.pick === 'action' && action !== undefined)
    return whom === undefined ? action : `${action} ${seats(whom)}`;
  return JSON.stringify(choice);
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
