import type { Offered } from '@belfry/almanac';
import { NAMES } from '../../../../languages/every/storyteller/names.ts';

/** Names for those who have none of their own, in the letters of the table's language. */
export const namesIn = (lang: Offered): readonly string[] => NAMES[lang];
