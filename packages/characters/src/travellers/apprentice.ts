import { character } from '@belfry/engine';

/** On your first night you come to an ability: a Townsfolk's if you are good, a Minion's if you are evil. */
export const apprentice = character('apprentice', {
  wakes: 'first',
  *act({ me, alignmentOf, sheet, inPlay, ruleCharacter, works, lend, show }) {
    const team = alignmentOf(me) === 'good' ? 'townsfolk' : 'minion';
    const crafts = () => [...sheet(team).filter((id) => !inPlay(id)), ...sheet(team).filter(inPlay)];
    const craft = yield* ruleCharacter('apprentice-ability', crafts);
    if (craft === null) return;
    show(me, { says: 'ability', character: craft });
    yield* lend(me, craft, { pretended: !works() });
  },
});
