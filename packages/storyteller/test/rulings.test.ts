import { cast } from '@belfry/characters';
import { firstAnswer, Game, type Json, type Option, type Prompt } from '@belfry/engine';
import { builtinScript, tableScript } from '@belfry/scripts';
import { describe, expect, test } from 'vitest';
import { Board, deedsOf, policyFor, rulesOf, simulateGame } from '../src/index.ts';
import { type Bearing, bearingOf } from '../src/policy/fair/bearing.ts';
import { ruleDeath, ruleFurtherDeath, ruleReturn, ruleWhether } from '../src/policy/fair/deaths.ts';
import { ruleImpaired } from '../src/policy/fair/impaired.ts';
import { ruleConfidant, ruleRival } from '../src/policy/fair/people.ts';
import type { Ruling } from '../src/policy/policy.ts';

const names = (characters: readonly string[]) => characters.map((character) => ({ name: character, character }));

function gameOf(script: string, characters: readonly string[]): Game {
  const sheet = builtinScript(script)!.characters.map(({ id }) => id);
  return new Game({ script: { name: script, characters: sheet }, seats: names(characters) }, cast);
}

/** Plays on with what is suggested, and with these answers of players, until this is to be ruled. */
function until(game: Game, what: string, choose: (prompt: Prompt) => Json = () => []): Prompt {
  for (let step = 0; step < 200; step++) {
    const prompts = game.prompts();
    const asked = prompts.find((p) => p.to === 'storyteller') ?? prompts[0]!;
    if (asked.about.what === what) return asked;
    const moves = { discussion: 'open-nominations', nominations: 'end-day', closed: 'end-day' } as const;
    const choice =
      asked.to !== 'storyteller'
        ? choose(asked)
        : asked.kind === 'run-day'
          ? { do: moves[game.state.today.stage] }
          : (asked.suggestion?.choice ?? null);
    const result = game.submit({ type: 'answer', prompt: asked.id, by: asked.to, choice });
    if (!result.ok) throw new Error(`${asked.id}: ${game.inEnglish(result.reason)}`);
  }
  throw new Error(`Nobody was asked for "${what}".`);
}

const boardOf = (game: Game): Board => {
  const board = new Board(rulesOf(game.grimoire));
  for (const { to, ...fact } of game.events) if (to === 'everyone') board.note(fact);
  return board;
};

type Judge = (of: readonly Option[], prompt: Prompt, bearing: Bearing) => Ruling | null;

/** What is ruled when the game needs help so badly: -1 for good, 1 for evil. */
function ruled(judge: Judge, game: Game, prompt: Prompt, push: number): Ruling {
  const bearing = bearingOf(game.grimoire, { seed: 'rulings', board: boardOf(game) }, prompt.id);
  const of = prompt.options.pick === 'one' ? prompt.options.of : [];
  return judge(of, prompt, { ...bearing, push, hide: push })!;
}

const BAD_MOON = ['sailor', 'shabaloth', 'godfather', 'chambermaid', 'pacifist', 'tinker', 'gossip', 'grandmother'];

describe('who is drunk', () => {
  const game = gameOf('bad-moon-rising', BAD_MOON);
  const prompt = until(game, 'who-is-drunk', ({ about }) => (about.character === 'sailor' ? [1] : []));

  test('the Demon when good is behind, and by how much it was preferred to the other', () => {
    const { choice, reason, weighed } = ruled(ruleImpaired, game, prompt, -1);
    expect(choice).toBe(1);
    expect(reason).toEqual({ say: 'why.impaired-evil', seat: 1 });
    expect(weighed).toEqual([{ choice: 0, by: expect.any(Number), reason: { say: expect.any(String), seat: 0 } }]);
    expect(weighed![0]!.by).toBeGreaterThan(1);
  });

  test('not the Demon when evil is', () => {
    expect(ruled(ruleImpaired, game, prompt, 1).choice).toBe(0);
  });
});

test('a grandchild is a voice to rely on when good is behind, and no such voice when evil is', () => {
  const game = gameOf('bad-moon-rising', BAD_MOON);
  const prompt = until(game, 'grandchild');
  expect(ruled(ruleConfidant, game, prompt, -1)).toMatchObject({ choice: 3, reason: { say: 'why.confidant-tells' } });
  expect(ruled(ruleConfidant, game, prompt, 1).choice).not.toBe(3);
});

test('a twin can be proven when good is behind, and is a doubted voice when evil is', () => {
  const game = gameOf('sects-and-violets', ['eviltwin', 'vortox', 'artist', 'dreamer', 'klutz', 'mutant', 'oracle']);
  const prompt = until(game, 'twin');
  expect(ruled(ruleRival, game, prompt, -1)).toMatchObject({
    choice: 2,
    reason: { say: 'why.rival-believed', seat: 2 },
  });
  expect([3, 6]).toContain(ruled(ruleRival, game, prompt, 1).choice);
});

