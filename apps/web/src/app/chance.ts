const BYTES = 16;

/**
 * 128 bits that nobody can guess. `crypto.randomUUID` would be shorter, but exists only where the page came over TLS: not
 * on a phone that was shown the address of a computer in the same room.
 */
export const unguessable = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
