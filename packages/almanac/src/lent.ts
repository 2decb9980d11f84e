import { almanac } from './almanac.ts';
import { LANGUAGES } from './lang.ts';
import { OWN_EDITION } from './own.ts';
import { RULING_SORTS } from './rulings/rulings.ts';
import { NIGHT_STEPS, TEAMS } from './types.ts';

/** Under this symbol of all realms a page lays out its modules for the code of the operator's own characters. */
export const LENT_WORDS = 'belfry.words';

/** What that code may import of the almanac beside types, wherever it runs: all of it would weigh on every first page. */
export const almanacWords = { almanac, LANGUAGES, NIGHT_STEPS, OWN_EDITION, RULING_SORTS, TEAMS };
