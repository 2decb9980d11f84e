import { COUNTS } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  BUILTIN_NAMES,
  builtinScript,
  FINDING_CODES,
  type Finding,
  type FindingCode,
  isUnscored,
  readScript,
  remedied,
  type Script,
  scriptFrom,
  scriptItems,
  validateBag,
  validateScript,
} from '../src/index.ts';
import { fixture, referenceScripts } from './reference.ts';

const script = (...items: unknown[]): Script => readScript(JSON.stringify([{ id: '_meta', name: 'Test' }, ...items]));
const brewing = (change: (ids: string[]) => unknown[]): Script => {
  const ids = scriptItems(builtinScript('trouble-brewing')!).filter((item) => typeof item === 'string');
  return script(...change(ids));
};
const findings = (of: Script, lang = 'en'): Finding[] => {
  const { errors, warnings, notes } = validateScript(of, lang);
  return [...errors, ...warnings, ...notes];
};
const without = (ids: string[], ...gone: string[]) => ids.filter((id) => !gone.includes(id));
const homebrew = { id: 'x-mayor', name: 'Night Mayor', team: 'townsfolk', ability: 'You rule by night.' };
const jinxed = { ...homebrew, jinxes: [{ id: 'Imp', reason: 'The Imp obeys.' }] };

/** A script that provokes each code, with words that must be in the message or the cure. */
const PROVOKED: readonly (readonly [FindingCode, Script, place: string, words: string])[] = [
  [
    'unknown-character',
    brewing((ids) => [...ids, 'washerwomen']),
    'item 24',
    'Did you mean Washerwoman ("washerwoman")?',
  ],
  ['unknown-character', brewing((ids) => [...ids, 'xyzzy']), 'item 24', 'describe the character in full'],
  ['duplicate-character', brewing((ids) => [...ids, 'Chef']), 'item 24', 'item 2 has them already'],
  ['no-characters', script(), 'the script', 'lists no characters'],
  ['no-legal-bag', brewing((ids) => without(ids, 'imp')), 'the script', 'it has no Demons'],
  [
    'too-tangled',
    brewing((ids) => [
      ...ids,
      ...Array.from({ length: 30 }, (_, i) => ({
        id: `x-${i}`,
        name: `X${i}`,
        team: 'townsfolk',
        ability: `[+0 or +${(i % 15) + 1} Outsiders]${i < 15 ? '' : ' [+1 Minion]'}`,
      })),
    ]),
    'the script',
    'beyond counting',
  ],
  ['missing-partner', brewing((ids) => [...ids, 'choirboy']), 'Choirboy', 'Add the King'],
  ['missing-partner', brewing((ids) => [...ids, 'huntsman']), 'Huntsman', 'Add the Damsel'],
  ['too-few', brewing((ids) => without(ids, 'poisoner', 'spy')), 'Minions', 'cannot serve 13–15 players'],
  [
    'too-few',
    brewing((ids) => without(ids, 'butler', 'saint', 'recluse', 'baron')),
    'Outsiders',
    'cannot serve 9, 12 and 15 players',
  ],
  ['never-dealt', brewing((ids) => without(ids, 'butler', 'saint', 'recluse')), 'Baron', 'two more Outsiders'],
  [
    'teensyville-shape',
    script('chef', 'empath', 'monk', 'drunk', 'poisoner', 'imp'),
    'the script',
    'this one has 3/1/1/1',
  ],
  ['no-name', readScript('["chef"]'), '_meta', 'no name'],
  [
    'field-too-long',
    readScript(JSON.stringify([{ id: '_meta', name: 'x'.repeat(51) }, 'chef'])),
    '_meta, field "name"',
    '51 letters',
  ],
  [
    'field-too-long',
    brewing((ids) => [...ids, { ...homebrew, ability: 'x'.repeat(251) }]),
    'Night Mayor',
    'The ability has 251 letters',
  ],
  [
    'garbled-text',
    readScript(JSON.stringify([{ id: '_meta', name: 'Caf\uFFFD' }, { ...homebrew, name: '\uFFFD\uFFFD' }, 'chef'])),
    'the file',
    '_meta.name and 2.name',
  ],
  [
    'night-order-stranger',
    readScript(JSON.stringify([{ id: '_meta', name: 'T', firstNight: ['dusk', 'spy'] }, 'chef'])),
    '_meta, field "firstNight"',
    'spy',
  ],
  [
    'night-order-gap',
    readScript(JSON.stringify([{ id: '_meta', name: 'T', otherNight: ['dusk', 'dawn'] }, 'imp'])),
    '_meta, field "otherNight"',
    'leaves out Imp',
  ],
  ['outsiders-certain', brewing((ids) => without(ids, 'baron')), 'Outsiders', 'Sentinel'],
  [
    'nothing-lies',
    brewing((ids) => without(ids, 'drunk', 'poisoner', 'spy', 'recluse')),
    'the script',
    'trust all they learn',
  ],
  [
    'little-information',
    script('monk', 'soldier', 'mayor', 'chef', 'imp', 'poisoner', 'baron'),
    'Townsfolk',
    'Only Chef',
  ],
  [
    'drowned-information',
    script(
      'chef',
      'empath',
      'noble',
      'sailor',
      'innkeeper',
      'courtier',
      'minstrel',
      'philosopher',
      'drunk',
      'recluse',
      'spy',
      'widow',
      'pukka',
    ),
    'the script',
    '10 characters spoil information and only 3 give any',
  ],
  [
    'extremely-chaotic',
    script(
      'philosopher',
      'courtier',
      'minstrel',
      'sailor',
      'innkeeper',
      'lycanthrope',
      'goon',
      'cerenovus',
      'fanggu',
      'pukka',
      'barber',
    ),
    '9 players',
    'Extremely chaotic',
  ],
  ['unusual-shape', brewing((ids) => [...ids, 'noble']), 'the script', '14/4/4/1'],
  ['respelled', brewing((ids) => [...without(ids, 'chef'), 'C h e f']), 'item 23', 'writes "chef"'],
  [
    'reworded',
    brewing((ids) => [...without(ids, 'chef'), { id: 'chef', name: 'Chef', ability: 'You cook.' }]),
    'item 23',
    'keeps these words',
  ],
  ['jinx', brewing((ids) => [...ids, 'heretic']), 'Heretic and Baron', ''],
  ['jinx', brewing((ids) => [...ids, jinxed]), 'Night Mayor and Imp', 'The Imp obeys.'],
  ['left-to-people', brewing((ids) => [...ids, 'mutant']), 'Mutant', 'only people can judge'],
  ['by-hand', brewing((ids) => [...ids, homebrew]), 'the script', 'Night Mayor'],
  ['not-scored', brewing((ids) => [...ids, homebrew]), 'the script', 'Night Mayor'],
  ['not-scored', script(homebrew), 'the script', 'says nothing about this script'],
  ['no-bootlegger', brewing((ids) => [...ids, homebrew]), 'the script', 'Bootlegger'],
];

