import { say } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { Game, random } from '@belfry/engine';
import { builtinScript, playable } from '@belfry/scripts';
import { randomInput } from '@belfry/storyteller';
import { describe, expect, it } from 'vitest';
import { advise } from '../src/grimoire/advise.ts';

const TOKENS = ['imp', 'baron', 'drunk', 'recluse', 'fortuneteller', 'chef', 'mayor', 'ravenkeeper', 'empath'];

function begun(): Game {
  const seats = TOKENS.map((character, at) => ({
    name: `P${at}`,
    character,
    ...(character === 'drunk' ? { believes: 'washerwoman' } : {}),
  }));
  return new Game({ script: playable(builtinScript('trouble-brewing')!), seats }, cast);
}

describe('advice on one device', () => {
  it.each([
    ['en', /^[^а-яё]+$/i],
    ['ru', /[а-яё]/i],
  ] as const)('is given in %s for every ruling, with all that could be said instead', (lang, words) => {
    let rulings = 0;
    for (let round = 0; round < 5; round++) {
      const game = begun();
      const chance = random(`advice ${round}`);
      for (let step = 0; step < 400 && !game.isOver; step++) {
        const plain = game.prompts();
        for (const [at, prompt] of advise(game, new Map()).entries()) {
          if (prompt.kind !== 'ruling') continue;
          rulings++;
          expect(say(prompt.suggestion!.reason, { name: () => '', character: () => '' }, lang)).toMatch(words);
          expect(prompt.options).toEqual(plain[at]!.options);
        }
        game.submit(randomInput(game, chance));
      }
    }
    expect(rulings).toBeGreaterThan(10);
  });
});
