import { type Sentence, say } from '@belfry/almanac';
import { ClientMessage } from '@belfry/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bodyOf, type Sorry } from '../src/http/answer.ts';
import type { RunningServer } from '../src/main.ts';
import { misfitIn } from '../src/misfit.ts';
import { readRecord } from '../src/table/record-shape.ts';
import { Client } from './client.ts';
import { testServer } from './house.ts';

const NOBODY = { name: String, character: String };
const inRussian = (said: Sentence) => say(said, NOBODY, 'ru');

const Shape = z.strictObject({
  name: z.string().min(2).max(5),
  as: z.enum(['player', 'spectator']).optional(),
  seats: z.array(z.int().min(0).max(9)).min(1).optional(),
  script: z.union([z.strictObject({ builtin: z.string() }), z.strictObject({ saved: z.string() })]).optional(),
  free: z.custom((value) => value !== 'no').optional(),
});

function refusalOf(body: unknown): Sorry {
  try {
    bodyOf(Shape, body);
  } catch (error) {
    return error as Sorry; // nothing else is thrown there
  }
  throw new Error('It was taken.');
}

describe('a body that is not what was asked for', () => {
  test.each<[unknown, string, string]>([
    ['?', 'What was sent should be an object; it is "?".', 'Присланное: ожидается объект, прислано: "?".'],
    [null, 'What was sent should be an object; it is null.', 'Присланное: ожидается объект, прислано: null.'],
    [[], 'What was sent should be an object; it is a list.', 'Присланное: ожидается объект, прислано: список.'],
    [{}, '"name" should be a text; it is missing.', 'Поле "name": ожидается текст, прислано: ничего.'],
    [{ name: 3 }, '"name" should be a text; it is 3.', 'Поле "name": ожидается текст, прислано: 3.'],
    [
      { name: 'A' },
      '"name" should have at least 2 characters; it is "A".',
      'Поле "name": ожидается знаков не меньше 2, прислано: "A".',
    ],
    [
      { name: 'Ann', as: 'king' },
      '"as" should be "player" or "spectator"; it is "king".',
      'Поле "as": ожидается "player" или "spectator", прислано: "king".',
    ],
    [
      { name: 'Ann', seats: [1.5] },
      '"seats.0" should be a whole number; it is 1.5.',
      'Поле "seats.0": ожидается целое число, прислано: 1.5.',
    ],
    [
      { name: 'Ann', seats: [12] },
      '"seats.0" should be at most 9; it is 12.',
      'Поле "seats.0": ожидается число не больше 9, прислано: 12.',
    ],
    [
      { name: 'Ann', seats: [] },
      '"seats" should have at least 1 entry; it is a list.',
      'Поле "seats": ожидается записей не меньше 1, прислано: список.',
    ],
    [
      { name: 'Ann', king: true },
      'What was sent has fields that are not known: "king".',
      'Присланное: здесь неизвестно "king".',
    ],
    [
      { name: 'Ann', script: { builtin: 3 } },
      '"script.builtin" should be a text; it is 3.',
      'Поле "script.builtin": ожидается текст, прислано: 3.',
    ],
    [
      { name: 'Ann', script: 3 },
      '"script" is 3, which does not belong there.',
      'Поле "script": этому здесь не место, прислано: 3.',
    ],
    [
      { name: 'Ann', free: 'no' },
      '"free" is "no", which does not belong there.',
      'Поле "free": этому здесь не место, прислано: "no".',
    ],
  ])('%j is refused in the words of whoever sent it', (body, english, russian) => {
    const { message, said } = refusalOf(body);
    expect(message).toBe(`${english} See docs/PROTOCOL.md.`);
    expect(inRussian(said)).toBe(`${russian} Смотрите docs/PROTOCOL.md.`);
  });

  test('gets back no more of what was sent than can be read', () => {
    const long = 'x'.repeat(1_000);
    for (const body of [{ name: long }, { name: 'Ann', [long]: 1 }, { name: 'Ann', script: { [long]: long } }])
      expect(refusalOf(body).message.length).toBeLessThan(250);
  });

  test('has no words for what is inherited', () => {
    const inherited = z.object({ constructor: z.string() }).safeParse({});
    expect(misfitIn(inherited.error!, {}).why).toMatchObject({ found: { kind: 'nothing' } });
  });
});

test('so are messages on the line', () => {
  const said = (message: unknown) => {
    const { error } = ClientMessage.safeParse(message);
    return say(misfitIn(error!, message).why, NOBODY);
  };
  expect(said({ t: 'x' })).toBe('"t" should be "hello" or "do" or "look" or "older" or "ping"; it is "x".');
  expect(said({ t: 'do', id: 'a', cmd: { do: 'sit' } })).toBe('"cmd.seat" should be a number; it is missing.');
});

test('and records of a file', () => {
  try {
    readRecord({ type: 'opened', at: 'now' }, 0);
    expect.unreachable();
  } catch (error) {
    const { said } = error as Sorry; // as any refusal
    expect(inRussian(said)).toMatch(
      /^Запись 1 файла не такая, какие пишет стол: поле "\w+"\. Поле "\w+": ожидается .+\.$/,
    );
  }
});

describe('over HTTP', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  const post = async (body: string, type = 'application/json') => {
    const origin = new URL(server.url).origin;
    const response = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': type, origin },
      body,
    });
    return { status: response.status, ...((await response.json()) as { error: string; said: Sentence }) };
  };

  test.each<[string, number, Sentence['say'], string, string?]>([
    ['what is no JSON', 400, 'server.no-json', '{'],
    ['what is too long', 413, 'server.too-large', JSON.stringify({ name: 'x'.repeat(300_000) })],
    ['what is called something else', 415, 'server.no-json', '<table/>', 'text/xml'],
    ['what lacks a field', 400, 'server.message', '{}'],
  ])('%s is refused in a sentence of ours, in every language', async (_, status, key, body, type) => {
    const answer = await post(body, type);
    expect(answer).toMatchObject({ status, said: { say: key } });
    expect(answer.error).toBe(say(answer.said, NOBODY));
    expect(inRussian(answer.said)).toMatch(/[а-яё]/i);
    expect(inRussian(answer.said)).not.toMatch(/invalid|expected|received/i);
  });

  test('a command that is misspelled is rejected by its id, with the same words', async () => {
    const client = await new Client(server.url, 'teller').openTable({ name: 'Teller', chairs: 5 });
    client.send(JSON.stringify({ t: 'do', id: 'typo', cmd: { do: 'sit', seat: 'first' } }));
    const isIt = (frame: string) => frame.includes('"typo"');
    await client.until(() => client.frames.some(isIt), 'the rejection');
    expect(JSON.parse(client.frames.find(isIt)!)).toMatchObject({
      t: 'reject',
      reason: '"cmd.seat" should be a number; it is "first". See docs/PROTOCOL.md.',
      said: { say: 'server.message', field: 'cmd.seat' },
    });
  });
});
