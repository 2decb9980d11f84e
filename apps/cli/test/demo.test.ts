import { expect, test } from 'vitest';
import { demo } from '../src/commands/demo.ts';

function print(...args: string[]): string {
  const out: string[] = [];
  expect(demo.run(args, { out: (text) => out.push(text), err: (text) => out.push(text), tty: false })).toBe(0);
  return out.join('\n');
}

test('a demo tells what is said, who votes and why things are decided', () => {
  const text = print('--seed', 'told');
  expect(text).toMatch(/\n\w+: (I am the|My token says|Since you ask|I drew the) /);
  expect(text).toMatch(/\n {2}Hands up: \w+/);
  expect(text).toMatch(/, in a whisper: /);
});

test('in public eyes whispers are seen and not heard, and nothing hidden is told', () => {
  const text = print('--seed', 'told', '--as', 'public');
  expect(text).toMatch(/\n {2}\w+ whispers to \w+\.\n/);
  expect(text).not.toContain('in a whisper:');
  expect(text).not.toContain('The Grimoire:');
});
