/** Where a text stops being JSON, and what to do about it. */
export interface JsonTrouble {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

class Stop extends Error {
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const WORD = /[\p{L}\p{N}_'’-]+/uy;

/**
 * Finds the first mistake in a text that `JSON.parse` refused. Engines word and place their errors differently;
 * this walk gives the same answer everywhere, and knows the mistakes that script authors make.
 */
export function jsonTrouble(text: string): JsonTrouble | null {
  let at = 0;
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  };
  const space = () => match(SPACE);

  const string = () => {
    const start = at;
    if (match(STRING) !== null) return;
    const lineEnd = text.slice(start + 1).search(/[\r\n]|$/) + start + 1;
    const closing = text.indexOf('"', start + 1);
    if (closing === -1 || closing > lineEnd) throw new Stop(start, 'this text in quotes is never closed');
    throw new Stop(start, 'this text in quotes holds a character that must be written with a backslash');
  };

  const value = (): void => {
    space();
    const next = text[at];
    if (next === undefined) throw new Stop(at, 'the file ends too early');
    if (next === '[') items('[', ']', value);
    else if (next === '{') items('{', '}', pair);
    else if (next === '"') string();
    else if (match(PLAIN) === null) stray(next);
  };

  const stray = (next: string): never => {
    if (['“', '”', '‘', '’', "'"].includes(next))
      throw new Stop(at, `JSON wants straight double quotes ("), not ${next}`);
    if (next === ',') throw new Stop(at, 'there is a comma too many here');
    if (next === '/' || next === '#') throw new Stop(at, 'JSON has no comments; take this one out');
    const start = at;
    const word = match(WORD);
    throw new Stop(start, word === null ? `"${next}" does not belong here` : `"${word}" must stand in double quotes`);
  };

  const pair = (): void => {
    space();
    if (text[at] !== '"') throw new Stop(at, 'the name of a field must stand in double quotes');
    string();
    space();
    if (text[at] !== ':') throw new Stop(at, 'a colon (:) is missing after the name of the field');
    at++;
    value();
  };

  const items = (open: string, close: string, one: () => void): void => {
    const start = at;
    at++;
    space();
    if (text[at] === close) {
      at++;
      return;
    }
    for (;;) {
      one();
      space();
      const next = text[at];
      if (next === close) {
        at++;
        return;
      }
      if (next === undefined) throw new Stop(start, `this ${open} is never closed with ${close}`);
      if (next !== ',') throw new Stop(at, 'a comma is missing before this');
      const comma = at;
      at++;
      space();
      if (text[at] === close) throw new Stop(comma, `there is a comma too many before ${close}`);
    }
  };

  try {
    value();
    space();
    if (at < text.length) throw new Stop(at, 'the list has ended, but the file goes on');
    return null;
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    const before = text.slice(0, stop.at).split('\n');
    return { line: before.length, column: before.at(-1)!.length + 1, message: stop.message };
  }
}
