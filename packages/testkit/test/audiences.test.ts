import { cast } from '@belfry/characters';
import { type Audience, Game, type GameEvent, random, seenBy } from '@belfry/engine';
import { BUILTIN_NAMES } from '@belfry/scripts';
import { randomInput } from '@belfry/storyteller';
import { describe, expect, test } from 'vitest';
import { playDisturbed } from '../src/random-game.ts';
import { randomSetup, tableSizes } from '../src/random-setup.ts';

type Kind = 'everyone' | 'storyteller' | 'seat';

/** Who may ever be sent which event. An event type that is missing here fails the test: think about it first. */
const MAY_SEE: { readonly [type in GameEvent['type']]: readonly Kind[] } = {
  'game-begins': ['everyone'],
  'night-falls': ['everyone'],
  dawn: ['everyone'],
  'nominations-open': ['everyone'],
  nominated: ['everyone'],
  hand: ['everyone'],
  counted: ['everyone'],
  tally: ['everyone'],
  'last-call': ['everyone'],
  executed: ['everyone'],
  'no-execution': ['everyone'],
  'secret-vote': ['everyone'],
  'no-vote': ['everyone'],
  proclaimed: ['everyone'],
  survived: ['everyone'],
  died: ['everyone', 'storyteller'],
  revived: ['everyone', 'storyteller'],
  used: ['everyone'],
  'nothing-happens': ['everyone'],
  'exile-called': ['everyone'],
  exile: ['everyone'],
  joined: ['everyone'],
  left: ['everyone'],
  reseated: ['everyone'],
  // Whom the night has made one knows at once; the town hears of it at dawn.
  traveller: ['everyone', 'seat'],
  fabled: ['everyone'],
  'ghost-vote': ['everyone', 'storyteller'],
  announcement: ['everyone'],
  'game-over': ['everyone'],
  'you-are': ['seat'],
  woke: ['seat'],
  chose: ['seat'],
  told: ['seat'],
  answered: ['seat'],
  visited: ['seat'],
  'secret-tally': ['storyteller'],
  dealt: ['storyteller'],
  'took-token': ['storyteller'],
  ruled: ['storyteller'],
  'no-effect': ['storyteller'],
  became: ['storyteller'],
  turned: ['storyteller'],
  believes: ['storyteller'],
  marked: ['storyteller'],
  unmarked: ['storyteller'],
  bluffs: ['storyteller'],
  states: ['storyteller'],
  'by-hand': ['storyteller'],
};

/** What the whole town may hear between dusk and dawn: the last, whom an Al-Hadikhia has chosen, and the like. */
const HEARD_AT_NIGHT = new Set<GameEvent['type']>(['night-falls', 'dawn', 'game-over', 'proclaimed']);

const kindOf = (to: Audience): Kind => (typeof to === 'string' ? to : 'seat');

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

  test('no event goes to anybody whom its kind may not reach', () => {
    for (const { events } of [...games, ...disturbed]) {
      for (const event of events) expect(MAY_SEE[event.type], event.type).toContain(kindOf(event.to));
    }
  });

  test('what one seat is told names that seat and goes to nobody else', () => {
    for (const { events } of [...games, ...disturbed]) {
      for (const event of events) {
        if (typeof event.to === 'string') continue;
        expect(event.to).toEqual([(event as { seat?: number }).seat]);
      }
    }
  });

  test('at night the town hears nothing but dusk, dawn and the end', () => {
    for (const { events } of games) {
      let night = false;
      for (const event of events) {
        if (event.type === 'night-falls') night = true;
        if (night && event.to === 'everyone') expect(HEARD_AT_NIGHT).toContain(event.type);
        if (event.type === 'dawn') night = false;
      }
    }
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
