import { kept } from '../app/kept.ts';
import { EDITIONS, type Edition } from './editions.ts';

/** What "Play now" plays: the last choice on this device. */
export const chosenEdition = kept<Edition>('belfry.edition', 'trouble-brewing', (found) =>
  EDITIONS.includes(found) ? found : 'trouble-brewing',
);
