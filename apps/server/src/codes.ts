/** Letters that are not taken for one another when read aloud or from a screen. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** 23⁸ codes, some 78 thousand million: with ten tries a minute nobody finds a table by guessing. */
export function newCode(random: (bytes: number) => Uint8Array): string {
  let code = '';
  while (code.length < LENGTH) {
    for (const byte of random(LENGTH)) {
      // Bytes beyond the last whole multiple would make some letters likelier than others.
      if (byte < LETTERS.length * 11 && code.length < LENGTH) code += LETTERS[byte % LETTERS.length];
    }
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The code as it is kept, however it was typed; null for what can be no code. */
export function readCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  if (letters.length !== LENGTH || ![...letters].every((letter) => LETTERS.includes(letter))) return null;
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
