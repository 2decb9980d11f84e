import { isStatement, STATEMENT_KINDS, type Statement, type StatementKind, type StatementOf } from '@belfry/engine';
import { StatementShape } from '@belfry/protocol';
import { STATEMENT_WORDS, sayStatement } from '@belfry/storyteller';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../src/scenario/notation.ts';
import { inWords, notUnderstood, parseStatement, says } from '../src/scenario/statement-notation.ts';

const names = namesOf(['Ann', 'Ben', 'Cat', 'Dan']);
const hole = { seat: 1, character: null, alignment: null, alive: true, believes: null, reminders: [] };
const imp = { seat: 0, character: 'imp', alignment: 'evil', alive: true, believes: null, reminders: [] } as const;

/** For each kind: the statement, how it is written, and another of the same kind that it must not be taken for. */
const WRITTEN: { readonly [K in StatementKind]: readonly [StatementOf<K>, unknown, StatementOf<K>] } = {
  number: [{ says: 'number', number: 2 }, 2, { says: 'number', number: 1 }],
  yes: [{ says: 'yes', yes: false }, 'no', { says: 'yes', yes: true }],
  character: [{ says: 'character', character: 'chef' }, 'Chef', { says: 'character', character: 'imp' }],
  player: [{ says: 'player', player: 1 }, 'Ben', { says: 'player', player: 0 }],
  'one-of': [
    { says: 'one-of', players: [0, 1], character: 'fortuneteller' },
    'Ben or Ann is the Fortune Teller',
    { says: 'one-of', players: [0, 2], character: 'fortuneteller' },
  ],
  none: [{ says: 'none', team: 'outsider' }, 'no outsider', { says: 'none', team: 'minion' }],
  grimoire: [
    { says: 'grimoire', tokens: [imp, hole] },
    { grimoire: { Ann: { character: 'imp', alignment: 'evil' }, Ben: null } },
    { says: 'grimoire', tokens: [{ ...imp, character: 'po' }, hole] },
  ],
  'evil-info': [
    { says: 'evil-info', demons: [0], minions: [], bluffs: null },
    { demon: 'Ann', minions: [] },
    { says: 'evil-info', demons: [1], minions: [], bluffs: null },
  ],
  'player-is': [
    { says: 'player-is', player: 0, character: 'chef' },
    'Ann is the Chef',
    { says: 'player-is', player: 0, character: 'monk' },
  ],
  among: [
    { says: 'among', players: [0, 1], team: 'demon' },
    'Demon is Ann or Ben',
    { says: 'among', players: [0, 1], team: 'minion' },
  ],
  'none-among': [
    { says: 'none-among', players: [0, 1], team: 'demon' },
    'no demon among Ann, Ben',
    { says: 'none-among', players: [0, 2], team: 'demon' },
  ],
  'count-among': [
    { says: 'count-among', players: [0, 1, 2], alignment: 'evil', number: 1 },
    '1 evil among Ann, Ben and Cat',
    { says: 'count-among', players: [0, 1, 2], alignment: 'evil', number: 0 },
  ],
  alignment: [
    { says: 'alignment', player: 0, alignment: 'evil' },
    'Ann is evil',
    { says: 'alignment', player: 0, alignment: 'good' },
  ],
  'one-of-characters': [
    { says: 'one-of-characters', player: 0, characters: ['imp', 'chef'] },
    'Ann is the Chef or the Imp',
    { says: 'one-of-characters', player: 0, characters: ['imp', 'monk'] },
  ],
  direction: [{ says: 'direction', clockwise: false }, 'anticlockwise', { says: 'direction', clockwise: true }],
  characters: [
    { says: 'characters', characters: ['chef', 'monk'] },
    ['monk', 'chef'],
    { says: 'characters', characters: ['chef'] },
  ],
  winning: [{ says: 'winning', side: null }, 'nobody is winning', { says: 'winning', side: 'good' }],
  warmth: [{ says: 'warmth', warmth: 'bingo' }, 'bingo', { says: 'warmth', warmth: 'hot' }],
  answer: [{ says: 'answer', answer: 'unknown' }, 'unknown', { says: 'answer', answer: 'yes' }],
  ability: [{ says: 'ability', character: 'chef' }, 'ability of the Chef', { says: 'ability', character: 'monk' }],
  'in-play': [{ says: 'in-play', character: 'imp' }, 'the Imp is in play', { says: 'in-play', character: 'po' }],
  mad: [
    { says: 'mad', player: 1, character: 'chef' },
    'mad that Ben is the Chef',
    { says: 'mad', player: null, character: 'chef' },
  ],
  chose: [{ says: 'chose', player: 0, chosen: [1, 2] }, 'Ann chose Cat, Ben', { says: 'chose', player: 0, chosen: [] }],
  two: [
    { says: 'two', first: { says: 'number', number: 1 }, second: { says: 'alignment', player: 0, alignment: 'evil' } },
    { two: [1, 'Ann is evil'] },
    { says: 'two', first: { says: 'number', number: 1 }, second: { says: 'alignment', player: 1, alignment: 'evil' } },
  ],
  text: [{ says: 'text', text: 'A bell.' }, { text: 'A bell.' }, { says: 'text', text: 'Two bells.' }],
};

