import type { Team } from '@belfry/almanac';
import { all, any, type Information, not, or, type Statement, type Truth, type World } from '@belfry/engine';

/**
 * "One of these two players is this character of that team." Whether "none is in play" can be said as well is part of
 * the ability (`always`), is said only if it is so (`if-so`), or never comes up (`never`).
 */
export const oneOfTwo = (team: Team, none: 'always' | 'if-so' | 'never'): Information => ({
  domain(world, _, onlyWhatHolds) {
    const statements: Statement[] = [];
    const players = pointable(world, team);
    for (const character of world.sheet(team)) {
      const could = onlyWhatHolds ? players.filter((player) => world.isCharacter(player, character) !== 'no') : players;
      if (could.length === 0) continue;
      players.forEach((a, at) => {
        const isA = could.includes(a);
        for (let next = at + 1; next < players.length; next++) {
          const b = players[next]!;
          if (isA || could.includes(b)) statements.push({ says: 'one-of', players: [a, b], character });
        }
      });
    }
    if (none === 'always' || (none === 'if-so' && nobody(world, team) !== 'no'))
      statements.push({ says: 'none', team });
    return statements;
  },
  couldSay(world, statement) {
    if (statement.says === 'none') return none === 'always' || (none === 'if-so' && nobody(world, team) !== 'no');
    return statement.says !== 'one-of' || !statement.players.includes(world.me) || mayPointAtMe(world, team);
  },
  holds(world, statement) {
    if (statement.says === 'none') return nobody(world, statement.team);
    if (statement.says !== 'one-of') return 'no';
    const [a, b] = statement.players;
    if (a === undefined || b === undefined) return 'no';
    return or(world.isCharacter(a, statement.character), world.isCharacter(b, statement.character));
  },
});

const nobody = (world: World, team: Team): Truth =>
  all(world.players().map((player) => not(world.isTeam(player, team))));

/** Everybody else; oneself too when one is of that team and nobody else is sure to be. */
const pointable = (world: World, team: Team): readonly number[] =>
  world.players().filter((player) => player !== world.me || mayPointAtMe(world, team));

function mayPointAtMe(world: World, team: Team): boolean {
  if (world.isTeam(world.me, team) === 'no') return false;
  const others = world.players().filter((player) => player !== world.me);
  return any(others.map((player) => world.isTeam(player, team))) !== 'yes';
}
