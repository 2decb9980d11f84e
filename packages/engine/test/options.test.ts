import { say } from '@belfry/almanac';
import { describe, expect, test } from 'vitest';
import {
  aCharacter,
  action,
  aPlayer,
  both,
  character,
  everyAnswer,
  firstAnswer,
  isAnswerable,
  type Json,
  type Options,
  playerPart,
  playersIn,
  random,
  randomAnswer,
  refusal as refuses,
  singleOptions,
  upTo,
} from '../src/index.ts';
import { refuseOptions } from '../src/options.ts';
import { night, table } from './small-table.ts';

const names = { name: (seat: number) => `Seat ${seat}`, character: (id: string) => id };
const refusal = (options: Options, choice: Json): string | null => {
  const why = refuses(options, choice);
  return why === null ? null : say(why, names);
};
const wrongOptions = (options: unknown): string | null => {
  const why = refuseOptions(options);
  return why === null ? null : say(why, names);
};

const someone = { pick: 'players', from: [1, 3, 4], min: 1, max: 1 } as const;
const token = { pick: 'characters', from: ['imp', 'chef'], min: 1, max: 1 } as const;
const pair: Options = { pick: 'all', parts: [someone, token] };
const orNobody: Options = { pick: 'players', from: [0, 1, 2], min: 0, max: 2 };
const guesses: Options = { pick: 'list', of: pair, min: 0, max: 2 };
const nod: Options = {
  pick: 'one',
  of: [
    { value: true, note: 'yes' },
    { value: false, note: 'no' },
  ],
};
const acts: Options = {
  pick: 'action',
  of: [{ do: 'wait' }, { do: 'use', character: 'juggler', with: guesses }],
};

/** Options, and how many answers they have; null where they cannot be counted. */
const ALL: readonly (readonly [string, Options, number | null])[] = [
  ['one player', someone, 3],
  ['up to two players', orNobody, 1 + 3 + 3],
  ['one character', token, 2],
  ['a nod', nod, 2],
  ['a player and a character', pair, 6],
  ['up to two guesses', guesses, 1 + 6 + 15],
  ['exactly two guesses', { pick: 'list', of: pair, min: 2, max: 2 }, 15],
  ['actions with guesses', acts, 1 + 22],
  ['a player and a nod and a pair', { pick: 'all', parts: [orNobody, nod, pair] }, 7 * 2 * 6],
  ['words', { pick: 'text', maxLength: 10 }, null],
  ['a player and words', { pick: 'all', parts: [someone, { pick: 'text', maxLength: 10 }] }, null],
  ['three different words', { pick: 'list', of: { pick: 'text', maxLength: 10 }, min: 3, max: 3 }, null],
];

describe.each(ALL)('%s', (_, options, count) => {
  test('has legal answers, all of them listed, and any of them drawn', () => {
    expect(refuseOptions(options)).toBeNull();
    expect(isAnswerable(options)).toBe(true);
    expect(refusal(options, firstAnswer(options))).toBeNull();
    const all = everyAnswer(options);
    expect(all?.length ?? null).toBe(count);
    for (const answer of all ?? []) expect(refusal(options, answer)).toBeNull();
    expect(new Set((all ?? []).map((answer) => JSON.stringify(answer))).size).toBe(all?.length ?? 0);
    const drawn = new Set<string>();
    for (let at = 0; at < 60; at++) {
      for (const how of ['any', 'fewest'] as const) {
        const answer = randomAnswer(options, random(`${at} ${how}`), how);
        expect(refusal(options, answer)).toBeNull();
        drawn.add(JSON.stringify(answer));
      }
    }
    expect(drawn.size).toBeGreaterThan(count === null ? 0 : 1);
  });

  test('refuses nonsense with a sentence', () => {
    for (const nonsense of [null, true, 7, 'x'.repeat(20), {}, [[]], [[9], ['imp']], [['imp'], [3]], { do: 'fly' }]) {
      const legal = everyAnswer(options)?.some((answer) => JSON.stringify(answer) === JSON.stringify(nonsense));
      if (legal !== true) expect(refusal(options, nonsense as Json)).toMatch(/ .*\.$/);
    }
  });
});

