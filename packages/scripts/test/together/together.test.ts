import { almanac } from '@belfry/almanac';
import { describe, expect, test } from 'vitest';
import measured from '../../data/together.json' with { type: 'json' };
import usual from '../../data/usual-kinds.json' with { type: 'json' };
import { ABILITY_KINDS, builtinScript, kindsOf, oftenTogether, scriptFrom, scriptItems } from '../../src/index.ts';
import { timesOnScripts, timesTogether } from '../../src/together/company.ts';

const script = (name: string) => builtinScript(name)!;

describe('what was counted', () => {
  test('names every character that sits at a table, and every pair once', () => {
    const seated = [...almanac().characters.values()].filter((c) =>
      ['townsfolk', 'outsider', 'minion', 'demon'].includes(c.team),
    );
    expect([...measured.ids].sort()).toEqual(seated.map((c) => c.id).sort());
    expect(measured.alone).toHaveLength(seated.length);
    measured.pairs.forEach((row, at) => {
      expect(row).toHaveLength(at);
      row.forEach((times, other) => {
        expect(times).toBeLessThanOrEqual(Math.min(measured.alone[at]!, measured.alone[other]!));
      });
    });
  });

  test('says of every kind how many of it all scripts have', () => {
    for (const size of [usual.small, usual.full]) {
      expect(Object.keys(size)).toEqual([...ABILITY_KINDS]);
      const all = Object.values(size).map((row) => row.reduce((sum, n) => sum + n, 0));
      expect(new Set(all).size).toBe(1);
    }
    const total = [usual.small, usual.full].map((size) => size.madness.reduce((sum, n) => sum + n, 0));
    expect(total[0]! + total[1]!).toBe(measured.scripts);
  });

  test('counts a pair alike from both ends, and homebrew never', () => {
    expect(timesTogether('imp', 'poisoner')).toBe(timesTogether('poisoner', 'imp'));
    expect(timesTogether('imp', 'poisoner')).toBeGreaterThan(1000);
    expect(timesTogether('imp', 'imp')).toBe(0);
    expect(timesTogether('imp', 'my-lamplighter')).toBe(0);
    expect(timesOnScripts('my-lamplighter')).toBe(0);
  });
});

describe('often together', () => {
  // Whoever is taken off an edition is missed by those who stay: they are on so many scripts together.
  test.each([
    ['trouble-brewing', 'drunk'],
    ['trouble-brewing', 'undertaker'],
    ['bad-moon-rising', 'gambler'],
    ['bad-moon-rising', 'tealady'],
    ['sects-and-violets', 'mutant'],
    ['sects-and-violets', 'dreamer'],
  ])('%s without its %s is offered it among the first five', (name, id) => {
    const without = scriptFrom(scriptItems(script(name)).filter((item) => item !== id));
    expect(without.characters.length).toBe(script(name).characters.length - 1);
    expect(
      oftenTogether(without)
        .companions.slice(0, 5)
        .map((c) => c.id),
    ).toContain(id);
  });

  test('says who draws a companion there, and how much', () => {
    const { companions, scripts } = oftenTogether(script('sects-and-violets'));
    const pixie = companions.find((c) => c.id === 'pixie')!;
    expect(pixie.usually).toBeCloseTo(timesOnScripts('pixie') / scripts, 9);
    const [first] = pixie.with;
    expect(first?.id).toBe('cerenovus');
    expect(first?.share).toBeCloseTo(timesTogether('pixie', 'cerenovus') / timesOnScripts('cerenovus'), 9);
    expect(first!.share).toBeGreaterThan(pixie.usually);
  });

  test('offers nobody who is on the script, or whom a jinx keeps away from it', () => {
    const items = scriptItems(script('trouble-brewing'));
    const { companions, kinds } = oftenTogether(scriptFrom([...items, 'kazali']));
    const offered = [...companions.map((c) => c.id), ...kinds.flatMap((k) => k.missing)];
    expect(offered).not.toContain('kazali');
    for (const { id } of script('trouble-brewing').characters) expect(offered).not.toContain(id);
  });

  test('an empty script is offered those whom most scripts have', () => {
    const { companions } = oftenTogether(scriptFrom([]));
    const most = [...measured.ids].sort((a, b) => timesOnScripts(b) - timesOnScripts(a));
    expect(companions.map((c) => c.id)).toEqual(most.slice(0, companions.length));
    expect(companions[0]!.with).toEqual([]);
  });
});

describe('kinds of ability', () => {
  test('Trouble Brewing kills by its Demon alone, and no side changes: most scripts have more of both', () => {
    const kinds = new Map(oftenTogether(script('trouble-brewing')).kinds.map((k) => [k.kind, k]));
    for (const kind of ['deaths', 'sides'] as const) {
      expect(kinds.get(kind)).toMatchObject({ here: [] });
      expect(kinds.get(kind)!.haveMore).toBeGreaterThan(0.8);
      expect(kinds.get(kind)!.missing).toHaveLength(3);
      for (const id of kinds.get(kind)!.missing) expect(kindsOf(almanac().character(id))).toContain(kind);
    }
    expect(kinds.get('information')).toMatchObject({ usual: [6, 8], missing: [] });
    expect(kinds.get('information')!.here).toContain('chef');
  });

  test('the Baron moves Outsiders, the Imp is no death besides the Demon’s, the Assassin is', () => {
    expect(kindsOf(almanac().character('baron'))).toEqual(['outsiders']);
    expect(kindsOf(almanac().character('imp'))).not.toContain('deaths');
    expect(kindsOf(almanac().character('assassin'))).toContain('deaths');
  });

  test('homebrew counts by the tags that its author gave it', () => {
    const own = { id: 'ferryman-of-mine', name: 'Ferryman', team: 'townsfolk', ability: 'Once…', tags: ['revive'] };
    const { kinds } = oftenTogether(scriptFrom([own]));
    expect(kinds.find((k) => k.kind === 'revival')!.here).toEqual(['ferryman-of-mine']);
  });
});
