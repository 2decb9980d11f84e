/** How wide a text would be drawn. */
export type Measure = (text: string) => number;

/** A text in lines that are no wider than this. A word that is wider by itself is broken where it must be. */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = broken(word, width, measure);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1)!;
  }
  return line === '' ? lines : [...lines, line];
}

function broken(word: string, width: number, measure: Measure): string[] {
  const pieces = [''];
  for (const letter of word) {
    const longer = pieces.at(-1)! + letter;
    if (measure(longer) <= width || pieces.at(-1) === '') pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

/** A text that fits into one line of this width: what is too much of it gives way to three dots. */
export function shortened(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
