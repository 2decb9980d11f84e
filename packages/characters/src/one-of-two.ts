import type { Team } from '@belfry/almanac';
import { all, any, type Information, not, or, type Statement, type World } from '@belfry/engine';

/** "One of these two players is this character of that team" (or, if there can be none, that there is none). */
export const oneOfTwo = (team: Team): Information => ({
  domain(world) {
    const statements: Statement[] = [];
    const players = pointable(world, team);
    for (const [at, a] of players.entries()) {
      for (const b of players.slice(at + 1)) {
        for (const character of world.sheet(team)) statements.push({ players: [a, b], character });
      }
    }
    statements.push({ none: team });
    return statements;
  },
  holds(world, statement) {
    if ('none' in statement) return all(world.players().map((player) => not(world.isTeam(player, team))));
    if (!('players' in statement)) return 'no';
    const [a, b] = statement.players as [number, number];
    return or(world.isCharacter(a, statement.character), world.isCharacter(b, statement.character));
  },
});

/** Everybody else; oneself too when nobody else could be meant. */
function pointable(world: World, team: Team): readonly number[] {
  const others = world.players().filter((player) => player !== world.me);
  const found = any(others.map((player) => world.isTeam(player, team)));
  return found === 'no' ? world.players() : others;
}
