import { fetchWords, type Lang } from '@belfry/almanac';

/** Apart from the page's own words: the first page needs nothing of the almanac. */
export const fetchAlmanac = (lang: Lang): Promise<void> => fetchWords(lang);
