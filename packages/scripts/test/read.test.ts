import { random } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  BUILTIN_NAMES,
  builtinScript,
  decodeScript,
  type Finding,
  readScript,
  ScriptReadError,
  tongue,
  validateScript,
} from '../src/index.ts';
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
  [
    '[{"id": "x", "name": "X", "team": "minion", "ability": "a", "firstNight": 3, "firstNightReminder": 7}]',
    'item 1, field "firstNightReminder": this must be a text.',
  ],
  [
    '[{"id": "x", "name": "X", "team": "minion", "ability": "a", "tags": ["info", "magic"]}]',
    'item 1, field "tags": "magic" is no difficulty tag. The tags are info, onceInfo',
  ],
  ['[{"id": "_meta", "tags": {"x": ["magic"]}}]', 'item 1 (_meta), field "tags": "magic" is no difficulty tag.'],
  ['[{"id": "_meta", "tags": ["info"]}]', 'item 1 (_meta), field "tags": this must be an object with a list of tags'],
  [`["${'x'.repeat(5_000_000)}"]`, 'the file: it has 5000004 letters; Belfry reads scripts of up to 5000000.'],
  [`[${'"imp",'.repeat(1000)}"imp"]`, 'the file: it lists 1001 items; Belfry reads scripts of up to 1000.'],
  [
    JSON.stringify(['imp', { id: '_meta', name: 'X', firstNight: Array.from({ length: 10_001 }, () => 'imp') }]),
    'item 2: up to here the lists within the items hold more than 10000 entries',
  ],
  [`["imp", ${'['.repeat(100)}${']'.repeat(100)}]`, 'item 2: this holds more brackets within brackets'],
  ['[{"id": "_meta", "hideTitle": "yes"}]', 'item 1 (_meta), field "hideTitle": this must be true or false.'],
];

const isFinding = (value: number | Finding): value is Finding => typeof value === 'object';

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
  test.each(BAD)('%.200s', (text, message) => {
    expect(refusal(text).message).toContain(message);
  });
  test.each(BAD)('%.200s, in Russian', (text) => {
    const [place, ...wrong] = refusal(text).told('ru').split(': ');
    expect(place).toMatch(/^(файл|строка \d+, знак \d+|пункт \d+)/);
    expect(wrong.join(': ')).toMatch(/[а-яё]{2}.*\.$/i);
  });
  test('every trouble is provoked above; only a text that no engine refuses has no other name', () => {
    const provoked = new Set(BAD.map(([text]) => refusal(text).trouble.code));
    expect(Object.keys(tongue('en').reading).filter((code) => !provoked.has(code as never))).toEqual(['not-json']);
  });
});

