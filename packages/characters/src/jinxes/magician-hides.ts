import type { CharacterId } from '@belfry/almanac';
import { type Information, jinx, type Statement, saying, truth, type World } from '@belfry/engine';

/** In the Grimoire that they see, the tokens of the Demon and of the Magician are missing. */
const magicianHides = (seer: CharacterId) =>
  jinx('magician', seer, {
    deduced: 'as-usual',
    when: 'play',
    instead: {
      [seer]: (usual) => ({
        ...saying(usual, ({ learn }) => ({
          learn: (chosen, information, question) =>
            learn(chosen, information === undefined ? undefined : withHoles(information), question),
        })),
        ...(usual.learns === undefined ? {} : { learns: withHoles(usual.learns) }),
      }),
    },
  });

const withHoles = (information: Information): Information => ({
  domain: (world, chosen, onlyWhatHolds) =>
    information.domain(world, chosen, onlyWhatHolds).map((statement) => holed(world, statement)),
  // What is missing is nothing that could be false.
  holds: (world, statement) => {
    if (statement.says !== 'grimoire') return 'no';
    const real = world.grimoire();
    const differs = statement.tokens.some(
      ({ character, alignment, believes }, at) =>
        character !== null &&
        (character !== real[at]?.character || alignment !== real[at].alignment || believes !== real[at].believes),
    );
    return truth(!differs);
  },
});

function holed(world: World, statement: Statement): Statement {
  if (statement.says !== 'grimoire') return statement;
  const isHidden = new Set(
    world
      .grimoire()
      .filter(({ character }) => character === 'magician' || world.teamOf(character) === 'demon')
      .map(({ seat }) => seat),
  );
  return {
    ...statement,
    tokens: statement.tokens.map((token) =>
      isHidden.has(token.seat) ? { ...token, character: null, alignment: null, believes: null } : token,
    ),
  };
}

export const magicianSpy = magicianHides('spy');
export const magicianWidow = magicianHides('widow');
