import { type Names, type Sentence, say } from '@belfry/almanac';

/** A log that cannot have come from such a game. */
export class BadLog extends Error {
  override readonly name = 'BadLog';
  readonly said: Sentence;
  constructor(said: Sentence, names: Names = NOBODY) {
    super(say(said, names));
    this.said = said;
  }
}

/** For what is wrong before anybody sits at the table. */
const NOBODY: Names = { name: (seat) => `#${seat}`, character: (id) => id };
