import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scenario } from '../src/commands/scenario.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-'));

/** Runs `belfry scenario` on this text and returns what it printed, or the error it threw. */
async function run(text: string, ...options: string[]) {
  const file = join(folder, 'case.yaml');
  writeFileSync(file, text);
  const out: string[] = [];
  const io = { out: (line: string) => void out.push(line), err: () => {}, tty: false };
  try {
    const code = await scenario.run([file, ...options], io);
    return { code, text: out.join('\n') };
  } catch (error) {
    return { code: (error as Error).name, text: (error as Error).message };
  }
}

const TABLE = `
name: The Soldier stands
seats: { Ann: imp, Ben: soldier, Cat: chef, Dan: poisoner, Eve: monk }
play:
  - night: 1
    choose: { Dan: Cat }
  - day: []
  - night: 2
    choose: { Dan: Cat, Eve: Dan, Ann: Ben }
`;

describe('belfry scenario', () => {
  test('passes what is so, and prints it', async () => {
    expect(await run(`${TABLE}  - expect: { died-at-night: [], winner: none }\n`)).toEqual({
      code: 0,
      text: '✓ The Soldier stands\n1 passed, 0 failed',
    });
  });

  test('fails what is not so, with the line', async () => {
    const { code, text } = await run(`${TABLE}  - expect: { died-at-night: [Ben] }\n`);
    expect(code).toBe(1);
    expect(text).toMatch(/case\.yaml:10: died at night: \[\], not \[Ben\]/);
  });

  test('prints the whole transcript as JSON', async () => {
    const { text } = await run(TABLE, '--json');
    const { scenarios } = JSON.parse(text);
    const [{ transcript, ok }] = scenarios;
    expect(ok).toBe(true);
    const kinds = new Set(transcript.flatMap((entry: object) => Object.keys(entry)));
    expect([...kinds]).toEqual(expect.arrayContaining(['event', 'prompt', 'input']));
    const imp = transcript.find(
      (e: { prompt?: { about: { character?: string } } }) => e.prompt?.about.character === 'imp',
    );
    expect(imp.prompt).toMatchObject({ to: 0, kind: 'choose', options: { pick: 'players', from: [0, 1, 2, 3, 4] } });
  });

  test.each([
    ['broken YAML', 'name: [', /case\.yaml:1: /],
    ['no seats', 'name: x', /has no seats/],
    ['an unknown word', `${TABLE}  - nite: 3\n`, /case\.yaml:10: play\.3\.nite: "nite" is not known here/],
    ['an unknown player', TABLE.replace('Dan: Cat }', 'Dora: Cat }'), /there is no player "Dora"\. Players: Ann, Ben/],
    ['an unknown script', `script: nowhere\n${TABLE}`, /no built-in script "nowhere"/],
  ])('refuses %s and says where', async (_, text, words) => {
    const result = await run(text);
    expect(result.code).toBe('InputError');
    expect(result.text).toMatch(words);
  });

  test.each([
    ['an unknown character', TABLE.replace('chef', 'cook'), /there is no character "cook"/],
    [
      'an answer that nobody asks for',
      TABLE.replace('{ Dan: Cat }', '{ Dan: Cat, Ben: Ann }'),
      /nobody asked for this answer/,
    ],
    ['an illegal choice', TABLE.replace('Eve: Dan', 'Eve: Eve'), /refused: You cannot choose yourself/],
    ['a night in the middle of a day', `${TABLE}  - night: 3\n`, /end the day before the night/],
    [
      'an expectation that means nothing',
      `${TABLE}  - expect: { Ann: { happy: yes } }\n`,
      /"happy" is neither a player nor something to expect/,
    ],
    [
      'a misspelled name in a negation',
      `${TABLE}  - expect: { Cat: { not-told: Bne or Ann is the Chef } }\n`,
      /"Bne" is neither a player/,
    ],
  ])('fails on %s', async (_, text, words) => {
    const result = await run(text);
    expect(result.code).toBe(1);
    expect(result.text).toMatch(words);
  });
});
