import { describe, expect, test } from 'vitest';
import { askRuling, LANGUAGES, RULINGS, type RulingName, say } from '../src/index.ts';
import { REASONS_OF_THEIR_OWN } from '../src/rulings/rulings.ts';

const names = { name: () => 'Ann', character: (id: string) => `<${id}>` };
const RULING_NAMES = Object.keys(RULINGS) as RulingName[];

describe.each(RULING_NAMES)('the ruling "%s"', (what) => {
  test('has a question and a reason in every language, each in its own letters', () => {
    for (const lang of LANGUAGES) {
      const asks = askRuling({ what, seat: 0, character: 'x', as: { team: 'minion' } }, names, lang)!;
      const why = say({ say: 'why.plain', ruling: what, character: null }, names, lang);
      expect(why).toMatch(/[.!]$/);
      for (const words of [asks, why]) {
        expect(words).not.toMatch(/undefined|null|\[object/);
        const plain = words.replaceAll(/Ann|<x>|Belfry/g, '');
        expect(plain).toMatch(lang === 'ru' ? /^[^a-z]*[а-яё][^a-z]*$/i : /^[^а-яё]*[a-z][^а-яё]*$/i);
      }
    }
  });
});

test.each(REASONS_OF_THEIR_OWN)('"%s" has a reason that is not the usual one', (reason) => {
  const [ruling, character] = reason.split(' ') as [RulingName, string];
  for (const lang of LANGUAGES) {
    expect(say({ say: 'why.plain', ruling, character }, names, lang)).not.toBe(
      say({ say: 'why.plain', ruling, character: 'somebody' }, names, lang),
    );
  }
});

test('somebody registers as a team, a character or a side', () => {
  const asked = { what: 'registers', seat: 0, character: 'empath' };
  expect(askRuling({ ...asked, as: { alignment: 'evil' } }, names, 'en')).toBe(
    'Does Ann register as evil to the <empath>?',
  );
  expect(askRuling({ ...asked, as: { team: 'outsider' } }, names, 'en')).toBe(
    'Does Ann register as an Outsider to the <empath>?',
  );
  expect(askRuling({ ...asked, as: { character: 'imp' } }, names, 'ru')).toBe('Для роли «<empath>» Ann — «<imp>»?');
});

test('a ruling that brings its own words is asked in them', () => {
  const words = { en: { asks: 'Who?', why: 'Why not.' }, ru: { asks: 'Кто?', why: 'Почему нет.' } };
  expect(askRuling({ what: 'friend', words }, names, 'ru')).toBe('Кто?');
  expect(askRuling({ what: 'friend' }, names, 'ru')).toBeNull();
});
