/** What is wrong with a folder of characters: one sentence each, with the file and the line. */
export class BadFolder extends Error {
  override readonly name = 'BadFolder';
  readonly troubles: readonly string[];
  constructor(folder: string, troubles: readonly string[]) {
    super([`the characters in ${folder} cannot be played:`, ...troubles.map((one) => `  ${one}`)].join('\n'));
    this.troubles = troubles;
  }
}