/** Lists in one order, because writing does not care for it. */
const sorted = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (Array.isArray(part) ? [...part].sort() : part));

const all = STATEMENT_KINDS.map((kind): [StatementKind, Statement, unknown, Statement] => [kind, ...WRITTEN[kind]]);

describe.each(all)('the statement "%s"', (kind, statement, written, other) => {
  test('is one, and nothing else passes for it', () => {
    expect(isStatement(statement)).toBe(true);
    expect(isStatement({ ...statement, more: 1 })).toBe(false);
    expect(isStatement({ says: kind })).toBe(false);
    const { says: _, ...untagged } = statement;
    expect(isStatement(untagged)).toBe(false);
    for (const field of Object.keys(untagged)) expect(isStatement({ ...statement, [field]: {} })).toBe(false);
  });

  test('goes over the wire as it is', () => {
    expect(StatementShape.parse(statement)).toEqual(statement);
    expect(StatementShape.safeParse({ ...statement, more: 1 }).success).toBe(false);
    expect(StatementShape.safeParse({ says: kind }).success).toBe(false);
  });

  test('can be written in a scenario, in short and at length', () => {
    expect(notUnderstood(written, names)).toBeNull();
    expect(sorted(parseStatement(written, names))).toEqual(sorted(statement));
    expect(says(written, statement, names)).toBe(true);
    expect(says(written, other, names)).toBe(false);
    expect(parseStatement(statement, names)).toEqual(statement);
    expect(says(statement, statement, names)).toBe(true);
    for (const [, foreign] of all) if (foreign.says !== kind) expect(says(statement, foreign, names)).toBe(false);
  });

  test('is written in failures as one would write it', () => {
    const line = inWords(statement, names);
    const map = kind === 'grimoire' || kind === 'evil-info' || kind === 'two' || kind === 'text';
    if (!map) expect(parseStatement(line, names)).toEqual(statement);
    expect(line).not.toBe(inWords(other, names));
  });

  test.each(['en', 'ru'] as const)('is said in "%s", and not like another', (lang) => {
    const speaker = {
      name: (seat: number) => names.name(seat),
      character: (id: string) => `<${id}>`,
      team: (team: string) => `<${team}>`,
      side: (side: string) => `<${side}>`,
    };
    const line = sayStatement(statement, STATEMENT_WORDS[lang], speaker);
    expect(line).toMatch(/\S/);
    expect(line).not.toMatch(/undefined|null|\[object/);
    expect(line).not.toBe(sayStatement(other, STATEMENT_WORDS[lang], speaker));
  });
});

test('two statements hold no two statements', () => {
  const [two] = WRITTEN.two;
  expect(isStatement({ says: 'two', first: two, second: two })).toBe(false);
  expect(StatementShape.safeParse({ says: 'two', first: two, second: two }).success).toBe(false);
});

test.each([
  ['Ann is the Cheff', '"Cheff" is neither a player (Ann, Ben, Cat, Dan) nor a character'],
  ['Zoe or Ben is the Chef', '"Zoe" is neither a player'],
  ['demon is Ann or Zoe', '"Zoe" is neither'],
  [{ says: 'prophecy' }, '"prophecy" is no kind of statement'],
  [{ whatever: 'Ann' }, '"whatever" is not part of any statement'],
  [{ grimoire: { Zoe: 'imp' } }, '"Zoe" is not part of any statement'],
])('what nobody understands is said: %j', (written, why) => {
  expect(notUnderstood(written, names)).toContain(why);
});
