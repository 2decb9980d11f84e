import { jinx } from '@belfry/engine';

// Nothing has to be added to what these do anyway; their scenarios prove it.

/** The Princess's own words keep any Demon from killing that night; who chooses to die for the Al-Hadikhia lives. */
export const alhadikhiaPrincess = jinx('alhadikhia', 'princess', { when: 'play' });

/** The Princess's ability is new to the Cannibal on the day they eat her, and so it is its first day. */
export const cannibalPrincess = jinx('cannibal', 'princess', { when: 'play' });
