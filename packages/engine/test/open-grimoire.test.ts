import { expect, test } from 'vitest';
import { character, type Prompt, type Suggestion, withSuggestion } from '../src/index.ts';
import { act, night, table } from './small-table.ts';

const drinker = character('drinker', {
  *starts({ me, mark }) {
    mark('drunk', me);
  },
});

test('the open Grimoire answers for the game as it is now, also after something was taken back', () => {
  const game = table(['drinker'], [drinker]);
  const { grimoire } = game;
  night(game);
  const before = game.inputs.length;
  const [demon] = grimoire.livingDemons();
  const living = grimoire.livingResidents();
  act(game, { do: 'set', seat: 3, alive: false });
  act(game, { do: 'mark', kind: 'poisoned', seat: 3 });
  expect(grimoire.livingResidents()).toEqual(living.filter((seat) => seat !== 3));
  expect(grimoire.tokens()[3]).toMatchObject({ seat: 3, alive: false, reminders: [{ kind: 'poisoned', by: null }] });
  expect([grimoire.isPoisoned(3), grimoire.isDrunk(3)]).toEqual([true, false]);
  game.undo(before);
  expect(game.grimoire).toBe(grimoire);
  expect(grimoire.livingResidents()).toEqual(living);
  expect(grimoire.isPoisoned(3)).toBe(false);
  expect(grimoire.teamOf(game.state.seats[demon!]!.character)).toBe('demon');
  expect(grimoire.isResolving()).toBe(false);
  expect(game).not.toHaveProperty('table');
});

test('a prompt with another suggestion keeps the options that it works out when they are asked for', () => {
  const game = table([], []);
  night(game);
  const prompt = game.prompts()[0]!;
  const suggestion: Suggestion = { choice: null, reason: { say: 'why.lot' } };
  const again: Prompt = withSuggestion(prompt, suggestion);
  expect(again).toEqual({ ...prompt, options: prompt.options, suggestion });
  expect(JSON.parse(JSON.stringify(again))).toMatchObject({ options: JSON.parse(JSON.stringify(prompt.options)) });
});