describe('deaths and returns', () => {
  test('a Tinker dies when evil needs it, and lives when good does', () => {
    const game = gameOf('bad-moon-rising', BAD_MOON);
    const prompt = until(game, 'tinker-dies', ({ options }) =>
      options.pick === 'players' ? options.from.slice(options.from.length - options.min) : [],
    );
    expect(ruled(ruleWhether, game, prompt, 1)).toMatchObject({
      choice: true,
      reason: { say: 'why.dies-now', seat: 5 },
    });
    expect(ruled(ruleWhether, game, prompt, -1)).toMatchObject({ choice: false, reason: { seat: 5 } });
  });

  test('one of the eaten comes back when good is behind, and nobody when evil is', () => {
    const game = gameOf('bad-moon-rising', BAD_MOON);
    const choose = ({ about, options }: Prompt) =>
      about.character === 'shabaloth' ? [3, 4] : options.pick === 'players' ? options.from.slice(0, options.min) : [];
    const prompt = until(game, 'regurgitated', choose);
    const back = ruled(ruleReturn, game, prompt, -1);
    expect([3, 4]).toContain(back.choice);
    expect(back.reason).toEqual({ say: 'why.returns', seat: back.choice });
    expect(ruled(ruleReturn, game, prompt, 1)).toMatchObject({ choice: null, reason: { say: 'why.nobody-returns' } });
  });

  test('deaths at will: never the only Demon, a Minion when good is behind', () => {
    const game = gameOf('sects-and-violets', [
      'pithag',
      'nodashii',
      'sage',
      'oracle',
      'klutz',
      'mutant',
      'artist',
      'dreamer',
    ]);
    const prompt = until(game, 'further-death', ({ about, options }) => {
      if (about.character === 'pithag') return [[1], ['vortox']];
      return options.pick === 'players' ? options.from.slice(-1) : [];
    });
    for (const push of [-1, 1]) {
      const { choice, weighed } = ruled(ruleDeath, game, prompt, push);
      expect(choice).not.toBe(1);
      expect(weighed!.length).toBeGreaterThan(0);
    }
    expect([0, null]).toContain(ruled(ruleDeath, game, prompt, -1).choice);
  });

  test('a night of deaths at will ends like others: one dies, two where evil needs it badly, never the town', () => {
    const seats = ['pithag', 'nodashii', 'sage', 'oracle', 'klutz', 'mutant', 'artist', 'dreamer', 'savant'];
    const diedWith = (push: number): number => {
      const game = gameOf('sects-and-violets', seats);
      const choose = ({ about, options }: Prompt) => {
        if (about.character === 'pithag') return [[0], ['vortox']];
        return options.pick === 'players' ? options.from.slice(-1) : [];
      };
      for (let deaths = 0; ; deaths++) {
        const prompt = until(game, 'further-death', choose);
        const { choice } = ruled(ruleFurtherDeath, game, prompt, push);
        game.submit({ type: 'answer', prompt: prompt.id, by: 'storyteller', choice });
        if (choice === null) return game.state.seats.filter(({ alive }) => !alive).length;
        expect(deaths).toBeLessThan(3);
      }
    };
    expect(diedWith(0.2)).toBe(1);
    expect(diedWith(1)).toBe(2);
  });
});

describe('what was said aloud', () => {
  test.each([
    ['shabaloth is the Demon', true, 'why.said-true'],
    ['chambermaid is evil', false, 'why.said-false'],
    ['The Demon likes tea', false, 'why.said-unclear'],
    ['sailor — Демон', false, 'why.said-false'],
  ] as const)('"%s" is judged %s', (words, choice, say) => {
    const game = gameOf('bad-moon-rising', BAD_MOON);
    const board = boardOf(game);
    const policy = policyFor('fair', { seed: 'said', board });
    const prompt: Prompt = {
      id: 'said',
      to: 'storyteller',
      kind: 'ruling',
      about: { what: 'gossip-true', sort: 'whether', seat: 6, character: 'gossip', text: words },
      options: { pick: 'one', of: [{ value: false }, { value: true }] },
      suggestion: { choice: false, reason: { say: 'why.lot' } },
    };
    expect(policy(game.grimoire, prompt)).toMatchObject({ choice, reason: { say } });
  });
});

