import type { OwnRuling } from '@belfry/almanac';
import { describe, expect, test } from 'vitest';
import { action, aPlayer, character, type Game, type Json, type SeatId, viewOf } from '../src/index.ts';
import { act, alive, endDay, night, table } from './small-table.ts';

const answer = (game: Game, to: SeatId | 'storyteller', choice: Json) => {
  const [prompt] = game.promptsFor(to);
  return game.submit({ type: 'answer', prompt: prompt!.id, by: to, choice });
};

const refusalOf = (game: Game, action: { readonly do: string; readonly [key: string]: Json }) => {
  const result = game.submit({ type: 'intervene', action: action as never }); // what the tests write may well be wrong
  return result.ok ? null : game.inEnglish(result.reason);
};

/** A ruling of a character from elsewhere brings its words. */
const FRIEND: OwnRuling<'player'> = {
  name: 'friend',
  sort: 'player',
  words: {
    en: { asks: 'Who is the friend?', why: 'Any will do.' },
    ru: { asks: 'Кто друг?', why: 'Подойдёт любой.' },
  },
};

/** Somebody whose ability needs a good player, chosen by the Storyteller when it settles in. */
const herald = character('herald', {
  *starts({ players, alignmentOf, rulePlayer, mark }) {
    const friends = () => players().filter((player) => alignmentOf(player) === 'good');
    mark('friend', yield* rulePlayer(FRIEND, friends));
  },
});

describe('no prompt is left without an answer when the Storyteller corrects something', () => {
  const open = () => {
    const game = table(['herald'], [herald]);
    const [asked] = game.promptsFor('storyteller');
    expect(asked?.about).toMatchObject({ what: 'friend', sort: 'player', words: FRIEND.words });
    expect(game.inEnglish(asked!.suggestion!.reason)).toBe('Any will do.');
    return game;
  };
  const friends = (game: Game) => game.state.effects.flatMap((e) => (e.kind === 'friend' ? [e.target] : []));

  test('a ruling whose last two options become one is decided', () => {
    const game = open();
    for (const seat of [2, 3, 4, 5]) act(game, { do: 'set', seat, alignment: 'evil' });
    expect(friends(game)).toEqual([6]);
    expect(game.promptsFor('storyteller')[0]?.about.what).not.toBe('friend');
  });

  test('a ruling whose options are gone at one stroke is over without an answer', () => {
    let good = [3, 4];
    const oracle = character('oracle', {
      *starts({ rulePlayer, mark, players }) {
        mark('friend', yield* rulePlayer(FRIEND, () => (players().length === 7 ? good : [])));
      },
    });
    const game = table(['oracle'], [oracle]);
    good = [];
    act(game, { do: 'announce', text: 'Just a moment.' });
    expect(friends(game)).toEqual([]);
    expect(game.promptsFor('storyteller')[0]?.about.what).not.toBe('friend');
  });

  test('bluffs follow what is in play, and are not asked about when nobody is to be told', () => {
    const game = table(['herald', 'owl'], [herald]);
    act(game, { do: 'set', seat: 3, character: 'villager' });
    answer(game, 'storyteller', 6);
    const offered = () => game.promptsFor('storyteller')[0]!;
    expect(offered().about.what).toBe('bluffs');
    expect(offered().options).toEqual({ pick: 'characters', from: ['owl'], min: 1, max: 1 });
    act(game, { do: 'set', seat: 2, character: 'villager' });
    expect(offered().options).toEqual({ pick: 'characters', from: ['herald', 'owl'], min: 2, max: 2 });
    act(game, { do: 'set', seat: 0, character: 'crony' });
    expect(game.promptsFor('storyteller')[0]?.about.what).not.toBe('bluffs');
  });

  test('whoever goes home is asked nothing any more, and their ability does nothing', () => {
    const game = table([], []);
    night(game);
    endDay(game);
    expect(game.promptsFor(0)[0]?.kind).toBe('choose');
    act(game, { do: 'set', seat: 1, character: 'fiend' });
    act(game, { do: 'set', seat: 0, character: 'thief' });
    act(game, { do: 'ask', seat: 0, text: 'Will you stay?', options: { pick: 'text', maxLength: 20 } });
    act(game, { do: 'leave', seat: 0 });
    expect(game.promptsFor(0)).toEqual([]);
    expect(game.state.seats.filter((s) => !s.alive).map((s) => s.id)).toEqual([0]);
  });
});

