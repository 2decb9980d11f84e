import { almanac } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { Game, type GameEvent, seenBy } from '@belfry/engine';
import { builtinScript, tableScript } from '@belfry/scripts';
import { BOTS, BotTable, dealGame, policyFor } from '@belfry/storyteller';
import { describe, expect, it } from 'vitest';
import {
  chronicleOf,
  likelihoodsOf,
  type Problem,
  problemOf,
  type Testimony,
  testimonyOf,
  uncovered,
  weighTeams,
} from '../src/index.ts';

const script = tableScript(builtinScript('trouble-brewing')!);
const dealt = script.characters.filter(({ team }) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team));

/** A game without people, with these beside those who were dealt. */
function played(fabled: readonly string[], travellers: readonly string[] = []): readonly GameEvent[] {
  const seed = 'beside';
  const setup = dealGame(script, 7, seed);
  const seats = [
    ...setup.seats,
    ...travellers.map((character) => ({ name: 'Zoe', character, alignment: 'good' as const })),
  ];
  const bots = new BotTable({
    game: new Game({ ...setup, seats, fabled }, cast),
    seed,
    policy: (board) => policyFor('random', { seed, board }),
    bot: () => BOTS.random,
  });
  bots.playOut();
  return bots.game.events;
}

/** The question of the first seat, to which all tell all they know. */
function askedAbout(events: readonly GameEvent[]): Problem {
  const begun = events.find((event) => event.type === 'game-begins');
  const names = begun?.type === 'game-begins' ? begun.seats.map(({ name }) => name) : [];
  const sheet = { names, characters: dealt.map(({ id }) => id) };
  const silent: Testimony = { claim: null, nights: [], days: [] };
  return problemOf({
    names,
    script: dealt,
    chronicle: chronicleOf(seenBy(events, 'public'), 'now'),
    testimonies: names.map((_, seat) => testimonyOf(seenBy(events, seat), seat, sheet) ?? silent),
    you: 0,
  });
}

const beside = [...almanac().characters.values()].filter(({ team }) => team === 'fabled' || team === 'loric');
const COVERED = 'buddhist,djinn,duchess,ferryman,fiddler,gardener,godofug,spiritofivory,zenomancer'.split(',');

describe('who is in play beside those who were dealt', () => {
  it.each(beside.map(({ id }) => id))('the %s is followed, or keeps anything from being ruled out', (id) => {
    const problem = askedAbout(played([id]));
    if (COVERED.includes(id)) expect(uncovered(problem)).toEqual([]);
    else expect(uncovered(problem)).toContain(id);
    // Whoever guesses all the same is not stopped by what they cannot follow.
    expect(() => [weighTeams(problem), likelihoodsOf(problem, { most: 500 })]).not.toThrow();
  });
  it.each(['thief', 'gunslinger', 'beggar'])('a Traveller such as the %s keeps anything from being ruled out', (id) => {
    expect(uncovered(askedAbout(played([], [id])))).toContain(id);
  });
});
