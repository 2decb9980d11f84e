import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Command } from '../src/command.ts';
import { demo } from '../src/commands/demo.ts';
import { scenario } from '../src/commands/scenario.ts';
import { script } from '../src/commands/script.ts';

const README = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
const COMMANDS: readonly Command[] = [demo, scenario, script];
const CALL = 'npm run -s belfry -- ';

/** What is typed behind a `$`, and the lines that stand below it; `…` is where some were left out. */
const shown = [...README.matchAll(/^```\n(\$ .*?)^```/gms)].flatMap(([, block]) =>
  block!
    .split(/^\$ /m)
    .filter((part) => part !== '')
    .map((part) => {
      const [typed, ...lines] = part.trimEnd().split('\n');
      return { typed: typed!, lines };
    }),
);
const calls = shown.filter(({ typed }) => typed.startsWith(CALL));

async function printed(args: readonly string[]): Promise<string[]> {
  const out: string[] = [];
  const io = { out: (text: string) => out.push(text), err: (text: string) => out.push(text), tty: false };
  await COMMANDS.find(({ name }) => name === args[0])!.run(args.slice(1), io);
  return out.join('\n').split('\n');
}

test.each(calls)('the README shows what is printed today: $typed', async ({ typed, lines }) => {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-readme-'));
  try {
    const files = shown.filter((one) => one.typed.startsWith('cat '));
    for (const file of files) writeFileSync(join(folder, file.typed.slice(4)), file.lines.join('\n'));
    const here = (word: string) => (files.some((file) => file.typed === `cat ${word}`) ? join(folder, word) : word);
    const out = await printed(typed.slice(CALL.length).split(' ').map(here));
    const wanted = lines.filter((line) => line !== '…');
    // In this order, with anything in between: a line may come again later.
    let next = 0;
    for (const line of out) if (line === wanted[next]) next++;
    expect(wanted.slice(next)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('there are such calls', () => {
  expect(calls.map(({ typed }) => typed.split(' ')[5])).toEqual(['demo', 'script', 'scenario']);
});
