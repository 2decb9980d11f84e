import type { AlmanacWords } from '../../../packages/almanac/src/words.ts';
import { book } from './book.ts';
import { guide } from './guide.ts';
import { rulings } from './rulings.ts';
import { sentences } from './sentences/index.ts';

export const words: AlmanacWords = { book, sentences, rulings, guide };
