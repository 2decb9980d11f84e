import { type ReadTrouble, trouble } from './trouble.ts';

/** Where a text stops being JSON, and why. */
export interface JsonTrouble {
  readonly line: number;
  readonly column: number;
  readonly trouble: ReadTrouble;
}

class Stop extends Error {
  readonly at: number;
  readonly trouble: ReadTrouble;
  constructor(at: number, why: ReadTrouble) {
    super(why.code);
    this.at = at;
    this.trouble = why;
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
    if (closing === -1 || closing > lineEnd) throw new Stop(start, trouble('unclosed-text'));
    throw new Stop(start, trouble('needs-backslash'));
  };

  const value = (): void => {
    space();
    const next = text[at];
    if (next === undefined) throw new Stop(at, trouble('ends-early'));
    if (next === '[') items('[', ']', value);
    else if (next === '{') items('{', '}', pair);
    else if (next === '"') string();
    else if (match(PLAIN) === null) stray(next);
  };

  const stray = (next: string): never => {
    if (['“', '”', '‘', '’', "'"].includes(next)) throw new Stop(at, { code: 'wrong-quotes', facts: { mark: next } });
    if (next === ',') throw new Stop(at, trouble('extra-comma'));
    if (next === '/' || next === '#') throw new Stop(at, trouble('comment'));
    const start = at;
    const word = match(WORD);
    throw new Stop(
      start,
      word === null ? { code: 'stray-mark', facts: { mark: next } } : { code: 'unquoted-word', facts: { word } },
    );
  };

  const pair = (): void => {
    space();
    if (text[at] !== '"') throw new Stop(at, trouble('unquoted-field'));
    string();
    space();
    if (text[at] !== ':') throw new Stop(at, trouble('missing-colon'));
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
      if (next === undefined) throw new Stop(start, { code: 'unclosed', facts: { open, close } });
      if (next !== ',') throw new Stop(at, trouble('missing-comma'));
      const comma = at;
      at++;
      space();
      if (text[at] === close) throw new Stop(comma, { code: 'extra-comma-before', facts: { close } });
    }
  };

  try {
    value();
    space();
    if (at < text.length) throw new Stop(at, trouble('goes-on'));
    return null;
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    const before = text.slice(0, stop.at).split('\n');
    return { line: before.length, column: before.at(-1)!.length + 1, trouble: stop.trouble };
  }
}
