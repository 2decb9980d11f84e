import { describe, expect, test } from 'vitest';
import { circlesIn, complaintsAbout, importsOf, paidDebts } from '../../../scripts/layers.ts';

const ids = new Set(['imp', 'drunk']);
const about = (path: string, text: string) => complaintsAbout({ path, text }, ids);

test('every way of importing is seen, and comments are not', () => {
  expect(
    importsOf(`
      import { a } from './a.ts';
      import type { B } from "./b.ts";
      import './c.ts';
      export * from './d.ts';
      const e = await import('./e.ts');
      const f = lazy(() => import(\`./f.ts\`));
      import {
        g,
      } from './g.ts';
      // import { h } from './h.ts';
      /* taken from './i.ts' */
    `),
  ).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.ts', './g.ts']);
});

describe('the layers', () => {
  test.each([
    ['packages/engine/src/x.ts', "import { a } from '@belfry/characters';"],
    ['packages/engine/src/x.ts', "const a = await import('@belfry/characters');"],
    ['packages/engine/src/x.ts', "import { a } from '@belfry/protocol/defaults';"],
    ['packages/testkit/src/x.ts', "import '@belfry/protocol/defaults';"],
  ])('%s may not: %s', (path, text) => {
    expect(about(path, text)).toEqual([
      expect.stringMatching(/^.*x\.ts: imports @belfry\/.*, which is not below it\.$/),
    ]);
  });

  test('what is below may be imported, by any of its paths', () => {
    expect(about('apps/web/src/x.ts', "import('@belfry/protocol/defaults')")).toEqual([]);
  });

  test('no part reaches into another’s files, nor does a dynamic import', () => {
    expect(about('apps/cli/src/x.ts', "import('../../server/src/main.ts')")).toHaveLength(1);
    expect(about('apps/cli/src/a/x.ts', "import { y } from '../b/y.ts'")).toEqual([]);
  });

  test.each([
    ['policy/fair/x.ts', "import type { Game, Prompt } from '@belfry/engine';"],
    ['gauge/x.ts', "import { type Game as Whole } from '@belfry/engine';"],
    ['table/steward.ts', "import {\n  random,\n  type GameState,\n} from '@belfry/engine';"],
    ['policy/x.ts', "import * as engine from '@belfry/engine';"],
    ['policy/x.ts', "const { Game } = await import('@belfry/engine');"],
    ['bots/novice/x.ts', "import type { Grimoire } from '@belfry/engine';"],
  ])('who decides does not take what only the engine may: %s', (path, text) => {
    expect(about(`packages/storyteller/src/${path}`, text)).not.toEqual([]);
  });

  test('a policy may open the Grimoire, and who plays whole games may hold one', () => {
    const grimoire = "import type { GameEvent, Grimoire } from '@belfry/engine';";
    expect(about('packages/storyteller/src/policy/x.ts', grimoire)).toEqual([]);
    expect(about('packages/storyteller/src/simulate/x.ts', "import { Game } from '@belfry/engine';")).toEqual([]);
    expect(about('apps/cli/src/x.ts', "import { Game } from '@belfry/engine';")).toEqual([]);
  });

  test('the words of a language stand where the part stands that says them', () => {
    const scripts = 'languages/ru/scripts/x.ts';
    expect(about(scripts, "import type { Tongue } from '../../../packages/scripts/src/words/tongue.ts'")).toEqual([]);
    expect(about(scripts, "import { almanac } from '@belfry/almanac'")).toEqual([]);
    expect(about(scripts, "import { narrate } from '@belfry/storyteller'")).toHaveLength(1);
    expect(about(scripts, "import { tale } from '../storyteller/tale.ts'")).toHaveLength(1);
    expect(about('packages/scripts/src/words/x.ts', "import('../../../../languages/ru/web/index.ts')")).toHaveLength(1);
    expect(about('languages/ru/elsewhere/x.ts', '')).toHaveLength(1);
  });

  test('nothing is said in another language outside of its folder', () => {
    const words = "const WORDS = { en: 'nobody', ru: 'никто' };";
    expect(about('apps/cli/src/x.ts', words)).toHaveLength(1);
    expect(about('languages/ru/cli/x.ts', words)).toEqual([]);
    expect(about('apps/cli/src/x.ts', "const yes = 'yes'; // «да»")).toEqual([]);
  });

  test('pure parts know no platform, no clock and no chance', () => {
    for (const text of ["await import('node:fs')", 'Date.now()', 'Math.random()', 'let count = 0;'])
      expect(about('packages/engine/src/x.ts', text), text).toHaveLength(1);
  });

  test('the core names no character', () => {
    expect(about('packages/engine/src/x.ts', "if (id === 'imp') win();")).toEqual([
      'packages/engine/src/x.ts: names the character "imp".',
    ]);
    expect(about('packages/engine/src/x.ts', "mark('drunk'); // not the 'imp'")).toEqual([]);
  });
});

