import { cast } from '@belfry/characters';
import { type Audience, Game, type GameEvent, random, seenBy } from '@belfry/engine';
import { randomInput } from '@belfry/storyteller';
import { describe, expect, test } from 'vitest';
import { randomSetup } from '../src/random-setup.ts';

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
  'no-vote': ['everyone'],
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
  traveller: ['everyone'],
  fabled: ['everyone'],
  'ghost-vote': ['everyone'],
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

/** What the whole town may hear between dusk and dawn. */
const HEARD_AT_NIGHT = new Set<GameEvent['type']>(['night-falls', 'dawn', 'game-over']);

const kindOf = (to: Audience): Kind => (typeof to === 'string' ? to : 'seat');

function played(seed: string, players: number): Game {
  const lot = random(seed);
  const game = new Game(randomSetup('trouble-brewing', players, lot), cast);
  while (!game.isOver) game.submit(randomInput(game, lot));
  return game;
}

describe('audiences, over random games of 5 to 20', () => {
  const games = Array.from({ length: 96 }, (_, n) => played(`audience ${n}`, 5 + (n % 16)));

  test('no event goes to anybody whom its kind may not reach', () => {
    for (const { events } of games) {
      for (const event of events) expect(MAY_SEE[event.type], event.type).toContain(kindOf(event.to));
    }
  });

  test('what one seat is told names that seat and goes to nobody else', () => {
    for (const { events } of games) {
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

  test('a seat whose character never wakes sees of every night its dusk and its dawn', () => {
    const asleep = new Set(['soldier', 'mayor', 'virgin', 'slayer', 'saint', 'recluse', 'baron']);
    let nights = 0;
    for (const game of games) {
      for (const [seat, { character, believes }] of game.setup.seats.entries()) {
        if (!asleep.has(believes ?? character)) continue;
        const evil = character === 'baron';
        const seen = seenBy(game.events, seat).filter((e) => !(evil && (e.type === 'told' || e.type === 'you-are')));
        for (const [at, event] of seen.entries()) {
          if (event.type !== 'night-falls') continue;
          // A Baron may have become the Imp, and a Recluse may have been made its heir: then they do wake.
          const next = seen[at + 1]!.type;
          if (game.state.seats[seat]!.character !== character) continue;
          nights++;
          expect(['dawn', 'game-over']).toContain(next);
        }
      }
    }
    expect(nights).toBeGreaterThan(500);
  });
});
