import { almanac, isRulingName, RULINGS } from '@belfry/almanac';

/** What is run by hand is asked for under this name. */
const BY_HAND = 'by-hand';

/** A name that is misspelled in a scenario would make `asked: no` hold for ever. */
export const isRuling = (name: string): boolean =>
  name === BY_HAND || isRulingName(name) || almanac().ownRulings.includes(name);

export const noSuchRuling = (name: string): string =>
  `there is no ruling ${JSON.stringify(name)}. Known: ${[...Object.keys(RULINGS), ...almanac().ownRulings, BY_HAND].sort().join(', ')}`;
