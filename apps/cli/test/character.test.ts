import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { almanac, type Character } from '@belfry/almanac';
import { readScenarios, runScenario } from '@belfry/testkit';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { InputError, UsageError } from '../src/command.ts';
import { CHECKLIST } from '../src/commands/character/checklist.ts';
import { scenarios } from '../src/commands/character/scenarios.ts';
import { abilityOf, type Sketch, skeleton } from '../src/commands/character/skeleton.ts';
import { character } from '../src/commands/character.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-character-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = join(folder, 'packages/characters/src');
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(SOURCE, path)), { recursive: true });
  writeFileSync(join(SOURCE, path), text);
};
const got = (path: string) => readFileSync(join(folder, 'packages/characters', path), 'utf8');

beforeEach(() => {
  rmSync(join(folder, 'packages'), { recursive: true, force: true });
  put('carousel/index.ts', "export { acrobat } from './acrobat.ts';\nexport { ogre } from './ogre.ts';\n");
  for (const one of ['travellers', 'fabled', 'trouble-brewing']) put(`${one}/index.ts`, '');
});

/** Exit code and everything that was said, as the `belfry` program says it. */
async function belfry(...args: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const io = { out: (text: string) => void said.push(text), err: () => {}, tty: false };
  try {
    const code = await character.run([...args, '--into', folder], io);
    return { code, said: said.join('\n') };
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, said: error.message };
    if (error instanceof InputError) return { code: 1, said: error.message };
    throw error;
  }
}

describe('belfry character new', () => {
  test('writes the file, its line in the index and its scenarios', async () => {
    const { code, said } = await belfry('new', 'Bounty', 'Hunter');
    expect(code).toBe(0);
    expect(said).toContain('wrote   packages/characters/src/carousel/bountyhunter.ts');
    expect(got('src/carousel/bountyhunter.ts')).toMatchInlineSnapshot(`
      "import { character, somePlayers } from '@belfry/engine';
      import { nod } from '../information.ts';

      /** On your first night you are shown an evil player. Whenever the last one you were shown dies, you are shown a different one that night. */
      export const bountyhunter = character('bountyhunter', {
        wakes: 'each',
        chooses: somePlayers(1),
        learns: nod((world, [player]) => (player === undefined ? 'no' : world.isEvil(player))),
      });
      "
    `);
    expect(got('src/carousel/index.ts').split('\n')).toEqual([
      "export { acrobat } from './acrobat.ts';",
      "export { bountyhunter } from './bountyhunter.ts';",
      "export { ogre } from './ogre.ts';",
      '',
    ]);
    expect(readScenarios(got('scenarios/carousel/bountyhunter.yaml'), 'bountyhunter.yaml')).toHaveLength(
      CHECKLIST.length,
    );
  });

  test('writes nothing over what exists, and changes nothing then', async () => {
    await belfry('new', 'goblin');
    put('carousel/goblin.ts', 'mine');
    const index = got('src/carousel/index.ts');
    expect(await belfry('new', 'goblin')).toEqual({
      code: 1,
      said: 'packages/characters/src/carousel/goblin.ts exists already: nothing was written.',
    });
    expect(await belfry('new', 'goblin', '--edition', 'fabled')).toMatchObject({ code: 1 });
    expect(got('src/carousel/goblin.ts')).toBe('mine');
    expect(got('src/carousel/index.ts')).toBe(index);
  });

  test('begins a character that the almanac does not know', async () => {
    const { code, said } = await belfry('new', 'owl', '--team', 'minion', '--edition', 'carousel', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(said)).toMatchObject({
      id: 'owl',
      written: ['packages/characters/src/carousel/owl.ts', 'packages/characters/scenarios/carousel/owl.yaml'],
      changed: ['packages/characters/src/carousel/index.ts'],
    });
    const results = readScenarios(got('scenarios/carousel/owl.yaml'), 'owl.yaml').map(runScenario);
    expect(results.flatMap(({ failures }) => failures)).toEqual([]);
  });

  test('puts Travellers, Fabled and Loric where they belong', async () => {
    for (const id of ['gnome', 'angel', 'tor']) expect(await belfry('new', id)).toMatchObject({ code: 0 });
    expect(got('src/travellers/index.ts')).toContain("'./gnome.ts'");
    expect(got('src/fabled/index.ts')).toBe("export { angel } from './angel.ts';\nexport { tor } from './tor.ts';\n");
  });

  test.each<[string, string[], number, RegExp]>([
    ['nothing to do', [], 2, /Say "new ID"/],
    ['something else to do', ['old', 'imp'], 2, /not "old"/],
    ['nobody', ['new'], 2, /which character/],
    ['a strange option', ['new', 'imp', '--force'], 2, /force/],
    ['a misspelled character', ['new', 'gobblin'], 1, /knows no "gobblin"\. Did you mean "goblin"\?/],
    ['what is no id', ['new', 'Owl-7', '--team', 'demon'], 1, /small letters/],
    ['a team that is none', ['new', 'owl', '--team', 'owls'], 2, /--team takes one of townsfolk/],
    ['the wrong team', ['new', 'goblin', '--team', 'demon'], 2, /of the team minion, not demon/],
    ['no folder', ['new', 'owl', '--team', 'demon'], 2, /Say --edition, one of carousel, fabled/],
    ['a folder that is none', ['new', 'goblin', '--edition', 'attic'], 1, /no folder "attic"; there are carousel/],
  ])('refuses %s', async (_, args, code, words) => {
    const refused = await belfry(...args);
    expect(refused.code).toBe(code);
    expect(refused.said).toMatch(words);
  });

  test('writes into a folder of one’s own, with the page of the almanac, and over nothing', async () => {
    const own = join(folder, 'own');
    const said: string[] = [];
    const io = { out: (text: string) => void said.push(text), err: () => {}, tty: false };
    const call = (...args: string[]) => character.run(['new', ...args, '--into', own], io);
    expect(call('watchman', '--team', 'outsider')).toBe(0);
    expect(said[0]).toContain(`wrote   ${join(own, 'watchman.ts')}`);
    const written = readFileSync(join(own, 'watchman.ts'), 'utf8');
    expect(written).toContain("  team: 'outsider',");
    expect(written).toContain("export const watchman = character('watchman', {");
    expect(readFileSync(join(own, 'scenarios/watchman.yaml'), 'utf8')).toContain('mayor, watchman]');
    expect(() => call('watchman', '--team', 'minion')).toThrow(/exists already: nothing was written/);
    expect(readFileSync(join(own, 'watchman.ts'), 'utf8')).toBe(written);
    expect(() => call('goblin')).toThrow(/official character; give yours another id/);
    expect(() => call('lookout')).toThrow(/of which team/);
    expect(() => call('lookout', '--team', 'minion', '--edition', 'carousel')).toThrow(/no checkout/);
    rmSync(own, { recursive: true });
  });
});

