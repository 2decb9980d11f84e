import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Command } from '../src/command.ts';
import { demo } from '../src/commands/demo.ts';
import { replay } from '../src/commands/replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-'));
const saved = join(folder, 'game.json');

async function run(command: Command, ...args: string[]) {
  const out: string[] = [];
  const code = await command.run(args, { out: (line) => void out.push(line), err: () => {}, tty: false });
  return { code, text: out.join('\n') };
}

describe('belfry demo and replay', () => {
  test('the same seed tells the same game, and its file tells it again', async () => {
    const first = await run(demo, '--players', '7', '--seed', 'bells', '--save', saved);
    expect(first.text).toMatch(/Trouble Brewing, 7 players[\s\S]*Night 1\.[\s\S]*(Good|Evil) wins\./);
    expect(await run(demo, '--players', '7', '--seed', 'bells')).toEqual(first);
    // A file holds the game and not what was said: those lines stand in between.
    const told = (await run(replay, saved)).text.split('\n');
    const lines = first.text.split('\n');
    let at = -1;
    for (const line of told) {
      at = lines.indexOf(line, at + 1);
      expect(at, line).toBeGreaterThanOrEqual(0);
    }
    expect(told.at(-1)).toBe(lines.at(-1));
  });

  test('a player’s replay has what they saw and no more', async () => {
    await run(demo, '--players', '7', '--seed', 'bells', '--save', saved);
    const { text } = await run(replay, saved, '--as', 'Ada');
    expect(text).toMatch(/Ada is told: you are/);
    expect(text).not.toMatch(/The Grimoire:|Bruno is told|Clara .* picks/);
    const everybody = await run(replay, saved, '--as', 'public');
    expect(everybody.text).not.toMatch(/is told|learns/);
  });

  test('the Storyteller’s version has every ruling with its reason and what else was weighed', async () => {
    const { text } = await run(demo, '--players', '7', '--seed', 'bells', '--save', saved);
    expect(text).toMatch(/The Storyteller decides \(.+\): .+\. .+\.\n {4}What else\? .+ \(behind by [\d.]+\)/);
    expect((await run(replay, saved, '--as', 'public')).text).not.toMatch(/decides|What else/);
  });

  test.each([
    ['a name nobody has', [saved, '--as', 'Zoe'], /no player "Zoe"\. Players: Ada/],
    ['no file', [], /name one game file/],
    ['a missing file', [join(folder, 'none.json')], /cannot read/],
  ])('refuses %s', async (_, args, words) => {
    await run(demo, '--players', '7', '--seed', 'bells', '--save', saved);
    await expect(run(replay, ...args)).rejects.toThrow(words);
  });

  test('a file whose events were changed is refused, and shown unchecked', async () => {
    await run(demo, '--players', '7', '--seed', 'bells', '--save', saved);
    const forged = join(folder, 'forged.json');
    writeFileSync(
      forged,
      readFileSync(saved, 'utf8').replace('"type":"dawn","day":1,"died":[]', '"type":"dawn","day":1,"died":[0]'),
    );
    await expect(run(replay, forged)).rejects.toThrow(/does not follow from its inputs/);
    expect((await run(replay, forged, '--unchecked')).text).toMatch(/Day 1\. Found dead: Ada\./);
  });
});
