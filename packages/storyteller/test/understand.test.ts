import { describe, expect, test } from 'vitest';
import { BOTS, type Bot, phrase, understand } from '../src/index.ts';
import { tableOf } from './fixture.ts';

const SEATS = ['Ada', 'Bruno', 'Cleo', 'Анна', 'Борис', 'Андрей'].map((name, seat) => ({ seat, name }));
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
  ['Я подозреваю Андрея', 'accuse', 5],
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

test.each([
  "Let's not execute anybody today",
  'no execution today please',
  'I think we should sleep on it',
  'Давайте никого сегодня не казнить',
  'Сегодня без казни',
])('"%s" asks for a day without an execution', (text) => {
  expect(said(text)).toEqual({ say: 'rest' });
});

test('who is to be spared is named, and that is another thing', () => {
  expect(said("Don't execute Ada today")).toMatchObject({ say: 'vouch', seat: 0 });
});

test('when everybody asks for a day without an execution, the first is a quiet one', () => {
  const asking: Bot = {
    ...BOTS.novice,
    speak: (situation) => [
      ...BOTS.novice.speak(situation),
      { day: situation.board.view.day, from: situation.seat, to: 'everyone', remark: { say: 'rest' } },
    ],
  };
  const onTheFirstDay = (bot: Bot) =>
    Array.from({ length: 12 }, (_, seed) => {
      const table = tableOf(`rest ${seed}`, { players: 8, bot: () => bot });
      table.playOut();
      return table.board.votes.filter(({ day }) => day === 1).length;
    }).reduce((sum, votes) => sum + votes, 0);
  expect(onTheFirstDay(asking)).toBeLessThan(onTheFirstDay(BOTS.novice) / 2);
});

describe('who one says one is, in words of one’s own', () => {
  const { board } = (() => {
    const table = tableOf('claims in words', { players: 8 });
    table.playOut();
    return table;
  })();
  const seats = SEATS;
  const claimed = (text: string) => {
    const remark = understand(text, { seats, from: 1, to: null, board });
    return remark?.say === 'claim' ? remark.claim : null;
  };

  test.each([
    ["I'm the Chef and saw 1", 'chef', { says: 'number', number: 1 }],
    ['Hi all, i am the chef. One pair!', 'chef', { says: 'number', number: 1 }],
    ['I am the Chef, zero', 'chef', { says: 'number', number: 0 }],
    ['Я Повар, видел одну пару', 'chef', { says: 'number', number: 1 }],
    [
      'im the washerwoman: Ada or Cleo is the Monk',
      'washerwoman',
      { says: 'one-of', character: 'monk', players: [0, 2] },
    ],
    [
      'I am the Investigator, Cleo or Ada is the Scarlet Woman',
      'investigator',
      { says: 'one-of', character: 'scarletwoman' },
    ],
    ['I’m the Librarian and there is no Outsider', 'librarian', { says: 'none' }],
    ['I am the Fortune Teller, picked Ada and Cleo, got a yes', 'fortuneteller', { says: 'yes', yes: true }],
    ['Я Гадалка. Выбрала Анну и Бориса: нет', 'fortuneteller', { says: 'yes', yes: false }],
  ] as const)('"%s"', (text, character, info) => {
    const claim = claimed(text);
    expect(claim?.character).toBe(character);
    expect(claim?.learned).toHaveLength(1);
    expect(claim?.learned[0]).toMatchObject({ night: 1, info });
  });

  test('whom the Fortune Teller picked is part of it', () => {
    expect(claimed('I am the Fortune Teller, picked Ada and Cleo, got a no')?.learned[0]?.chosen).toEqual([0, 2]);
  });

  test('a number for each night, in order or by name', () => {
    const nights = [...board.nights].filter(([, { living }]) => living.includes(1)).map(([night]) => night);
    const told = claimed('I am the Empath: 1, then 0')!.learned;
    expect(told.map(({ night }) => night)).toEqual(nights.slice(0, 2));
    const [named] = claimed('I am the Empath, on night 1 I got two')!.learned;
    expect(named).toMatchObject({ night: 1, info: { says: 'number', number: 2 } });
  });

  test.each(['I am the Monk', 'Я Солдат', 'My role is the Saint.'])('"%s" is a claim without information', (text) => {
    expect(claimed(text)).toMatchObject({ learned: [] });
    expect(claimed(text)?.character).not.toBe(null);
  });

  test.each(['I am not the Imp', 'I think Ada is the Chef', 'I am tired', 'Я верю Повару', 'The Chef I am not'])(
    '"%s" is none',
    (text) => {
      expect(claimed(text)).toBe(null);
    },
  );

  test.each([
    ['I think Ada is the Imp', 'accuse', 0],
    ['Ada is the poisoner!', 'accuse', 0],
    ['По-моему, Анна — черт', 'accuse', 3],
    ['I think Cleo is the Chef', 'vouch', 2],
  ] as const)('"%s" is an opinion', (text, say, seat) => {
    expect(understand(text, { seats, from: 1, to: null, board })).toMatchObject({ say, seat });
  });
});
