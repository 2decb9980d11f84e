import type { CharacterId } from '@belfry/almanac';
import { jinx } from '@belfry/engine';

// What a Marionette believes to be may have changed the set-up: bags are dealt that way, and nothing is left to do.
const believes = (character: CharacterId) => jinx('marionette', character, { when: 'script' });

/** There may be an Outsider more. */
export const marionetteBalloonist = believes('balloonist');
/** The Damsel is in play. */
export const marionetteHuntsman = believes('huntsman');
