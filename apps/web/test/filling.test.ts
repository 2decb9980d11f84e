import { ImpossibleBag, random } from '@belfry/engine';
import { builtinScript, scriptFrom, validateBag } from '@belfry/scripts';
import { describe, expect, it } from 'vitest';
import {
  bagOf,
  EMPTY,
  type Filling,
  fillUp,
  forBag,
  mostCopies,
  needsPlace,
  putIn,
  takeOut,
  weigh,
} from '../src/grimoire/bag/filling.ts';

const script = builtinScript('trouble-brewing')!;
const filled = (...characters: string[]): Filling => ({ characters, shows: {} });
const wanted = (filling: Filling, players: number) =>
  Object.fromEntries(weigh(script, filling, players).teams.map(({ team, wanted }) => [team, wanted]));
const gaps = (filling: Filling, players: number) =>
  Object.fromEntries(weigh(script, filling, players).gaps.map(({ team, by }) => [team, by]));

describe('A bag that is filled by hand', () => {
  it('says how many of each team it wants, and what is missing', () => {
    expect(wanted(EMPTY, 8)).toEqual({ townsfolk: [5], outsider: [1], minion: [1], demon: [1] });
    expect(gaps(EMPTY, 8)).toEqual({ townsfolk: 5, outsider: 1, minion: 1, demon: 1 });
    expect(gaps(filled('imp', 'spy', 'chef'), 8)).toEqual({ townsfolk: 4, outsider: 1 });
  });

  it('wants two Outsiders more as soon as the Baron is in it, and says who changed it', () => {
    const filling = filled('imp', 'baron');
    expect(wanted(filling, 8)).toEqual({ townsfolk: [3], outsider: [3], minion: [1], demon: [1] });
    expect(weigh(script, filling, 8).changes.map(({ id }) => id)).toEqual(['baron']);
    expect(wanted(takeOut(filling, 'baron'), 8)).toMatchObject({ outsider: [1] });
  });

  it('says what is too many', () => {
    expect(gaps(filled('imp', 'spy', 'poisoner', 'chef', 'empath', 'monk', 'mayor', 'saint'), 8)).toEqual({
      townsfolk: 1,
      minion: -1,
    });
  });

  it('is filled up by chance around what is in it', () => {
    for (let seed = 0; seed < 20; seed++) {
      const full = fillUp(script, filled('baron', 'drunk'), 9, random(`fill ${seed}`));
      if (full instanceof ImpossibleBag) throw full;
      expect(full.characters).toEqual(expect.arrayContaining(['baron', 'drunk']));
      const characters = full.characters.map((id) => script.characters.find((c) => c.id === id)!);
      expect(validateBag(script, characters, 9)).toEqual([]);
      expect(weigh(script, full, 9)).toMatchObject({ gaps: [], problems: [], tokens: 9 });
    }
  });

  it('says why nothing can be filled up around what is in it', () => {
    expect(fillUp(script, filled('imp', 'baron', 'spy'), 5, random('no'))).toBeInstanceOf(ImpossibleBag);
  });

  it('holds what was put in, and the mistaken draw what was chosen for them', () => {
    const filling: Filling = {
      characters: ['imp', 'spy', 'chef', 'empath', 'drunk', 'monk'],
      shows: { drunk: 'mayor' },
    };
    const bag = bagOf(script, filling, 6, random('bag'));
    expect(bag.tokens.map(({ character }) => character).sort()).toEqual([...filling.characters].sort());
    expect(bag.tokens.find(({ character }) => character === 'drunk')?.shows).toBe('mayor');
  });

  it('is dealt as it is where it is not by the book', () => {
    const strange = filled('imp', 'spy', 'poisoner', 'drunk', 'saint');
    const bag = bagOf(script, strange, 5, random('strange'));
    expect(bag.tokens.map(({ character }) => character).sort()).toEqual([...strange.characters].sort());
    const drawn = bag.tokens.find(({ character }) => character === 'drunk')?.shows;
    expect(script.characters.find((c) => c.id === drawn)?.team).toBe('townsfolk');
  });

  it('takes Travellers for those who do not fit in', () => {
    const full = fillUp(script, EMPTY, 17, random('many'));
    if (full instanceof ImpossibleBag) throw full;
    const travellers = forBag(script).filter((c) => c.team === 'traveller' && full.characters.includes(c.id));
    expect(travellers).toHaveLength(2);
    expect(weigh(script, full, 17)).toMatchObject({ tokens: 17, gaps: [], problems: [] });
  });

  it('takes several tokens of those of whom there may be several', () => {
    const strange = scriptFrom(['imp', 'poisoner', 'villageidiot', 'legion', 'chef', 'marionette']);
    const find = (id: string) => strange.characters.find((c) => c.id === id)!;
    expect(mostCopies(strange, EMPTY, find('villageidiot'), 9)).toBe(3);
    expect(mostCopies(strange, EMPTY, find('legion'), 9)).toBe(9);
    expect(mostCopies(strange, EMPTY, find('chef'), 9)).toBe(1);
    const two = putIn(putIn(EMPTY, 'villageidiot'), 'villageidiot');
    expect(takeOut(two, 'villageidiot').characters).toEqual(['villageidiot']);
    expect(needsPlace(strange, filled('marionette'))?.id).toBe('marionette');
    expect(needsPlace(strange, two)).toBeNull();
  });
});
