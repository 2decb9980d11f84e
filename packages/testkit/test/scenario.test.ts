import { cast } from '@belfry/characters';
import { Game, type Prompt, random } from '@belfry/engine';
import { playRandomly } from '@belfry/storyteller';
import { describe, expect, test } from 'vitest';
import { strayPrompts } from '../src/answerable.ts';
import { everything, type Observation } from '../src/non-interference.ts';
import { randomSetup } from '../src/random-setup.ts';
import { readScenarios } from '../src/scenario/read.ts';
import { isRuling } from '../src/scenario/rulings.ts';
import { runScenario } from '../src/scenario/run.ts';
import { leaks } from '../src/scenario/soundness.ts';

const TABLE = `
name: a test
seats: {Ann: imp, Ben: poisoner, Cat: empath, Dan: monk, Eve: fortune teller, Fay: chef, Gus: slayer}
play:
`;

const failuresOf = (play: string, file = 'test.yaml'): readonly string[] =>
  readScenarios(TABLE + play, file).flatMap((scenario) => runScenario(scenario).failures);

describe('after an undo only what still holds is looked at', () => {
  const CHOSEN = `
  - night: 1
    choose: {Ben: Gus, Eve: [Ann, Cat]}
  - expect: {Cat: {told: 1}, Eve: {told: yes, asked: yes}, woke: [Cat, Eve]}
`;

  test('what was told, asked, offered and announced before is gone', () => {
    const gone = `
  - undo: 1
  - expect: {Eve: {told: nothing}, not-announced: [dawn]}
`;
    expect(failuresOf(CHOSEN + gone)).toEqual([]);
    const denied = `
  - undo: 1
  - expect: {Eve: {told: yes}, announced: [dawn]}
`;
    expect(failuresOf(CHOSEN + denied)).toHaveLength(2);
  });

  test('back in the night, the night is what is looked at', () => {
    const play = `
  - day:
    - {use: slayer, by: Gus, on: Cat}
  - undo: 3
  - expect: {not-announced: [used], Cat: {told: 1}}
`;
    expect(failuresOf(CHOSEN + play)).toEqual([]);
  });

  test('what is played again counts once', () => {
    const again = `
  - undo: 1
  - night: 1
    choose: {Eve: [Dan, Gus]}
  - expect: {Eve: {told: no, not-told: yes}, wake-order: [Ben, Fay, Cat, Eve]}
`;
    expect(failuresOf(CHOSEN + again)).toEqual([]);
  });
});

describe('names of rulings', () => {
  test.each(['yes', 'no'])('a misspelled one is an error with asked: %s', (asked) => {
    const play = `
  - night: 1
  - expect: {rulings: [{what: red-hering, asked: ${asked}}]}
`;
    expect(failuresOf(play).join()).toMatch(/there is no ruling "red-hering"\. Known: .*red-herring/);
  });

  test('also where it is answered', () => {
    const play = `
  - night: 1
    rule: {red-hering: Cat}
`;
    expect(failuresOf(play).join()).toMatch(/test\.yaml:7: .*there is no ruling "red-hering"/);
  });

  test('every ruling that comes up is known', () => {
    const asked = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const lot = random(`rulings ${n}`);
      const game = new Game(randomSetup('trouble-brewing', 5 + (n % 11), lot), cast);
      playRandomly(game, lot);
      for (const event of game.events) if (event.type === 'ruled') asked.add(event.what);
    }
    expect(asked.size).toBeGreaterThan(3);
    expect([...asked].filter((what) => !isRuling(what))).toEqual([]);
  });
});

describe('a ruling that leaves no choice', () => {
  const passedOn = (heir: string) => `
  - night: 1
  - day: []
  - night: 2
    choose: {Ann: Ann}
    rule: {${heir}}
`;

  test('may be written down all the same', () => {
    expect(failuresOf(passedOn('heir: Ben'))).toEqual([]);
  });

  test('but not otherwise than it is, nor where it does not come up', () => {
    expect(failuresOf(passedOn('heir: Cat'))).toEqual([expect.stringContaining('leaves no choice but another')]);
    expect(failuresOf(passedOn('redirect: Cat'))).toEqual([expect.stringContaining('does not come up')]);
  });
});

describe('what every scenario checks by itself', () => {
  test('a seat that can see others’ tokens is noticed', () => {
    const lot = random('leak');
    const game = new Game(randomSetup('trouble-brewing', 8, lot), cast);
    playRandomly(game, lot);
    const leaky: Observation = (seen, seat) => `${everything(seen, seat)} ${JSON.stringify(seen.state.seats)}`;
    const seeds = ['a', 'b', 'c', 'd'];
    expect(seeds.flatMap((seed) => leaks(game, seed))).toEqual([]);
    expect(seeds.filter((seed) => leaks(game, seed, leaky).length > 0)).toEqual(seeds);
  });

  test('a prompt that nobody can answer, or to nobody, is noticed', () => {
    const prompt: Prompt = {
      id: 'storyteller.1',
      to: 'storyteller',
      kind: 'ruling',
      about: { what: 'heir' },
      options: { pick: 'one', of: [{ value: 1 }] },
      suggestion: { choice: 1, reason: { say: 'why.lot' } },
    };
    const strays = (...prompts: Prompt[]) =>
      strayPrompts({ state: { circle: [0, 1] }, prompts: () => prompts } as unknown as Game); // all that is looked at
    expect(strays(prompt)).toEqual([]);
    expect(strays({ ...prompt, options: { pick: 'one', of: [] }, suggestion: null })).toHaveLength(2);
    expect(strays({ ...prompt, suggestion: { choice: 2, reason: { say: 'why.lot' } } }).join()).toMatch(
      /suggests what it would refuse/,
    );
    const choose: Prompt = { ...prompt, kind: 'choose', suggestion: null, to: 1 };
    expect(strays({ ...choose, options: { pick: 'players', from: [0], min: 2, max: 2 } }).join()).toMatch(/no answer/);
    expect(strays({ ...choose, to: 2 }).join()).toMatch(/empty chair/);
    expect(strays({ ...choose, kind: 'day', options: { pick: 'action', of: [] } })).toEqual([]);
  });
});

test('a scenario is played with the script in whose folder it lies', () => {
  const document = 'name: a test\nseats: {Ann: imp}\nplay: []\n';
  const scriptOf = (file: string) =>
    readScenarios(document, file).map((scenario) => ('setup' in scenario ? scenario.setup.script.name : null));
  expect(scriptOf('scenarios/sects-and-violets/artist.yaml')).toEqual(['Sects & Violets']);
  expect(scriptOf('scenarios/bad-moon-rising/rules/x.yaml')).toEqual(['Bad Moon Rising']);
  expect(scriptOf('scenarios/rules/votes.yaml')).toEqual(['Trouble Brewing']);
});
