import { isDeepStrictEqual } from 'node:util';
import { cast } from '@belfry/characters';
import { fromFile, Game, type Input, random, readFile, toFile } from '@belfry/engine';
import { BUILTIN_NAMES } from '@belfry/scripts';
import { randomInput } from '@belfry/storyteller';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenInvariants } from '../src/invariants.ts';
import { randomSetup, tableSizes } from '../src/random-setup.ts';

/** Mostly the script that is automated to the last character; the others leave much to the Storyteller. */
const script = fc.oneof(
  { weight: 3, arbitrary: fc.constant('trouble-brewing') },
  { weight: 1, arbitrary: fc.constantFrom(...BUILTIN_NAMES) },
);
const table = fc.record({ script, seed: fc.nat(1_000_000) });
/** Where people run the characters, nobody kills: random games of those scripts are long, and are watched elsewhere. */
const automated = fc.record({ script: fc.constant('trouble-brewing'), seed: fc.nat(1_000_000) });

const newGame = ({ script, seed }: { script: string; seed: number }) => {
  const lot = random(seed);
  return { game: new Game(randomSetup(script, lot.pick(tableSizes(script)), lot), cast), lot };
};

describe('a random legal game of any built-in script, of any size, random Storyteller', () => {
  test('never stalls, never leaves the rules, survives JSON after every input', () => {
    fc.assert(
      fc.property(automated, (which) => {
        const { game, lot } = newGame(which);
        for (let inputs = 0; !game.isOver; inputs++) {
          expect(inputs).toBeLessThan(20_000);
          const result = game.submit(randomInput(game, lot));
          expect(result).toMatchObject({ ok: true });
          expect(brokenInvariants(game)).toEqual([]);
          expect(isDeepStrictEqual(JSON.parse(JSON.stringify(game.state)), game.state)).toBe(true);
        }
        expect(game.state.outcome).not.toBeNull();
      }),
      { numRuns: 120 },
    );
  });

  test('replays byte for byte, from any point, and through its file', () => {
    fc.assert(
      fc.property(table, fc.double({ min: 0, max: 1, noNaN: true }), (which, part) => {
        const { game, lot } = newGame(which);
        while (!game.isOver) game.submit(randomInput(game, lot));
        const text = JSON.stringify(toFile(game));
        expect(JSON.stringify(toFile(fromFile(readFile(text), cast)))).toBe(text);

        const half = Math.floor(game.inputs.length * part);
        const resumed = Game.replay(game.setup, game.inputs.slice(0, half), cast);
        for (const input of game.inputs.slice(half)) expect(resumed.submit(input).ok).toBe(true);
        expect(JSON.stringify(resumed.events)).toBe(JSON.stringify(game.events));
      }),
      { numRuns: 60 },
    );
  });

  test('undo leads to exactly the game that never went on', () => {
    fc.assert(
      fc.property(table, fc.nat(200), fc.nat(50), (which, played, taken) => {
        const { game, lot } = newGame(which);
        const stopped = newGame(which);
        for (let n = 0; n < played && !game.isOver; n++) game.submit(randomInput(game, lot));
        const keep = Math.max(0, game.inputs.length - taken);
        for (const input of game.inputs.slice(0, keep)) stopped.game.submit(input);
        const answered = new Set(game.inputs.slice(keep).flatMap((i) => (i.type === 'answer' ? [i.prompt] : [])));
        game.undo(keep);
        expect(JSON.stringify(game.state)).toBe(JSON.stringify(stopped.game.state));
        const withoutIds = (g: Game) =>
          JSON.stringify(g.prompts().map((p) => ({ ...JSON.parse(JSON.stringify(p)), id: '' })));
        expect(withoutIds(game)).toBe(withoutIds(stopped.game));
        for (const { id } of game.prompts()) expect(answered.has(id)).toBe(false);
        const again = Game.replay(game.setup, game.entries, cast);
        expect(JSON.stringify(again.state)).toBe(JSON.stringify(game.state));
        expect(JSON.stringify(again.prompts())).toBe(JSON.stringify(game.prompts()));
        // And it can go on, and be replayed with what came after.
        for (let n = 0; n < 20 && !game.isOver; n++) expect(game.submit(randomInput(game, lot)).ok).toBe(true);
        const later = Game.replay(game.setup, game.entries, cast);
        expect(JSON.stringify(later.events)).toBe(JSON.stringify(game.events));
      }),
      { numRuns: 40 },
    );
  });

  test('nonsense is refused with a sentence and changes nothing', () => {
    const party = fc.oneof(fc.integer({ min: -1, max: 25 }), fc.constant('storyteller' as const));
    const nonsense: fc.Arbitrary<Input> = fc.record({
      type: fc.constant('answer' as const),
      prompt: fc.oneof(fc.string(), fc.constantFrom('storyteller.1', 'storyteller.2', '0.1', '1.1', '3.2')),
      by: party,
      choice: fc.jsonValue() as fc.Arbitrary<never>,
    });
    fc.assert(
      fc.property(table, fc.nat(60), fc.array(nonsense, { maxLength: 8 }), (which, played, tries) => {
        const { game, lot } = newGame(which);
        for (let n = 0; n < played && !game.isOver; n++) game.submit(randomInput(game, lot));
        for (const input of tries) {
          const before = JSON.stringify([game.state, game.prompts(), game.events.length]);
          const result = game.submit(input);
          if (result.ok) return; // it happened to be legal
          expect(game.inEnglish(result.reason)).toMatch(/\w.*[.!]$/s);
          expect(JSON.stringify([game.state, game.prompts(), game.events.length])).toBe(before);
        }
      }),
      { numRuns: 150 },
    );
  });
});
