import { and, character, type Information, type Statement, truth } from '@belfry/engine';

/** A good player and their character that the Grandmother is told of. */
const grandchild: Information = {
  domain(world, _, onlyWhatHolds) {
    const statements: Statement[] = [];
    for (const player of world.players()) {
      if (player === world.me || (onlyWhatHolds && !world.markedByMe(player, 'grandchild'))) continue;
      for (const character of world.tokens()) {
        const team = world.teamOf(character);
        const isGood = team === 'townsfolk' || team === 'outsider';
        if (isGood || world.isCharacter(player, character) === 'yes')
          statements.push({ says: 'player-is', player, character });
      }
    }
    return statements;
  },
  holds(world, statement) {
    if (statement.says !== 'player-is') return 'no';
    const { player, character } = statement;
    return and(truth(world.markedByMe(player, 'grandchild')), world.isCharacter(player, character));
  },
};

/** On your first night you meet a good player and learn their character. If the Demon kills them, you die too. */
export const grandmother = character('grandmother', {
  wakes: 'first',
  learns: grandchild,
  *starts({ me, players, isTraveller, isEvil, alignmentOf, rulePlayer, mark }) {
    const children = () => {
      const possible = players().filter((p) => p !== me && !isTraveller(p) && isEvil(p) !== 'yes');
      const good = possible.filter((player) => alignmentOf(player) === 'good');
      return [...good, ...possible.filter((player) => !good.includes(player))];
    };
    mark('grandchild', yield* rulePlayer('grandchild', children, 'Any good player will do.'), { standing: true });
  },
  on: {
    *died({ me, markedByMe, kill }, { victim, cause }) {
      if (cause === 'demon' && markedByMe(victim, 'grandchild')) yield* kill(me);
    },
  },
});
