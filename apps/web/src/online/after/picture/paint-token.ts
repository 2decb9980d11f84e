import type { Team } from '@belfry/almanac';
import type { CircleSeat } from '../../../circle/seat.ts';
import { RIMS } from '../../../token/rim.ts';
import type { IconShape } from './icon-shapes.ts';

/** The colours of the palette by their names there, whatever the theme is. */
export type Palette = Readonly<
  Record<
    'ink' | 'night' | 'parchment' | 'bone' | 'candle' | 'good' | 'evil' | 'traveller' | 'fabled' | 'engraving',
    string
  >
>;

const RIM_COLOUR: Readonly<Record<Team, keyof Palette>> = {
  townsfolk: 'good',
  outsider: 'good',
  minion: 'evil',
  demon: 'evil',
  traveller: 'traveller',
  fabled: 'fabled',
  loric: 'fabled',
};

/** How much of the token the disc, and of the disc the icon fills, as on the screen. */
const DISC = 0.82;
const ICON = 0.62;
const DEAD = 0.6;

/** The token of a seat, as large as `size`, with its middle at this place. */
export function paintToken(
  to: CanvasRenderingContext2D,
  { token, alive }: Pick<CircleSeat, 'token' | 'alive'>,
  place: { readonly x: number; readonly y: number; readonly size: number },
  palette: Palette,
  icons: ReadonlyMap<string, IconShape>,
): void {
  const { x, y, size } = place;
  to.save();
  to.translate(x, y);
  if (token?.flipped) to.rotate(Math.PI);
  to.globalAlpha = alive ? 1 : DEAD;
  paintRim(to, token ?? null, size, palette);
  paintDisc(to, (size * DISC) / 2);
  const shape = token == null ? undefined : icons.get(token.character.icon);
  if (shape !== undefined) paintIcon(to, shape, size * DISC * ICON, palette);
  to.restore();
  if (!alive) paintShroud(to, place, palette);
}

function paintRim(
  to: CanvasRenderingContext2D,
  token: NonNullable<CircleSeat['token']> | null,
  size: number,
  palette: Palette,
): void {
  const team = token?.character.team ?? 'townsfolk';
  const colour = RIM_COLOUR[team];
  // Upside down is on the other side, in its colour too.
  const turned = colour === 'evil' ? 'good' : 'evil';
  to.save();
  to.scale(size / 100, size / 100);
  to.translate(-50, -50);
  to.fillStyle = token === null ? palette.bone : palette[token.flipped ? turned : colour];
  to.fill(new Path2D(RIMS[team]));
  to.restore();
}

function paintDisc(to: CanvasRenderingContext2D, radius: number): void {
  const ivory = to.createRadialGradient(-radius * 0.3, -radius * 0.5, 0, 0, 0, radius);
  ivory.addColorStop(0, '#fffaf0');
  ivory.addColorStop(0.55, '#efe3c8');
  ivory.addColorStop(1, '#d8c6a0');
  to.fillStyle = ivory;
  to.beginPath();
  to.arc(0, 0, radius, 0, 2 * Math.PI);
  to.fill();
}

function paintIcon(to: CanvasRenderingContext2D, shape: IconShape, size: number, palette: Palette): void {
  if (shape instanceof HTMLImageElement) {
    to.drawImage(shape, -size / 2, -size / 2, size, size);
    return;
  }
  to.save();
  to.scale(size / 512, size / 512);
  to.translate(-256, -256);
  to.fillStyle = palette.engraving;
  to.fill(shape);
  to.restore();
}

/** A corner of cloth: all is known now, and it hides nothing. */
function paintShroud(
  to: CanvasRenderingContext2D,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  palette: Palette,
): void {
  const width = size * 0.28;
  to.save();
  to.translate(x + size * 0.22, y - size * 0.48);
  to.fillStyle = palette.bone;
  const cloth = new Path2D(
    'M22 2 Q50 -4 78 2 L80 58 Q75 66 70 59 Q65 70 60 61 Q55 76 50 63 Q45 76 40 61 Q35 70 30 59 Q25 66 20 58 Z',
  );
  to.scale(width / 60, width / 60);
  to.translate(-20, 0);
  to.fill(cloth);
  to.restore();
}
