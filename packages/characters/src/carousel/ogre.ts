import { character } from '@belfry/engine';

/** On your first night you pick somebody else and join their side, drunk or not, without learning which it is. */
export const ogre = character('ogre', {
  sideUnknown: true,
  wakes: 'first',
  *act({ me, choosePlayer, mark, registers, turn }) {
    const friend = yield* choosePlayer({ notMyself: true });
    if (friend === null) return;
    mark('friend', friend, { standing: true, outlives: 'everything' });
    yield* turn(me, (yield* registers(friend, { alignment: 'evil' })) ? 'evil' : 'good', { tell: false });
  },
});
