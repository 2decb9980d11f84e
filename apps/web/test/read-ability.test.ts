import { almanac, type Character } from '@belfry/almanac';
import { emptyView, type View } from '@belfry/engine';
import { scriptFrom } from '@belfry/scripts';
import { describe, expect, it } from 'vitest';
import type { Desk } from '../src/grimoire/desk.ts';
import { consequences, shownTokens } from '../src/grimoire/hand-run/consequences.ts';
import { readAbility } from '../src/grimoire/hand-run/read-ability.ts';
import { speaking } from './speaking.ts';

const PLAIN = almanac('en').character('chef');
const homebrew = (parts: Partial<Character>): Character => ({
  ...PLAIN,
  id: 'hexer',
  name: 'Hexer',
  edition: 'homebrew',
  team: 'minion',
  reminders: [],
  tags: [],
  automated: false,
  ...parts,
});
const read = (text: string, parts: Partial<Character> = {}) => readAbility(homebrew(parts), [text]);

describe('an ability that is run by hand is read from its words', () => {
  it.each([
    ['Each night, choose a player: they are drunk until dusk.', ['player']],
    ['Each night*, choose 2 alive players: you learn if they are friends.', ['two']],
    ['Once per game, at night, choose three players. You learn how many are evil.', ['three']],
    ['Each night, choose a character: you learn if it is in play.', ['character']],
    ['Each night, choose a player & a character: if right, they die.', ['pair']],
    ['Once per game you may wake everybody.', ['yes']],
    ['You start knowing how many pairs there are.', []],
    ['Каждую ночь выбираете игрока: он отравлен.', ['player']],
    ['Каждую ночь выбираете двух игроков и узнаёте, знакомы ли они.', ['two']],
  ] as const)('%s', (text, asks) => {
    expect(read(text).asks).toEqual(asks);
  });

  it('says what is shown, and what may be done', () => {
    expect(read('You start knowing how many pairs there are.').shows).toEqual(['number']);
    expect(read('Choose two players: you learn if one is evil.').shows).toEqual(['yes']);
    expect(read('Choose a player: you learn their character.').shows).toEqual(['character']);
    expect(read('Choose a player.').shows).toEqual([]);
    expect(read('Choose a player: they die.').kills).toBe(true);
    expect(read('Выбираете игрока: он умирает.').kills).toBe(true);
    expect(read('Choose a player.', { tags: [{ tag: 'kill', why: '' }] }).kills).toBe(true);
    expect(read('Choose a dead player.').kills).toBe(false);
    expect(read('Choose a player: they are poisoned.').impairs).toEqual(['poisoned']);
  });
});

describe('what follows is one press', () => {
  const script = scriptFrom([{ id: '_meta', name: 'Hexes' }, 'imp', 'chef']);
  const view: View = {
    ...emptyView('storyteller'),
    circle: [0, 1, 2],
    seats: ['Ann', 'Ben', 'Felix'].map((name, seat) => ({
      seat,
      name,
      alive: true,
      ghostVote: false,
      traveller: null,
    })),
    grimoire: {
      tokens: [{ seat: 2, character: 'imp', alignment: 'evil', believes: null }],
      reminders: [],
      asleep: [],
      drunk: [],
      poisoned: [],
      bluffs: [],
      woke: [],
      tellings: 'at-once',
    },
  };
  // Only what is looked at.
  const desk = { view, characters: script.characters } as unknown as Desk;
  const runOf = (character: Character) => {
    const spoken = speaking('en', ['Ann', 'Ben', 'Felix']);
    const words = { ...spoken, lookUp: (id: string) => (id === character.id ? character : spoken.lookUp(id)) };
    return { character, reading: readAbility(character, [character.ability]), answer: [2], desk, words };
  };

  it('homebrew: its reminder on whoever was chosen, and a death by what it is', () => {
    const hexer = homebrew({ ability: 'Each night, choose a player: they die.', reminders: ['Cursed', 'Poisoned'] });
    expect(consequences(runOf(hexer)).map(({ label, action }) => [label, action])).toEqual([
      ['Put Cursed on Felix', { do: 'mark', seat: 2, kind: 'Cursed', by: 'hexer' }],
      ['Put Poisoned on Felix', { do: 'mark', seat: 2, kind: 'poisoned', by: 'hexer' }],
      ['Kill Felix: by this ability', { do: 'kill', seat: 2, cause: 'ability' }],
    ]);
    const demon = homebrew({ ability: 'Each night, choose a player: they die.', team: 'demon' });
    expect(consequences(runOf(demon)).map(({ label }) => label)).toEqual(['Kill Felix: by the Demon']);
  });

  it('what was asked about can be shown as it lies', () => {
    const seer = homebrew({ ability: 'Each night, choose a player: you learn their character.' });
    expect(shownTokens({ ...runOf(seer), owner: 0 }).map(({ label, action }) => [label, action])).toEqual([
      ['Show: Felix is the Imp', { do: 'tell', seats: [0], info: { says: 'player-is', player: 2, character: 'imp' } }],
    ]);
  });
});
