import { expect, test } from 'vitest';
import { almanac, isLang, isOffered, LANGUAGES, mark, PSEUDO, pseudo, say } from '../src/index.ts';

const names = { name: () => 'Ann', character: (id: string) => id };

test('marked letters are no plain ones, and the text is a third longer', () => {
  const marked = mark('The quick brown fox jumps over the lazy dog, JACKDAWS LOVE MY BIG SPHINX OF QUARTZ.');
  expect(marked).not.toMatch(/[A-Za-z]/);
  expect(marked.length).toBeGreaterThan(80 * 1.33);
  expect(mark('{name} is {n}.')).toMatch(/^\{name\} .. \{n\}\.·+$/);
  expect(mark('12 · 3')).toBe('12 · 3');
});

test('a catalogue keeps its shape, whatever it is made of', () => {
  const { plain, list, make } = pseudo({ plain: 'a', list: ['b', null, 3], make: (n: number) => ({ text: `c${n}` }) });
  expect(plain).toBe(mark('a'));
  expect(list).toEqual([mark('b'), null, 3]);
  expect(make(2)).toEqual({ text: mark('c2') });
});

test('the almanac speaks it throughout, and nobody is offered it', () => {
  const { characters, jinxes, terms, editions } = almanac(PSEUDO);
  for (const { name, ability, reminders, firstNight, otherNight, setup, tags } of characters.values()) {
    const texts = [name, ability, ...reminders, firstNight, otherNight, setup?.summary, ...tags.map(({ why }) => why)];
    for (const text of texts) expect(text ?? '').not.toMatch(/[A-Za-z]/);
  }
  for (const { rule } of jinxes) expect(rule).not.toMatch(/[A-Za-z]/);
  for (const { name } of editions) expect(name).not.toMatch(/[A-Za-z]/);
  expect(JSON.stringify(Object.values(terms.steps))).not.toMatch(/[A-Za-z]/);
  expect(say({ say: 'nominate.dead', seat: 0 }, names, PSEUDO)).not.toMatch(/[A-Za-z]/);
  expect(LANGUAGES).not.toContain(PSEUDO);
  expect([isLang(PSEUDO), isOffered(PSEUDO)]).toEqual([true, false]);
});
