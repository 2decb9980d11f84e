/** Letters of a picture inside a script: a token's, and the script's own. Larger ones stay in the file and are not shown. */
export const MOST_PICTURE = 12_000;
export const MOST_LOGO = 60_000;

/** Pixels only: a drawing in SVG may name other addresses. */
const PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * A picture that a file brings along itself, or null. Addresses of other sites are never loaded: whoever reads a script
 * would tell its author where they are.
 */
export function pictureFrom(written: unknown, most = MOST_PICTURE): string | null {
  const first: unknown = Array.isArray(written) ? written[0] : written;
  return typeof first === 'string' && first.length <= most && PICTURE.test(first) ? first : null;
}

/** A picture that the file only names, for other tools. */
export function pictureAddress(written: unknown): string | null {
  const first: unknown = Array.isArray(written) ? written[0] : written;
  return typeof first === 'string' && /^https:\/\//i.test(first) ? first : null;
}
