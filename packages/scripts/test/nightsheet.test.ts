import { describe, expect, test } from 'vitest';
import { builtinScript, nightIds, nightSheet, readScript } from '../src/index.ts';
import { fixture } from './reference.ts';

/** The characters of a printed custom script, with the order of its two night sheets written down. */
const FIRST =
  'dusk minioninfo lunatic demoninfo xaan godfather pukka librarian investigator chef fortuneteller butler grandmother nightwatchman cultleader spy ogre dawn';
const OTHER =
  'dusk xaan innkeeper lunatic exorcist pukka shabaloth po fanggu godfather choirboy moonchild grandmother fortuneteller undertaker nightwatchman cultleader butler spy dawn';

describe('the printed night sheets', () => {
  const ids = [...new Set([...OTHER.split(' '), ...FIRST.split(' ')])];
  const script = readScript(JSON.stringify(ids.filter((id) => !/^(dusk|dawn|.*info)$/.test(id)).sort()));
  test('first night', () => expect(nightIds(script, 'first').join(' ')).toBe(FIRST));
  test('other nights', () => expect(nightIds(script, 'other').join(' ')).toBe(OTHER));
});

describe('a sheet', () => {
  const script = builtinScript('trouble-brewing')!;
  test('tells the Storyteller what to do at every line', () => {
    for (const night of ['first', 'other'] as const) {
      for (const line of nightSheet(script, night)) expect(line.text.length, line.id).toBeGreaterThan(10);
    }
  });
  test('leaves out what small games skip', () => {
    const ids = (players: number) => nightSheet(script, 'first', { players }).map((line) => line.id);
    expect(ids(7)).toContain('minioninfo');
    expect(ids(6)).not.toContain('minioninfo');
    expect(ids(6)).not.toContain('demoninfo');
  });
  test('speaks other languages', () => {
    const lines = nightSheet(script, 'first', { lang: 'ru' });
    expect(lines.find((line) => line.id === 'chef')?.name).toBe('Повар');
    expect(lines[0]?.name).toBe('Закат');
  });
  test('says in the language at hand that homebrew without words has its turn', () => {
    const item = { id: 'x', name: 'Фонарщик', team: 'townsfolk', ability: 'a', firstNight: 3 };
    const sheet = (lang: string) => nightSheet(readScript(JSON.stringify([item])), 'first', { lang });
    const text = (lang: string) => sheet(lang).find((line) => line.id === 'x')?.text;
    expect([text('en'), text('ru')]).toEqual(['Run Фонарщик.', 'Фонарщик: действует по своему описанию.']);
  });
  test('goes on after dawn for those who act then', () => {
    expect(nightIds(readScript('["leviathan", "chef"]'), 'first')).toEqual([
      'dusk',
      'minioninfo',
      'demoninfo',
      'chef',
      'dawn',
      'leviathan',
    ]);
  });
});

describe("the script's own order", () => {
  const script = readScript(fixture('homebrew.json'));
  test('wins, and takes in those whom it forgot where they officially stand', () => {
    // The file lists dusk, chef, minioninfo, demoninfo, poisoner, dawn.
    expect(nightIds(script, 'first')).toEqual([
      'dusk',
      'lamps-empath',
      'chef',
      'lamps-lamplighter',
      'empath',
      'fortuneteller',
      'spy',
      'minioninfo',
      'demoninfo',
      'poisoner',
      'dawn',
    ]);
  });
  test("homebrew goes by its author's number, whatever official character has its name", () => {
    const ids = nightIds(script, 'other');
    expect(ids.indexOf('lamps-empath')).toBeLessThan(ids.indexOf('empath'));
    expect(ids.indexOf('lamps-lamplighter')).toBeGreaterThan(ids.indexOf('empath'));
    expect(ids.indexOf('lamps-lamplighter')).toBeLessThan(ids.indexOf('spy'));
  });
});
