import { random } from '@belfry/engine';
import { describe, expect, it } from 'vitest';
import { readPuzzle, tries } from '../src/index.ts';
import { draftOf } from '../src/making/draft.ts';
import { isPlain, momentsOf } from '../src/making/moment.ts';
import { play } from './games.ts';

/** In the third edition too much of what is done is left unsaid in a draft. */
const EDITIONS = ['trouble-brewing', 'bad-moon-rising'] as const;
/** Nor does it say what these have done, or that they may be in play. */
const UNTOLD = ['professor', 'gossip', 'moonchild', 'goon'];
const GAMES = 40;

describe('what a town says of a played game, as a file', () => {
  it.each(EDITIONS)('has the truth among its worlds: %s', (edition) => {
    let asked = 0;
    for (let number = 0; number < GAMES; number++) {
      const seed = `draft/${number}`;
      const played = play({ edition, players: 5 + (number % 5), seed });
      const draws = random(seed);
      for (const moment of momentsOf(played)) {
        const good = moment.isEvil.flatMap((evil, seat) => (evil ? [] : [seat]));
        if (!isPlain(moment) || good.length === 0 || moment.started.some((id) => UNTOLD.includes(id))) continue;
        const { file } = draftOf({ id: seed, moment, script: played.script, you: draws.pick(good), draws });
        const { problem, solutions, endings } = readPuzzle(JSON.parse(JSON.stringify(file)));
        const found = [...tries(problem, { alone: solutions[0]!, ending: endings![0]! })];
        expect(
          found.map(({ solutions: worlds, stuckAt }) => (worlds.length > 0 ? null : stuckAt)),
          `${seed}, dawn ${moment.dawn}`,
        ).toEqual([null]);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(GAMES / 2);
  });
});
