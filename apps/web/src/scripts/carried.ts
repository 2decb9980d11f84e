/** A script that travels in an address: behind the #, which is never sent to a server. */
export const CARRIED = '/carried';

/** So much of an address a phone still reads off a screen without trouble. */
const LONGEST = 700;
/** What an address may unfold to at most, in bytes: no script that fits into one needs more. */
const MOST_BYTES = 100_000;

async function through(bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): Promise<Uint8Array> {
  const writer = (change.writable as WritableStream<Uint8Array<ArrayBuffer>>).getWriter();
  // Both ends are listened to at the reader; a refusal there is enough.
  void writer.write(bytes).catch(() => {});
  void writer.close().catch(() => {});
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = (change.readable as ReadableStream<Uint8Array>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST_BYTES) throw new RangeError('More than an address may carry.');
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const asLetters = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const asBytes = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** The address that carries these items, or null when they are too many for one. */
export async function carrying(items: readonly unknown[], origin: string): Promise<string | null> {
  const text = JSON.stringify(items);
  if (text.length > MOST_BYTES / 4) return null;
  const folded = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const address = `${origin}${CARRIED}#${asLetters(folded)}`;
  return address.length <= LONGEST ? address : null;
}

/** What an address carries; null when it carries no list. */
export async function carried(hash: string): Promise<readonly unknown[] | null> {
  try {
    const folded = asBytes(hash.replace(/^#/, ''));
    const text = new TextDecoder().decode(await through(folded, new DecompressionStream('deflate-raw')));
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items : null;
  } catch {
    return null;
  }
}
