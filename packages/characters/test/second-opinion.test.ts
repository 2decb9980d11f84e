import { Game, type GameSetup, type Random, random, type SetupSeat } from '@belfry/engine';
import { builtinScript, playable } from '@belfry/scripts';
import { expect, test } from 'vitest';
import { cast } from '../src/index.ts';
import { Day } from './second-opinion/day.ts';
import { Deaths, Won } from './second-opinion/deaths.ts';
import { Disagreement, Lockstep } from './second-opinion/lockstep.ts';
import { Night } from './second-opinion/night.ts';
import { TEAMS, Town } from './second-opinion/town.ts';

/** More of them for a long look: `SECOND_OPINIONS=20000 npx vitest run packages/characters/test/second-opinion.test.ts`. */
const GAMES = Number(process.env.SECOND_OPINIONS ?? 300);
const LONGEST = 30;

const script = playable(builtinScript('trouble-brewing')!);

/** Any table: too many Minions, no Townsfolk to speak of, a Drunk who believes what another one is. */
function anyTable({ below, next, pick, shuffle }: Random): GameSetup {
  const residents = 5 + below(9);
  const some = [
    ...TEAMS.demon,
    ...shuffle(TEAMS.minion).slice(0, 1 + below(3)),
    ...shuffle(TEAMS.outsider).slice(0, below(4)),
    ...shuffle(TEAMS.townsfolk),
  ];
  const travellers = next() < 0.35 ? shuffle(TEAMS.traveller).slice(0, 1 + below(2)) : [];
  const seats: Omit<SetupSeat, 'name'>[] = [
    ...some
      .slice(0, residents)
      .map((character) => (character === 'drunk' ? { character, believes: pick(TEAMS.townsfolk) } : { character })),
    ...travellers.map((character) => ({ character, alignment: next() < 0.4 ? ('evil' as const) : ('good' as const) })),
  ];
  return { script, seats: shuffle(seats).map((seat, at) => ({ name: `Player ${at}`, ...seat })) };
}

/** Plays one game twice, in the engine and here, and returns how often the Storyteller was asked for what. */
function playTwice(seed: number): Lockstep['rulings'] {
  const draws = random(`second opinion ${seed}`);
  const setup = anyTable(draws);
  const game = new Game(setup, cast);
  const engine = new Lockstep(game, draws);
  const town = new Town(setup);
  const night: Night = new Night(town, engine, () => deaths);
  const deaths = new Deaths(town, engine, (keeper, worked) => night.raven(keeper, worked));
  let winner: string | null = null;
  try {
    const teller = town.holder('fortuneteller');
    const good = town.seats.filter((seat) => town.at(seat).alignment === 'good');
    if (teller !== null) town.herring = { by: teller, at: engine.rule('red-herring', teller, good) };
    let day: Day | null = null;
    for (let days = 0; days < LONGEST; days++) {
      night.pass(day?.executed ?? null);
      day = new Day(town, engine, deaths);
      day.pass();
    }
  } catch (end) {
    if (end instanceof Disagreement) end.message = `game ${seed}: ${end.message}`;
    if (!(end instanceof Won)) throw end;
    winner = end.side;
  }
  expect(game.state.outcome?.winner ?? null, `the winner of game ${seed}`).toBe(winner);
  const seats = game.state.seats.map(({ character, alignment, alive, ghostVote }) => ({
    character,
    alignment,
    alive,
    ghostVote,
  }));
  expect(seats, `the Grimoire of game ${seed}`).toEqual(
    town.players.map(({ character, alignment, alive, ghostVote }) => ({ character, alignment, alive, ghostVote })),
  );
  return engine.rulings;
}

test('a second Trouble Brewing, written from the rules alone, asks, tells, kills and wins as the engine does', () => {
  const asked: { [what: string]: number } = {};
  for (let seed = 1; seed <= GAMES; seed++) {
    for (const [what, times] of Object.entries(playTwice(seed))) asked[what] = (asked[what] ?? 0) + times;
  }
  // Every kind of ruling came up, or the agreement would mean little.
  expect(Object.keys(asked).sort()).toEqual(['heir', 'information', 'red-herring', 'redirect', 'registers']);
});
