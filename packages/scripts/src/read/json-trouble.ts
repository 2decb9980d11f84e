import { excerpt } from './limits.ts';
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
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const WORD = /[\p{L}\p{N}_'’-]{1,200}/uy;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const STRETCH = /[^"\\\p{Cc}]{1,10000}/uy;

interface Opened {
  readonly open: '[' | '{';
  readonly close: ']' | '}';
  readonly at: number;
}

/** Walks a text from mistake to mistake. It keeps the open brackets in a list: a stranger's file may nest without end. */
class Walk {
  private at = 0;
  private readonly opened: Opened[] = [];
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  /** Ends without an error if the text is JSON after all. */
  toTheEnd(): void {
    do this.value();
    while (this.another());
    this.match(SPACE);
    if (this.at < this.text.length) throw new Stop(this.at, trouble('goes-on'));
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  /** A text, a number or a word; or an opening bracket and whatever stands in front of the first value inside. */
  private value(): void {
    for (;;) {
      this.match(SPACE);
      const next = this.text[this.at];
      if (next === undefined) throw new Stop(this.at, trouble('ends-early'));
      if (next !== '[' && next !== '{') {
        if (next === '"') this.string();
        else if (this.match(PLAIN) === null) this.stray(next);
        return;
      }
      const close = next === '[' ? ']' : '}';
      this.opened.push({ open: next, close, at: this.at });
      this.at++;
      this.match(SPACE);
      if (this.text[this.at] === close) return;
      if (next === '{') this.fieldName();
    }
  }

  /** Goes on to the next value; false when the outermost bracket is closed. */
  private another(): boolean {
    for (;;) {
      const inside = this.opened.at(-1);
      if (inside === undefined) return false;
      this.match(SPACE);
      const next = this.text[this.at];
      if (next === inside.close) {
        this.at++;
        this.opened.pop();
        continue;
      }
      const { open, close } = inside;
      if (next === undefined) throw new Stop(inside.at, { code: 'unclosed', facts: { open, close } });
      if (next !== ',') throw new Stop(this.at, trouble('missing-comma'));
      const comma = this.at;
      this.at++;
      this.match(SPACE);
      if (this.text[this.at] === close) throw new Stop(comma, { code: 'extra-comma-before', facts: { close } });
      if (open === '{') this.fieldName();
      return true;
    }
  }

  private fieldName(): void {
    this.match(SPACE);
    if (this.text[this.at] !== '"') throw new Stop(this.at, trouble('unquoted-field'));
    this.string();
    this.match(SPACE);
    if (this.text[this.at] !== ':') throw new Stop(this.at, trouble('missing-colon'));
    this.at++;
  }

  private string(): void {
    const start = this.at;
    this.at++;
    while (this.match(STRETCH) !== null || this.match(ESCAPE) !== null);
    if (this.text[this.at] === '"') {
      this.at++;
      return;
    }
    const closing = this.text.indexOf('"', start + 1);
    const lineEnd = /[\r\n]/g;
    lineEnd.lastIndex = start + 1;
    const end = lineEnd.exec(this.text)?.index ?? this.text.length;
    throw new Stop(start, trouble(closing === -1 || closing > end ? 'unclosed-text' : 'needs-backslash'));
  }

  private stray(next: string): never {
    const at = this.at;
    if (['“', '”', '‘', '’', "'"].includes(next)) throw new Stop(at, { code: 'wrong-quotes', facts: { mark: next } });
    if (next === ',') throw new Stop(at, trouble('extra-comma'));
    if (next === '/' || next === '#') throw new Stop(at, trouble('comment'));
    const word = this.match(WORD);
    throw new Stop(
      at,
      word === null
        ? { code: 'stray-mark', facts: { mark: next } }
        : { code: 'unquoted-word', facts: { word: excerpt(word) } },
    );
  }
}

function lineAndColumn(text: string, at: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1 && end < at; end = text.indexOf('\n', end + 1)) {
    line++;
    start = end + 1;
  }
  return { line, column: at - start + 1 };
}

/**
 * Finds the first mistake in a text that `JSON.parse` refused. Engines word and place their errors differently;
 * this walk gives the same answer everywhere, and knows the mistakes that script authors make.
 */
export function jsonTrouble(text: string): JsonTrouble | null {
  try {
    new Walk(text).toTheEnd();
    return null;
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    return { ...lineAndColumn(text, stop.at), trouble: stop.trouble };
  }
}