describe('validation teaches', () => {
  test.each(PROVOKED)('%s', (code, provoking, place, words) => {
    const found = findings(provoking).filter((f) => f.code === code);
    expect(found.map((f) => f.place)).toContain(place);
    const one = found.find((f) => f.place === place)!;
    expect(`${one.message} ${one.cure}`).toContain(words);
    expect(one.severity).toBe(FINDING_CODES[code][0]);
  });
  test('every code is provoked above', () => {
    expect([...new Set(PROVOKED.map(([code]) => code))].sort()).toEqual(Object.keys(FINDING_CODES).sort());
  });
});

describe('in Russian', () => {
  const latin = /[a-z]{4,}/gi;
  test.each(PROVOKED)('%s', (code, provoking) => {
    const english = findings(provoking).filter((f) => f.code === code);
    const russian = findings(provoking, 'ru').filter((f) => f.code === code);
    expect(russian.map((f) => f.remedies.map((r) => r.remedy))).toEqual(
      english.map((f) => f.remedies.map((r) => r.remedy)),
    );
    // A homebrew jinx has only its author's words.
    const ours = russian.flatMap((f) => [f.message, f.cure ?? '', ...f.remedies.map((r) => r.label)]);
    for (const text of ours.filter((words) => words !== jinxed.jinxes[0]!.reason))
      expect(text).toMatch(/^$|[а-яё]{3}/i);
    expect(russian.map((f) => (f.cure === null ? 0 : 1))).toEqual(english.map((f) => (f.cure === null ? 0 : 1)));
    expect(ours.join(' ')).not.toMatch(/undefined|null|\[object/);
  });
  test('characters have their Russian names, and numbers their forms', () => {
    const [unknown] = validateScript(
      brewing((ids) => [...ids, 'washerwomen']),
      'ru',
    ).errors;
    expect(unknown).toMatchObject({ place: 'пункт 24', cure: 'Возможно, это Прачка ("washerwoman")?' });
    expect(unknown?.remedies.map((r) => r.label)).toEqual(['Заменить: Прачка', 'Убрать: washerwomen']);
    const long = readScript(JSON.stringify([{ id: '_meta', name: 'x'.repeat(51), author: 'y'.repeat(53) }, 'chef']));
    const said = validateScript(long, 'ru').warnings.map((f) => f.message.match(/\d+ знак[а-я]*/)?.[0] ?? '');
    expect(said.filter((words) => words !== '')).toEqual(['51 знак', '53 знака']);
  });
  test('no English is left in what Trouble Brewing without its Imp is told', () => {
    const { errors, warnings } = validateScript(
      brewing((ids) => without(ids, 'imp', 'baron')),
      'ru',
    );
    const text = [...errors, ...warnings].flatMap((f) => [f.place, f.message, f.cure ?? '']).join(' ');
    expect(text.match(latin)).toBeNull();
  });
});

describe('a cure at the press of a button', () => {
  test.each(PROVOKED)('%s is gone after each of its remedies', (code, provoking) => {
    const found = findings(provoking).filter((f) => f.code === code);
    for (const { remedy } of found.flatMap((f) => f.remedies)) {
      const after = findings(scriptFrom(remedied(provoking, remedy))).filter((f) => f.code === code);
      expect(after).toHaveLength(found.length - 1);
    }
  });
  test('wrong items, lost partners and strangers all have one', () => {
    const curable = PROVOKED.filter(([code, provoking]) =>
      findings(provoking).some((f) => f.code === code && f.remedies.length > 0),
    );
    expect([...new Set(curable.map(([code]) => code))].sort()).toEqual([
      'duplicate-character',
      'missing-partner',
      'never-dealt',
      'night-order-stranger',
      'no-bootlegger',
      'nothing-lies',
      'outsiders-certain',
      'unknown-character',
    ]);
  });
});

describe('nobody is told to take off whom the game brings in', () => {
  const codes = (of: Script) => findings(of).map((f) => f.code);
  const town = ['chef', 'empath', 'monk', 'virgin', 'mayor', 'slayer', 'soldier', 'ravenkeeper', 'butler', 'saint'];
  test.each([
    ["the Kazali's Minions", script(...town, 'spy', 'baron', 'poisoner', 'kazali')],
    ["the Lord of Typhon's Minions", script(...town, 'spy', 'baron', 'poisoner', 'lordoftyphon')],
    ["the Summoner's Demons", script(...town, 'summoner', 'imp', 'pukka')],
  ])('%s', (_, provoking) => {
    expect(codes(provoking)).not.toContain('never-dealt');
  });
  test.each([
    ['Huntsman and Damsel', brewing((ids) => [...without(ids, 'baron'), 'huntsman', 'damsel'])],
    ['Legion', brewing((ids) => [...without(ids, 'baron'), 'legion'])],
  ])('%s change the number of Outsiders', (_, provoking) => {
    expect(codes(provoking)).not.toContain('outsiders-certain');
  });
  test('a script is unscored when nothing on it has tags, and only then', () => {
    expect(isUnscored(script(homebrew))).toBe(true);
    expect(isUnscored(script(homebrew, 'chef'))).toBe(false);
    expect(isUnscored(script({ ...homebrew, tags: ['info'] }))).toBe(false);
    expect(isUnscored(script())).toBe(false);
  });
  test('tagged homebrew is scored, so nothing is said', () => {
    expect(codes(script(...town, { ...homebrew, tags: [] }))).not.toContain('not-scored');
  });
});

describe('which player counts a script serves', () => {
  test('Trouble Brewing serves all of them', () => {
    expect(validateScript(builtinScript('trouble-brewing')!).serves).toEqual(Object.keys(COUNTS).map(Number));
  });
  test('Teensyville is not blamed for serving only a few', () => {
    const report = validateScript(builtinScript('last-orders')!);
    expect(report.serves).toEqual(expect.arrayContaining([5, 6]));
    expect(report.warnings).toEqual([]);
  });
});

test.each(BUILTIN_NAMES)('the built-in script %s has no errors and no warnings', (name) => {
  const { errors, warnings } = validateScript(builtinScript(name)!);
  expect([...errors, ...warnings]).toEqual([]);
});

test.each(referenceScripts.map(([file, text]) => [file, text] as const))('%s breaks no rule', (_, text) => {
  expect(validateScript(readScript(text)).errors).toEqual([]);
});

test('homebrew that wears brackets is dealt by them', () => {
  expect(validateScript(readScript(fixture('homebrew.json'))).serves).toContain(7);
});

describe('a bag is held against the rules', () => {
  const tb = builtinScript('trouble-brewing')!;
  const cast = (...ids: string[]) => ids.map((id) => tb.characters.find((c) => c.id === id)!);
  test('a legal one', () => {
    expect(validateBag(tb, cast('chef', 'empath', 'monk', 'virgin', 'mayor', 'spy', 'imp'), 7)).toEqual([]);
  });
  test('the Baron without Outsiders', () => {
    const [problem] = validateBag(tb, cast('chef', 'empath', 'monk', 'virgin', 'mayor', 'baron', 'imp'), 7);
    expect(problem?.message).toMatch(/^7 players with Baron need 3 Townsfolk, 2 Outsiders/);
  });
  test('two Demons', () => {
    const two = [
      ...cast('chef', 'empath', 'monk', 'virgin', 'spy', 'imp'),
      builtinScript('bad-moon-rising')!.characters.find((c) => c.id === 'po')!,
    ];
    expect(validateBag(tb, two, 7)[0]?.message).toContain('2 Demons');
  });
});
