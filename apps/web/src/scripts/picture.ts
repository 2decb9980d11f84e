/** What a token shows, and a script's page: no larger than it is ever drawn. */
const TOKEN_SIZES = [144, 112, 80] as const;
const LOGO_SIZES = [480, 320, 200] as const;
const QUALITY = 0.82;

/** A picture file made small enough to travel inside a script; null when it is none, or does not get small enough. */
export async function smallPicture(file: Blob, kind: 'token' | 'logo', most: number): Promise<string | null> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return null;
  }
  for (const size of kind === 'token' ? TOKEN_SIZES : LOGO_SIZES) {
    const drawn = drawnAt(picture, size);
    if (drawn !== null && drawn.length <= most) return drawn;
  }
  return null;
}

function drawnAt(picture: ImageBitmap, size: number): string | null {
  const scale = Math.min(1, size / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // Where a browser cannot write WebP it writes PNG, which the size then decides about.
  return canvas.toDataURL('image/webp', QUALITY);
}
