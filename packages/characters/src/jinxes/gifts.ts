import type { CharacterId } from '@belfry/almanac';
import { type JinxDefinition, jinx } from '@belfry/engine';

/** When a gift may be made, and whether anything comes with it, stands in the almanac: the bag is filled by it too. */
const byTheAlmanac = (giver: CharacterId, gift: CharacterId): JinxDefinition => jinx(giver, gift, { when: 'script' });

/** The Marionette is in play, and the Alchemist has nothing but the name. */
export const alchemistMarionette = byTheAlmanac('alchemist', 'marionette');
/** The Mastermind is not in play, and the Alchemist has nothing but the name. */
export const alchemistMastermind = byTheAlmanac('alchemist', 'mastermind');

/** The Demon never has these. */
export const boffinDrunk = byTheAlmanac('boffin', 'drunk');
export const boffinHeretic = byTheAlmanac('boffin', 'heretic');
export const boffinOgre = byTheAlmanac('boffin', 'ogre');
export const boffinPolitician = byTheAlmanac('boffin', 'politician');

/** In play or not, while one of its tokens is left over. */
export const boffinVillageidiot = byTheAlmanac('boffin', 'villageidiot');
