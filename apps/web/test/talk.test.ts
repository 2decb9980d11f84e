import { emptyView } from '@belfry/engine';
import { defaultSettings, type Line, type Person, REJECTIONS, type TableCard } from '@belfry/protocol';
import { describe, expect, it } from 'vitest';
import { page as en, type Key } from '../../../languages/en/web/index.ts';
import { page as ru } from '../../../languages/ru/web/index.ts';
import { Refused } from '../src/online/net/api.ts';
import { sayHttpRefusal, sayRefusal } from '../src/online/net/refusal.ts';
import { conversations, earsFor, linesFor, seatsOf, toSeats } from '../src/online/talk/addressee.ts';

const ME = 0;

const line = (channel: Line['channel'], seat: number, to: Line['to'] = null, text: string | null = 'hm'): Line => ({
  at: 0,
  channel,
  from: { person: `p${seat + 1}`, name: '', seat, storyteller: false },
  to,
  text,
  claim: null,
});

describe('Whispers', () => {
  const talk = [
    line('public', 1),
    line('whisper', 2, [0]),
    line('whisper', 3, [0, 2]),
    line('whisper', 0, [3, 2]),
    line('whisper', 0, [2]),
    line('whisper', 1, [3], null),
  ];

  it('are conversations: who is in it counts, not who began; the latest first', () => {
    expect(conversations(talk, ME)).toEqual([toSeats([2]), toSeats([2, 3])]);
    expect(linesFor(toSeats([3, 2]), talk, ME)).toEqual([talk[2], talk[3]]);
    expect(linesFor(toSeats([2]), talk, ME)).toEqual([talk[1], talk[4]]);
  });

  it('among others stay in the sight of everybody, and are nobody else’s conversation', () => {
    expect(linesFor('public', talk, ME)).toBe(talk);
    expect(conversations([talk[5]!], ME)).toEqual([]);
    expect(conversations(talk, null)).toEqual([]);
  });

  it('name their seats', () => {
    expect(seatsOf(toSeats([10, 2]))).toEqual([2, 10]);
    expect(toSeats([])).toBe('whisper');
    expect(seatsOf('public')).toEqual([]);
  });

  it.each([
    ['off', []],
    ['neighbours', [1, 4]],
    ['everyone', [1, 2, 3, 4]],
  ] as const)('keep to the rule of the table: %s', (whispers, ears) => {
    const table = { settings: { ...defaultSettings('automatic'), whispers } } as unknown as TableCard; // all it looks at
    const view = { ...emptyView(ME), circle: [0, 1, 2, 3, 4] };
    expect(earsFor({ seat: ME } as Person, table, view)).toEqual(ears);
    expect(earsFor({ seat: null } as Person, table, view)).toEqual([]);
  });
});

describe('A refusal', () => {
  const russian = { lang: 'ru', t: (key: Key) => String(ru[key]) } as const;
  const english = { lang: 'en', t: (key: Key) => String(en[key]) } as const;

  it.each(REJECTIONS)('has a Russian sentence of its own: %s', (code) => {
    const said = sayRefusal({ code, reason: 'You are dead.' }, russian);
    expect(said).toMatch(/^[А-ЯЁ][^a-z]*\.$/i);
    expect(REJECTIONS.filter((other) => sayRefusal({ code: other, reason: '' }, russian) === said)).toEqual([code]);
  });

  it('is told in English as the server put it', () => {
    expect(sayRefusal({ code: 'not-now', reason: 'There is no vote to run.' }, english)).toBe(
      'There is no vote to run.',
    );
  });

  it('is told in the reader’s own words where the server sent it as data', () => {
    const said = { say: 'play.no-vote' } as const;
    expect(sayRefusal({ code: 'not-now', reason: 'There is no vote to run.', said }, russian)).toBe(
      'Сейчас нет голосования.',
    );
    expect(sayHttpRefusal(new Refused(404, 'There is no such script.', { say: 'saved.no-script' }), russian)).toBe(
      'Такого сценария нет.',
    );
  });

  it('over HTTP tells a silent server from one that says no', () => {
    expect(sayHttpRefusal(new Refused(0, ''), russian)).toBe(ru['open.no-server']);
    expect(sayHttpRefusal(new Refused(429, 'Too many tables.'), russian)).toBe(ru['reject.too-fast']);
    expect(sayHttpRefusal(new Refused(500, 'Oops'), russian)).toBe(ru['reject.trouble']);
  });
});
