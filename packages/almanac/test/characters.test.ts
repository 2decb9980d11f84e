import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { almanac, type Character, TEAMS } from '../src/index.ts';

const book = almanac();
const everyone = [...book.characters.values()];

describe('all characters', () => {
  test('181 of them, by team', () => {
    const counts = TEAMS.map((team) => everyone.filter((c) => c.team === team).length);
    expect(Object.fromEntries(TEAMS.map((team, i) => [team, counts[i]]))).toEqual({
      townsfolk: 69,
      outsider: 23,
      minion: 27,
      demon: 19,
      traveller: 18,
      fabled: 14,
      loric: 11,
    });
    expect(everyone).toHaveLength(181);
  });

  test('every icon is in game-icons and used once', () => {
    const known = new Set([
      ...Object.keys(icons.icons),
      ...Object.keys('aliases' in icons ? (icons.aliases as object) : {}),
    ]);
    expect(everyone.filter((c) => !known.has(c.icon)).map((c) => `${c.id}: ${c.icon}`)).toEqual([]);
    const used = Map.groupBy(everyone, (c) => c.icon);
    expect(
      [...used].filter(([, holders]) => holders.length > 1).map(([icon, h]) => [icon, h.map((c) => c.id)]),
    ).toEqual([]);
  });

  test('every needed character exists', () => {
    const needed = everyone.flatMap((c) => c.setup?.needs ?? []);
    expect(needed.filter((id) => !book.characters.has(id))).toEqual([]);
  });
});

const FIELDS = [
  'ability',
  'automated',
  'edition',
  'firstNight',
  'globalReminders',
  'icon',
  'id',
  'name',
  'otherNight',
  'reminders',
  'setup',
  'tags',
  'team',
];
const SETUP_FIELDS = [
  'anyOutsiders',
  'demons',
  'demonMadeLater',
  'drawsAs',
  'drawsWithPartners',
  'drawsWithSetup',
  'drunkCopy',
  'duplicates',
  'evilTownsfolk',
  'extraCopies',
  'gives',
  'givesAbsent',
  'heldByNobody',
  'manyCopies',
  'mayLeave',
  'minions',
  'minionsMadeLater',
  'needs',
  'noEvil',
  'outsiders',
  'seating',
  'summary',
];

/** What is wrong with a record; TypeScript cannot see into JSON files. */
function faults(character: Character): string[] {
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(`${character.id}: ${fault}`);
  };
  const text = (value: unknown) => typeof value === 'string' && value.trim() === value && value !== '';
  const texts = (value: unknown) => Array.isArray(value) && value.every(text);
  must(/^[a-z]+$/.test(character.id), 'the id is not made of small letters');
  must(JSON.stringify(Object.keys(character).sort()) === JSON.stringify(FIELDS), `fields ${Object.keys(character)}`);
  must(text(character.name) && character.name.length <= 30, 'name');
  must(text(character.ability) && character.ability.length <= 400, 'ability');
  must(TEAMS.includes(character.team), 'team');
  must(texts(character.reminders) && texts(character.globalReminders), 'reminders');
  must(character.firstNight === null || text(character.firstNight), 'firstNight');
  must(character.otherNight === null || text(character.otherNight), 'otherNight');
  must(typeof character.automated === 'boolean', 'automated');
  must(
    book.editions.some((edition) => edition.id === character.edition),
    'edition',
  );
  if (character.setup !== null) {
    must(text(character.setup.summary), 'setup summary');
    const strange = Object.keys(character.setup).filter((field) => !SETUP_FIELDS.includes(field));
    must(strange.length === 0, `setup fields ${strange}`);
  }
  return found;
}

test('every record has the promised form', () => {
  expect(everyone.flatMap(faults)).toEqual([]);
});

describe('the night order', () => {
  const steps = ['dusk', 'minioninfo', 'demoninfo', 'dawn'];
  test.each(['first', 'other'] as const)('%s: known ids, each once, from dusk on', (night) => {
    const order = book.nightOrder[night];
    expect(order[0]).toBe('dusk');
    expect(order).toContain('dawn');
    expect(new Set(order).size).toBe(order.length);
    expect(order.filter((id) => !steps.includes(id) && !book.characters.has(id))).toEqual([]);
  });

  test('whoever has a place has words for it, and the other way round', () => {
    const wrong = everyone.flatMap((c) => [
      ...((c.firstNight === null) === (book.place(c.id, 'first') === null) ? [] : [`${c.id} first`]),
      ...((c.otherNight === null) === (book.place(c.id, 'other') === null) ? [] : [`${c.id} other`]),
    ]);
    expect(wrong).toEqual([]);
  });
});

describe('jinxes', () => {
  test('131 pairs of known characters, none twice', () => {
    expect(book.jinxes).toHaveLength(131);
    const pairs = book.jinxes.map(({ a, b }) => [a, b].sort().join());
    expect(new Set(pairs).size).toBe(131);
    expect(book.jinxes.flatMap(({ a, b }) => [a, b]).filter((id) => !book.characters.has(id))).toEqual([]);
    expect(book.jinxes.filter(({ rule }) => rule.trim() === '')).toEqual([]);
  });

  test('of a list of characters, those with both in it', () => {
    expect(book.jinxesOf(['heretic', 'baron', 'chef']).map(({ a, b }) => [a, b])).toEqual([['heretic', 'baron']]);
    expect(book.jinxesOf(['heretic', 'chef'])).toEqual([]);
  });
});

test('editions recommend known Travellers', () => {
  expect(book.editions.map((e) => e.code)).toEqual(['tb', 'bmr', 'snv', 'carousel', 'fabled', 'loric']);
  for (const edition of book.editions) {
    expect(edition.travellers.map((id) => book.character(id).team)).toEqual(edition.travellers.map(() => 'traveller'));
  }
});
