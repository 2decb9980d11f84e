import { Game, random } from '@belfry/engine';
import { builtinScript, playable, scriptFrom, scriptItems } from '@belfry/scripts';
import { randomInput } from '@belfry/storyteller';
import { expect, test } from 'vitest';
import { cast } from '../src/cast.ts';
import { dayStage } from '../src/table/day-stage.ts';
import { showAfter, showNothingYet } from '../src/table/pace.ts';

const nights = {
  firstNight: 30,
  firstNightReminder: 'Light the first lamp.',
  otherNight: 30,
  otherNightReminder: 'Light another lamp.',
};
const TOWN = { id: 'lamplighter', name: 'Lamplighter', team: 'townsfolk', ability: 'Lights lamps.', ...nights };
const FABLED = { id: 'moth', name: 'Moth', team: 'fabled', ability: 'Circles the lamps.', ...nights };

test('a character that is run by hand asks at night only: by day its prompt cannot hide the clock of the stage', () => {
  const script = scriptFrom([...scriptItems(builtinScript('trouble-brewing')!), TOWN, FABLED]);
  const seats = ['imp', 'poisoner', TOWN.id, 'slayer', 'virgin', 'mayor', 'ravenkeeper'].map((character, at) => ({
    name: `P${at}`,
    character,
  }));
  let byHand = 0;
  let days = 0;
  for (let round = 0; round < 10; round++) {
    const game = new Game({ script: playable(script), seats, fabled: [FABLED.id] }, cast);
    const play = showNothingYet(game, 0);
    const chance = random(`by hand ${round}`);
    for (let step = 0; step < 300 && !game.isOver; step++) {
      showAfter(play, 'answer');
      const asks = (kind: string) => play.asked.some((prompt) => prompt.kind === kind);
      if (asks('by-hand')) {
        byHand++;
        expect(game.state.phase).toBe('night');
      }
      // Only a vote or a ruling takes the stage away, and the table is kept from noticing a ruling.
      if (game.state.phase === 'day' && dayStage(play) === null) expect(asks('run-vote') || play.held).toBe(true);
      else if (game.state.phase === 'day') days++;
      game.submit(randomInput(game, chance));
    }
  }
  expect(byHand).toBeGreaterThan(20);
  expect(days).toBeGreaterThan(20);
});