describe('a question by hand', () => {
  test('names the ability that it is asked for, to the player and in the answer', () => {
    const game = table([], []);
    const options = { pick: 'players', from: [0, 1, 2], min: 1, max: 1 } as const;
    act(game, { do: 'ask', seat: 1, text: 'Whom?', options, character: 'villager' });
    act(game, { do: 'ask', seat: 2, text: 'And you?', options });
    expect(game.promptsFor(1).find((p) => p.kind === 'request')?.about).toEqual({
      text: 'Whom?',
      character: 'villager',
    });
    for (const seat of [1, 2]) {
      const { id } = game.promptsFor(seat).find((p) => p.kind === 'request')!;
      expect(game.submit({ type: 'answer', prompt: id, by: seat, choice: [0] }).ok).toBe(true);
    }
    expect(game.events.filter((e) => e.type === 'answered')).toEqual([
      { type: 'answered', seat: 1, text: 'Whom?', answer: [0], character: 'villager', to: [1] },
      { type: 'answered', seat: 2, text: 'And you?', answer: [0], to: [2] },
    ]);
    const nobody = { do: 'ask', seat: 1, text: 'Whom?', options, character: 'no-such' } as const;
    expect(game.submit({ type: 'intervene', action: nobody }).ok).toBe(false);
  });
});

describe('what has to be told, and when', () => {
  test('a vote taken from one who died tonight is told at dawn, with the death, and not before', () => {
    const game = table([], []);
    night(game);
    endDay(game);
    act(game, { do: 'kill', seat: 4 });
    act(game, { do: 'set', seat: 4, ghostVote: false });
    const before = viewOf(game.events, 'public').seats[4];
    expect(before).toMatchObject({ alive: true });
    expect(game.events.filter((e) => e.type === 'ghost-vote').map((e) => e.to)).toEqual(['storyteller']);
    night(game, { 0: [5] });
    for (const viewer of [4, 'public', 'storyteller'] as const)
      expect(viewOf(game.events, viewer).seats[4]).toMatchObject({ alive: false, ghostVote: false });
  });

  test('that somebody is no Traveller any more, before their new ability settles in', () => {
    const game = table(['herald'], [herald]);
    answer(game, 'storyteller', 6);
    night(game);
    act(game, { do: 'join', name: 'Thea', character: 'thief', alignment: 'good' });
    act(game, { do: 'set', seat: 7, character: 'herald' });
    const [asked] = game.promptsFor('storyteller');
    expect(asked?.about).toMatchObject({ what: 'friend', sort: 'player', words: FRIEND.words });
    expect(game.inEnglish(asked!.suggestion!.reason)).toBe('Any will do.');
    expect(viewOf(game.events, 'public').seats[7]!.traveller).toBeNull();
  });
});

test('who comes back to life while a correction waits for a ruling has no ghost vote after it', () => {
  const game = table(['herald'], [herald]);
  answer(game, 'storyteller', 5);
  night(game);
  act(game, { do: 'set', seat: 3, alive: false });
  act(game, { do: 'set', seat: 3, character: 'herald', ghostVote: true });
  act(game, { do: 'revive', seat: 3 });
  answer(game, 'storyteller', 5);
  answer(game, 'storyteller', 5);
  expect(game.state.seats[3]).toMatchObject({ character: 'herald', alive: true, ghostVote: false });
});

test('an ability that has ended while the Storyteller was asked lays no token', () => {
  const fastened = character('herald', {
    *starts({ players, rulePlayer, mark }) {
      mark('friend', yield* rulePlayer(FRIEND, players), { standing: true });
    },
  });
  const game = table(['herald'], [fastened]);
  act(game, { do: 'set', seat: 2, character: 'villager' });
  answer(game, 'storyteller', 5);
  expect(game.state.effects).toEqual([]);
});

