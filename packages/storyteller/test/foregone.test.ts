import { cast } from '@belfry/characters';
import { Game, type Intervention } from '@belfry/engine';
import { expect, test } from 'vitest';
import { foregone } from '../src/table/steward.ts';

const characters = ['imp', 'poisoner', 'scarletwoman', 'banshee', 'chef', 'soldier', 'mayor'];
const seats = characters.map((character, at) => ({ name: `Player ${at}`, character }));

/** Everybody good is dead, the Banshee by whatever is done here. */
function nobodyGood(lastly: Intervention): Game {
  const game = new Game({ script: { name: 'A wake', characters }, seats }, cast);
  for (const seat of [4, 5, 6])
    expect(game.submit({ type: 'intervene', action: { do: 'set', seat, alive: false } }).ok).toBe(true);
  expect(game.submit({ type: 'intervene', action: lastly }).ok).toBe(true);
  return game;
}

const LATELY = { lastDeath: 0 };

test('with nobody good alive the game is decided, unless one of the dead may still nominate', () => {
  expect(foregone(nobodyGood({ do: 'set', seat: 3, alive: false }).grimoire, LATELY)).toMatchObject({
    do: 'end-game',
    winner: 'evil',
  });
  expect(foregone(nobodyGood({ do: 'kill', seat: 3, cause: 'demon' }).grimoire, LATELY)).toBe(null);
});

test('a town that gets nowhere for weeks has lost, and not a day earlier', () => {
  const game = new Game({ script: { name: 'A long week', characters }, seats }, cast);
  expect(foregone(game.grimoire, { lastDeath: -15 })).toBe(null);
  const end = foregone(game.grimoire, { lastDeath: -16 });
  expect(end).toMatchObject({ do: 'end-game', winner: 'evil' });
  expect(game.submit({ type: 'intervene', action: end! }).ok).toBe(true);
  // A sentence of every language, not a text of one.
  expect(game.state.outcome).toMatchObject({ winner: 'evil', reason: { say: 'outcome.deathless', days: 15 } });
});

test.each([0, 1.5, -3])('%s is no number of days without a death', (deathless) => {
  const game = new Game({ script: { name: 'A long week', characters }, seats }, cast);
  const taken = game.submit({ type: 'intervene', action: { do: 'end-game', winner: 'evil', deathless } });
  expect(taken).toMatchObject({ ok: false, reason: { say: 'hand.days', written: `${deathless}` } });
});
