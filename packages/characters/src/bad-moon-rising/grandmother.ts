import { character, type Information, type SeatId, type Statement, type World } from '@belfry/engine';

/** Null while she has none, or none that counts; or where nobody can know (in an imagined world). */
const childOf = (world: World): SeatId | null =>
  world.players().find((player) => world.markedByMe(player, 'grandchild')) ?? null;

/** A good player and their character that the Grandmother is told of. */
const grandchild: Information = {
  domain(world, _, onlyWhatHolds) {
    const statements: Statement[] = [];
    const child = childOf(world);
    const players = onlyWhatHolds && child !== null ? [child] : world.players();
    for (const player of players) {
      if (player === world.me) continue;
      for (const character of world.tokens()) {
        const is = world.isCharacter(player, character);
        const team = world.teamOf(character);
        const isPlausible = team === 'townsfolk' || team === 'outsider' || is === 'yes';
        // What is true of somebody who is not the grandchild would be neither her information nor a falsehood.
        if (isPlausible && (child === null || child === player || is === 'no'))
          statements.push({ says: 'player-is', player, character });
      }
    }
    return statements;
  },
  holds(world, statement) {
    if (statement.says !== 'player-is') return 'no';
    const child = childOf(world);
    return child === null || child === statement.player
      ? world.isCharacter(statement.player, statement.character)
      : 'no';
  },
};

/** On your first night you meet a good player and learn their character. Should a Demon kill that player, it is your death as well. */
export const grandmother = character('grandmother', {
  wakes: 'first',
  learns: grandchild,
  *starts({ me, players, isTraveller, isEvil, alignmentOf, rulePlayer, mark }) {
    const children = () => {
      const possible = players().filter((p) => p !== me && !isTraveller(p) && isEvil(p) !== 'yes');
      const good = possible.filter((player) => alignmentOf(player) === 'good');
      return [...good, ...possible.filter((player) => !good.includes(player))];
    };
    mark('grandchild', yield* rulePlayer('grandchild', children), { standing: true });
  },
  on: {
    *died({ me, markedByMe, kill }, { victim, cause }) {
      if (cause === 'demon' && markedByMe(victim, 'grandchild')) yield* kill(me);
    },
  },
});
