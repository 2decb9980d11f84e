import { cast } from '@belfry/characters';
import { COUNTS } from '@belfry/engine';
import { builtinScript, scriptFrom, scriptItems, tableScript } from '@belfry/scripts';
import { describe, expect, test } from 'vitest';
import published from '../data/published-work.json' with { type: 'json' };
import { DUTIES, simulateGame, workloadOf } from '../src/index.ts';

const SMALL = ['washerwoman', 'undertaker', 'soldier', 'mayor', 'scarletwoman', 'imp'];
const GAMES = 4;
const work = (items: readonly unknown[], players = 5, games = GAMES) =>
  workloadOf(tableScript(scriptFrom(items)), cast, players, games)!;

describe('how much there is to run', () => {
  test('adds up, and is the same whenever it is asked', () => {
    const { characters } = builtinScript('sects-and-violets')!;
    const ids = characters.map((c) => c.id);
    const once = work(ids, 9);
    expect(work(ids, 9)).toEqual(once);
    expect(once.total).toBeCloseTo(
      DUTIES.reduce((sum, duty) => sum + once.duties[duty], 0),
      9,
    );
    expect(once.busiestNight).toBeLessThan(once.total);
    expect(once.busiest.map((b) => b.duties)).toEqual(once.busiest.map((b) => b.duties).sort((a, b) => b - a));
  });

  test('counts what the log of the same games says', () => {
    const script = tableScript(scriptFrom(SMALL));
    let woke = 0;
    let told = 0;
    for (let nth = 0; nth < GAMES; nth++) {
      const seed = `work/${nth}`;
      const { table } = simulateGame({ script, cast, players: 5, seed, storyteller: 'first', bots: 'novice' });
      woke += table.game.events.filter((event) => event.type === 'woke').length;
      told += table.game.events.filter((event) => event.type === 'told').length;
    }
    const { duties } = work(SMALL);
    expect(duties.wake).toBeCloseTo(woke / GAMES, 9);
    expect(duties.tell).toBeCloseTo(told / GAMES, 9);
    expect(duties.madness + duties['by-hand']).toBe(0);
  });

  test('madness is listened to every day, and a character without code is run every night', () => {
    const mad = work([...SMALL.slice(0, 4), 'cerenovus', 'imp']);
    expect(mad.duties.madness).toBeGreaterThan(0.5);
    expect(mad.duties['by-hand']).toBe(0);
    const own = { id: 'lamp', name: 'Lamp', team: 'minion', ability: 'Each night…', firstNight: 5, otherNight: 5 };
    const homebrew = work([...SMALL.slice(0, 4), own, 'imp']);
    expect(homebrew.duties['by-hand']).toBeGreaterThan(1);
    expect(homebrew.busiest.find(({ id }) => id === 'lamp')?.duties).toBeCloseTo(homebrew.duties['by-hand'], 9);
  });

  test('tells the editions apart: Sects & Violets has more to run than Trouble Brewing', () => {
    const [easy, hard] = ['trouble-brewing', 'sects-and-violets'].map((name) =>
      work(scriptItems(builtinScript(name)!), 10, 8),
    );
    expect(hard!.total).toBeGreaterThan(easy!.total * 1.2);
    expect(hard!.moreThan!).toBeGreaterThan(easy!.moreThan!);
  });

  test('nobody can be dealt: nothing is claimed; beyond fifteen nothing is compared', () => {
    expect(workloadOf(tableScript(scriptFrom(['chef'])), cast, 5, 1)).toBeNull();
    expect(work(scriptItems(builtinScript('trouble-brewing')!), 16, 1).moreThan).toBeNull();
  });

  test('was measured at every number of players, in order', () => {
    expect(published.scripts).toBeGreaterThan(100);
    expect(Object.keys(published.counts)).toEqual(Object.keys(COUNTS));
    for (const places of Object.values(published.counts)) {
      expect(places).toHaveLength(21);
      expect([...places].sort((a, b) => a - b)).toEqual(places);
    }
  });
});
