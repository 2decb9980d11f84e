import { almanac } from '@belfry/almanac';
import { cast, deductions } from '@belfry/characters';
import { describe, expect, it } from 'vitest';
import { covers, coversInGames } from '../src/index.ts';

const isDealt = (team: string) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team);
const ofEdition = (edition: string) =>
  [...almanac().characters.values()].filter((one) => one.edition === edition && isDealt(one.team)).map(({ id }) => id);

describe('whom the solver covers', () => {
  it.each(['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'])('is everybody of %s', (edition) => {
    expect(ofEdition(edition).filter((id) => !covers(id))).toEqual([]);
  });
  it('is thirty of the others', () => {
    expect(ofEdition('carousel').filter(covers).length).toBeGreaterThanOrEqual(30);
  });
  it('is nobody who does more than learn and is not declared', () => {
    expect(covers('amnesiac')).toBe(false);
    expect(covers('steward')).toBe(true);
    expect(covers('nobody')).toBe(false);
  });
  it('is everybody of the editions in games that were played, too', () => {
    const editions = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'];
    expect(editions.flatMap(ofEdition).filter((id) => !coversInGames(id))).toEqual([]);
    expect(coversInGames('atheist')).toBe(false);
  });
  it('names only characters that there are', () => {
    expect([...deductions.keys()].filter((id) => !cast.has(id))).toEqual([]);
  });
});
