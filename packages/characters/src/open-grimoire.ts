import type { GrimoireToken, Information } from '@belfry/engine';

/**
 * A look into the Grimoire. It may be false for one whose ability does not work: then two players' tokens
 * have changed places (the Storyteller can show anything else by hand).
 */
export const openGrimoire: Information = {
  domain(world) {
    const real = world.grimoire();
    const shown = [{ grimoire: real }];
    for (const [at, a] of real.entries()) {
      for (const b of real.slice(at + 1)) {
        if (a.character !== b.character) shown.push({ grimoire: real.map((token) => swapped(token, a, b)) });
      }
    }
    return shown;
  },
  holds(world, statement) {
    return 'grimoire' in statement && JSON.stringify(statement.grimoire) === JSON.stringify(world.grimoire())
      ? 'yes'
      : 'no';
  },
};

function swapped(token: GrimoireToken, a: GrimoireToken, b: GrimoireToken): GrimoireToken {
  const other = token.seat === a.seat ? b : token.seat === b.seat ? a : null;
  if (other === null) return token;
  const { character, alignment, believes } = other;
  return { ...token, character, alignment, believes };
}
