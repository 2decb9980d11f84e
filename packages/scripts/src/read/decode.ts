/** How much of what is not ASCII stands beside more of it: Cyrillic comes in words, accents of Latin letters alone. */
function inWords(bytes: Uint8Array): number {
  let high = 0;
  let together = 0;
  bytes.forEach((byte, i) => {
    if (byte < 0x80) return;
    high++;
    if ((bytes[i - 1] ?? 0) >= 0x80 || (bytes[i + 1] ?? 0) >= 0x80) together++;
  });
  return high === 0 ? 0 : together / high;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return inWords(bytes) > 0.5 ? 'windows-1251' : 'windows-1252';
}

/**
 * The text of a script file. Files are UTF-8; older programs write Cyrillic as Windows-1251, Western letters as
 * Windows-1252 (Latin-1) or everything as UTF-16, and read as UTF-8 those would lose their letters.
 */
export function decodeScript(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  }
}
