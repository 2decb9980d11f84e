import { describe, expect, test } from 'vitest';
import {
  draftOf,
  EMPTY_DRAFT,
  inUsualOrder,
  MOST_PICTURE,
  type OwnDraft,
  pictureFrom,
  readScript,
  type Script,
  scoreScript,
  scriptFrom,
  scriptItems,
  unscored,
  withOwn,
  writeScript,
} from '../src/index.ts';
import { fixture } from './reference.ts';

const DRAFT: OwnDraft = {
  name: 'Lamp Lighter',
  team: 'townsfolk',
  ability: 'Each night, you learn something. [+1 Outsider]',
  firstNight: 12,
  firstNightReminder: 'Show it.',
  otherNight: 0,
  otherNightReminder: '',
  reminders: ['Lit', 'Lit'],
  remindersGlobal: [],
  setup: true,
  features: ['bag-duplicate'],
  tags: ['info', 'kill'],
  image: null,
};

const own = (script: Script, id: string) => {
  const entry = script.entries.find((e) => e.kind === 'homebrew' && e.id === id);
  if (entry?.kind !== 'homebrew') throw new Error(`no ${id}`);
  return entry.record;
};

describe('a character of one’s own, made in a form', () => {
  const made = scriptFrom(withOwn(scriptFrom([{ id: '_meta', name: 'Mine' }, 'chef', 'imp']), null, DRAFT));

  test('is written as the community’s tools want it: known fields only, nothing that says nothing', () => {
    expect(scriptItems(made)).toEqual([
      { id: '_meta', name: 'Mine', tags: { lamplighter: ['info', 'kill'] } },
      'chef',
      'imp',
      {
        id: 'lamplighter',
        name: 'Lamp Lighter',
        team: 'townsfolk',
        ability: 'Each night, you learn something. [+1 Outsider]',
        firstNight: 12,
        firstNightReminder: 'Show it.',
        reminders: ['Lit', 'Lit'],
        setup: true,
        special: [{ type: 'selection', name: 'bag-duplicate' }],
      },
    ]);
  });

  test('comes back into the form as it left it, also through a file', () => {
    const again = readScript(writeScript(made));
    expect(draftOf(own(again, 'lamplighter'), again.meta)).toEqual(DRAFT);
  });

  test('is scored by its tags, and its set-up change is followed', () => {
    const character = made.characters.find((c) => c.id === 'lamplighter')!;
    expect(character.tags.map((t) => t.tag)).toEqual(['info', 'kill']);
    expect(character.setup?.outsiders).toEqual([1]);
    expect(unscored(made)).toEqual([]);
    expect(unscored(scriptFrom([{ id: 'x', name: 'X', team: 'demon', ability: 'Y' }]))).toEqual(['x']);
    expect(scoreScript(made.characters, 5)).toBeNull();
  });

  test('keeps its id, its place and what the form does not know when it is changed', () => {
    const record = {
      id: 'old',
      name: 'Old',
      team: 'minion',
      ability: 'A',
      flavor: 'Dust.',
      image: ['https://a/1', 'https://a/2'],
    };
    const special = [{ type: 'reveal', name: 'replace-character' }];
    const script = scriptFrom([{ ...record, special, tags: ['kill'] }, 'imp']);
    const draft = draftOf(own(script, 'old'), null);
    expect(draft).toMatchObject({ image: 'https://a/1', tags: ['kill'], features: [] });
    const changed = scriptFrom(withOwn(script, 'old', { ...draft, name: 'New', features: ['grimoire'], tags: [] }));
    expect(changed.entries.map((e) => (e.kind === 'unknown' ? '' : e.id))).toEqual(['old', 'imp']);
    expect(own(changed, 'old')).toEqual({
      id: 'old',
      name: 'New',
      team: 'minion',
      ability: 'A',
      flavor: 'Dust.',
      image: ['https://a/1', 'https://a/2'],
      special: [...special, { type: 'signal', name: 'grimoire' }],
      tags: [],
    });
    expect(changed.meta).toBeNull();
  });

  test.each([
    ['Chef', 'chef2'],
    ['Лунатик', 'own'],
    ['Élan vital', 'elanvital'],
    ['Lamp Lighter', 'lamplighter2'],
  ])('“%s” gets the id %s, never that of somebody else', (name, id) => {
    expect(own(scriptFrom(withOwn(made, null, { ...DRAFT, name })), id).name).toBe(name);
  });

  test('an empty form makes no night, no reminders, and a score that counts nothing', () => {
    const script = scriptFrom(withOwn(scriptFrom([]), null, { ...EMPTY_DRAFT, name: 'A', ability: 'B' }));
    expect(own(script, 'a')).toEqual({ id: 'a', name: 'A', team: 'townsfolk', ability: 'B' });
    expect(unscored(script)).toEqual([]);
  });
});

describe('pictures', () => {
  const pixel = 'data:image/png;base64,iVBORw0KGgo=';
  test('only those inside the file are shown: no other site learns who reads a script', () => {
    const shown = (image: unknown) =>
      scriptFrom([{ id: 'x', name: 'X', team: 'demon', ability: 'Y', image }]).characters[0]!.icon;
    expect(shown(pixel)).toBe(pixel);
    expect(shown([pixel, pixel])).toBe(pixel);
    for (const other of ['https://a.example/x.png', 'data:image/svg+xml;base64,AAAA', 'data:text/html;base64,AAAA', 7])
      expect(shown(other)).toBe('perspective-dice-six-faces-random');
  });
  test('and only small ones', () => {
    const of = (length: number) => `data:image/png;base64,${'A'.repeat(length - 22)}`;
    expect(pictureFrom(of(MOST_PICTURE))).toHaveLength(MOST_PICTURE);
    expect(pictureFrom(of(MOST_PICTURE + 1))).toBeNull();
  });
});

describe('the usual order', () => {
  test('team by team, in a team as published scripts have it; homebrew behind, strangers last', () => {
    const lamp = { id: 'lamp', name: 'Lamp', team: 'townsfolk', ability: 'X' };
    const script = scriptFrom([
      lamp,
      'imp',
      'nobodyknows',
      'monk',
      'poisoner',
      { id: '_meta', name: 'M' },
      'chef',
      'drunk',
    ]);
    expect(inUsualOrder(script)).toEqual([
      { id: '_meta', name: 'M' },
      'chef',
      'monk',
      lamp,
      'drunk',
      'poisoner',
      'imp',
      'nobodyknows',
    ]);
  });
  test('changes nothing else', () => {
    const script = readScript(fixture('homebrew.json'));
    const sorted = scriptFrom(inUsualOrder(script));
    expect(new Set(sorted.characters)).toEqual(new Set(script.characters));
    expect(inUsualOrder(sorted)).toEqual(inUsualOrder(script));
  });
});