test.each([
  [pair, [[3]], 'a list of 2 answers'],
  [pair, [[3, 4], ['imp']], 'Answer 1: Choose exactly 1 player, not 2.'],
  [pair, [[3], ['monk']], 'Answer 2: "monk" cannot be chosen here.'],
  [
    guesses,
    [
      [[3], ['imp']],
      [[3], ['imp']],
    ],
    'The same answer cannot be chosen twice.',
  ],
  [
    guesses,
    [
      [[3], ['imp']],
      [[0], ['imp']],
    ],
    'Answer 2: Answer 1: Seat 0 cannot be chosen here.',
  ],
  [acts, { do: 'use', character: 'juggler', with: [3] }, 'Answer 1: The answer has to be a list of 2 answers.'],
] as const)('says which part of an answer is wrong: %#', (options, answer, words) => {
  expect(refusal(options, answer as Json)).toContain(words);
});

test('what nobody could answer is known as such', () => {
  const none: Options = { pick: 'players', from: [], min: 1, max: 1 };
  expect(isAnswerable(none)).toBe(false);
  expect(isAnswerable({ pick: 'all', parts: [someone, none] })).toBe(false);
  expect(isAnswerable({ pick: 'list', of: none, min: 1, max: 2 })).toBe(false);
  expect(isAnswerable({ pick: 'list', of: none, min: 0, max: 2 })).toBe(true);
  expect(isAnswerable({ pick: 'list', of: nod, min: 3, max: 3 })).toBe(false);
  expect(isAnswerable({ pick: 'action', of: [{ do: 'use', with: none }] })).toBe(false);
  expect(everyAnswer({ pick: 'list', of: pair, min: 0, max: 6 }, 10)).toBeNull();
});

test('players are found wherever they stand in a question or an answer', () => {
  expect(playerPart(acts)).toEqual(someone);
  expect(playerPart({ pick: 'all', parts: [token, nod] })).toBeNull();
  expect(playerPart({ pick: 'one', of: [{ value: 3 }, { value: 4 }] })).toMatchObject({ from: [3, 4], max: 1 });
  expect(
    playersIn([
      [[3], ['imp']],
      [[4], ['chef']],
    ]),
  ).toEqual([3, 4]);
  expect(playersIn({ do: 'nominate', with: [2] })).toEqual([2]);
  expect(singleOptions({ pick: 'all', parts: [someone, nod] }).map(({ note }) => note)).toEqual(['yes', 'no']);
});

test.each([
  [{ pick: 'all', parts: [] }, '"parts"'],
  [{ pick: 'all', parts: [someone, { pick: 'what' }] }, 'Say what to pick'],
  [{ pick: 'list', of: someone, min: 2, max: 1 }, '"min" and "max"'],
  [{ pick: 'action', of: [{ do: 'x', with: { pick: 'one', of: [] } }] }, '"of"'],
  [{ pick: 'players', from: [1], min: 2, max: 2 }, 'whom to pick'],
])('options from outside have to make sense: %#', (options, words) => {
  expect(wrongOptions(options)).toContain(words);
});

test('an ability asks for a player and a character at once, and another for up to three guesses', () => {
  const heard: unknown[] = [];
  const meddler = character('meddler', {
    wakes: 'first',
    *act({ choose }) {
      heard.push(yield* choose(both(aPlayer({ notMyself: true }), aCharacter())));
    },
  });
  const guesser = character('guesser', {
    action: action({
      asks: upTo(3, both(aPlayer(), aCharacter())),
      *use(_, guesses) {
        heard.push(guesses);
      },
    }),
  });
  const game = table(['meddler', 'guesser'], [meddler, guesser]);
  const [asked] = game.promptsFor(2);
  const answer = (choice: Json) => game.submit({ type: 'answer', prompt: asked!.id, by: 2, choice });
  expect(asked?.options).toMatchObject({ pick: 'all', parts: [{ pick: 'players' }, { pick: 'characters' }] });
  expect(answer([[2], ['fiend']])).toMatchObject({ ok: false, reason: { say: 'answer.not-yourself' } });
  expect(answer([[3], ['nobody']])).toMatchObject({ ok: false });
  expect(answer([[3], ['fiend']])).toMatchObject({ ok: true });
  night(game);
  const use = {
    do: 'use',
    character: 'guesser',
    with: [
      [[0], ['fiend']],
      [[1], ['villager']],
    ],
  };
  const day = game.promptsFor(3).find((prompt) => prompt.kind === 'day')!;
  expect(game.submit({ type: 'answer', prompt: day.id, by: 3, choice: use })).toMatchObject({ ok: true });
  expect(game.events.findLast((event) => event.type === 'used')).toMatchObject({ chosen: use.with });
  expect(heard).toEqual([
    [3, 'fiend'],
    [
      [0, 'fiend'],
      [1, 'villager'],
    ],
  ]);
});
