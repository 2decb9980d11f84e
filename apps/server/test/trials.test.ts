import { cast } from '@belfry/characters';
import { Game, type GameEvent } from '@belfry/engine';
import { playable, scriptFrom } from '@belfry/scripts';
import { expect, test } from 'vitest';
import { trialIn } from '../src/table/trials.ts';

const TALLY: GameEvent = { type: 'tally', nominee: 0, votes: 1, needed: 3, block: null, to: 'everyone' };

function gameWith(...more: readonly string[]): Game {
  const sheet = ['imp', 'poisoner', 'chef', 'empath', 'soldier', ...more];
  const seats = ['imp', 'poisoner', 'chef', 'empath', 'soldier'].map((character, at) => ({
    name: `Player ${at}`,
    character,
  }));
  return new Game({ script: playable(scriptFrom(sheet)), seats }, cast);
}

test('a count of hands waits where only a jinx bends what comes of it, whoever is in play', () => {
  expect(trialIn(gameWith('butler', 'organgrinder'), [TALLY])).toMatchObject({ word: 'hands-counted' });
  expect(trialIn(gameWith('butler'), [TALLY])).toBeNull();
});

test('whoever comes to the table openly is known from then on, and no longer once that is taken back', () => {
  const game = gameWith();
  const nomination: GameEvent = { type: 'nominated', nominator: 0, nominee: 1, to: 'everyone' };
  expect(trialIn(game, [nomination])).toBeNull();
  const { length } = game.inputs;
  const came = game.submit({ type: 'intervene', action: { do: 'fabled', characters: ['bigwig'] } });
  expect(came).toMatchObject({ ok: true });
  expect(trialIn(game, [nomination])).toMatchObject({ word: 'go-on' });
  game.undo(length);
  expect(trialIn(game, [nomination])).toBeNull();
});
