import { describe, expect, it } from 'vitest';
import { makePuzzle } from '../src/index.ts';
import { dealsByEngine } from './puzzle-engine.ts';
import { playing } from './puzzle-games.ts';

const PUZZLES = 6;

describe('puzzles of the first morning', () => {
  it.each(Array.from({ length: PUZZLES }, (_, n) => n))(
    'number %i has one answer by the engine too, played from every deal with every hidden choice',
    (n) => {
      const edition = 'trouble-brewing';
      const play = playing(edition, 7);
      const made = makePuzzle({
        seed: `morning/${n}`,
        play: (seed) => {
          const { events, script } = play(seed);
          return { script, events: events.slice(0, events.findIndex(({ type }) => type === 'dawn') + 1) };
        },
      });
      const deals = dealsByEngine(edition, made!);
      expect(deals, 'small enough to be played').not.toBeNull();
      expect([...deals!]).toEqual([made!.answer.started.join()]);
    },
  );
});
