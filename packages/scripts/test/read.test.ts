import { describe, expect, test } from 'vitest';
import { BUILTIN_NAMES, builtinScript, readScript, ScriptReadError, tongue } from '../src/index.ts';
import { fixture, referenceScripts } from './reference.ts';

describe('spellings found in the wild', () => {
  const script = readScript(fixture('wild-spellings.json'));
  test('all mean the official characters', () => {
    expect(script.entries.map((e) => (e.kind === 'unknown' ? e.written : e.id))).toEqual([
      'fortuneteller',
      'fortuneteller',
      'lilmonsta',
      'lilmonsta',
      'alhadikhia',
      'pithag',
      'scarletwoman',
      'imp',
      'devilsadvocate',
    ]);
    expect(script.entries.every((e) => e.kind === 'official')).toBe(true);
    expect(script.characters).toHaveLength(7);
  });
  test('the script keeps its name, author and fields that nobody knows', () => {
    expect(script).toMatchObject({ name: 'Found in the Wild', author: 'Nobody', meta: { colour: 'teal' } });
  });
});

describe('homebrew', () => {
  const script = readScript(fixture('homebrew.json'));
  const lamplighter = script.characters.find((c) => c.id === 'lamps-lamplighter');
  test('becomes a character that is run by hand', () => {
    expect(lamplighter).toMatchObject({
      name: 'Lamplighter',
      team: 'townsfolk',
      edition: 'homebrew',
      automated: false,
      reminders: ['Lit'],
      globalReminders: ['Dark'],
      firstNight: 'The Lamplighter points at a street. Give a number.',
    });
  });
  test('announces its set-up change in square brackets', () => {
    expect(lamplighter?.setup).toEqual({ summary: '+1 Outsider', outsiders: [1] });
  });
  test('may ask for copies in the bag', () => {
    expect(script.characters.find((c) => c.id === 'lamps-twins')?.setup?.extraCopies).toBeGreaterThan(1);
  });
  test.each([
    ['[+0 or +1 Outsider]', { outsiders: [0, 1] }],
    ['[-1 Outsider]', { outsiders: [-1] }],
    ['[-1 to +1 Outsiders]', { outsiders: [-1, 0, 1] }],
    ['[-? to +? Outsiders]', { anyOutsiders: true }],
    ['[+1 Minion. +1 Outsider]', { minions: 1, outsiders: [1] }],
    ['[No Demon]', { demons: -1 }],
    ['[You sit in the middle]', {}],
  ])('%s', (brackets, change) => {
    const item = { id: 'x', name: 'X', team: 'minion', ability: `Something. ${brackets}` };
    const { summary: _, ...rest } = readScript(JSON.stringify([item])).characters[0]!.setup!;
    expect(rest).toEqual(change);
  });
  test('moves an official character to another team under its own rules', () => {
    const item = { id: 'amnesiac', name: 'Amnesiac', team: 'outsider', ability: 'Who?' };
    expect(readScript(JSON.stringify([item])).characters[0]).toMatchObject({ team: 'outsider', edition: 'homebrew' });
  });
});