describe('a character', () => {
  test.each([
    ['const known = (memory().known ?? []) as readonly SeatId[];', 1],
    ['return [player, minion] as unknown as T;', 1],
    ['use(context, target as never, user);', 1],
    ['const [a] = chosen as { a: number };', 1],
    ["return { kind: 'drunk' as const, target };", 0],
    ["import { character as one } from '@belfry/engine';", 0],
    ['// as SeatId, by the choice above', 0],
    ["win('good', { say: 'as Everybody says' });", 0],
  ])('reads what it knows without a cast: %s', (text, count) => {
    expect(about('packages/characters/src/trouble-brewing/monk.ts', text)).toHaveLength(count);
    expect(about('packages/storyteller/src/x.ts', text)).toEqual([]);
  });

  const monk = 'packages/characters/src/trouble-brewing/monk.ts';
  test.each(['./imp.ts', '../bad-moon-rising/sailor.ts', '../trouble-brewing/imp.ts'])('does not know %s', (target) => {
    expect(about(monk, `import { other } from '${target}';`)).toEqual([
      expect.stringMatching(/monk\.ts: reaches into another character, packages\/characters\/src\//),
    ]);
  });

  test('knows the words that all share, and the list of a folder knows everybody in it', () => {
    expect(about(monk, "import { nod } from '../information.ts';")).toEqual([]);
    expect(about('packages/characters/src/trouble-brewing/index.ts', "export * from './imp.ts';")).toEqual([]);
  });
});

describe('the web app', () => {
  test('what all screens are built of knows none of them', () => {
    expect(about('apps/web/src/ui/Button.tsx', "import { Desk } from '../grimoire/desk.ts';")).toHaveLength(1);
    expect(about('apps/web/src/token/Token.tsx', "lazy(() => import('../online/Lobby.tsx'))")).toHaveLength(1);
    expect(about('apps/web/src/online/Lobby.tsx', "import { Button } from '../ui/Button.tsx';")).toEqual([]);
  });

  test('a debt that was paid is noticed', () => {
    expect(paidDebts([]).length).toBeGreaterThan(0);
  });
});

describe('a circle of imports', () => {
  const circles = (files: Record<string, string>) =>
    circlesIn(
      'core/',
      Object.entries(files).map(([path, text]) => ({ path: `core/${path}`, text })),
    );

  test('is found, however long, and named', () => {
    expect(
      circles({
        'a.ts': "import { b } from './words/b.ts';",
        'words/b.ts': "export {\n  type C,\n  c,\n} from '../c.ts';",
        'c.ts': "import './a.ts';",
      }),
    ).toEqual(['core/: a.ts → words/b.ts → c.ts → a.ts is a circle of imports. Hand one of them what it needs.']);
    expect(circles({ 'a.ts': "import * as all from './b.ts';", 'b.ts': "import a from './a.ts';" })).toHaveLength(1);
  });

  test('of types alone is none, nor is one that a comment closes', () => {
    expect(
      circles({
        'a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';",
        'b.ts':
          "import type { A } from './a.ts';\nimport { type A2, type A3 } from './a.ts';\nimport { c } from './c.ts';",
        'c.ts': "// import { a } from './a.ts';",
      }),
    ).toEqual([]);
  });
});
