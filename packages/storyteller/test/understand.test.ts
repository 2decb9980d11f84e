import { expect, test } from 'vitest';
import { BOTS, phrase, understand } from '../src/index.ts';
import { tableOf } from './fixture.ts';

const SEATS = ['Ada', 'Bruno', 'Cleo', 'Анна', 'Борис'].map((name, seat) => ({ seat, name }));
const said = (text: string, to: number | null = null) => understand(text, { seats: SEATS, from: 1, to });

test.each([
  ['Ada, what are you?', 0, 'character'],
  ['So what is your role, Cleo?', 2, 'character'],
  ['Cleo: what did you learn last night?', 2, 'learned'],
  ['Ada, who do you suspect and why?', 0, 'suspects'],
  ['Who is the Demon, Cleo?', 2, 'suspects'],
  ['Анна, кто ты?', 3, 'character'],
  ['Анна, что ты узнала?', 3, 'learned'],
  ['Борис, кого ты подозреваешь?', 4, 'suspects'],
  ['Ada, do you like cheese?', 0, 'other'],
] as const)('"%s" is a question', (text, seat, what) => {
  expect(said(text)).toEqual({ say: 'ask', seat, what });
});

test('a question in a whisper is meant for whoever hears it', () => {
  expect(said('what are you?', 2)).toEqual({ say: 'ask', seat: 2, what: 'character' });
  expect(said('кого подозреваешь?', 3)).toEqual({ say: 'ask', seat: 3, what: 'suspects' });
});

test.each([
  ['I think Cleo is the Demon', 'accuse', 2],
  ['Vote for Ada please', 'accuse', 0],
  ['I trust Ada', 'vouch', 0],
  ["I don't trust Ada", 'accuse', 0],
  ['Cleo is not evil', 'vouch', 2],
  ['По-моему, Анна — Демон', 'accuse', 3],
  ['Я не верю Анне', 'accuse', 3],
  ['Голосуйте за Бориса', 'accuse', 4],
  ['Анне я верю', 'vouch', 3],
] as const)('"%s" is an opinion', (text, say, seat) => {
  expect(said(text)).toEqual({ say, seat, because: { why: 'hunch' } });
});

test.each(['Good morning everybody', 'Adamant as ever', 'What a night!', 'Hello?'])(
  '"%s" is nothing to a bot',
  (text) => {
    expect(said(text)).toBe(null);
  },
);

test('asked whom they suspect they name somebody else with a reason, or nobody; and say so when they understood nothing', () => {
  const table = tableOf('asked whom', { players: 8 });
  table.playOut();
  const [seat] = table.chairs.filter(({ seat: id }) => id !== 0).map(({ seat: id }) => id);
  const reply = (what: 'suspects' | 'other') => {
    table.say({ day: table.board.view.day, from: 0, to: 'everyone', remark: { say: 'ask', seat: seat!, what } });
    return BOTS.novice.speak(table.chairs[seat!]!).at(-1)!;
  };
  const opinion = reply('suspects').remark;
  expect(['accuse', 'undecided']).toContain(opinion.say);
  if (opinion.say === 'accuse') expect(opinion.seat).not.toBe(seat);
  const unclear = reply('other');
  expect(unclear.remark.say).toBe('unclear');
  for (const lang of ['en', 'ru'] as const) expect(phrase(unclear, { lang, name: String })).not.toBe('');
});