describe('madness', () => {
  const VIOLETS = ['mutant', 'vortox', 'witch', 'oracle', 'sage', 'klutz', 'artist'];

  const dayOf = (character: string, day = 1, seed = 'mad') => {
    const game = gameOf('sects-and-violets', VIOLETS);
    for (let step = 0; step < 20 && game.state.phase !== 'day'; step++) {
      const prompt = game.prompts()[0]!;
      const { options } = prompt;
      const choice =
        prompt.suggestion?.choice ?? (options.pick === 'players' ? options.from.slice(0, options.min) : []);
      game.submit({ type: 'answer', prompt: prompt.id, by: prompt.to, choice });
    }
    const board = boardOf(game);
    const claim = { character, learned: [], suspects: [], trusts: [] };
    board.hear({ day, from: 0, to: 'everyone', remark: { say: 'claim', claim } });
    return { game, deed: deedsOf('fair', { seed, board })(game.grimoire) };
  };

  test('one who must not be known for an Outsider, and says so, pays for it, and the log says why', () => {
    const { game, deed } = dayOf('mutant');
    expect(deed?.reason).toEqual({ say: 'why.madness-broken', seat: 0, character: 'mutant' });
    expect(game.submit({ type: 'intervene', ...deed! }).ok).toBe(true);
    expect(game.state.seats[0]!.alive).toBe(false);
    expect(game.events.find(({ type }) => type === 'by-hand')).toMatchObject({ reason: deed!.reason });
  });

  test('most pay, and nobody can count on it', () => {
    const deeds = Array.from({ length: 60 }, (_, at) => dayOf('mutant', 1, `mad ${at}`).deed);
    const paid = deeds.filter((deed) => deed !== null).length;
    expect(paid).toBeGreaterThan(20);
    expect(paid).toBeLessThan(60);
  });

  test('who says they are a Townsfolk, or said it on another day, has broken nothing', () => {
    expect(dayOf('sage').deed).toBe(null);
    expect(dayOf('mutant', 0).deed).toBe(null);
  });
});

test('under one who lets nothing true be told, what is told is false, and the reason says that it must be', () => {
  const script = tableScript(builtinScript('sects-and-violets')!);
  const forced = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const seed = `forced ${n}`;
    const { table } = simulateGame({ script, cast, players: 9, seed, storyteller: 'fair', bots: 'novice' });
    const isVortox = table.game.setup.seats.some(({ character }) => character === 'vortox');
    for (const event of table.game.events) {
      if (event.type !== 'ruled' || event.reason === null) continue;
      if (event.reason.say.startsWith('why.false-forced')) forced.add(event.reason.say);
      if (!isVortox) expect(event.reason.say).not.toMatch(/^why\.false-forced/u);
    }
  }
  expect(forced.size).toBeGreaterThan(0);
});

test('who is told two things is never told the same again, and hears of many things', () => {
  const script = tableScript(builtinScript('sects-and-violets')!);
  const forms = new Set<string>();
  let visits = 0;
  for (let n = 0; n < 40; n++) {
    const seed = `two ${n}`;
    const { table } = simulateGame({ script, cast, players: 8, seed, storyteller: 'fair', bots: 'novice' });
    const heard = new Map<number, Set<string>>();
    for (const event of table.game.events) {
      if (event.type !== 'told' || event.info.says !== 'two') continue;
      visits++;
      const before = heard.get(event.seat) ?? new Set();
      heard.set(event.seat, before);
      for (const said of [event.info.first, event.info.second]) {
        expect(before).not.toContain(JSON.stringify(said));
        before.add(JSON.stringify(said));
        forms.add(said.says);
      }
    }
  }
  expect(visits).toBeGreaterThan(15);
  expect(forms.size).toBeGreaterThan(4);
  expect(forms).not.toContain('text');
});

test('for an ability of their own the Storyteller picks anybody, not always the first, and does not end the game', () => {
  const seats = ['imp', 'witch', 'plaguedoctor', 'chef', 'soldier', 'empath', 'monk'];
  const script = { name: 'A gift', characters: [...seats, 'assassin'] };
  const game = new Game({ script, seats: names(seats) }, cast);
  game.submit({ type: 'intervene', action: { do: 'kill', seat: 2 } });
  const gained = until(game, 'storyteller-ability');
  game.submit({ type: 'answer', prompt: gained.id, by: 'storyteller', choice: 'assassin' });
  const asked = until(game, 'choice', ({ options }) => firstAnswer(options));
  const picked = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
    JSON.stringify(policyFor('fair', { seed, board: boardOf(game) })(game.grimoire, asked).choice),
  );
  expect(new Set(picked).size).toBeGreaterThan(2);
  // The Imp's death would be the end.
  expect(picked).not.toContain('[0]');
});
