import { describe, expect, test } from 'vitest';
import * as hand from '../src/at-hand.ts';
import { englishCharacters } from '../src/english.ts';
import * as page from '../src/fetched.ts';
import { LANGUAGES, PSEUDO } from '../src/lang.ts';

const atHand = { ...hand };
const fetched = { ...page };

/** In the order of the page's life: what has come is never gone. */
describe('a page that fetches its language', () => {
  test('has everything that the almanac has at hand elsewhere', () => {
    expect(Object.keys(fetched).sort()).toEqual(Object.keys(atHand).sort());
    for (const list of ['BOOK', 'SENTENCES', 'RULINGS', 'GUIDE'] as const)
      expect(Object.keys(fetched[list]).sort()).toEqual(Object.keys(atHand[list]).sort());
  });

  test('says nothing before it has come', () => {
    expect(Object.keys(fetched.SENTENCES.en)).toEqual([]);
    expect(Object.keys(fetched.SENTENCES.ru)).toEqual([]);
  });

  test.each(LANGUAGES)('knows what characters are called in %s without having fetched it', (lang) => {
    for (const { id, name } of englishCharacters) {
      const named = fetched.BOOK[lang].characters[id]?.name ?? name;
      expect(named).toBe(atHand.BOOK[lang].characters[id]?.name ?? name);
    }
  });

  test('says in the one it has what is said in another', async () => {
    await fetched.fetchWords('ru');
    expect(fetched.SENTENCES.ru).toBe(atHand.SENTENCES.ru);
    expect(fetched.SENTENCES.en).toBe(atHand.SENTENCES.ru);
    expect(fetched.BOOK.ru).toBe(atHand.BOOK.ru);
    expect(fetched.RULINGS.ru).toBe(atHand.RULINGS.ru);
    expect(fetched.GUIDE.ru).toBe(atHand.GUIDE.ru);
  });

  test('speaks each as soon as it has come, the marked one as well', async () => {
    await fetched.fetchWords('en');
    await fetched.fetchWords(PSEUDO);
    expect(fetched.SENTENCES.en).toBe(atHand.SENTENCES.en);
    expect(fetched.SENTENCES.ru).toBe(atHand.SENTENCES.ru);
    expect(fetched.SENTENCES[PSEUDO]['input.over']).toBe(atHand.SENTENCES[PSEUDO]['input.over']);
  });
});
