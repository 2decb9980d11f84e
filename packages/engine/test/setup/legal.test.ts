import type { Character, SetupChange } from '@belfry/almanac';
import { describe, expect, test } from 'vitest';
import { legalBag } from '../../src/setup/index.ts';
import { crowd, someone } from './fixture.ts';

const bag = (t: number, o: number, m: number, d: number, ...added: Character[]) => [
  ...crowd('townsfolk', t),
  ...crowd('outsider', o),
  ...crowd('minion', m),
  ...crowd('demon', d),
  ...added,
];
const minion = (setup: Omit<SetupChange, 'summary'>) => someone('changer', 'minion', setup);
const demon = (setup: Omit<SetupChange, 'summary'>) => someone('changer', 'demon', setup);
const townsfolk = (setup: Omit<SetupChange, 'summary'>) => someone('changer', 'townsfolk', setup);

describe('a legal bag follows the set-up sheet', () => {
  test.each([
    [5, 3, 0, 1, 1],
    [6, 3, 1, 1, 1],
    [7, 5, 0, 1, 1],
    [8, 5, 1, 1, 1],
    [9, 5, 2, 1, 1],
    [10, 7, 0, 2, 1],
    [11, 7, 1, 2, 1],
    [12, 7, 2, 2, 1],
    [13, 9, 0, 3, 1],
    [14, 9, 1, 3, 1],
    [15, 9, 2, 3, 1],
  ])('%i players: %i Townsfolk, %i Outsiders, %i Minions, %i Demon', (players, t, o, m, d) => {
    expect(legalBag(bag(t, o, m, d), players)).toEqual([]);
    expect(legalBag(bag(t - 1, o + 1, m, d), players)).toHaveLength(1);
    expect(legalBag(bag(t - 1, o, m, d + 1), players)).toHaveLength(1);
  });
});

describe('a change of the set-up', () => {
  const rows: [string, number, Character[], 'legal' | 'not'][] = [
    ['two more Outsiders', 7, bag(3, 2, 0, 1, minion({ outsiders: [2] })), 'legal'],
    ['two more Outsiders, forgotten', 7, bag(5, 0, 0, 1, minion({ outsiders: [2] })), 'not'],
    ['one more or one fewer: more', 8, bag(4, 2, 0, 1, minion({ outsiders: [-1, 1] })), 'legal'],
    ['one more or one fewer: fewer', 8, bag(6, 0, 0, 1, minion({ outsiders: [-1, 1] })), 'legal'],
    ['one more or one fewer: neither', 8, bag(5, 1, 0, 1, minion({ outsiders: [-1, 1] })), 'not'],
    ['one fewer stops at none', 7, bag(5, 0, 1, 0, demon({ outsiders: [-1] })), 'legal'],
    [
      'changes add up',
      10,
      bag(4, 3, 1, 0, minion({ outsiders: [2] }), someone('other', 'demon', { outsiders: [1] })),
      'legal',
    ],
    ['any number of Outsiders', 7, bag(2, 3, 0, 1, minion({ anyOutsiders: true })), 'legal'],
    [
      'Minions made on the first night',
      7,
      bag(5, 1, 0, 0, demon({ minionsMadeLater: true, anyOutsiders: true })),
      'legal',
    ],
    ['Minions made later, one dealt anyway', 7, bag(5, 0, 1, 0, demon({ minionsMadeLater: true })), 'not'],
    ['no Demon', 7, bag(6, 0, 0, 0, minion({ demons: -1 })), 'legal'],
    ['no Demon, one dealt anyway', 7, bag(5, 0, 0, 1, minion({ demons: -1 })), 'not'],
    ['a Demon that nobody holds', 7, bag(5, 0, 2, 0, demon({ minions: 1, heldByNobody: true })), 'legal'],
    ['a Demon that nobody holds, and another', 7, bag(4, 0, 2, 1, demon({ minions: 1, heldByNobody: true })), 'not'],
    ['no evil: Townsfolk fill up', 7, bag(6, 0, 0, 0, townsfolk({ noEvil: true })), 'legal'],
    ['no evil: Outsiders fill up', 7, bag(4, 2, 0, 0, townsfolk({ noEvil: true })), 'legal'],
    ['no evil, a Minion dealt anyway', 7, bag(5, 0, 1, 0, townsfolk({ noEvil: true })), 'not'],
    ['up to two more copies', 7, bag(3, 0, 1, 1, ...Array(2).fill(townsfolk({ extraCopies: 2 }))), 'legal'],
    ['three more copies are too many', 7, bag(1, 0, 1, 1, ...Array(4).fill(townsfolk({ extraCopies: 2 }))), 'not'],
    ['most players are the same Demon', 7, bag(1, 1, 0, 0, ...Array(5).fill(demon({ manyCopies: true }))), 'legal'],
    ['three of seven are not most', 7, bag(4, 0, 0, 0, ...Array(3).fill(demon({ manyCopies: true }))), 'not'],
    ['an evil Townsfolk changes no count', 7, bag(4, 0, 1, 1, townsfolk({ evilTownsfolk: 1 })), 'legal'],
    [
      'a needed Townsfolk takes a Townsfolk place',
      7,
      bag(3, 0, 1, 1, townsfolk({ needs: ['friend'] }), someone('friend', 'townsfolk')),
      'legal',
    ],
    ['a needed character is missing', 7, bag(4, 0, 1, 1, townsfolk({ needs: ['friend'] })), 'not'],
    [
      'a needed Outsider comes on top',
      7,
      bag(3, 0, 1, 1, townsfolk({ needs: ['friend'] }), someone('friend', 'outsider')),
      'legal',
    ],
    [
      'a needed Outsider fills an Outsider place',
      8,
      bag(4, 0, 1, 1, townsfolk({ needs: ['friend'] }), someone('friend', 'outsider')),
      'legal',
    ],
    [
      'a Fabled changes the count without a seat',
      7,
      bag(4, 1, 1, 1, someone('watcher', 'fabled', { outsiders: [-1, 0, 1] })),
      'legal',
    ],
  ];
  test.each(rows)('%s', (_, players, characters, verdict) => {
    const problems = legalBag(characters, players);
    if (verdict === 'legal') expect(problems).toEqual([]);
    else expect(problems).not.toEqual([]);
  });
});

