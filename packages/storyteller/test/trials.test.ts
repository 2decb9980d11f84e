import { cast } from '@belfry/characters';
import { Game, TABLE } from '@belfry/engine';
import { builtinScript, playable } from '@belfry/scripts';
import { expect, test } from 'vitest';
import { runDay } from '../src/table/steward.ts';

const RESIDENTS = ['pukka', 'godfather', 'fool', 'gossip', 'sailor', 'minstrel', 'tealady'];

/** The first day of a table with a Bishop, run by the steward alone: who stood trial, in order, by character. */
function firstDay(residents: readonly string[]): string[] {
  const seats = residents.map((character, at) => ({ name: `Player ${at}`, character }));
  const bishop = { name: 'Bob', character: 'bishop', alignment: 'good' as const };
  const game = new Game({ script: playable(builtinScript('bad-moon-rising')!), seats: [...seats, bishop] }, cast);
  const tried = () => game.events.flatMap((e) => (e.type === 'nominated' && e.nominator === TABLE ? [e.nominee] : []));
  while (game.state.night < 2) {
    const prompt = game.prompts()[0]!;
    const { choice } = ['run-day', 'run-vote'].includes(prompt.kind)
      ? runDay(game.grimoire, prompt)
      : (prompt.suggestion ?? {
          choice: prompt.options.pick === 'players' ? prompt.options.from.slice(0, prompt.options.min) : [],
        });
    const result = game.submit({ type: 'answer', prompt: prompt.id, by: prompt.to, choice });
    expect(result.ok, JSON.stringify(result)).toBe(true);
  }
  return tried().map((seat) => game.state.seats[seat]!.character);
}

test('an automatic Storyteller beside a Bishop tries three a day, one of them evil, and the order tells nothing', () => {
  const turned = RESIDENTS.map((_, by) => [...RESIDENTS.slice(by), ...RESIDENTS.slice(0, by)]);
  const days = turned.map(firstDay);
  const isEvil = (character: string) => character === 'pukka' || character === 'godfather';
  for (const day of days) {
    expect(day).toHaveLength(3);
    expect(day.some(isEvil)).toBe(true);
  }
  expect(new Set(days.map((day) => day.findIndex(isEvil))).size).toBeGreaterThan(1);
});
