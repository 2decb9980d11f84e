import type { CharacterId } from '../types.ts';
import type { BagSentences } from './bag.ts';
import type { FileSentences } from './file.ts';
import type { GameSentences } from './game.ts';
import type { MisfitSentences } from './misfit.ts';
import type { RecordSentences } from './record.ts';
import type { SuggestedSentences } from './suggested.ts';
import type { TableSentences } from './table.ts';
import type { Reasons } from './why.ts';

/**
 * Everything that Belfry says to people about a game, a bag or a table, as data: the key of a sentence and what goes into
 * it. Each language has a folder with a catalogue for each vocabulary; a sentence that one of them lacks does not compile.
 */
export interface Sentences
  extends GameSentences,
    Reasons,
    BagSentences,
    TableSentences,
    SuggestedSentences,
    FileSentences,
    RecordSentences,
    MisfitSentences {}

export type SentenceKey = keyof Sentences;
export type SentenceOf<K extends SentenceKey> = K extends SentenceKey ? { readonly say: K } & Sentences[K] : never;
/** Something said to people, as data: `{ say: 'nominate.dead', seat: 3 }`. */
export type Sentence = SentenceOf<SentenceKey>;

/** What things are called where a sentence is rendered. */
export interface Names {
  name(seat: number): string;
  character(id: CharacterId): string;
}

/** Some sentences in one language. */
export type CatalogueOf<Keys extends SentenceKey> = {
  readonly [K in Keys]: string | ((sentence: SentenceOf<K>, names: Names, say: (inner: Sentence) => string) => string);
};

/** All sentences in one language. */
export type Catalogue = CatalogueOf<SentenceKey>;
