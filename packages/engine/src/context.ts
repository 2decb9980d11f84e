import { type Ability, TABLE } from './seat.ts';
import type { Table } from './table.ts';
import { type Changing, changing } from './words/changing.ts';
import { type Choosing, choosing } from './words/choosing.ts';
import { type Dying, dying } from './words/dying.ts';
import { type Marking, marking } from './words/marking.ts';
import { type Remembering, remembering } from './words/remembering.ts';
import { type Ruling, rulingWords } from './words/ruling.ts';
import { type AtTheTable, atTheTable } from './words/table.ts';
import { type Telling, telling } from './words/telling.ts';
import { sharedWorld, type World } from './world.ts';

/** The words in which abilities are written: everything in {@link World}, and things to do, by topic. */
export interface Context extends World, AtTheTable, Remembering, Choosing, Ruling, Telling, Marking, Dying, Changing {
  readonly ability: Ability;
}

/** The words of an ability by topic. Each word is made with its topic when it is first said, and kept without it. */
const TOPICS: readonly ((table: Table, ability: Ability) => object)[] = [
  remembering,
  choosing,
  rulingWords,
  telling,
  marking,
  dying,
  changing,
];

/** Made once for each ability of a table. */
export function contextOf(table: Table, ability: Ability): Context {
  const known = table.caches.contexts.get(ability.id);
  if (known !== undefined) return known;
  const made = new AbilityContext(table, ability) as unknown as Context; // the words are put on its prototype below
  table.caches.contexts.set(ability.id, made);
  return made;
}

/** Most abilities say few words, and a game in memory should not carry the others for each of them. */
class AbilityContext {
  readonly table: Table;
  readonly ability: Ability;
  readonly me: number;
  /** The words that it has said, if any. */
  said: Map<string, unknown> | null = null;

  constructor(table: Table, ability: Ability) {
    this.table = table;
    this.ability = ability;
    this.me = ability.owner;
  }
}

// A topic names its words by being made once for nobody: none of them is said.
const NOBODY: Ability = {
  id: 0,
  character: '',
  owner: TABLE,
  nature: 'own',
  lentBy: null,
  soberWith: 'owner',
  place: '',
  shownAs: '',
  born: { night: 0, place: 0 },
  acted: 0,
  memory: {},
  ended: true,
};
const NOWHERE = { state: {} } as Table;

const define = (word: string, get: (this: AbilityContext) => unknown) => {
  if (word in AbilityContext.prototype) throw new Error(`Two topics have the word "${word}".`);
  Object.defineProperty(AbilityContext.prototype, word, { get, enumerable: true });
};
for (const make of TOPICS) {
  for (const word of Object.keys(make(NOWHERE, NOBODY))) {
    define(word, function () {
      this.said ??= new Map();
      let said = this.said.get(word);
      if (said === undefined) {
        said = make(this.table, this.ability)[word as never];
        this.said.set(word, said);
      }
      return said;
    });
  }
}
/** The words that mean the same whosever ability says them: made once for a table. */
const SHARED: readonly ((table: Table) => object)[] = [sharedWorld, atTheTable];
// Found by number: one getter that looks up a hundred different names is slow for all of them.
const sharedWords = (table: Table) => SHARED.flatMap((make) => Object.values(make(table)));
for (const [number, word] of SHARED.flatMap((make) => Object.keys(make(NOWHERE))).entries()) {
  define(word, function () {
    const { caches } = this.table;
    caches.words ??= sharedWords(this.table);
    return caches.words[number];
  });
}
