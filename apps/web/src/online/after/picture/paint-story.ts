import { geometry } from '../../../circle/geometry.ts';
import type { CircleSeat } from '../../../circle/seat.ts';
import { iconShapes } from './icon-shapes.ts';
import { linesOf, shortened } from './lines.ts';
import { type Palette, paintToken } from './paint-token.ts';

/** What the picture tells, already in words. */
export interface Story {
  readonly title: string;
  /** Who has won, and why; it stands in the middle of the clock. */
  readonly ending: { readonly winner: 'good' | 'evil'; readonly headline: string; readonly why: string } | null;
  readonly seats: readonly CircleSeat[];
  readonly steps: readonly { readonly when: string; readonly what: string }[];
  /** The last lines, small: where to look at the game, and whose icons these are. */
  readonly foot: readonly string[];
}

const WIDTH = 1080;
const MARGIN = 64;
const BOARD = WIDTH - 2 * MARGIN;
const TITLE = '700 68px "Alegreya SC"';
const WINNER = '700 56px "Alegreya SC"';
const WHY = '400 34px "Alegreya Sans"';
const NAME = '700 26px "Alegreya Sans"';
const WHEN = '700 32px "Alegreya SC"';
const WHAT = '400 34px "Alegreya Sans"';
const FOOT = '400 24px "Alegreya Sans"';

/** The end of a game as a picture to give away: the open Grimoire on the clock's face, and what it turned on. */
export async function paintStory(story: Story): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const to = canvas.getContext('2d')!; // every browser that runs the app has one
  const palette = paletteOf(document.documentElement);
  const icons = await iconShapes(story.seats.flatMap(({ token }) => (token == null ? [] : [token.character.icon])));
  await fontsFor(story);
  canvas.width = WIDTH;
  // Drawn twice: how high it is, is known when everything has its place.
  canvas.height = Math.ceil(paint(to, story, palette, icons));
  paint(to, story, palette, icons);
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  if (blob === null) throw new Error('The browser could not make a picture.');
  return blob;
}

/** A canvas does not wait for a font. */
const fontsFor = (story: Story): Promise<unknown> => {
  const letters = [
    story.title,
    story.ending?.why ?? '',
    ...story.seats.map(({ name }) => name),
    ...story.steps.map((s) => s.what),
  ];
  return Promise.all([TITLE, WHAT, NAME].map((font) => document.fonts.load(font, letters.join(''))));
};

function paletteOf(root: Element): Palette {
  const style = getComputedStyle(root);
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    ink: of('ink'),
    night: of('night'),
    parchment: of('parchment'),
    bone: of('bone'),
    candle: of('candle'),
    good: of('good'),
    evil: of('evil'),
    traveller: of('traveller'),
    fabled: of('fabled'),
    engraving: of('engraving'),
  };
}

/** Paints from the top downwards, and says how far it came. */
function paint(
  to: CanvasRenderingContext2D,
  story: Story,
  palette: Palette,
  icons: Awaited<ReturnType<typeof iconShapes>>,
): number {
  paintGround(to, palette);
  to.textBaseline = 'top';
  let y = MARGIN;
  y = paintLines(to, [story.title], { font: TITLE, colour: palette.candle, y, step: 84 });
  y += 12;
  paintBoard(to, story.seats, y, palette, icons);
  if (story.ending !== null) paintEnding(to, story.ending, y + BOARD / 2, story.seats.length, palette);
  y += BOARD + 44;
  for (const { when, what } of story.steps) y = paintStep(to, when, what, y, palette);
  return paintLines(to, story.foot, { font: FOOT, colour: palette.bone, y: y + 8, step: 34 }) + MARGIN / 2;
}

function paintGround(to: CanvasRenderingContext2D, palette: Palette): void {
  const { width, height } = to.canvas;
  to.fillStyle = palette.ink;
  to.fillRect(0, 0, width, height);
  const light = to.createRadialGradient(width / 2, BOARD * 0.75, 0, width / 2, BOARD * 0.75, BOARD);
  light.addColorStop(0, palette.night);
  light.addColorStop(1, palette.ink);
  to.fillStyle = light;
  to.fillRect(0, 0, width, height);
}

interface Text {
  readonly font: string;
  readonly colour: string;
  readonly y: number;
  readonly step: number;
}