describe('whatever a stranger sends', () => {
  const homebrew = (ability: string) => JSON.stringify([{ id: 'x', name: 'X', team: 'townsfolk', ability }]);

  test('no range of a set-up change is longer than a bag', () => {
    const [one] = readScript(homebrew('[+0 to +999999999 Outsiders]')).characters;
    expect(one?.setup?.outsiders).toEqual(Array.from({ length: 16 }, (_, n) => n));
    expect(readScript(homebrew('[+99999 Minions]')).characters[0]?.setup?.minions).toBe(15);
  });

  test('brackets without an end are one pass over the text, and long ones are prose', () => {
    expect(readScript(homebrew('['.repeat(250_000))).characters[0]?.setup).toBeNull();
    expect(readScript(homebrew(`[${'x'.repeat(1000)} +1 Outsider]`)).characters[0]?.setup).toBeNull();
    const many = readScript(homebrew('[+1 Outsider] '.repeat(10_000))).characters[0]?.setup;
    expect(many?.summary.length).toBeLessThan(200);
  });

  test.each([
    ['unclosed brackets', '['.repeat(100_000), 'ends too early'],
    ['unclosed braces', '{"a":'.repeat(100_000), 'ends too early'],
    ['an unclosed text', `["${'x'.repeat(4_000_000)}`, 'this text in quotes is never closed'],
    ['a bad mark at the end of a long text', `["${'x'.repeat(4_000_000)}\\q"]`, 'must be written with a backslash'],
    ['a long bare word', `[${'x'.repeat(1_000_000)}]`, 'must stand in double quotes'],
    ['a long team', homebrew('a').replace('townsfolk', 'y'.repeat(1_000_000)), 'is no team'],
    ['a long list as an item', `[[${'1,'.repeat(1_000_000)}1]]`, 'is neither'],
    ['deep lists as an item', `[${'['.repeat(90_000)}${']'.repeat(90_000)}]`, 'more brackets within brackets'],
    ['a deep field', `[{"id":"x","deep":${'['.repeat(90_000)}${']'.repeat(90_000)}}]`, 'more brackets within brackets'],
  ])('%s give one short error', (_, text, words) => {
    const { message } = refusal(text);
    expect(message).toContain(words);
    expect(message.length).toBeLessThan(400);
  });

  test('500 files with bytes changed at random are read or refused', () => {
    const text = fixture('homebrew.json');
    const source = random('mutations');
    const marks = ['"', '[', ']', '{', '}', ',', ':', '\\', '0', 'null', '[[', '\u0000', '+9999', 'é'];
    for (let i = 0; i < 500; i++) {
      let changed = text;
      for (let times = 0; times <= source.below(4); times++) {
        const at = source.below(changed.length);
        changed = changed.slice(0, at) + source.pick(marks) + changed.slice(at + source.below(3));
      }
      try {
        const script = readScript(changed);
        for (const { message, cure } of Object.values(validateScript(script)).flat().filter(isFinding)) {
          expect(message.length + (cure?.length ?? 0)).toBeLessThan(2000);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(ScriptReadError);
        expect(String(error).length).toBeLessThan(2000);
      }
    }
  });

  test('names and ids as long as a book make no long finding', () => {
    const long = { id: 'y'.repeat(9000), name: 'N'.repeat(9000), team: 'demon', ability: 'a'.repeat(9000) };
    const many = Array.from({ length: 100 }, (_, i) => ({ ...long, id: `${long.id}${i}` }));
    const meta = { id: '_meta', name: 'T', firstNight: Array.from({ length: 900 }, (_, i) => `stranger-${i}`) };
    const report = validateScript(readScript(JSON.stringify([meta, 'z'.repeat(9000), ...many])));
    for (const { message, cure, place, remedies } of [...report.errors, ...report.warnings, ...report.notes]) {
      for (const words of [message, cure ?? '', place, ...remedies.map((r) => r.label)]) {
        expect(words.length).toBeLessThan(1000);
      }
    }
  });
});

describe('difficulty tags of homebrew', () => {
  const brew = { id: 'lamp', name: 'Lamplighter', team: 'townsfolk', ability: 'a' };
  const tags = (...items: unknown[]) => readScript(JSON.stringify(items)).characters[0]?.tags.map((t) => t.tag);
  test('stand in the character, or in _meta for tools that refuse unknown fields', () => {
    expect(tags({ ...brew, tags: ['info', 'kill'] })).toEqual(['info', 'kill']);
    expect(tags({ id: '_meta', name: 'T', tags: { lamp: ['misinfo'] } }, brew)).toEqual(['misinfo']);
    expect(tags(brew)).toEqual([]);
  });
});

describe('files that are not UTF-8', () => {
  const bytes = (...parts: (string | readonly number[])[]) =>
    new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));
  test.each([
    ['Cyrillic in Windows-1251', bytes('["', [0xcf, 0xee, 0xe2, 0xe0, 0xf0], '"]'), '["Повар"]'],
    ['Latin-1', bytes('["Caf', [0xe9], ' No', [0xeb], 'l"]'), '["Café Noël"]'],
    ['UTF-16', bytes([0xff, 0xfe], '[\u0000]\u0000'), '[]'],
    ['UTF-8', new TextEncoder().encode('["Повар é"]'), '["Повар é"]'],
  ])('%s', (_, file, text) => {
    expect(decodeScript(file)).toBe(text);
  });
});

test('Travellers may be spelled the American way', () => {
  const item = { id: 'x', name: 'X', team: 'Traveler', ability: 'a' };
  expect(readScript(JSON.stringify([item])).characters[0]?.team).toBe('traveller');
  expect(readScript('[{"id": "beggar", "team": "traveler"}]').entries[0]?.kind).toBe('official');
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
