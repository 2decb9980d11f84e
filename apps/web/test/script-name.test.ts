import { BUILTIN_NAMES, builtinScript } from '@belfry/scripts';
import { expect, test } from 'vitest';
import { scriptName } from '../src/scripts/script-name.ts';

test.each(BUILTIN_NAMES)('%s has a Russian name, and keeps its own in English', (id) => {
  const { name } = builtinScript(id)!;
  expect(scriptName(name, 'en')).toBe(name);
  expect(scriptName(name, 'ru')).toMatch(/^[А-Яа-яё ]+$/);
});

test('a script of one’s own is called what its author called it', () => {
  expect(scriptName('Wednesdays', 'ru')).toBe('Wednesdays');
});
