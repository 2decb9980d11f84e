import type { Character } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { Game, type GameEvent, type SeatId, seenBy } from '@belfry/engine';
import type { Person } from '@belfry/protocol';
import { defaultSettings } from '@belfry/protocol/defaults';
import { builtinScript, tableScript } from '@belfry/scripts';
import { BOTS, BotTable, dealGame, policyFor } from '@belfry/storyteller';
import { describe, expect, it } from 'vitest';
import { thinksAlong } from '../src/notebook/allowed.ts';
import { type Asking, type Mark, questionOf, type Thought, think, troubleWith } from '../src/notebook/think.ts';

const table = tableScript(builtinScript('trouble-brewing')!);

/** A game whose seats hold these characters. */
function played(characters: readonly string[], seed: string): readonly GameEvent[] {
  const dealt = dealGame(table, characters.length, seed);
  const seats = dealt.seats.map((seat, at) => ({ name: seat.name, character: characters[at]! }));
  const bots = new BotTable({
    game: new Game({ ...dealt, seats }, cast),
    seed,
    policy: (board) => policyFor('first', { seed, board }),
    bot: () => BOTS.novice,
  });
  bots.playOut();
  return bots.game.events;
}

/** A page's question at the first dawn. */
function asked(events: readonly GameEvent[], you: SeatId, more: Partial<Asking> = {}): Asking {
  const dawn = events.findIndex(({ type }) => type === 'dawn');
  const begun = events.find((event) => event.type === 'game-begins');
  return {
    you,
    events: seenBy(events.slice(0, dawn + 1), you),
    claims: [],
    marks: {},
    names: begun?.type === 'game-begins' ? begun.seats.map(({ name }) => name) : [],
    script: table.characters,
    ...more,
  };
}

const last = (asking: Asking): Thought => [...think(questionOf(asking)!)].at(-1)!;
const possible = (thought: Thought, seat: SeatId): string[] =>
  thought.seats[seat]!.characters.filter((one) => one.possible !== 'no').map(({ character }) => character);

const says = (character: string, learned: Asking['claims'][number][1]['learned'] = []) => ({ character, learned });
const TOWN = ['soldier', 'chef', 'mayor', 'imp', 'poisoner'];
const claims: Asking['claims'] = [
  [1, says('chef', [{ night: 1, chosen: [], info: { says: 'number', number: 1 } }])],
  [2, says('mayor')],
  [3, says('virgin')],
  [4, says('slayer')],
];

describe('the notebook', () => {
  it('thinks the same in two games that differ only in what its seat cannot know', () => {
    const one = asked(played(['soldier', 'saint', 'mayor', 'imp', 'baron'], 'a'), 0, {
      claims: claims.slice(1),
    });
    // The evil have changed places, and another Minion is in play.
    const other = asked(played(['soldier', 'saint', 'scarletwoman', 'mayor', 'imp'], 'b'), 0, {
      claims: claims.slice(1),
    });
    expect(other.events).toEqual(one.events);
    expect([...think(questionOf(other)!)]).toEqual([...think(questionOf(one)!)]);
  });

  it('answers at once, and better with each step', () => {
    const steps = [...think(questionOf(asked(played(TOWN, 'a'), 0, { claims }))!)];
    expect(steps.length).toBeGreaterThan(2);
    expect(steps[0]!.isDone).toBe(false);
    expect(steps[0]!.seats[3]!.demon).not.toBeNull();
    expect(steps.at(-1)!).toMatchObject({ isDone: true, isWhole: true });
    const chances = steps.at(-1)!.seats.map(({ demon }) => demon!);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('never rules out what is true', () => {
    const thought = last(asked(played(TOWN, 'a'), 0, { claims }));
    for (const [seat, character] of TOWN.entries()) expect(possible(thought, seat)).toContain(character);
  });

  it.each([
    ['trust', { sure: 'trust' }, 2, ['mayor']],
    ['belief', { sure: 'believe' }, 2, ['mayor']],
    ['an assumption', { sure: 'is', character: 'imp' }, 3, ['imp']],
  ] as const)('takes %s for granted', (_, mark: Mark, seat, expected) => {
    const asking = asked(played(TOWN, 'a'), 0, { claims, marks: { [seat]: mark } });
    expect(possible(last(asking), seat)).toEqual(expected);
  });

  it('takes doubt for granted', () => {
    const thought = last(asked(played(TOWN, 'a'), 0, { claims, marks: { 2: { sure: 'doubt' } } }));
    expect(possible(thought, 2)).not.toContain('mayor');
  });

  it('says that nothing fits what cannot be', () => {
    const marks: Asking['marks'] = { 1: { sure: 'is', character: 'imp' }, 2: { sure: 'is', character: 'imp' } };
    expect(last(asked(played(TOWN, 'a'), 0, { claims, marks }))).toMatchObject({ worlds: 0, isWhole: true });
  });

  it('says whom it cannot follow', () => {
    const amnesiac = { ...table.characters[0]!, id: 'amnesiac', name: 'Amnesiac' } satisfies Character;
    const asking = asked(played(TOWN, 'a'), 0, { script: [...table.characters, amnesiac] });
    expect(troubleWith(questionOf(asking)!)).toEqual({ notCovered: ['amnesiac'] });
  });

  it('has no question before it was dealt anything', () => {
    expect(questionOf({ ...asked(played(TOWN, 'a'), 0), events: [] })).toBeNull();
  });
});

describe('whether notebooks think along', () => {
  const person = (bot: boolean): Person => ({ ...({} as Person), bot }); // nothing else is asked of them
  const settings = defaultSettings('automatic');
  it('is settled by the table, and off unless it says so', () => {
    const people = [person(false), person(false), person(true)];
    expect(thinksAlong({ settings, people })).toBe(false);
    expect(thinksAlong({ settings: { ...settings, notebook: true }, people })).toBe(true);
  });
  it('is on where one person plays with bots', () => {
    expect(thinksAlong({ settings, people: [person(false), person(true), person(true)] })).toBe(true);
  });
});
