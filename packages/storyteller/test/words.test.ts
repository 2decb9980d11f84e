import type { SeenEvent } from '@belfry/engine';
import { RemarkShape } from '@belfry/protocol';
import { describe, expect, test } from 'vitest';
import { tale as ENGLISH } from '../../../languages/en/storyteller/tale.ts';
import { tale as RUSSIAN } from '../../../languages/ru/storyteller/tale.ts';
import { type Because, type Lang, narrate, phrase, type Remark } from '../src/index.ts';
import { tableOf } from './fixture.ts';

const LANGS: readonly Lang[] = ['en', 'ru'];
const name = (seat: number) => ['Ada', 'Bruno', 'Clara', 'Dmitri'][seat] ?? `#${seat}`;

describe('narration', () => {
  test.each(Object.entries({ ENGLISH, RUSSIAN }))('%s has more than one way to say each thing', (_, tale) => {
    for (const ways of Object.values(tale)) {
      expect(ways.length).toBeGreaterThan(1);
      expect(new Set(ways).size).toBe(ways.length);
      for (const way of ways) expect(way.length).toBeLessThan(90);
    }
  });

  test('both languages fill in the same things', () => {
    for (const occasion of Object.keys(ENGLISH) as (keyof typeof ENGLISH)[]) {
      const used = (ways: readonly string[]) => new Set(ways.flatMap((way) => way.match(/\{\w+\}/g) ?? []));
      for (const slot of used(RUSSIAN[occasion])) expect([...used(ENGLISH[occasion])]).toContain(slot);
    }
  });

  test('Russian is Russian', () => {
    for (const way of Object.values(RUSSIAN).flat()) expect(way.replace(/\{\w+(?=[:}])/g, '')).not.toMatch(/[a-z]/i);
  });

  test('a number agrees with what it counts', () => {
    const told = (lang: Lang, votes: number, needed: number) =>
      Array.from({ length: 30 }, (_, at) =>
        narrate(
          { type: 'tally', nominee: 0, votes, needed, block: null } as SeenEvent,
          { lang, seed: 'count', name, living: () => 5 },
          at,
        ),
      ).join(' ');
    expect(told('en', 1, 3)).toContain('1 vote, 3 were needed');
    expect(told('en', 2, 1)).toMatch(/2 votes, a tie/);
    expect(told('en', 0, 1)).toContain('0 votes, 1 was needed');
    expect(told('en', 1, 3) + told('en', 1, 1)).not.toMatch(/\b1 (votes|hands|were)/);
    const seats = (n: number) => Array.from({ length: n }, (_, seat) => ({ seat, name: name(seat), traveller: null }));
    const begun = (n: number) =>
      Array.from({ length: 10 }, (_, at) =>
        narrate(
          { type: 'game-begins', script: 'x', seats: seats(n) } as unknown as SeenEvent, // all that the words need
          { lang: 'ru', seed: 'count', name, living: () => 5 },
          at,
        ),
      ).join(' ');
    expect(begun(5)).toContain('5 игроков');
    expect(begun(21)).toContain('21 игрок.');
  });

  test.each(LANGS)('a game in %s is told with variety and without gaps', (lang) => {
    const table = tableOf('tale', { players: 13 });
    table.playOut();
    const told: string[] = [];
    for (const [at, { to, ...fact }] of table.game.events.entries()) {
      if (to !== 'everyone') continue;
      const text = narrate(fact as SeenEvent, { lang, seed: 'tale', name, living: () => 5 }, at);
      if (text !== null) told.push(text);
    }
    expect(told.length).toBeGreaterThan(10);
    for (const text of told) expect(text).not.toMatch(/[{}]|undefined/);
    const nights = told.filter((text) => lang === 'en' && /night|dusk|bell|darkness|lamps/i.test(text));
    if (lang === 'en') expect(new Set(nights).size).toBeGreaterThan(1);
  });
});

const BECAUSE: readonly Because[] = [
  { why: 'clash', with: 1, character: 'chef' },
  { why: 'told', by: 1, character: 'empath' },
  { why: 'cleared', by: 1, character: 'empath' },
  { why: 'cannot-be' },
  { why: 'died-at-night' },
  { why: 'proven' },
  { why: 'quiet' },
  { why: 'left-alive', character: 'empath' },
  { why: 'untested', character: 'recluse' },
  { why: 'vote', nominee: 2 },
  { why: 'lone-hand' },
  { why: 'altogether' },
  { why: 'argued', by: 1 },
  { why: 'hunch' },
];

const REMARKS: readonly Remark[] = [
  ...BECAUSE.map((because): Remark => ({ say: 'accuse', seat: 3, because })),
  ...BECAUSE.map((because): Remark => ({ say: 'vouch', seat: 3, because })),
  { say: 'ask', seat: 2, what: 'character' },
  { say: 'ask', seat: 2, what: 'learned' },
  { say: 'plead' },
  { say: 'plan', bluffs: [{ seat: 0, character: 'monk' }] },
  {
    say: 'claim',
    claim: {
      character: 'fortuneteller',
      learned: [
        { night: 1, chosen: [1, 2], info: { says: 'yes', yes: true } },
        { night: 2, chosen: [], info: { says: 'number', number: 1 } },
        { night: 3, chosen: [], info: { says: 'one-of', players: [1, 2], character: 'chef' } },
        { night: 4, chosen: [], info: { says: 'none', team: 'outsider' } },
        { night: 5, chosen: [1], info: { says: 'character', character: 'imp' } },
      ],
      suspects: [],
      trusts: [],
    },
  },
];

test('every remark keeps its shape on the way', () => {
  for (const remark of REMARKS) expect(RemarkShape.parse(JSON.parse(JSON.stringify(remark)))).toEqual(remark);
  expect(RemarkShape.safeParse({ say: 'accuse', seat: 1, because: { why: 'smell' } }).success).toBe(false);
});

test('nobody speaks of themselves by name', () => {
  const clash: Remark = { say: 'accuse', seat: 3, because: { why: 'clash', with: 0, character: 'chef' } };
  for (const lang of LANGS) {
    const text = phrase({ day: 2, from: 0, to: 'everyone', remark: clash }, { lang, name });
    expect(text).not.toContain(name(0));
  }
});

test('a claim repeated with news tells the news only', () => {
  const claim = REMARKS.find((r) => r.say === 'claim')!;
  const text = phrase(
    { day: 2, from: 0, to: 'everyone', remark: { ...claim, told: 4 } as Remark },
    { lang: 'en', name },
  );
  expect(text).toContain('Night 5');
  expect(text).not.toContain('Night 4');
});

test.each(LANGS)('every remark can be said in %s', (lang) => {
  for (const remark of REMARKS) {
    const text = phrase({ day: 2, from: 0, to: 'everyone', remark }, { lang, name });
    expect(text.length).toBeGreaterThan(3);
    expect(text).not.toMatch(/[{}]|undefined/);
  }
});
