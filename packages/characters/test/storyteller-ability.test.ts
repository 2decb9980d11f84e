import { almanac } from '@belfry/almanac';
import { Game, isAnswerable, random, randomAnswer, TABLE } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { cast } from '../src/index.ts';

const GOOD = ['chef', 'empath', 'monk', 'soldier', 'goon', 'slayer', 'saint'];
const minions = [...almanac().characters.values()].filter((c) => c.team === 'minion').map((c) => c.id);
const jinxed = new Set(almanac().jinxes.flatMap(({ a, b }) => (a === 'plaguedoctor' ? [b] : [])));

/** The Plague Doctor has died on the first night, and the Storyteller gains this ability, or what stands for it. */
function bequeath(minion: string): Game {
  const characters = [...new Set(['imp', 'poisoner', minion, 'plaguedoctor', ...GOOD])];
  const dealt = ['imp', minion === 'poisoner' ? 'witch' : 'poisoner', 'plaguedoctor', ...GOOD];
  const script = { name: 'A gift', characters: [...new Set([...characters, ...dealt])] };
  const game = new Game({ script, seats: dealt.map((character, at) => ({ name: `P${at}`, character })) }, cast);
  game.submit({ type: 'intervene', action: { do: 'kill', seat: 2 } });
  const gained = game.prompts().find((p) => p.about.what === 'storyteller-ability');
  if (gained !== undefined) game.submit({ type: 'answer', prompt: gained.id, by: 'storyteller', choice: minion });
  return game;
}

/** Anybody answers anything that is allowed, and now and then the Storyteller takes up an offer. */
function playOn(game: Game, seed: string, moves: number): void {
  const lot = random(seed);
  for (let move = 0; move < moves && !game.isOver; move++) {
    const offers = game.grimoire.offers();
    if (offers.length > 0 && lot.next() < 0.1) {
      const { ability, name, options } = lot.pick(offers);
      const choice = options === null ? {} : { choice: randomAnswer(options, lot) };
      game.submit({ type: 'intervene', action: { do: 'offer', ability, name, ...choice } });
      continue;
    }
    const { id, to, options } = lot.pick(game.prompts().filter((prompt) => isAnswerable(prompt.options)));
    game.submit({ type: 'answer', prompt: id, by: to, choice: randomAnswer(options, lot) });
  }
}

describe('every Minion’s ability can be the Storyteller’s', () => {
  test.each(minions)('%s', (minion) => {
    const game = bequeath(minion);
    const isTheirs = game.state.tableAbilities.some(({ character }) => character === minion);
    expect(isTheirs).toBe(!jinxed.has(minion));
    for (let seed = 0; seed < 12; seed++) {
      const copy = bequeath(minion);
      playOn(copy, `${minion} ${seed}`, 150);
      expect(copy.state.effects.some(({ target }) => target === TABLE)).toBe(false);
    }
  });
});
