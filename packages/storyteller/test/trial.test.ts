import { cast } from '@belfry/characters';
import { Game } from '@belfry/engine';
import { builtinScript, playable } from '@belfry/scripts';
import { expect, test } from 'vitest';
import { tryOut } from '../src/policy/trial.ts';

const seats = ['imp', 'poisoner', 'mayor', 'monk', 'chef', 'saint', 'slayer'].map((character, at) => ({
  name: `Player ${at}`,
  character,
}));

/** The Imp attacks the Mayor, and nobody is in the way. */
const PICKS: Readonly<Record<string, number[]>> = { imp: [2], poisoner: [6], monk: [4] };

/** Plays on until the Storyteller is asked for this. */
function until(game: Game, what: string) {
  for (let step = 0; step < 200; step++) {
    const asked = game.prompts().find((p) => p.about.what === what);
    if (asked !== undefined) return asked;
    const next =
      game.prompts().find((p) => p.kind === 'choose') ?? game.prompts().find((p) => p.kind === 'ruling') ?? null;
    if (next === null) {
      const day = game.prompts().find((p) => p.kind === 'run-day')!;
      expect(game.submit({ type: 'answer', prompt: day.id, by: 'storyteller', choice: { do: 'end-day' } }).ok).toBe(
        true,
      );
      continue;
    }
    const choice = next.suggestion?.choice ?? PICKS[next.about.character!]!;
    expect(game.submit({ type: 'answer', prompt: next.id, by: next.to, choice }).ok).toBe(true);
  }
  throw new Error(`"${what}" was never asked.`);
}

test('a ruling is tried out on the game as it stands, also after something was taken back', () => {
  const game = new Game({ script: playable(builtinScript('trouble-brewing')!), seats }, cast);
  until(game, 'redirect');
  game.undo(1);
  const asked = until(game, 'redirect');
  const options = asked.options.pick === 'one' ? asked.options.of : [];
  const deaths = options.map(({ value }) => tryOut(game.grimoire, asked, value).deaths);
  expect(new Set(deaths.flat()).size).toBeGreaterThan(1);
});
