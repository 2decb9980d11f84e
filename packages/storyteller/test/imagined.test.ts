import { almanac } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import type { Statement } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { ImaginedWorld, type Strangers } from '../src/town/imagined.ts';

const CLAIMS = ['chambermaid', 'sailor', 'minstrel', 'grandmother', 'gossip', 'fool', 'exorcist'];
const seats = CLAIMS.map((_, seat) => seat);
const { characters } = almanac();

const worldOf = (me: number, strangers: Strangers = 'anybody', silent = -1) =>
  new ImaginedWorld({
    rules: { sheet: [...characters.values()], cast, lookUp: (id) => characters.get(id) ?? null },
    me,
    circle: seats,
    living: seats,
    executed: [],
    voted: [],
    nominated: [],
    claims: (seat) => (seat === silent ? null : CLAIMS[seat]!),
    strangers,
  });

const holds = (me: number, statement: Statement, chosen: readonly number[] = []) =>
  cast.get(CLAIMS[me]!)!.learns!.holds(worldOf(me), statement, chosen);

describe('what a table of people who tell the truth would make of', () => {
  test.each([
    [[1, 2], 1, 'yes'],
    [[1, 2], 2, 'no'],
    [[1, 6], 2, 'may'],
    [[2, 5], 0, 'yes'],
  ] as const)('a Chambermaid who picked %j and heard %i: %s', (chosen, number, truth) => {
    expect(holds(0, { says: 'number', number }, chosen)).toBe(truth);
  });

  test('a Grandmother who knows a grandchild by what they say themselves', () => {
    expect(holds(3, { says: 'player-is', player: 4, character: 'gossip' })).toBe('yes');
    expect(holds(3, { says: 'player-is', player: 4, character: 'fool' })).toBe('no');
  });

  test('somebody who has not spoken: they may be anybody, unless the worst is reckoned with', () => {
    expect(worldOf(3, 'anybody', 4).isCharacter(4, 'fool')).toBe('may');
    expect(worldOf(3, 'somebody-else', 4).isCharacter(4, 'fool')).toBe('no');
    expect(worldOf(3, 'somebody-else', 4).isCharacter(5, 'fool')).toBe('yes');
  });
});
