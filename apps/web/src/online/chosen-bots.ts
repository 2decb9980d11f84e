import { kept } from '../app/kept.ts';

/** How well the bots of "Play now" play, the easiest first. */
export const COMPANIES = ['novice', 'shrewd'] as const;
export type Company = (typeof COMPANIES)[number];

/** The last choice on this device. */
export const chosenBots = kept<Company>('belfry.bots', 'novice', (found) =>
  COMPANIES.includes(found) ? found : 'novice',
);