describe('Travellers', () => {
  const withThief = () => {
    const game = table([], []);
    night(game);
    act(game, { do: 'join', name: 'Thea', character: 'thief', alignment: 'evil' });
    return game;
  };

  test('one who leaves while their exile is counted is not exiled, and nobody waits for the count', () => {
    const game = withThief();
    answer(game, 3, { do: 'call-exile', with: [7] });
    for (const seat of [1, 2, 3, 4, 5, 6]) answer(game, seat, { do: 'raise' });
    act(game, { do: 'leave', seat: 7 });
    expect(game.events.filter((e) => e.type === 'exile' || e.type === 'died')).toEqual([]);
    expect(game.promptsFor('storyteller')[0]?.kind).toBe('run-day');
    expect(viewOf(game.events, 'public').today.vote).toBeNull();
  });

  test('another who leaves meanwhile has no hand in it', () => {
    const game = withThief();
    act(game, { do: 'join', name: 'Beau', character: 'beggar', alignment: 'good' });
    answer(game, 3, { do: 'call-exile', with: [7] });
    answer(game, 8, { do: 'raise' });
    act(game, { do: 'leave', seat: 8 });
    expect(game.promptsFor(8)).toEqual([]);
    answer(game, 'storyteller', { do: 'sweep' });
    expect(game.events.findLast((e) => e.type === 'exile')).toMatchObject({ support: 0, exiled: false });
  });

  test('one who is made a resident while their exile is counted stays', () => {
    const game = withThief();
    answer(game, 3, { do: 'call-exile', with: [7] });
    for (const seat of [1, 2, 3, 4, 5, 6]) answer(game, seat, { do: 'raise' });
    act(game, { do: 'set', seat: 7, character: 'villager' });
    answer(game, 'storyteller', { do: 'sweep' });
    expect(alive(game, 7)).toBe(true);
  });

  test('whoever leaves is not on the block any more', () => {
    const game = table([], []);
    night(game);
    answer(game, 'storyteller', { do: 'open-nominations' });
    answer(game, 3, { do: 'nominate', with: [4] });
    for (const seat of [0, 1, 2, 3, 5, 6]) answer(game, seat, { do: 'raise' });
    answer(game, 'storyteller', { do: 'sweep' });
    expect(viewOf(game.events, 'public').today.block).toBe(4);
    act(game, { do: 'set', seat: 4, character: 'thief' });
    act(game, { do: 'leave', seat: 4 });
    expect(viewOf(game.events, 'public').today.block).toBeNull();
    endDay(game);
    expect(game.events.filter((e) => e.type === 'executed')).toEqual([]);
  });

  test('nobody joins beyond twenty', () => {
    const game = table([], []);
    night(game);
    const join = (n: number) => refusalOf(game, { do: 'join', name: `T${n}`, character: 'thief', alignment: 'good' });
    for (let n = 7; n < 20; n++) expect(join(n)).toBeNull();
    expect(join(20)).toBe('A table has at most 20 players.');
    act(game, { do: 'leave', seat: 19 });
    expect(join(20)).toBeNull();
  });

  test('a resident who is made one by hand is one in everybody’s view, until they are none', () => {
    const game = table([], []);
    night(game);
    const seen = () =>
      [0, 5, 'public' as const, 'storyteller' as const].map(
        (viewer) => viewOf(game.events, viewer).seats[5]!.traveller,
      );
    expect(seen()).toEqual([null, null, null, null]);
    act(game, { do: 'set', seat: 5, character: 'thief' });
    expect(seen()).toEqual(['thief', 'thief', 'thief', 'thief']);
    act(game, { do: 'set', seat: 5, character: 'beggar' });
    expect(seen()).toEqual(['beggar', 'beggar', 'beggar', 'beggar']);
    act(game, { do: 'set', seat: 5, character: 'villager' });
    expect(seen()).toEqual([null, null, null, null]);
  });

  test('a change among residents is nobody’s business', () => {
    const game = table([], []);
    night(game);
    act(game, { do: 'set', seat: 5, character: 'crony' });
    expect(game.events.some((e) => e.type === 'traveller')).toBe(false);
  });

  test('three players stay in any case', () => {
    const game = table([], []);
    night(game);
    for (const seat of [3, 4, 5, 6]) {
      act(game, { do: 'set', seat, character: 'thief' });
      act(game, { do: 'leave', seat });
    }
    act(game, { do: 'set', seat: 2, character: 'thief' });
    expect(refusalOf(game, { do: 'leave', seat: 2 })).toBe('A game needs 3 players at least.');
  });
});

