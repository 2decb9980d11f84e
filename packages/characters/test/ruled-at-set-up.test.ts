import { almanac } from '@belfry/almanac';
import { Game, type GameSetup, type Json, random, randomAnswer, readFile, toFile } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { cast } from '../src/index.ts';

const OTHERS = ['imp', 'poisoner', 'chef', 'empath', 'monk', 'soldier', 'slayer', 'saint', 'virgin'];
const SHEET = [...OTHERS, 'washerwoman', 'ravenkeeper', 'mezepheles', 'witch', 'klutz'];

/** A table with this character in it: in a chair, beside the table, or held by nobody. */
function setUpWith(id: string): GameSetup {
  const { team, setup } = almanac().character(id);
  const watches = team === 'fabled' || team === 'loric';
  const isHeld = setup?.heldByNobody === true;
  const own = {
    character: id,
    ...(setup?.drawsAs === undefined ? {} : { believes: setup.drawsAs.includes('demon') ? 'imp' : 'washerwoman' }),
  };
  const dealt = [...(watches || isHeld ? [] : [own]), ...OTHERS.filter((other) => other !== id).map(holding)];
  const sides = team === 'traveller' ? { alignment: 'evil' as const } : {};
  return {
    script: { name: 'Ruled', characters: [...new Set([...SHEET, ...(team === 'traveller' || watches ? [] : [id])])] },
    seats: dealt.map((seat, at) => ({ name: `P${at}`, ...seat, ...(at === 0 && seat === own ? sides : {}) })),
    ...(watches ? { fabled: [id] } : {}),
    ...(isHeld ? { heldByNobody: [id] } : {}),
  };
}

const holding = (character: string) => ({ character });

type Rulings = Record<string, Record<string, Json>>;

/** Answers whatever is asked before the first night, by lot; what was ruled, by character and name. */
function answered(game: Game, seed: string): Rulings {
  const lot = random(seed);
  const ruled: Rulings = {};
  while (game.state.phase === 'setup') {
    const { id, to, options, about } = game.prompts()[0]!;
    const choice = options.pick === 'text' ? `words ${seed}` : randomAnswer(options, lot);
    ruled[about.character!] = { ...ruled[about.character!], [about.what!]: choice };
    game.submit({ type: 'answer', prompt: id, by: to, choice });
  }
  return ruled;
}

/** All but why something was ruled. */
const told = ({ state, events }: Game) => JSON.stringify([state, events.map((event) => ({ ...event, reason: null }))]);

const ASKING = [...almanac().characters.values()]
  .filter(({ id, automated }) => automated && new Game(setUpWith(id), cast).state.phase === 'setup')
  .map(({ id }) => id);

describe('what is decided before the first night can be said with the set-up', () => {
  test('by those who ask for it, and they are many', () => {
    expect(ASKING).toEqual(
      expect.arrayContaining(['amnesiac', 'fortuneteller', 'mezepheles', 'yaggababble', 'knaves']),
    );
  });

  test.each(ASKING)('%s: nobody is asked, and it is the same game', (id) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const asked = new Game(setUpWith(id), cast);
      const ruled = answered(asked, seed);
      const game = new Game({ ...setUpWith(id), ruled }, cast);
      expect(game.state.phase).toBe('night');
      expect(game.inputs).toEqual([]);
      expect(told(game)).toBe(told(asked));
      const why = game.events.flatMap((event) => (event.type === 'ruled' ? [event.reason] : []));
      for (const reason of why) expect(reason).toEqual({ say: 'why.set-up' });
      expect(readFile(JSON.stringify(toFile(game))).setup).toEqual(game.setup);
    }
  });
});

const begin = (id: string, ruled: Rulings) => () => new Game({ ...setUpWith(id), ruled }, cast);

describe('a set-up that rules on what cannot be', () => {
  test.each<[string, string, Rulings]>([
    ['somebody who is not there', 'chef', { yaggababble: { phrase: 'never mind' } }],
    ['something that nobody asks', 'yaggababble', { yaggababble: { word: 'never mind' } }],
    ['something that is asked later', 'imp', { imp: { bluffs: [] } }],
  ])('does not begin, and names it: %s', (_, id, ruled) => {
    expect(begin(id, ruled)).toThrow(/nobody asks for that before the first night/);
  });

  test.each<[string, string, Rulings]>([
    ['a herring who is evil', 'fortuneteller', { fortuneteller: { 'red-herring': 1 } }],
    ['nobody of that number', 'fortuneteller', { fortuneteller: { 'red-herring': 99 } }],
    ['a phrase that is none', 'yaggababble', { yaggababble: { phrase: 7 } }],
    ['a phrase without end', 'yaggababble', { yaggababble: { phrase: 'x'.repeat(501) } }],
  ])('does not begin, and says with what: %s', (_, id, ruled) => {
    expect(begin(id, ruled)).toThrow(/which is none of the possible answers/);
  });
});

test('what the set-up leaves open is asked as ever, and what it rules on holds if it still can', () => {
  const setup = setUpWith('fortuneteller');
  const fabled = ['knaves'];
  const open = new Game({ ...setup, fabled }, cast);
  expect(open.prompts().map(({ about }) => about.what)).toEqual(['red-herring']);
  const half = new Game({ ...setup, fabled, ruled: { fortuneteller: { 'red-herring': 3 } } }, cast);
  expect(half.prompts().map(({ about }) => about.what)).toEqual(['left-knave-lies']);
  expect(half.grimoire.reminders.map(({ target }) => target)).toEqual([3]);
});

test('where the Storyteller has changed the table meanwhile, nobody is held to what can no longer be', () => {
  const setup = { ...setUpWith('knaves'), ruled: { fortuneteller: { 'red-herring': 3 } } };
  const seats = [...setup.seats, { name: 'Fay', character: 'fortuneteller' }];
  // The first to be asked something is in a chair: with an open question of an earlier chair the table can change.
  const first = { name: 'Ann', character: 'amnesiac' };
  const script = { ...setup.script, characters: [...setup.script.characters, 'fortuneteller', 'amnesiac'] };
  const game = new Game({ ...setup, script, seats: [first, ...seats] }, cast);
  expect(game.prompts()[0]!.about.what).toBe('amnesiac-ability');
  expect(game.submit({ type: 'intervene', action: { do: 'set', seat: 3, alignment: 'evil' } }).ok).toBe(true);
  const { id, to } = game.prompts()[0]!;
  expect(game.submit({ type: 'answer', prompt: id, by: to, choice: null }).ok).toBe(true);
  answered(game, 'later');
  expect(game.grimoire.reminders.find(({ by }) => by === 'fortuneteller')!.target).not.toBe(3);
});
