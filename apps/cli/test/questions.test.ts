import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { almanac } from '@belfry/almanac';
import { type Action, type Json, type Options, random } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { namedUse } from '../src/commands/play/named-use.ts';
import { pick } from '../src/commands/play/questions.ts';
import { WORDS } from '../src/commands/play/words.ts';

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dmitri'];

/** Types these lines one after the other; the person leaves when none is left. */
async function type(lines: readonly string[], options: Options, lang: 'en' | 'ru' = 'en') {
  const left = [...lines];
  const heard: string[] = [];
  const character = (id: string) => almanac(lang).characters.get(id)?.name ?? id;
  const answer = await pick(
    options,
    {
      ask: async (question) => {
        heard.push(question);
        return left.shift() ?? null;
      },
      aside: (line) => line === '?',
      out: (text) => heard.push(text),
      names: () => NAMES,
      name: (seat) => NAMES[seat]!,
      character,
      said: (value) => JSON.stringify(value),
      words: WORDS[lang],
    },
    random('questions'),
  );
  return { answer, left, heard };
}

const player: Options = { pick: 'players', from: [0, 1, 2], min: 1, max: 1 };
const character: Options = { pick: 'characters', from: ['snakecharmer', 'vortox'], min: 1, max: 1 };
const guess: Options = { pick: 'all', parts: [player, character] };
const nod: Options = { pick: 'one', of: [{ value: true }, { value: false }] };

describe('every kind of question is answered by typing', () => {
  test.each<[string, Options, readonly string[], Json]>([
    ['a player', player, ['bru'], [1]],
    ['two players', { ...player, min: 2, max: 2 }, ['ada 3'], [0, 2]],
    ['nobody', { ...player, min: 0 }, ['nobody'], []],
    ['a character', character, ['Snake Charmer'], ['snakecharmer']],
    ['no character', { ...character, min: 0 }, ['none'], []],
    ['a player and a character', guess, ['2', 'vortox'], [[1], ['vortox']]],
    [
      'up to five guesses',
      { pick: 'list', of: guess, min: 0, max: 5 },
      ['y', 'ada', 'vortox', 'y', 'clara', 'snake charmer', ''],
      [
        [[0], ['vortox']],
        [[2], ['snakecharmer']],
      ],
    ],
    ['none of five guesses', { pick: 'list', of: guess, min: 0, max: 5 }, [''], []],
    ['yes', nod, ['y'], true],
    ['no', nod, ['no'], false],
    ['one of several', { pick: 'one', of: [{ value: 'left' }, { value: 'right' }] }, ['2'], 'right'],
    ['words', { pick: 'text', maxLength: 300 }, ['Is Bruno evil?'], 'Is Bruno evil?'],
    ['nothing at all', { pick: 'players', from: [], min: 0, max: 0 }, [], []],
  ])('%s', async (_, options, lines, wanted) => {
    expect(await type(lines, options)).toMatchObject({ answer: wanted, left: [] });
  });

  test.each<[string, Options, readonly string[], Json]>([
    ['никого', { ...player, min: 0 }, ['никого'], []],
    ['да', nod, ['да'], true],
    ['роль', character, ['Заклинатель змей'], ['snakecharmer']],
  ])('in Russian: %s', async (_, options, lines, wanted) => {
    expect((await type(lines, options, 'ru')).answer).toEqual(wanted);
  });

  test('what is no answer is asked again, help is none, and Enter lets chance decide', async () => {
    const { answer, heard } = await type(['dmitri', '?', ''], player);
    expect(player.pick === 'players' && player.from).toContain((answer as number[])[0]);
    expect(heard.filter((line) => line === WORDS.en.unclear)).toHaveLength(1);
  });

  test('whoever leaves in the middle has answered nothing', async () => {
    expect((await type(['ada'], guess)).answer).toBeUndefined();
  });
});

test('whose ability is used can be said', () => {
  const uses: Action[] = [
    { do: 'use', character: 'savant' },
    { do: 'use', character: 'artist' },
  ];
  const name = (id: string) => almanac('en').characters.get(id)!.name;
  expect(namedUse(['artist', 'Is', 'Ada', 'evil?'], uses, name)).toEqual({
    action: uses[1],
    rest: ['Is', 'Ada', 'evil?'],
  });
  expect(namedUse(['ada'], uses, name)).toBe(null);
});

describe('belfry play', () => {
  const belfry = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../src/belfry.ts'), 'play', ...args], {
      input: '\n'.repeat(3_000),
      encoding: 'utf8',
    });

  test.each(['bad-moon-rising', 'sects-and-violets'])('plays %s to its end, whatever is asked', (script) => {
    const played = belfry('--script', script, '--players', '7', '--seed', 'parlour');
    expect(played.stderr).toBe('');
    expect(played.stdout).toContain('Seed: parlour');
    expect(played.status).toBe(0);
  });

  test('says which scripts there are', () => {
    const { status, stderr } = belfry('--script', 'violets');
    expect(stderr).toContain('There is no script "violets". There are: trouble-brewing');
    expect(status).not.toBe(0);
  });
});
