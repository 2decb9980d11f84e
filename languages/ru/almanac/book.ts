import type { Language } from '../../../packages/almanac/src/language.ts';
import badMoonRising from './bad-moon-rising.json' with { type: 'json' };
import carousel from './carousel.json' with { type: 'json' };
import fabled from './fabled.json' with { type: 'json' };
import jinxes from './jinxes.json' with { type: 'json' };
import loric from './loric.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };
import sectsAndViolets from './sects-and-violets.json' with { type: 'json' };
import setups from './setups.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import troubleBrewing from './trouble-brewing.json' with { type: 'json' };

export const book: Language = {
  terms,
  characters: { ...troubleBrewing, ...badMoonRising, ...sectsAndViolets, ...carousel, ...fabled, ...loric },
  reasons,
  setups,
  jinxes,
};
