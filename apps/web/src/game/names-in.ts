export interface Part {
  readonly text: string;
  /** The character that this part names; null for the words between. */
  readonly id: string | null;
}

/** Cuts texts at the names of these characters. Whole words only: a Chef is no Chefs, and the longest name wins. */
export function namesIn(characters: readonly { readonly id: string; readonly name: string }[]) {
  const ids = new Map(characters.map(({ id, name }) => [name, id]));
  const names = [...ids.keys()].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const one = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  // Russian letters are no word characters to \b.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${one})(?![\\p{L}\\p{N}])`, 'gu');
  return (text: string): Part[] => {
    if (names.length === 0) return [{ text, id: null }];
    const parts: Part[] = [];
    let from = 0;
    for (const found of text.matchAll(pattern)) {
      if (found.index > from) parts.push({ text: text.slice(from, found.index), id: null });
      parts.push({ text: found[0], id: ids.get(found[0]) ?? null });
      from = found.index + found[0].length;
    }
    if (from < text.length) parts.push({ text: text.slice(from), id: null });
    return parts;
  };
}
