import { expect, it } from 'vitest';
import { linesOf, shortened } from '../src/online/after/picture/lines.ts';

/** Every letter is one wide. */
const measure = (text: string) => [...text].length;

it.each([
  ['breaks between words', 'the town caught the Imp', 10, ['the town', 'caught the', 'Imp']],
  ['breaks a word that fits into no line', 'so Abcdefghijkl did', 5, ['so', 'Abcde', 'fghij', 'kl', 'did']],
  ['leaves nothing for nothing', '  ', 5, []],
  ['keeps letters whole that are two halves', '🕯🕯🕯', 2, ['🕯🕯', '🕯']],
])('%s', (_, text, width, lines) => {
  expect(linesOf(text, width, measure)).toEqual(lines);
});

it.each([
  ['Ann', 5, 'Ann'],
  ['Bartholomew', 6, 'Barth…'],
  ['Ann of Green', 5, 'Ann…'],
  ['Ann', 0, 'A…'],
])('%s fits into %i as %s', (text, width, short) => {
  expect(shortened(text, width, measure)).toBe(short);
});
