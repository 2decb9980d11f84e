import { describe, expect, test } from 'vitest';
import { layTable } from '../src/begin.ts';
import {
  action,
  afterwards,
  aPlayer,
  character,
  firstAnswer,
  type Json,
  jinx,
  pass,
  prevent,
  replace,
  type SeatId,
  saying,
  somePlayers,
  TABLE,
  viewOf,
} from '../src/index.ts';
import { act, alive, endDay, night, secondNight, table } from './small-table.ts';

describe('words of the kernel', () => {
  test('a shield is used up only if nothing else helped', () => {
    const cat = character('cat', {
      on: {
        *shieldFromDeath({ me, isSpent, spend }, { victim }) {
          if (victim !== me || isSpent()) return pass;
          spend();
          return prevent;
        },
      },
    });
    const game = table(['cat'], [cat]);
    secondNight(game, { 0: [2] });
    expect(alive(game, 2)).toBe(true);
    endDay(game);
    night(game, { 0: [2] });
    expect(alive(game, 2)).toBe(false);
  });

  test('an aura follows the facts, and sleeps with its source', () => {
    const hen = character('hen', {
      aura: ({ me, livingNeighbours }) =>
        livingNeighbours(me).map((target) => ({ kind: 'safe', target, data: { from: 'death' } })),
    });
    const game = table(['hen'], [hen]);
    night(game);
    act(game, { do: 'kill', seat: 3 });
    expect(alive(game, 3)).toBe(true);
    act(game, { do: 'mark', kind: 'poisoned', seat: 2 });
    act(game, { do: 'kill', seat: 3 });
    expect(alive(game, 3)).toBe(false);
    act(game, { do: 'unmark', effect: game.state.effects.find((e) => e.kind === 'poisoned')!.id });
    act(game, { do: 'kill', seat: 4 }); // now the nearest living on that side
    expect(alive(game, 4)).toBe(true);
  });

  test('drunkenness by one’s own ability holds, and switches the rest of that ability off', () => {
    const sailor = character('sailor', {
      wakes: 'each',
      *act({ me, mark }) {
        mark('drunk', me, { until: 'dusk' });
      },
      aura: ({ me }) => [{ kind: 'safe', target: me, data: { from: 'death' } }],
    });
    const game = table(['sailor'], [sailor]);
    night(game);
    expect(game.grimoire.isDrunk(2)).toBe(true);
    act(game, { do: 'kill', seat: 2 });
    expect(alive(game, 2)).toBe(false);
  });

  test('what outlives death sleeps while the dead are poisoned; what outlives everything does not', () => {
    const darling = character('darling', {
      on: {
        *died({ me, mark }, { victim }) {
          if (victim !== me) return;
          mark('drunk', 4, { outlives: 'death' });
          mark('drunk', 5, { outlives: 'everything' });
        },
      },
    });
    const game = table(['darling'], [darling]);
    night(game);
    act(game, { do: 'kill', seat: 2 });
    expect([4, 5].map((seat) => game.grimoire.isDrunk(seat))).toEqual([true, true]);
    act(game, { do: 'mark', kind: 'poisoned', seat: 2 });
    expect([4, 5].map((seat) => game.grimoire.isDrunk(seat))).toEqual([false, true]);
    act(game, { do: 'set', seat: 2, character: 'villager' });
    expect([4, 5].map((seat) => game.grimoire.isDrunk(seat))).toEqual([false, true]);
  });

  test('of two who impair each other the older effect stands', () => {
    const brewer = character('brewer', {
      wakes: 'each',
      *act({ choosePlayer, mark }) {
        mark('poisoned', yield* choosePlayer());
      },
    });
    const game = table(['brewer', 'brewer'], [brewer]);
    night(game, { 2: [3], 3: [2] });
    // The second brewer was poisoned when choosing: wasted.
    expect([2, 3].map((seat) => game.grimoire.isPoisoned(seat))).toEqual([false, true]);
    act(game, { do: 'mark', kind: 'drunk', seat: 2 });
    expect([2, 3].map((seat) => game.grimoire.isPoisoned(seat))).toEqual([false, false]);
  });

  test('an end of the game can be held back, and another end still comes', () => {
    const twin = character('twin', {
      on: {
        *gameEnding(_, outcome) {
          return outcome.winner === 'good' ? prevent : pass;
        },
      },
    });
    const game = table(['twin'], [twin]);
    night(game);
    act(game, { do: 'kill', seat: 0 });
    expect(game.isOver).toBe(false);
    act(game, { do: 'kill', seat: 2 });
    expect(game.state.outcome).toMatchObject({ winner: 'good' });
  });

  test('a held-back victory of good does not hide that of evil', () => {
    const twin = character('twin', {
      on: {
        *gameEnding(_, outcome) {
          return outcome.winner === 'good' ? prevent : pass;
        },
      },
    });
    const game = table(['twin'], [twin]);
    night(game);
    for (const seat of [0, 3, 4, 5]) act(game, { do: 'kill', seat });
    expect(game.isOver).toBe(false);
    act(game, { do: 'kill', seat: 6 });
    expect(game.state.outcome).toMatchObject({ winner: 'evil' });
  });

  test('the end can be turned into another', () => {
    const heretic = character('heretic', {
      on: {
        *gameEnding(_, outcome) {
          return replace({ ...outcome, winner: outcome.winner === 'good' ? ('evil' as const) : ('good' as const) });
        },
      },
    });
    const game = table(['heretic'], [heretic]);
    night(game);
    act(game, { do: 'kill', seat: 0 });
    expect(game.state.outcome).toMatchObject({ winner: 'evil' });
  });

  test('one who becomes a start-knowing character learns before the next dawn, once', () => {
    const oracle = character('oracle', {
      wakes: 'first',
      learns: { domain: () => [{ says: 'number', number: 7 }], holds: () => 'yes' },
    });
    const game = table(['oracle'], [oracle]);
    night(game);
    act(game, { do: 'set', seat: 4, character: 'oracle', tell: true });
    endDay(game);
    night(game, { 0: [5] });
    endDay(game);
    night(game, { 0: [6] });
    const told = game.events.flatMap((e) => (e.type === 'told' && e.character === 'oracle' ? [e.seat] : []));
    expect(told).toEqual([2, 4]);
  });

  test('the living again have a fresh ability', () => {
    const hermit = character('hermit', {
      wakes: 'first',
      learns: { domain: () => [{ says: 'yes', yes: true }], holds: () => 'yes' },
    });
    const game = table(['hermit'], [hermit]);
    night(game);
    act(game, { do: 'kill', seat: 2 });
    act(game, { do: 'revive', seat: 2 });
    endDay(game);
    night(game, { 0: [5] });
    expect(game.events.filter((e) => e.type === 'told' && e.seat === 2)).toHaveLength(2);
  });

  test('the silenced have no ability, and are neither drunk nor poisoned', () => {
    const guard = character('guard', { aura: ({ me }) => [{ kind: 'safe', target: me, data: { from: 'demon' } }] });
    const game = table(['guard'], [guard]);
    night(game);
    act(game, { do: 'mark', kind: 'no-ability', seat: 2 });
    endDay(game);
    night(game, { 0: [2] });
    expect(alive(game, 2)).toBe(false);
    expect(game.grimoire.isDrunk(2) || game.grimoire.isPoisoned(2)).toBe(false);
  });

  test('a weighted vote counts as often as its marks say, multiplied', () => {
    const game = table([], []);
    night(game);
    act(game, { do: 'mark', kind: 'vote-weight', seat: 3, data: { times: 3 } });
    act(game, { do: 'mark', kind: 'vote-weight', seat: 3, data: { times: -1 } });
    const answer = (seat: SeatId | 'storyteller', choice: Json) => {
      const [prompt] = game.promptsFor(seat);
      game.submit({ type: 'answer', prompt: prompt!.id, by: seat, choice });
    };
    answer('storyteller', { do: 'open-nominations' });
    answer(4, { do: 'nominate', with: [5] });
    answer(3, { do: 'raise' });
    answer(6, { do: 'raise' });
    answer('storyteller', { do: 'sweep' });
    expect(game.state.today.nominations.at(-1)?.votes).toBe(-2);
  });

  test('a victory claimed outside of any death is noticed at once', () => {
    const prophet = character('prophet', {
      action: action({
        asks: aPlayer(),
        *use({ win, spend }) {
          spend();
          win('good', { say: 'text', text: 'It was foretold.' });
        },
      }),
    });
    const game = table(['prophet'], [prophet]);
    night(game);
    const [prompt] = game.promptsFor(2);
    game.submit({ type: 'answer', prompt: prompt!.id, by: 2, choice: { do: 'use', character: 'prophet', with: [0] } });
    expect(game.state.outcome).toEqual({
      winner: 'good',
      reason: { say: 'text', text: 'It was foretold.' },
      because: 'ability',
    });
  });

  test('no word is a generator function of its own, which would keep finished games in memory', () => {
    const owl = character('owl', {
      wakes: 'each',
      *act({ choosePlayer }) {
        yield* choosePlayer();
      },
    });
    const { setup, grimoire } = table(['owl'], [owl]);
    const laid = layTable(setup, grimoire.cast);
    // The words stand on the prototype of every context.
    const abilities = laid.state.seats.flatMap((seat) => seat.abilities);
    const words = abilities.map(laid.contextOf).flatMap((context) => {
      const all: unknown[] = [];
      for (const word in context) all.push(context[word as keyof typeof context]);
      return all;
    });
    const functions = words.filter((word) => typeof word === 'function');
    expect(functions.length).toBeGreaterThan(30);
    expect(functions.filter((word) => (word as object).constructor.name === 'GeneratorFunction')).toEqual([]);
  });

  test('a prompt that was looked at stays as it was; the next one under its number is fresh', () => {
    const game = table([], []);
    night(game);
    const [before] = game.promptsFor(3);
    expect(before!.options).toEqual({ pick: 'action', of: [] });
    const [run] = game.promptsFor('storyteller');
    game.submit({ type: 'answer', prompt: run!.id, by: 'storyteller', choice: { do: 'open-nominations' } });
    const [after] = game.promptsFor(3);
    expect(after!.id).toBe(before!.id);
    expect(before!.options).toEqual({ pick: 'action', of: [] });
    expect(after!.options).toMatchObject({ pick: 'action', of: [{ do: 'nominate' }] });
  });

  test('a jinx bends a character while both are there, and adds what nothing impairs', () => {
    const cat = character('cat', { aura: ({ me }) => [{ kind: 'safe', target: me, data: { from: 'death' } }] });
    const dog = character('dog', {});
    const quarrel = jinx('cat', 'dog', {
      when: 'play',
      instead: { cat: () => ({ aura: () => [] }) },
      adds: {
        *atPlace({ mark, players }) {
          mark('chased', players()[2]!);
        },
      },
    });
    const game = table(['cat', 'dog'], [cat, dog], { jinxes: [quarrel] });
    night(game);
    expect(game.state.effects.map(({ kind, by }) => [kind, by])).toEqual([['chased', 'cat']]);
    act(game, { do: 'kill', seat: 2 });
    expect(alive(game, 2)).toBe(false);

    const apart = table(['cat', 'dog'], [cat, dog], { jinxes: [quarrel] });
    act(apart, { do: 'set', seat: 3, character: 'villager' });
    night(apart);
    act(apart, { do: 'kill', seat: 2 });
    expect(alive(apart, 2)).toBe(true);
  });

  test('a jinx lets a character say a word otherwise, and do something more afterwards', () => {
    const cat = character('cat', {
      *atPlace({ mark, players }) {
        mark('scratched', players()[2]!);
      },
      always: {
        *dayBegins({ mark, me }) {
          mark('purrs', me);
        },
      },
    });
    const quarrel = jinx('cat', 'dog', {
      when: 'play',
      instead: {
        cat: (usual) => ({
          ...saying(usual, ({ players, mark }) => ({
            players: () => players().toReversed(),
            mark: (kind, player) => mark(`badly-${kind}`, player),
          })),
        }),
      },
    });
    const feud = jinx('cat', 'crony', {
      when: 'play',
      instead: {
        cat: ({ always }) => ({
          always: afterwards(always, 'dayBegins', function* ({ mark, atWork }) {
            for (const seat of atWork('crony')) mark('hisses-at', seat);
          }),
        }),
      },
    });
    const game = table(['cat', 'dog'], [cat, character('dog', {})], { jinxes: [quarrel, feud] });
    night(game);
    expect(game.state.effects.map(({ kind, target }) => [kind, target])).toEqual([
      ['badly-scratched', 4],
      ['badly-purrs', 2],
      ['hisses-at', 1],
    ]);
  });

  test('who must be chosen is among the chosen, however many there are to choose', () => {
    const cat = character('cat', {
      wakes: 'other',
      *act({ choose, mark }) {
        for (const player of yield* choose(somePlayers(2))) mark('scratched', player);
      },
    });
    const game = table(['cat'], [cat]);
    night(game);
    for (const seat of [0, 2]) act(game, { do: 'mark', kind: 'must-choose', seat, data: { player: 5 }, until: 'dawn' });
    endDay(game);
    const askedOf = () =>
      game
        .prompts()
        .filter((p) => p.kind === 'choose')
        .map((p) => p.options);
    expect(askedOf()).toEqual([{ pick: 'players', from: [0, 1, 2, 3, 4, 6], min: 1, max: 1 }]);
    night(game, { 2: [3] });
    expect(game.state.effects.map(({ target }) => target)).toEqual([5, 3]);
    expect(game.events.flatMap((e) => (e.type === 'chose' ? [e.chosen] : []))).toEqual([[5, 3], [5]]);
    expect(alive(game, 5)).toBe(false);
  });

  test('a lent ability can know something from the start, and a character can come without a player', () => {
    const cat = character('cat', {
      wakes: 'first',
      *act({ lend, me, bringIn, atWork, mark, sendAway }) {
        yield* lend(me, 'dog', { memory: { bone: 3 } });
        yield* bringIn('rat');
        mark(`rats-${atWork('rat').length}`, me);
        sendAway('rat');
        mark(`rats-${atWork('rat').length}`, me);
      },
    });
    const dog = character('dog', {
      aura: ({ me, memory }) => [{ kind: 'vote-weight', target: me, data: { times: Number(memory().bone ?? 1) } }],
    });
    const game = table(['cat', 'dog', 'rat'], [cat, dog, character('rat', {})]);
    night(game);
    // One is somebody's own.
    expect(game.state.effects.map(({ kind }) => kind)).toEqual(['rats-2', 'rats-1']);
    expect(game.state.seats[2]!.abilities.at(-1)!.memory).toEqual({ bone: 3 });
  });

  test('a private visit by day gives nobody else another prompt', () => {
    const sage = character('sage', {
      action: action({
        asks: aPlayer(),
        often: 'daily',
        heard: 'in-private',
        *use({ me, show }) {
          show(me, { says: 'yes', yes: true });
        },
      }),
    });
    const game = table(['sage'], [sage]);
    night(game);
    const asked = (seat: SeatId) => JSON.stringify(game.promptsFor(seat));
    const before = [3, 4, 5].map(asked);
    const [prompt] = game.promptsFor(2);
    const visit = { do: 'use', character: 'sage', with: [0] };
    expect(game.submit({ type: 'answer', prompt: prompt!.id, by: 2, choice: visit }).ok).toBe(true);
    expect([3, 4, 5].map(asked)).toEqual(before);
    expect(viewOf(game.events, 3).journal.length).toBe(viewOf(game.events, 4).journal.length);
    expect(viewOf(game.events, 2).journal.map(({ fact }) => fact.type)).toContain('visited');
  });

  test('an ability of the table acts at its place, asks the Storyteller, and points at nobody for a player', () => {
    const doctor = character('doctor', {
      on: {
        *died({ me, lend }, { victim }) {
          if (victim !== me) return;
          yield* lend(TABLE, 'brewer', { forGood: true });
          yield* lend(TABLE, 'stranger', { forGood: true });
        },
      },
    });
    const brewer = character('brewer', {
      wakes: 'each',
      *act({ choosePlayer, mark }) {
        mark('drunk', yield* choosePlayer(), { until: 'dusk' });
      },
    });
    const picked: SeatId[] = [];
    const shy = character('shy', {
      on: {
        *chosen(_, { seat }) {
          picked.push(seat);
        },
      },
    });
    const game = table(['doctor', 'brewer', 'shy', 'stranger'], [doctor, brewer, shy]);
    night(game);
    act(game, { do: 'kill', seat: 2 });
    act(game, { do: 'set', seat: 2, character: 'villager' });
    endDay(game);
    const asked = () => game.prompts().find((p) => p.to === 'storyteller' && p.about.what === 'choice');
    while (asked() === undefined) {
      const { id, to, options } = game.prompts()[0]!;
      game.submit({ type: 'answer', prompt: id, by: to, choice: firstAnswer(options) });
    }
    expect(asked()!.about).toMatchObject({ character: 'brewer', sort: 'player' });
    game.submit({ type: 'answer', prompt: asked()!.id, by: 'storyteller', choice: [6] });
    expect(game.grimoire.isDrunk(6)).toBe(true);
    expect(picked).not.toContain(6);
    // What has no code is run by hand, and concerns no seat.
    const byHand: (SeatId | undefined)[] = [];
    for (let [prompt] = game.prompts(); prompt !== undefined && prompt.kind !== 'run-day'; [prompt] = game.prompts()) {
      if (prompt.kind === 'by-hand') byHand.push(prompt.about.seat);
      game.submit({ type: 'answer', prompt: prompt.id, by: prompt.to, choice: firstAnswer(prompt.options) });
    }
    expect(byHand).toContain(undefined);
  });

  test('where somebody would be given an ability, or learn something, a hook may prevent it', () => {
    const giver = character('giver', {
      wakes: 'set-up',
      *act({ me, lend }) {
        yield* lend(me, 'reader');
      },
    });
    const reader = character('reader', {
      wakes: 'each',
      learns: { domain: () => [{ says: 'number', number: 1 }], holds: () => 'yes' },
    });
    const guard = character('guard', {
      on: {
        *lending(_, { character: gift }) {
          return gift === 'reader' ? prevent : pass;
        },
        *informing() {
          return prevent;
        },
      },
    });
    const game = table(['giver', 'reader', 'guard'], [giver, reader, guard]);
    night(game);
    expect(game.state.seats[2]!.abilities.map((ability) => ability.character)).toEqual(['giver']);
    expect(game.events.some((event) => event.type === 'told' && event.character === 'reader')).toBe(false);
  });
});
