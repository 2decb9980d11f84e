import { cast } from '@belfry/characters';
import { emptyView, firstAnswer, Game, type Json, type Prompt, type SeatId, see, seenBy } from '@belfry/engine';
import { builtinScript } from '@belfry/scripts';
import { describe, expect, test } from 'vitest';
import { BOTS, Board, rulesOf, type Situation } from '../src/index.ts';

const VIOLETS = builtinScript('sects-and-violets')!.characters.map(({ id }) => id);
const SEATS = ['pithag', 'nodashii', 'witch', 'sage', 'oracle', 'artist', 'dreamer', 'juggler', 'savant', 'seamstress'];
const [PIT_HAG, DEMON, WITCH] = [0, 1, 2] as const;

/** Plays on with whatever comes first until this seat has a choice to make in this night. */
function chooses(seat: SeatId, night: number): { game: Game; prompt: Prompt } {
  const seats = SEATS.map((character) => ({ name: character, character }));
  const game = new Game({ script: { name: 'Violets', characters: VIOLETS }, seats }, cast);
  for (let step = 0; step < 100; step++) {
    const asked = game.prompts().find(({ kind }) => kind !== 'day')!;
    if (asked.to === seat && game.state.night === night) return { game, prompt: asked };
    const moves = { discussion: 'open-nominations', nominations: 'end-day', closed: 'end-day' } as const;
    const choice =
      asked.kind === 'run-day'
        ? { do: moves[game.state.today.stage] }
        : (asked.suggestion?.choice ?? firstAnswer(asked.options));
    game.submit({ type: 'answer', prompt: asked.id, by: asked.to, choice });
  }
  throw new Error(`Seat ${seat} is never asked.`);
}

/** The table as this seat has it, in a town that holds each for the Demon as the figures say. */
function situation(game: Game, seat: SeatId, seed: string, chance: (seat: SeatId) => number): Situation {
  const board = new Board(rulesOf(game.grimoire));
  for (const fact of seenBy(game.events, 'public')) board.note(fact);
  const view = emptyView(seat);
  for (const fact of seenBy(game.events, seat)) see(view, fact);
  const reading = { ...board.reading(), chance };
  return { seat, seed, board: Object.assign(board, { reading: () => reading }), view, whispers: [] };
}

const SEEDS = Array.from({ length: 30 }, (_, n) => `night ${n}`);

describe('whoever makes others into somebody else', () => {
  const { game, prompt } = chooses(PIT_HAG, 2);
  const teamOf = (character: string) => game.grimoire.teamOf(character);
  const made = (chance: (seat: SeatId) => number, on = game) =>
    SEEDS.map((seed) => {
      const [[seat], [character]] = BOTS.novice.answer(prompt, situation(on, PIT_HAG, seed, chance)) as [
        [SeatId],
        [string],
      ];
      return { seat, team: teamOf(character) };
    });

  test('makes a companion the Demon once the town is after the one there is, and nobody before', () => {
    const hunted = made((seat) => (seat === DEMON ? 0.5 : seat === WITCH ? 0.02 : 0.06));
    const demons = hunted.filter(({ team }) => team === 'demon');
    expect(demons.length).toBeGreaterThan(SEEDS.length / 4);
    for (const { seat } of demons) expect(seat).toBe(WITCH);
    for (const { team } of made(() => 0.1)) expect(team).not.toBe('demon');
  });

  test('a second Demon is enough: it makes no third', () => {
    const after = Game.replay(game.setup, game.entries, cast);
    const choice: Json = [[WITCH], ['vortox']];
    expect(after.submit({ type: 'answer', prompt: prompt.id, by: prompt.to, choice }).ok).toBe(true);
    for (const { team } of made((seat) => (seat === DEMON ? 0.5 : 0.06), after)) expect(team).not.toBe('demon');
  });

  test('otherwise leaves somebody good with nothing more to tell', () => {
    for (const { seat, team } of made(() => 0.1)) {
      expect(team).toBe('outsider');
      expect([PIT_HAG, DEMON, WITCH]).not.toContain(seat);
    }
  });
});

describe('who lies in wait for nominators', () => {
  const { game, prompt } = chooses(WITCH, 2);
  const cursed = (prepare: (at: Situation) => Situation = (at) => at) =>
    SEEDS.map((seed) => {
      const at = prepare(situation(game, WITCH, seed, () => 0.1));
      return (BOTS.novice.answer(prompt, at) as readonly SeatId[])[0]!;
    });
  const share = (picks: readonly SeatId[]) => picks.filter((seat) => seat === 7).length / picks.length;

  test('picks one who has nominated before, and none of their own', () => {
    const nominated = cursed((at) => {
      for (const day of [1, 2, 3]) at.board.votes.push({ day, nominator: 7, nominee: DEMON, voters: [] });
      return at;
    });
    expect(share(cursed())).toBeLessThan(0.4);
    expect(share(nominated)).toBeGreaterThan(0.8);
    for (const seat of cursed()) expect([PIT_HAG, DEMON, WITCH]).not.toContain(seat);
  });

  test('does not waste the night on one whom the Demon takes', () => {
    const agreed = cursed((at) => ({
      ...at,
      whispers: [{ day: at.view.day, from: DEMON, to: [WITCH], remark: { say: 'target', seat: 7 } }],
    }));
    expect(share(agreed)).toBeLessThan(0.4);
  });
});
