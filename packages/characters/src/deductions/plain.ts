import type { CharacterId } from '@belfry/almanac';
import { deduction } from '@belfry/engine';

/** Nothing of what they do is hidden from anybody, or it decides nothing that can be seen while the game goes on. */
const plain = deduction({});

export const baron = plain;
export const spy = plain;
export const recluse = plain;
export const butler = plain;
export const goblin = plain;
export const atheist = deduction({ notInGames: 'with them the Storyteller may have broken every rule' });
export const artist = plain;
export const savant = plain;

// What they are told is the Storyteller's opinion: it proves nothing.
const keepsMore = 'what they are told is the Storyteller’s opinion, and proves nothing';
const opinion = (id: CharacterId) =>
  deduction({ keepsMore, atNight: (course, me) => (course.isInForce(me) ? course.learnUnheard(me, id) : [course]) });
export const general = opinion('general');
export const highpriestess = opinion('highpriestess');
export const fisherman = deduction({ keepsMore });

// What they change is what evil players know, how votes count, or how the game ends.
export const magician = deduction({ seemsEvil: true });
export const snitch = plain;
export const heretic = plain;
export const zealot = plain;
export const fearmonger = plain;
export const alsaahir = plain;
export const wraith = plain;

// Fabled and Loric who change how a table is run, how votes count or how a game ends, and nothing that follows from it.
export const buddhist = plain;
export const djinn = plain;
export const ferryman = plain;
export const fiddler = plain;
export const gardener = plain;
export const godofug = plain;
// What they tell is asked of nobody, and whom they keep good may be evil.
export const duchess = deduction({ keepsMore: 'what visitors are told' });
export const zenomancer = deduction({ keepsMore: 'what is told for a goal' });
export const spiritofivory = deduction({ keepsMore: 'that nobody else turns evil' });
