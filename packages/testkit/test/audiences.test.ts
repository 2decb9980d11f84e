import { cast } from '@belfry/characters';
import { Game, random, seenBy } from '@belfry/engine';
import { BUILTIN_NAMES } from '@belfry/scripts';
import { randomInput } from '@belfry/storyteller';
import { describe, expect, test } from 'vitest';
import { wrongAudiences } from '../src/audiences.ts';
import { playDisturbed } from '../src/random-game.ts';
import { randomSetup, tableSizes } from '../src/random-setup.ts';

function played(script: string, seed: string): Game {
  const lot = random(seed);
  const game = new Game(randomSetup(script, lot.pick(tableSizes(script)), lot), cast);
  while (!game.isOver) game.submit(randomInput(game, lot));
  return game;
}

/** A meal may well wake whoever has eaten it. */
const LIVES_ON_OTHERS = ['cannibal'];

/** Who is good, and thinks to be somebody for whom the night has no place. */
const sleeps = ({ grimoire, setup }: Game, seat: number): boolean => {
  const { character, believes } = setup.seats[seat]!;
  const { first, other, lookUp } = grimoire.script;
  const { team } = lookUp(character)!;
  const played = believes ?? character;
  if (LIVES_ON_OTHERS.includes(played)) return false;
  return (team === 'townsfolk' || team === 'outsider') && !first.includes(played) && !other.includes(played);
};

describe('audiences, over random games of every built-in script', () => {
  const games = [
    ...Array.from({ length: 80 }, (_, n) => played('trouble-brewing', `audience ${n}`)),
    ...BUILTIN_NAMES.flatMap((script) => [0, 1, 2].map((n) => played(script, `audience of ${script} ${n}`))),
  ];

  /** Acts by hand may be heard at any time; by whom is still a matter of what they are. */
  const disturbed = Array.from({ length: 40 }, (_, seed) => playDisturbed({ script: 'trouble-brewing', seed }));

  test('nobody is sent what is not for them, and at night the town hears nothing but dusk, dawn and the end', () => {
    for (const game of [...games, ...disturbed]) expect(wrongAudiences(game)).toEqual([]);
  });

  test('an event that goes to somebody else is noticed', () => {
    const told = games[0]!.events.find((event) => event.type === 'told')!;
    const falls = games[0]!.events.find((event) => event.type === 'night-falls')!;
    const [seat] = told.to as readonly number[];
    expect(wrongAudiences({ events: [told] })).toEqual([]);
    expect(wrongAudiences({ events: [{ ...told, to: 'everyone' }] })).toEqual(['"told" went to "everyone".']);
    expect(wrongAudiences({ events: [{ ...told, to: [seat! + 1] }] })).toHaveLength(1);
    expect(wrongAudiences({ events: [falls, { type: 'announcement', to: 'everyone', text: 'A cry.' }] })).toEqual([
      'The whole town heard "announcement" at night.',
    ]);
  });

  test('a good seat whose character never wakes sees of every night its dusk and its dawn', () => {
    let nights = 0;
    for (const game of games) {
      for (const [seat, { character }] of game.setup.seats.entries()) {
        // One who was made somebody else, as a Recluse who inherits is, may well wake.
        if (!sleeps(game, seat) || game.state.seats[seat]!.character !== character) continue;
        // Whoever has come to another's ability (a Cannibal) wakes for that one.
        if (game.state.seats[seat]!.abilities.some(({ lentBy }) => lentBy !== null)) continue;
        // Whoever changes sides is told.
        if (game.events.some((event) => event.type === 'turned' && event.seat === seat)) continue;
        // What somebody else's ability does to them (a twin, a madness) they hear of all the same.
        const seen = seenBy(game.events, seat).filter((e) => e.type !== 'told' || e.character === character);
        for (const [at, event] of seen.entries()) {
          if (event.type !== 'night-falls') continue;
          nights++;
          expect(['dawn', 'game-over'], `${character}: ${JSON.stringify(seen[at + 1])}`).toContain(seen[at + 1]!.type);
        }
      }
    }
    expect(nights).toBeGreaterThan(500);
  });
});
