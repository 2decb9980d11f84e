import { expect, test } from 'vitest';
import {
  almanac,
  guide,
  helpOf,
  LANGUAGES,
  LEFT_TO_PEOPLE,
  leftToPeople,
  TROUBLES,
  type Trouble,
} from '../src/index.ts';

const everyone = [...almanac().characters.values()];

test('the guide names every Fabled and Loric once, with when it helps', () => {
  const watching = everyone.filter(({ team }) => team === 'fabled' || team === 'loric').map(({ id }) => id);
  expect(Object.values(TROUBLES).flat().sort()).toEqual(watching.sort());
  for (const lang of LANGUAGES) {
    for (const trouble of Object.keys(TROUBLES) as Trouble[]) expect(guide(lang).troubles[trouble]).not.toBe('');
    for (const id of watching) expect(helpOf(id, lang)).toMatch(/[.]$/);
  }
  expect(helpOf('chef', 'en')).toBeNull();
});

test('what is left to people is said of characters that Belfry plays', () => {
  for (const id of LEFT_TO_PEOPLE) {
    expect(almanac().character(id).automated, id).toBe(true);
    for (const lang of LANGUAGES) expect(leftToPeople(id, lang)).toMatch(/[.]$/);
  }
  expect(leftToPeople('chef', 'en')).toBeNull();
});
