import type { Language } from '../../../packages/almanac/src/language.ts';
import terms from './terms.json' with { type: 'json' };

export const book: Language = { terms, characters: {}, reasons: {}, setups: {}, jinxes: {} };
