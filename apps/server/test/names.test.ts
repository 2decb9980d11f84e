import { describe, expect, test } from 'vitest';
import { canBeCalled, sameName, tidy } from '../src/words.ts';

describe('names', () => {
  test.each([
    '\u2800',
    '\u3164',
    '\u{1D159}',
    '\u034F',
    '\u17B4',
    '\u0301',
    ' \u0301\u0302 ',
    '…',
    '\u{E0041}',
    '\uFFA0',
  ])('nobody is called %j', (name) => {
    expect(canBeCalled(tidy(name))).toBe(false);
  });

  test.each(['Ann', 'Жанна', '李', '🦊', 'Ängström', 'X9'])('somebody may be called %s', (name) => {
    expect(tidy(name)).toBe(name);
    expect(canBeCalled(name)).toBe(true);
  });

  test.each([
    ['Ann', 'Аnn'],
    ['Ann', 'ＡＮＮ'],
    ['Ann', 'Ánn'],
    ['Ann', 'A n n'],
    ['Ian', 'lan'],
    ['Bill', 'BiII'],
    ['Otto', '0tto'],
    ['Вера', 'Bepa'],
    ['Mark', 'Μаrk'],
    ['Tom', 'Torn'],
  ])('%s and %s are the same', (one, other) => {
    expect(sameName(tidy(one), tidy(other))).toBe(true);
  });

  test.each([
    ['Ann', 'Anna'],
    ['Ian', 'Lan'],
    ['Анна', 'Инна'],
    ['Max', 'Mia'],
    ['Ann 1', 'Ann 2'],
  ])('%s and %s are not', (one, other) => {
    expect(sameName(one, other)).toBe(false);
  });
});