describe('the skeleton', () => {
  const of = (id: string): Sketch => {
    const found: Character = almanac().character(id);
    return { ...found, tags: found.tags.map(({ tag }) => tag) };
  };

  test.each([
    ['first', 'washerwoman', /wakes: 'first',\n {2}chooses: .*\n {2}learns: nod/],
    ['other', 'monk', /wakes: 'other',\n {2}\*act\(.*\n.*\n {4}mark\('safe'/],
    ['other', 'imp', /wakes: 'other',\n {2}\*act\({ choosePlayer, kill }\)/],
    ['each', 'poisoner', /wakes: 'each',\n {2}\*act\({ choosePlayer, mark }\) {\n {4}mark\('poisoned'/],
    ['no', 'slayer', /action: action\({\n {4}asks: aPlayer\(\)/],
    ['no', 'soldier', /aura: \({ me }\) =>/],
    ['no', 'recluse', /registers: {/],
    ['no', 'baron', /character\('baron', {}\);/],
  ])('follows nights (%s) and tags of the %s', (_, id, parts) => {
    const { source, because } = skeleton(of(id));
    expect(source).toMatch(parts);
    expect(source).toContain(`/** ${abilityOf(of(id))} */\nexport const ${id} = character('${id}', {`);
    expect(because.length).toBeGreaterThan(0);
  });

  test('says the ability without its brackets', () => {
    expect(abilityOf(of('baron'))).not.toMatch(/[[\]]/);
  });

  test('has scenarios that run, for every character there is', () => {
    for (const { id } of almanac().characters.values()) {
      const text = scenarios(of(id), true);
      // One each is enough to know that the table can be laid and played.
      const [first] = readScenarios(text, `${id}.yaml`);
      expect('problem' in first! ? first.problem : first!.name).toMatch(/: sober, it does what it says/);
    }
    for (const id of ['imp', 'drunk', 'lilmonsta', 'lunatic', 'beggar', 'angel', 'empath']) {
      const results = readScenarios(scenarios(of(id), true), `${id}.yaml`).map(runScenario);
      expect(
        results.flatMap(({ failures }) => failures),
        id,
      ).toEqual([]);
    }
  });
});

test('the checklist is that of the document', () => {
  const page = readFileSync(new URL('../../../docs/ADDING-A-CHARACTER.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^- \[ \] .*?\*\*(.+?)\*\*/gm)].map(([, word]) => word);
  expect(CHECKLIST.map(({ word }) => word)).toEqual(listed);
});
