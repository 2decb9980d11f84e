import { type Almanac, almanac } from '@belfry/almanac';
import { useWords } from '../i18n/words.tsx';

/** The almanac in the language on screen. */
export const useAlmanac = (): Almanac => almanac(useWords().lang);
