import { type GrimoireToken, type Information, type ShownToken, type StatementOf, truth } from '@belfry/engine';

/**
 * A look into the Grimoire. It may be false for one whose ability does not work: then two players' tokens
 * have changed places (the Storyteller can show anything else by hand).
 */
export const openGrimoire: Information = {
  domain(world, _, onlyWhatHolds) {
    const real = world.grimoire();
    const shown: StatementOf<'grimoire'>[] = [{ says: 'grimoire', tokens: real }];
    if (onlyWhatHolds) return shown;
    for (const [at, a] of real.entries()) {
      for (const b of real.slice(at + 1)) {
        if (a.character === b.character) continue;
        shown.push({ says: 'grimoire', tokens: real.map((token) => swapped(token, a, b)) });
      }
    }
    return shown;
  },
  holds(world, statement) {
    if (statement.says !== 'grimoire') return 'no';
    const real = world.grimoire();
    return truth(statement.tokens.every((token, at) => token === real[at] || sameToken(token, real[at])));
  },
};

function swapped(token: GrimoireToken, a: GrimoireToken, b: GrimoireToken): GrimoireToken {
  const other = token.seat === a.seat ? b : token.seat === b.seat ? a : null;
  if (other === null) return token;
  const { character, alignment, believes } = other;
  return { ...token, character, alignment, believes };
}

const sameToken = (a: ShownToken, b: GrimoireToken | undefined): boolean =>
  a.seat === b?.seat && a.character === b.character && a.alignment === b.alignment && a.believes === b.believes;
