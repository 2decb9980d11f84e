import { jinx, registrationTo } from '@belfry/engine';

/** The Spy is evil to the Ogre, whatever else they pass for. */
export const spyOgre = jinx('spy', 'ogre', {
  when: 'play',
  instead: {
    spy: (spy) => ({ registers: (asker) => (asker === 'ogre' ? null : registrationTo(spy, asker)) }),
  },
});
