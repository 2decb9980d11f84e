import { almanac, LANGUAGES } from '@belfry/almanac';
import { describe, expect, test } from 'vitest';
import { assertionAbout, isAskable, questionAbout, statementIn } from '../src/index.ts';

const NAMES = ['Ann', 'Ben', 'Анна', 'Мария Ивановна', 'Twin', 'twin'];
const spoken = {
  players: () => NAMES.map((_, seat) => seat),
  nameOf: (seat: number) => NAMES[seat]!,
  tokens: () => ['chef', 'snakecharmer', 'fanggu', 'imp', 'savant'],
};

describe('what can be asked and asserted in plain words', () => {
  test.each([
    ['Is Ann evil?', { says: 'alignment', player: 0, alignment: 'evil' }],
    ['Ann is not evil', { says: 'alignment', player: 0, alignment: 'good' }],
    ['Is Ann the Snake Charmer?', { says: 'one-of', players: [0], character: 'snakecharmer' }],
    ['is ann or ben a minion', { says: 'among', players: [0, 1], team: 'minion' }],
    ['Ann, Ben or Анна is the Demon!', { says: 'among', players: [0, 1, 2], team: 'demon' }],
    ['Ben is not the Demon.', { says: 'none-among', players: [1], team: 'demon' }],
    ['Is the Chef in play?', { says: 'in-play', character: 'chef' }],
    ['Анна злая?', { says: 'alignment', player: 2, alignment: 'evil' }],
    ['Правда ли, что Анна — Демон?', { says: 'among', players: [2], team: 'demon' }],
    ['Анна или Мария Ивановна — приспешник?', { says: 'among', players: [2, 3], team: 'minion' }],
    ['Мария Ивановна не Демон', { says: 'none-among', players: [3], team: 'demon' }],
    ['Является ли Анна демоном?', { says: 'among', players: [2], team: 'demon' }],
    ['Повар в игре?', { says: 'in-play', character: 'chef' }],
    ['Анна — Повар', { says: 'one-of', players: [2], character: 'chef' }],
  ] as const)('%s', (words, statement) => {
    expect(statementIn(spoken, words)).toEqual(statement);
  });

  test.each([
    ['', 'nothing'],
    ['Is the Demon sitting on a brown chair?', 'nobody by name'],
    ['Is Twin evil?', 'two of that name'],
    ['Are Ann and Ben evil?', 'one or both'],
    ['Is Ann the Washerwoman?', 'not on the sheet'],
    ['Will Ann win?', 'no rule knows'],
  ])('"%s" is left to people: %s', (words) => {
    expect(statementIn(spoken, words)).toBe(null);
  });
});

test('every character is known by its name in every language', () => {
  for (const lang of LANGUAGES) {
    const { characters } = almanac(lang);
    const everybody = { ...spoken, tokens: () => [...characters.keys()] };
    for (const { id, name } of characters.values())
      expect(statementIn(everybody, `Ann is the ${name}`)).toEqual({ says: 'one-of', players: [0], character: id });
  }
});

test.each(LANGUAGES)('a question and an assertion built of pieces are read back as the same (%s)', (lang) => {
  const pieces = [
    { says: 'alignment', player: 2, alignment: 'evil' },
    { says: 'alignment', player: 0, alignment: 'good' },
    { says: 'among', players: [0, 1, 3], team: 'demon' },
    { says: 'among', players: [1], team: 'outsider' },
    { says: 'none-among', players: [0, 1], team: 'minion' },
    { says: 'among', players: [2, 3], team: 'townsfolk' },
    { says: 'one-of', players: [0, 2], character: 'snakecharmer' },
    { says: 'in-play', character: 'fanggu' },
  ] as const;
  for (const piece of pieces) {
    expect(isAskable(piece)).toBe(true);
    expect(statementIn(spoken, questionAbout(piece, spoken.nameOf, lang))).toEqual(piece);
    expect(statementIn(spoken, assertionAbout(piece, spoken.nameOf, lang))).toEqual(piece);
  }
});
