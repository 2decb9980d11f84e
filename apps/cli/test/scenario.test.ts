import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scenario } from '../src/commands/scenario.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-'));

/** Runs `belfry scenario` on this text and returns what it printed. */
async function run(text: string, ...options: string[]) {
  const file = join(folder, 'case.yaml');
  writeFileSync(file, text);
  const out: string[] = [];
  const io = { out: (line: string) => void out.push(line), err: () => {}, tty: false };
  const code = await scenario.run([file, ...options], io);
  return { code, text: out.join('\n') };
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
    [
      'an unknown character',
      TABLE.replace('chef', 'chief'),
      /case\.yaml:3: seats\.Cat: there is no character "chief"\. Did you mean "chef"\?/,
    ],
    ['an empty file', '', /case\.yaml:1: the file is empty\. A scenario has a "name:", "seats:" and "play:"/],
    ['a file cut off before the play', 'name: x\nseats: { Ann: imp }\n', /has no "play:"/],
    ['two steps in one', `${TABLE}    expect: { winner: none }\n`, /"night" and "expect" are two steps/],
    ['a day that is no list', `${TABLE}  - day: { nominate: Ann }\n`, /a day is a list of things done/],
    ['answers inside the night', `${TABLE}  - night: { choose: { Dan: Cat } }\n`, /stands beside "night:"/],
    [
      'votes of no vote',
      `${TABLE}  - day: [{ use: slayer, by: Ann, on: Ben, votes: [Ann] }]\n`,
      /"votes" is not known/,
    ],
    [
      'an act nobody knows',
      `${TABLE}  - storyteller: { do: smite, seat: Ann }\n`,
      /cannot "smite": "do" is one of set, mark, /,
    ],
    [
      'an act half written',
      `${TABLE}  - storyteller: { do: mark, seat: Ann }\n`,
      /"kind" is missing: "mark" is written/,
    ],
    [
      'a registration that is neither',
      `${TABLE}  - day: []\n    rule: { registers: { Ben: perhaps } }\n`,
      /this is yes or no, not "perhaps"/,
    ],
  ])('refuses %s and says where', async (_, text, words) => {
    const { code, text: printed } = await run(text);
    expect(code).toBe(1);
    expect(printed).toMatch(words);
    expect(printed).toMatch(/0 passed, 1 failed$/);
  });

  test('one bad scenario does not hide the others of its file', async () => {
    const { code, text } = await run(`name: Nonsense\nseats: { Ann: imp }\nplay: [{ nite: 1 }]\n---${TABLE}`);
    expect(code).toBe(1);
    expect(text).toMatch(/✗ Nonsense\n {4}.*case\.yaml:3: play\.0\.nite.*\n✓ The Soldier stands\n1 passed, 1 failed$/);
  });

  test('an unreadable file is a failure in the JSON too, and the other files are played', async () => {
    const good = join(folder, 'good.yaml');
    writeFileSync(good, TABLE);
    const { code, text } = await run('', good, '--json');
    expect(code).toBe(1);
    const { passed, failed, scenarios } = JSON.parse(text);
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
    expect(scenarios[0].failures[0]).toMatch(/case\.yaml:1: the file is empty/);
    expect(scenarios[1].ok).toBe(true);
  });

  test.each([
    [
      'a table too small',
      TABLE.replace(', Eve: monk', '').replace(', Eve: Dan', ''),
      /A game has 5 to 20 players, not 4/,
    ],
    ['a Drunk without a belief', TABLE.replace('chef', 'drunk'), /case\.yaml:3: Seat 2 \(Cat\): .*Say whom/],
    [
      'a state that is neither',
      `${TABLE}  - expect: { Ann: { dead: maybe } }\n`,
      /Ann: this is yes or no, not "maybe"/,
    ],
    [
      'an attempt that is not refused',
      `${TABLE}  - attempt: { by: Ben, use: slayer, on: Ann }\n`,
      /case\.yaml:10: .* should have been refused, and was accepted/,
    ],
    ['a winner nobody knows', `${TABLE}  - expect: { winner: town }\n`, /this is good or evil or none, not "town"/],
    [
      'a stranger among the dead',
      `${TABLE}  - expect: { died-at-night: [Bob] }\n`,
      /there is no player "Bob"\. Players: Ann/,
    ],
    [
      'an announcement nobody makes',
      `${TABLE}  - expect: { not-announced: [dyed] }\n`,
      /nothing called "dyed" is ever announced\. Known: game-begins/,
    ],
    [
      'a lie from an ability that works',
      TABLE.replace('choose: { Dan: Cat }', 'choose: { Dan: Ben }\n    tell: { Cat: 2 }'),
      /Cat could only be told 0/,
    ],
    [
      'a lie too far for the poisoned',
      TABLE.replace('{ Dan: Cat }', '{ Dan: Cat }\n    tell: { Cat: 9 }'),
      /cannot tell Cat 9\. Legal: 1; 2; 0/,
    ],
    [
      'an answer that nobody asks for',
      TABLE.replace('{ Dan: Cat }', '{ Dan: Cat, Ben: Ann }'),
      /nobody asked for this answer/,
    ],
    [
      'an illegal choice',
      TABLE.replace('Eve: Dan', 'Eve: Eve'),
      /case\.yaml:9: Eve chose \[Eve\] and was refused: You cannot choose yourself/,
    ],
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
