/** A script file that cannot be read at all. `place` says where: a line and column, or an item of the list. */
export class ScriptReadError extends Error {
  override readonly name = 'ScriptReadError';
  readonly place: string;
  constructor(place: string, wrong: string) {
    super(`${place}: ${wrong}`);
    this.place = place;
  }
}
