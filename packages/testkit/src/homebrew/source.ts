/** A file of the folder, and where in it something stands. */
export class Source {
  readonly file: string;
  readonly #lines: readonly string[];

  constructor(file: string, text: string) {
    this.file = file;
    this.#lines = text.split('\n');
  }

  /** A sentence about the line on which this is first said; about the whole file where it is nowhere. */
  says(pattern: RegExp, sentence: string): string {
    const at = this.#lines.findIndex((line) => pattern.test(line));
    return `${this.file}:${at + 1 || 1}: ${sentence}`;
  }

  /** A sentence about the first line of the file that an error's stack names. */
  threw(error: unknown, url: string, sentence: string): string {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    // The platform writes the path where types cannot be stripped, the address everywhere else.
    const line = [url, decodeURI(new URL(url).pathname)]
      .map((name) => stack.split(`${name}:`)[1])
      .find((rest) => rest !== undefined);
    return `${this.file}:${Number.parseInt(line ?? '', 10) || 1}: ${sentence}`;
  }
}

/** The field of an entry, as it is written. */
export const field = (name: string): RegExp => new RegExp(`^\\s*(?:export const entry\\b.*)?['"]?${name}['"]?\\s*:`);
