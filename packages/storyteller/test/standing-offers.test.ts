import { cast } from '@belfry/characters';
import { Game, type GameEvent, type GameSetup, type Json } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { BOTS, Board, BotTable, deedsOf, policyFor, rulesOf } from '../src/index.ts';
import { GOALS } from '../src/policy/goals.ts';

const TOWN = ['imp', 'poisoner', 'chef', 'empath', 'monk', 'soldier', 'undertaker', 'fortuneteller', 'saint'];

const setupOf = (characters: readonly string[], fabled: readonly string[]): GameSetup => ({
  script: { name: 'Offers', characters: [...new Set([...characters, 'baron', 'mayor', 'virgin', 'slayer', 'butler'])] },
  seats: characters.map((character, at) => ({ name: `P${at}`, character })),
  fabled,
});

function play(fabled: readonly string[], seed: string, town: readonly string[] = TOWN): Game {
  const table = new BotTable({
    game: new Game(setupOf(town, fabled), cast),
    seed,
    policy: (board) => policyFor('fair', { seed, board }),
    deeds: (board) => deedsOf('fair', { seed, board, lang: 'ru' }),
    bot: () => BOTS.novice,
  });
  table.playOut();
  return table.game;
}

const SEEDS = Array.from({ length: 12 }, (_, n) => `offers ${n}`);

const reasonsOf = ({ events }: Game): string[] =>
  events.flatMap((event) => (event.type === 'by-hand' && event.reason != null ? [event.reason.say] : []));

const told = ({ events }: Game): Extract<GameEvent, { type: 'told' }>[] =>
  events.flatMap((event) => (event.type === 'told' ? [event] : []));

describe('games that the fair Storyteller runs', () => {
  test('what goes round is handed on after two days', () => {
    const games = SEEDS.map((seed) => play(['godofug'], seed));
    for (const game of games.filter(({ state }) => state.day >= 4)) expect(reasonsOf(game)).toContain('why.passed-on');
    expect(games.some(({ state }) => state.day >= 4)).toBe(true);
  });

  test('two players have a goal in the words of the table, and who reaches it learns something true', () => {
    const games = SEEDS.map((seed) => play(['zenomancer'], seed));
    for (const game of games) {
      expect(reasonsOf(game).filter((say) => say === 'why.goal-set').length).toBe(2);
      const goals = told(game).filter(({ info }) => info.says === 'text');
      for (const { info } of goals) expect(GOALS.map(({ text }) => text.ru)).toContain('text' in info && info.text);
    }
    expect(games.some((game) => reasonsOf(game).includes('why.goal-reached'))).toBe(true);
  });

  test('somebody good may be told something wrong, once a game, and not in every game', () => {
    // With two Minions among ten now one side is ahead, now the other.
    const town = [...TOWN.slice(0, 8), 'baron', 'mayor'];
    const times = SEEDS.map((seed) =>
      reasonsOf(play(['fibbin'], seed, town)).filter((say) => say === 'why.misinformed'),
    );
    expect(Math.max(...times.map(({ length }) => length))).toBe(1);
    expect(times.some(({ length }) => length === 0)).toBe(true);
  });

  test('three novices visit whoever welcomes three, and learn of one another', () => {
    for (const seed of SEEDS.slice(0, 3)) {
      const { events } = play(['duchess'], seed);
      const first = events.slice(
        0,
        events.findIndex(({ type }) => type === 'nominations-open'),
      );
      const visits = first.flatMap((event) => (event.type === 'used' ? [event.seat] : []));
      expect(new Set(visits).size).toBe(3);
      expect(visits.length).toBe(3);
    }
    expect(SEEDS.some((seed) => told(play(['duchess'], seed)).some(({ character }) => character === 'duchess'))).toBe(
      true,
    );
  });
});

/** A game on its first day, and the town's board. */
function firstDay(characters: readonly string[], fabled: readonly string[]): { game: Game; board: Board } {
  const game = new Game(setupOf(characters, fabled), cast);
  for (let step = 0; step < 40 && game.state.phase !== 'day'; step++) {
    const prompt = game.prompts()[0]!;
    const { options } = prompt;
    const choice = prompt.suggestion?.choice ?? (options.pick === 'players' ? options.from.slice(0, options.min) : []);
    game.submit({ type: 'answer', prompt: prompt.id, by: prompt.to, choice });
  }
  const board = new Board(rulesOf(game.grimoire));
  for (const { to, ...fact } of game.events) if (to === 'everyone') board.note(fact);
  return { game, board };
}