/** Lines in the middle, one under the other; says where the next would stand. */
function paintLines(to: CanvasRenderingContext2D, lines: readonly string[], { font, colour, y, step }: Text): number {
  to.font = font;
  to.fillStyle = colour;
  to.textAlign = 'center';
  for (const [at, line] of lines.entries()) to.fillText(line, WIDTH / 2, y + at * step);
  return y + lines.length * step;
}

function paintStep(to: CanvasRenderingContext2D, when: string, what: string, y: number, palette: Palette): number {
  to.textAlign = 'left';
  to.font = WHEN;
  to.fillStyle = palette.candle;
  to.fillText(when, MARGIN, y);
  to.font = WHAT;
  to.fillStyle = palette.parchment;
  const lines = linesOf(what, BOARD, (text) => to.measureText(text).width);
  for (const [at, line] of lines.entries()) to.fillText(line, MARGIN, y + 40 + at * 42);
  return y + 40 + lines.length * 42 + 24;
}

/** In the middle of the clock, as high above as below. */
function paintEnding(
  to: CanvasRenderingContext2D,
  { winner, headline, why }: NonNullable<Story['ending']>,
  middle: number,
  seats: number,
  palette: Palette,
): void {
  const width = (geometry(seats).inner * 2 * BOARD * 0.86) / 100;
  const split = (text: string, font: string) => {
    to.font = font;
    return linesOf(text, width, (piece) => to.measureText(piece).width);
  };
  const large = split(headline, WINNER);
  const small = split(why, WHY);
  const top = middle - (large.length * 64 + 12 + small.length * 44) / 2;
  const y = paintLines(to, large, { font: WINNER, colour: palette[winner], y: top, step: 64 });
  paintLines(to, small, { font: WHY, colour: palette.parchment, y: y + 12, step: 44 });
}

function paintBoard(
  to: CanvasRenderingContext2D,
  seats: readonly CircleSeat[],
  top: number,
  palette: Palette,
  icons: Awaited<ReturnType<typeof iconShapes>>,
): void {
  const { spots, size, radius } = geometry(seats.length);
  const unit = BOARD / 100;
  to.strokeStyle = palette.bone;
  to.globalAlpha = 0.35;
  to.lineWidth = 2;
  to.beginPath();
  to.arc(WIDTH / 2, top + BOARD / 2, radius * unit, 0, 2 * Math.PI);
  to.stroke();
  to.globalAlpha = 1;
  const places = spots.map((spot) => ({ x: MARGIN + spot.x * unit, y: top + spot.y * unit, size: size * unit * 0.9 }));
  for (const [at, seat] of seats.entries()) paintToken(to, seat, places[at]!, palette, icons);
  // Names come last: no neighbour's shroud may lie on one.
  for (const [at, seat] of seats.entries()) paintNames(to, seat, places[at]!, palette);
}

/** Who sat there and what they were, on a band across the token's foot. */
function paintNames(
  to: CanvasRenderingContext2D,
  { name, token }: CircleSeat,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  palette: Palette,
): void {
  const letter = Math.max(17, Math.min(26, size / 6));
  const rows = [
    { text: name, font: `700 ${letter}px "Alegreya Sans"`, colour: palette.parchment },
    ...(token == null
      ? []
      : [{ text: token.character.name, font: `700 ${letter * 0.9}px "Alegreya SC"`, colour: palette.candle }]),
  ].map((row) => {
    to.font = row.font;
    const text = shortened(row.text, size, (piece) => to.measureText(piece).width);
    return { ...row, text, width: to.measureText(text).width };
  });
  const width = Math.max(...rows.map((row) => row.width)) + letter;
  // The first row lies on the token's foot, the second below it: the icon stays free.
  const top = y + size * 0.5 - letter * 1.1;
  to.fillStyle = palette.ink;
  to.globalAlpha = 0.88;
  to.beginPath();
  to.roundRect(x - width / 2, top - letter * 0.2, width, rows.length * letter * 1.12 + letter * 0.3, letter * 0.4);
  to.fill();
  to.globalAlpha = 1;
  to.textAlign = 'center';
  for (const [at, row] of rows.entries()) {
    to.font = row.font;
    to.fillStyle = row.colour;
    to.fillText(row.text, x, top + at * letter * 1.1);
  }
}
