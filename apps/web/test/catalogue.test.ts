import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { almanac } from '@belfry/almanac';
import { describe, expect, it } from 'vitest';
import { type Catalogue, page as en } from '../../../languages/en/web/index.ts';
import { page as ru } from '../../../languages/ru/web/index.ts';
import { fill, type Message } from '../src/i18n/message.ts';

const texts = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const gaps = (message: Message): string[] =>
  [...new Set(texts(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!)))].sort();

describe('the catalogue', () => {
  const english: Catalogue = en;

  it('has the same keys in both languages', () => {
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
  });

  it('says each thing in one place: no area takes a key from another', () => {
    const folder = join(import.meta.dirname, '../../../languages/en/web');
    const keys = readdirSync(folder)
      .filter((file) => file !== 'index.ts')
      .flatMap((file) =>
        [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map((m) => m[1]!),
      );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('leaves no gap that English does not fill', () => {
    const wrong = Object.entries(ru).filter(([key, message]) => {
      const known = gaps(english[key as keyof typeof en]);
      return gaps(message).some((gap) => !known.includes(gap));
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('counts in Russian with all its forms', () => {
    const poor = Object.entries(ru).filter(
      ([, m]) => typeof m !== 'string' && (m.few === undefined || m.many === undefined),
    );
    expect(poor.map(([key]) => key)).toEqual([]);
  });

  it('chooses the form by the number', () => {
    const rules = new Intl.PluralRules('ru');
    const said = [1, 2, 5, 11, 21, 22].map((n) => fill(ru.players, { n }, rules));
    expect(said).toEqual(['1 игрок', '2 игрока', '5 игроков', '11 игроков', '21 игрок', '22 игрока']);
  });

  it('knows on the first page how many characters there are', () => {
    const home = readFileSync(join(import.meta.dirname, '../src/home/Home.tsx'), 'utf8');
    expect(home).toContain(`const CHARACTERS = ${almanac().characters.size};`);
  });
});