test('a game that stands still is settled by a contest, one that moves is not', () => {
  const { game, board } = firstDay(TOWN, ['fiddler']);
  const deeds = deedsOf('fair', { seed: 'still', board });
  expect(deeds(game.grimoire)).toBe(null);
  board.lastDeath = -6;
  const deed = deeds(game.grimoire);
  expect(deed?.reason).toEqual({ say: 'why.standstill', days: 7 });
  expect(game.submit({ type: 'intervene', ...deed! }).ok).toBe(true);
  expect(deedsOf('random', { seed: 'still', board })(game.grimoire)).toBe(null);
});

/** The first day goes on: somebody nominates somebody, three hands go up, and the day ends. */
function execute(game: Game, nominator: number, nominee: number): void {
  const answer = (to: number | 'storyteller', choice: Json) => {
    const prompt = game.promptsFor(to).find(({ kind }) => kind !== 'request')!;
    expect(game.submit({ type: 'answer', prompt: prompt.id, by: to, choice }).ok).toBe(true);
  };
  answer('storyteller', { do: 'open-nominations' });
  answer(nominator, { do: 'nominate', with: [nominee] });
  for (const { id } of game.state.seats) if (id !== nominee) answer(id, { do: 'raise' });
  answer('storyteller', { do: 'sweep' });
  answer('storyteller', { do: 'end-day' });
}

function toTheNextDay(game: Game): void {
  for (let step = 0; step < 60 && game.state.day < 2; step++) {
    const prompt = game.prompts()[0]!;
    const { options } = prompt;
    const choice = prompt.suggestion?.choice ?? (options.pick === 'players' ? options.from.slice(-options.min) : []);
    game.submit({ type: 'answer', prompt: prompt.id, by: prompt.to, choice });
  }
}

test('who had somebody executed whom the table was asked to spare does not vote for a day', () => {
  const { game, board } = firstDay(TOWN, ['angel']);
  const deeds = deedsOf('fair', { seed: 'spare', board });
  const protect = game.grimoire.offers().find(({ name }) => name === 'protect')!;
  const action = { do: 'offer', ability: protect.ability, name: 'protect', choice: [8] } as const;
  expect(game.submit({ type: 'intervene', action }).ok).toBe(true);
  expect(deeds(game.grimoire)).toBe(null);
  game.submit({ type: 'intervene', action: { do: 'set', seat: 8, character: 'chef', alignment: 'good' } });
  execute(game, 2, 8);
  toTheNextDay(game);
  const deed = deeds(game.grimoire);
  expect(deed?.reason).toEqual({ say: 'why.answers-for', seat: 2, victim: 8 });
  expect(game.submit({ type: 'intervene', ...deed! }).ok).toBe(true);
  // It is paid for: nothing more happens to anybody.
  expect(deeds(game.grimoire)).toBe(null);
  expect(game.state.effects.some(({ kind, target }) => kind === 'no-vote' && target === 2)).toBe(true);
});

test('a death at night is nobody’s in particular', () => {
  const { game, board } = firstDay(TOWN, ['angel', 'hellslibrarian']);
  const protect = game.grimoire.offers().find(({ name }) => name === 'protect')!;
  game.submit({
    type: 'intervene',
    action: { do: 'offer', ability: protect.ability, name: 'protect', choice: [3] },
  });
  game.submit({ type: 'intervene', action: { do: 'kill', seat: 3 } });
  expect(deedsOf('fair', { seed: 'night', board })(game.grimoire)).toBe(null);
});

test('one good player against several of one Demon: evil has won, and not while two are good', () => {
  const { game, board } = firstDay(['legion', 'legion', 'legion', 'legion', 'chef', 'soldier', 'monk'], []);
  const deeds = deedsOf('fair', { seed: 'one left', board });
  game.submit({ type: 'intervene', action: { do: 'kill', seat: 4 } });
  expect(deeds(game.grimoire)).toBe(null);
  game.submit({ type: 'intervene', action: { do: 'kill', seat: 5 } });
  const deed = deeds(game.grimoire);
  expect(deed?.reason).toEqual({ say: 'why.one-good-left' });
  expect(game.submit({ type: 'intervene', ...deed! }).ok).toBe(true);
  expect(game.state.outcome?.winner).toBe('evil');
});
