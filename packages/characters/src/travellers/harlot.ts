import { character, onlyIfWanted } from '@belfry/engine';
import { tokenOf } from '../information.ts';

/** Each night but the first you pick somebody alive: with their consent you see their token, and you may both die. */
export const harlot = character('harlot', {
  wakes: 'other',
  learns: tokenOf((_, [chosen]) => chosen ?? null),
  *act({ me, choosePlayer, askOf, learn, works, ruleWhether, kill }) {
    const visited = yield* choosePlayer({ alive: true });
    if (visited === null || !(yield* askOf(visited, onlyIfWanted))) return;
    yield* learn([visited]);
    if (!works() || !(yield* ruleWhether('both-die', false))) return;
    yield* kill(visited, { decided: true });
    yield* kill(me, { decided: true });
  },
});
