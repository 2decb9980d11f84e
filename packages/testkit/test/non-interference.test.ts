import { almanac, type CharacterId } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { firstAnswer, Game, type GameSetup, type Input, random } from '@belfry/engine';
import { BUILTIN_NAMES } from '@belfry/scripts';
import { describe, expect, test } from 'vitest';
import {
  compareDiaries,
  diaryOf,
  diaryOfInputs,
  everything,
  type Observation,
  withHiddenChange,
} from '../src/non-interference.ts';
import { playDisturbed } from '../src/random-game.ts';
import { randomSetup, tableSizes } from '../src/random-setup.ts';

/** Whether the Ferryman speaks at dawn is the Storyteller's own choice, which the lot makes otherwise in the other game. */
const FABLED = [...almanac().characters.values()]
  .filter(({ id, team }) => (team === 'fabled' || team === 'loric') && id !== 'ferryman')
  .map(({ id }) => id);

/** Many pairs of games that differ only in what one seat cannot know. */
function comparePairs(
  pairs: number,
  observe: Observation,
  script = 'trouble-brewing',
  fabled: readonly CharacterId[] = [],
) {
  let compared = 0;
  const differences: string[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const seed = `pair ${pair}`;
    const lot = random(seed);
    const dealt = randomSetup(script, lot.pick(tableSizes(script)), lot);
    const setup = fabled.length === 0 ? dealt : { ...dealt, fabled };
    const seat = lot.below(setup.seats.length);
    const one = diaryOf(setup, seat, seed, observe);
    const other = diaryOf(withHiddenChange(setup, seat, seed), seat, seed, observe);
    const result = compareDiaries(one, other);
    compared += result.compared;
    differences.push(...result.differences);
  }
  return { compared, differences };
}

/** A Demon in the first seat, and in the fourth somebody to be attacked. */
const attackOn = (character: CharacterId): GameSetup => ({
  script: { name: 'Two who die', characters: ['imp', 'baron', 'clockmaker', 'dreamer', 'barber', 'klutz'] },
  seats: (['imp', 'baron', 'clockmaker', character, 'dreamer'] as const).map((dealt, seat) => ({
    name: `Seat ${seat}`,
    character: dealt,
  })),
});

/** Two nights, and the day between them without a nomination; in the second the Demon attacks the fourth seat. */
function attackedInTheFourthSeat(setup: GameSetup): readonly Input[] {
  const game = new Game(setup, cast);
  while (game.state.day < 2) {
    const prompts = game.prompts();
    const prompt = prompts.find(({ kind }) => kind !== 'day')!;
    const isAttack = prompt.about.character === 'imp' && prompt.to === 0;
    const choice = isAttack ? [3] : firstAnswer(prompt.options);
    game.submit({ type: 'answer', prompt: prompt.id, by: prompt.to, choice });
  }
  return game.inputs;
}

describe('non-interference', () => {
  test('what a seat observes is decided by the events it saw', () => {
    const { compared, differences } = comparePairs(150, everything);
    expect(differences.slice(0, 1)).toEqual([]);
    expect(compared).toBeGreaterThan(1000);
  });

  test.each(BUILTIN_NAMES)('… also in games of %s', (script) => {
    const { compared, differences } = comparePairs(8, everything, script);
    expect(differences.slice(0, 1)).toEqual([]);
    expect(compared).toBeGreaterThan(20);
  });

  test.each(FABLED)('… also with %s at the table', (id) => {
    for (const script of ['trouble-brewing', 'sects-and-violets']) {
      const { compared, differences } = comparePairs(8, everything, script, [id]);
      expect(differences.slice(0, 1)).toEqual([]);
      expect(compared).toBeGreaterThan(10);
    }
  });

  test('… whatever the Storyteller does by hand', () => {
    let compared = 0;
    for (let seed = 0; seed < 30; seed++) {
      const { setup, inputs } = playDisturbed({ script: 'trouble-brewing', seed });
      const seat = random(seed).below(setup.seats.length);
      const changed = withHiddenChange(setup, seat, `by hand ${seed}`);
      const [one, other] = [setup, changed].map((dealt) => diaryOfInputs(dealt, inputs, seat, everything));
      const result = compareDiaries(one!, other!);
      expect(result.differences.slice(0, 1)).toEqual([]);
      compared += result.compared;
    }
    expect(compared).toBeGreaterThan(800);
  });

  test("… but that another's ability asks it something is news", () => {
    // Whoever the Demon attacks: when it was the Barber, the Demon is asked who changes with whom.
    const [barber, klutz] = [attackOn('barber'), attackOn('klutz')];
    const inputs = attackedInTheFourthSeat(barber);
    const compare = (observe: Observation) =>
      compareDiaries(diaryOfInputs(barber, inputs, 0, observe), diaryOfInputs(klutz, inputs, 0, observe));
    expect(compare(everything)).toMatchObject({ differences: [] });
    expect(compare(everything).compared).toBeGreaterThan(3);
    const blurted: Observation = (game, seat) => `${everything(game, seat)} ${game.setup.seats[3]!.character}`;
    expect(compare(blurted).differences.length).toBeGreaterThan(0);
  });

  test('the comparison would notice a leak', () => {
    const leaky: Observation = (game, seat) => `${everything(game, seat)} ${game.events.length}`;
    expect(comparePairs(15, leaky).differences.length).toBeGreaterThan(0);
    const prompts: Observation = (game, seat) =>
      `${everything(game, seat)} ${JSON.stringify(game.promptsFor('storyteller'))}`;
    expect(comparePairs(15, prompts).differences.length).toBeGreaterThan(0);
  });
});