describe('problems are told in words', () => {
  test('the wrong counts, and who caused the right ones', () => {
    expect(legalBag(bag(5, 0, 0, 1, someone('Cheat', 'minion', { outsiders: [2] })), 7)).toMatchObject([
      {
        code: 'counts',
        message:
          '7 players with Cheat need 3 Townsfolk, 2 Outsiders, 1 Minion and 1 Demon; this bag has 5 Townsfolk, 0 Outsiders, 1 Minion and 1 Demon.',
      },
    ]);
  });
  test('players beyond fifteen are Travellers', () => {
    expect(legalBag(bag(9, 2, 3, 1), 17)[0]?.message).toBe('17 players need at least 2 Travellers; there are 0.');
    expect(legalBag(bag(9, 2, 3, 1, ...crowd('traveller', 2)), 17)).toEqual([]);
    expect(legalBag(bag(5, 1, 1, 1, ...crowd('traveller', 2)), 10)).toEqual([]);
    expect(legalBag(bag(9, 2, 3, 1), 21)[0]?.code).toBe('players');
  });
  test('pairs that stay apart', () => {
    const both = bag(4, 0, 1, 1, someone('friend', 'townsfolk'));
    expect(legalBag(both, 7, [['friend', 'minion-1']])[0]?.code).toBe('apart');
  });
});

test('who may take themselves out leaves one Outsider fewer behind, if they are on the script', () => {
  const hermit = someone('hermit', 'outsider', { outsiders: [0, -1], mayLeave: true });
  const without = bag(6, 0, 1, 1);
  expect(legalBag(without, 8)).toHaveLength(1);
  expect(legalBag(without, 8, [], { script: [...without, hermit] })).toEqual([]);
  expect(legalBag(bag(5, 1, 1, 1), 8, [], { script: [...without, hermit] })).toEqual([]);
  expect(legalBag(bag(7, 0, 1, 1), 9, [], { script: [...without, hermit] })).toHaveLength(1);
});
