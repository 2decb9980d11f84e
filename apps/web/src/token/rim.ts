import type { Team } from '@belfry/almanac';

/** A point on a circle around (50, 50); 0° is twelve o'clock, clockwise. */
const point = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`;
};

const circle = (radius: number): string =>
  `M${point(radius, 0)}A${radius} ${radius} 0 1 1 ${point(radius, 180)}A${radius} ${radius} 0 1 1 ${point(radius, 0)}Z`;

/** Goes round in equal steps; `corner` gives the points of one step. */
const around = (steps: number, corner: (start: number, width: number) => string[]): string => {
  const width = 360 / steps;
  const points = Array.from({ length: steps }, (_, step) => corner(step * width, width)).flat();
  return `M${points.join('L')}Z`;
};

function scalloped(): string {
  const bumps = 14;
  const width = 360 / bumps;
  const arcs = Array.from({ length: bumps }, (_, i) => `A9.4 9.4 0 0 1 ${point(45, (i + 1) * width)}`);
  return `M${point(45, 0)}${arcs.join('')}Z`;
}

const notched = (): string =>
  around(12, (start, width) => [
    point(47.5, start + width * 0.14),
    point(48.2, start + width * 0.5),
    point(47.5, start + width * 0.86),
    point(42.4, start + width),
  ]);

const thorned = (): string =>
  around(16, (start, width) => [
    point(43.4, start),
    point(50, start + width * 0.72),
    point(44.4, start + width * 0.86),
  ]);

/** Two halves with a gap between them: a Traveller may be on either side. */
const split = (): string =>
  [6, 186]
    .map((from) => {
      const to = from + 168;
      return `M${point(48, from)}A48 48 0 0 1 ${point(48, to)}L${point(40, to)}A40 40 0 0 0 ${point(40, from)}Z`;
    })
    .join('');

const faceted = (): string => around(10, (start) => [point(49, start)]);
const starred = (): string => around(10, (start, width) => [point(49.5, start), point(44, start + width / 2)]);

/** The outline of a token's rim in a box of 100 by 100: the team for eyes that do not tell colours apart. */
export const RIMS: Readonly<Record<Team, string>> = {
  townsfolk: circle(47.5),
  outsider: scalloped(),
  minion: notched(),
  demon: thorned(),
  traveller: split(),
  fabled: faceted(),
  loric: starred(),
};
