import { jinx } from '@belfry/engine';

/** An Ogre whom the Recluse has made evil by seeming so learns that they are. */
export const recluseOgre = jinx('recluse', 'ogre', {
  when: 'play',
  adds: {
    on: {
      *acted({ chosenTonight, is, alignmentOf, hideSide, tellWhoTheyAre }, { owner, character, nature }) {
        if (character !== 'ogre' || nature === 'believed' || owner < 0 || alignmentOf(owner) !== 'evil') return;
        if (!chosenTonight().some(({ by, seat }) => by === owner && is(seat, 'recluse'))) return;
        hideSide(owner, false);
        tellWhoTheyAre(owner);
      },
    },
  },
});

/** To the Sage the Recluse may seem the Demon as to anybody else: the two do it of themselves. */
export const recluseSage = jinx('recluse', 'sage', { when: 'script' });