/** Files that cannot be read, with the words that the error must hold. */
const BAD: readonly (readonly [text: string, message: string])[] = [
  ['["chef",\n "empath" "imp"]', 'line 2, column 11: a comma is missing before this.'],
  ['["chef",\n "imp",\n]', 'line 2, column 7: there is a comma too many before ].'],
  ['["chef", imp]', 'line 1, column 10: "imp" must stand in double quotes.'],
  ["['chef']", 'line 1, column 2: JSON wants straight double quotes ("), not \'.'],
  ['[“chef”]', 'line 1, column 2: JSON wants straight double quotes ("), not “.'],
  ['["chef', 'line 1, column 2: this text in quotes is never closed.'],
  ['["chef"', 'line 1, column 1: this [ is never closed with ].'],
  ['["chef"] x', 'line 1, column 10: the list has ended, but the file goes on.'],
  ['[{id: "imp"}]', 'line 1, column 3: the name of a field must stand in double quotes.'],
  ['[{"id" "imp"}]', 'line 1, column 8: a colon (:) is missing after the name of the field.'],
  ['// mine\n[]', 'line 1, column 1: JSON has no comments; take this one out.'],
  ['', 'the file: it is empty.'],
  ['{"id": "imp"}', 'the file: a script is a list in square brackets: [ "chef", "empath", … ].'],
  ['["chef", 5]', "item 2: 5 is neither a character's id in quotes nor an object in braces."],
  ['["chef", {"name": "X"}]', 'item 2: this object has no "id".'],
  ['[{"id": "x", "name": "X", "team": "wizards", "ability": "a"}]', 'item 1, field "team": "wizards" is no team.'],
  ['[{"id": "x", "name": "X", "team": "minion"}]', 'item 1, field "ability": a homebrew character needs'],
  [
    '[{"id": "x", "name": "X", "team": "minion", "ability": "a", "firstNight": "7"}]',
    'item 1, field "firstNight": a place in the night is a number',
  ],
  ['[{"id": "_meta", "name": 7}]', 'item 1 (_meta), field "name": this must be a text.'],
  ['[{"id": "_meta", "name": "A"}, {"id": "_meta", "name": "B"}]', 'item 2: a script has only one "_meta".'],
  ['[}]', 'line 1, column 2: "}" does not belong here.'],
  ['[,]', 'line 1, column 2: there is a comma too many here.'],
  ['["\\q"]', 'line 1, column 2: this text in quotes holds a character that must be written with a backslash.'],
  ['[', 'line 1, column 2: the file ends too early.'],
  [
    '[{"id": "x", "name": "X", "team": "minion", "ability": "a", "reminders": "Dead"}]',
    'item 1, field "reminders": reminder tokens are a list of texts.',
  ],
  [
    '[{"id": "x", "name": "X", "team": "minion", "ability": "a", "jinxes": "imp"}]',
    'item 1, field "jinxes": this must be a list of objects in braces.',
  ],
  ['[{"id": "_meta", "hideTitle": "yes"}]', 'item 1 (_meta), field "hideTitle": this must be true or false.'],
];

function refusal(text: string): ScriptReadError {
  try {
    readScript(text);
  } catch (error) {
    if (error instanceof ScriptReadError) return error;
    throw error;
  }
  throw new Error(`${text} was read without complaint`);
}

describe('a bad file names the place', () => {
  test.each(BAD)('%s', (text, message) => {
    expect(refusal(text).message).toContain(message);
  });
  test.each(BAD)('%s, in Russian', (text) => {
    const [place, ...wrong] = refusal(text).told('ru').split(': ');
    expect(place).toMatch(/^(файл|строка \d+, знак \d+|пункт \d+)/);
    expect(wrong.join(': ')).toMatch(/[а-яё]{2}.*\.$/i);
  });
  test('every trouble is provoked above; only a text that no engine refuses has no other name', () => {
    const provoked = new Set(BAD.map(([text]) => refusal(text).trouble.code));
    expect(Object.keys(tongue('en').reading).filter((code) => !provoked.has(code as never))).toEqual(['not-json']);
  });
});

test('a byte order mark does no harm', () => {
  expect(readScript('\uFEFF["chef"]').characters).toHaveLength(1);
});

test.each(BUILTIN_NAMES)('the built-in script %s loads', (name) => {
  const script = builtinScript(name)!;
  expect(script.entries.every((e) => e.kind === 'official')).toBe(true);
});

describe.skipIf(referenceScripts.length === 0)('the scripts of the reference folder load', () => {
  test.each(referenceScripts.length === 0 ? [['none', '[]']] : referenceScripts)('%s', (_, text) => {
    const script = readScript(text);
    expect(script.entries.filter((e) => e.kind === 'unknown')).toEqual([]);
    expect(script.characters.length).toBeGreaterThan(10);
  });
});
