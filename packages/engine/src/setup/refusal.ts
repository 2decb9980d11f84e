import { type Names, type Sentence, say } from '@belfry/almanac';

/** What characters are called where they are at hand; a stranger goes by its id. */
export const namesOf = (characters: Iterable<{ readonly id: string; readonly name: string }>): Names => {
  const known = new Map([...characters].map(({ id, name }) => [id, name]));
  return { name: String, character: (id) => known.get(id) ?? id };
};

const STRANGERS = namesOf([]);

/** No legal bag answers the question. `said` is why; the message says it in English. */
export class ImpossibleBag extends Error {
  override readonly name = 'ImpossibleBag';
  readonly said: Sentence;
  constructor(said: Sentence, names: Names = STRANGERS) {
    super(say(said, names));
    this.said = said;
  }
}

/** The set-up changes of a script combine in too many ways to be gone through. */
export class TangledSetup extends ImpossibleBag {
  constructor() {
    super({ say: 'bag.tangled' });
  }
}
