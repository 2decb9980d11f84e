// Apart from the page's own words: the first page needs nothing of the almanac.
export { fetchWords } from '@belfry/almanac';