describe('whoever is made a character whose public ability they had bluffed may use it', () => {
  const archer = character('archer', {
    action: action({
      asks: aPlayer(),
      *use({ kill, spend }, target) {
        spend();
        yield* kill(target);
      },
    }),
  });
  const bluffed = () => {
    const game = table(['archer'], [archer]);
    night(game);
    expect(answer(game, 4, { do: 'use', character: 'archer', with: [5] })).toMatchObject({ ok: true });
    expect(alive(game, 5)).toBe(true);
    expect(answer(game, 4, { do: 'use', character: 'archer', with: [5] })).toMatchObject({ ok: false });
    return game;
  };

  test('at once, when the Storyteller leaves the telling to themselves', () => {
    const game = bluffed();
    act(game, { do: 'set', seat: 4, character: 'archer' });
    expect(answer(game, 4, { do: 'use', character: 'archer', with: [5] })).toMatchObject({ ok: true });
    expect(alive(game, 5)).toBe(false);
  });

  test('as soon as they are told, when the night is to tell them', () => {
    const game = bluffed();
    act(game, { do: 'set', seat: 4, character: 'archer', tell: true });
    expect(answer(game, 4, { do: 'use', character: 'archer', with: [5] })).toMatchObject({ ok: false });
    endDay(game);
    night(game, { 0: [6] });
    expect(answer(game, 4, { do: 'use', character: 'archer', with: [5] })).toMatchObject({ ok: true });
    expect(alive(game, 5)).toBe(false);
  });
});

describe('Fabled', () => {
  test('everybody knows those that are in play from the beginning', () => {
    const game = table([], [], { fabled: ['angel'] });
    for (const viewer of [3, 'public', 'storyteller'] as const)
      expect(viewOf(game.events, viewer).fabled).toEqual(['angel']);
  });

  test('they come and go while the game runs, for all to hear', () => {
    const game = table([], []);
    night(game);
    act(game, { do: 'fabled', characters: ['angel', 'djinn'] });
    expect(viewOf(game.events, 3).fabled).toEqual(['angel', 'djinn']);
    act(game, { do: 'fabled', characters: ['djinn'] });
    expect(viewOf(game.events, 'public').fabled).toEqual(['djinn']);
    act(game, { do: 'fabled', characters: [] });
    expect(viewOf(game.events, 'public').fabled).toEqual([]);
  });

  test('one with a place in the night is run by hand from the next night on', () => {
    const game = table([], []);
    night(game);
    act(game, { do: 'fabled', characters: ['toymaker'] });
    endDay(game);
    const asked: (string | undefined)[] = [];
    while (!game.prompts().some((p) => p.kind === 'run-day')) {
      const [prompt] = game.prompts();
      asked.push(prompt!.about.character);
      const choice = prompt!.suggestion?.choice ?? [5];
      expect(answer(game, prompt!.to, choice)).toMatchObject({ ok: true });
    }
    expect(asked).toContain('toymaker');
  });

  test.each([
    [['chef'], /Chef is for a player/],
    [['nobody'], /There is no character "nobody"/],
    [['angel', 'angel'], /once/],
    ['angel', /a list/],
  ])('%j is refused', (characters, words) => {
    const game = table([], []);
    expect(refusalOf(game, { do: 'fabled', characters })).toMatch(words);
  });
});

describe('asked before anything is told', () => {
  const scout = character('scout', {
    wakes: 'each',
    learns: {
      domain: () => [0, 1].map((number) => ({ says: 'number', number })),
      holds: (_, statement) => (statement.says === 'number' && statement.number === 1 ? 'yes' : 'no'),
    },
  });

  test('the Storyteller sees that they asked for it, and nobody else does', () => {
    const game = table([], []);
    act(game, { do: 'tellings', tellings: 'asked' });
    expect(viewOf(game.events, 'storyteller').grimoire?.tellings).toBe('asked');
    expect(JSON.stringify([viewOf(game.events, 'public'), viewOf(game.events, 2)])).not.toContain('tellings');
    act(game, { do: 'tellings', tellings: 'at-once' });
    expect(viewOf(game.events, 'storyteller').grimoire?.tellings).toBe('at-once');
  });

  test('what the rules would not allow stands behind what they do, and is marked', () => {
    const game = table(['scout'], [scout]);
    act(game, { do: 'tellings', tellings: 'asked' });
    const told = () => game.promptsFor('storyteller').find((prompt) => prompt.about.what === 'information');
    for (let step = 0; step < 20 && told() === undefined; step++) {
      const [prompt] = game.prompts();
      answer(game, prompt!.to, prompt!.suggestion?.choice ?? null);
    }
    expect(told()?.options).toMatchObject({
      pick: 'one',
      of: [
        { value: { number: 1 }, note: 'yes' },
        { value: { number: 0 }, note: 'no', beyond: true },
      ],
    });
  });
});
