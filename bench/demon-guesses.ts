import { cast } from '@belfry/characters';
import { Game, type SeatId, seenBy } from '@belfry/engine';
import { builtinScript, tableScript } from '@belfry/scripts';
import {
  chronicleOf,
  type Looking,
  likelihoodsOf,
  type Problem,
  problemOf,
  testimonyFrom,
  testimonyOf,
} from '@belfry/solver';
import {
  BOTS,
  type Bot,
  BotTable,
  dealGame,
  deedsOf,
  type PolicyName,
  policyFor,
  read,
  type Situation,
  truthOf,
} from '@belfry/storyteller';

/** What one good player could have thought on one day, after all have spoken, and what was so. */
export interface Guess {
  readonly day: number;
  readonly problem: Problem;
  /** Living others. */
  readonly suspects: readonly SeatId[];
  readonly demon: SeatId;
  /** The chance of each seat to be the Demon as a novice reads the table. */
  readonly novice: readonly number[];
}

/** Plays one game of novices; on each day one good living player, drawn by lot, is asked when nominations are open. */
export function guessesIn(edition: string, players: number, seed: string, storyteller: PolicyName): Guess[] {
  const script = tableScript(builtinScript(edition)!);
  const game = new Game(dealGame(script, players, seed), cast);
  const guesses: Guess[] = [];
  let asked = 0;
  const listening: Bot = {
    answer(prompt, situation) {
      const { day } = situation.view;
      const state = game.state.seats[situation.seat]!;
      if (prompt.kind === 'day' && day > asked && state.alignment === 'good' && state.alive) {
        asked = day;
        const guess = guessOf(game, situation, script.characters);
        if (guess !== null) guesses.push(guess);
      }
      return BOTS.novice.answer(prompt, situation);
    },
    speak: BOTS.novice.speak,
  };
  new BotTable({
    game,
    seed,
    policy: (board) => policyFor(storyteller, { seed, board }),
    deeds: (board) => deedsOf(storyteller, { seed, board }),
    bot: () => listening,
  }).playOut();
  return guesses;
}

type Characters = ReturnType<typeof tableScript>['characters'];

function guessOf(game: Game, situation: Situation, characters: Characters): Guess | null {
  const { seat, board, view } = situation;
  const [demon, ...more] = game.grimoire.livingDemons();
  // Who is dead for all to see, or one of several, cannot be named among the living.
  if (demon === undefined || more.length > 0 || !board.isAlive(demon)) return null;
  const dealt = characters.filter(({ team }) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team));
  const names = view.seats.map(({ name }) => name);
  const sheet = { names, characters: dealt.map(({ id }) => id) };
  const own = testimonyOf(seenBy(game.events, seat), seat, sheet);
  if (own === null) return null;
  const chronicle = chronicleOf(seenBy(game.events, 'public'), 'now');
  const nights = chronicle.nights.length;
  const testimonies = names.map((_, other) =>
    other === seat ? own : testimonyFrom(board.claimOf(other) ?? { character: null, learned: [] }, nights, sheet),
  );
  const { learned } = truthOf(situation);
  const reading = read(board, { me: seat, character: own.claim ?? '', learned });
  return {
    day: view.day,
    problem: problemOf({ names, script: dealt, chronicle, testimonies, you: seat }),
    suspects: board.living().filter((id) => id !== seat),
    demon,
    novice: names.map((_, id) => reading.chance(id)),
  };
}

export interface Score {
  readonly guesses: number;
  readonly loss: { readonly uniform: number; readonly novice: number; readonly likely: number };
  /** How often the Demon is the first suspect. */
  readonly first: { readonly novice: number; readonly likely: number };
  readonly ms: number;
}

const LEAST = 1e-4;

/** Mean log loss for the Demon among the living others. */
export function score(guesses: readonly Guess[], looking: Looking = {}): Score {
  const loss = { uniform: 0, novice: 0, likely: 0 };
  const first = { novice: 0, likely: 0 };
  const start = process.cpuUsage();
  for (const { problem, suspects, demon, novice } of guesses) {
    const likely = likelihoodsOf(problem, looking).demon;
    loss.uniform += Math.log(suspects.length);
    for (const [name, chances] of [
      ['novice', novice],
      ['likely', likely],
    ] as const) {
      const of = (seat: SeatId) => Math.max(LEAST, chances[seat]!);
      const total = suspects.reduce((sum, seat) => sum + of(seat), 0);
      loss[name] -= Math.log(of(demon) / total);
      if (suspects.every((seat) => seat === demon || of(seat) < of(demon))) first[name]++;
    }
  }
  const { user, system } = process.cpuUsage(start);
  const n = Math.max(1, guesses.length);
  return {
    guesses: guesses.length,
    loss: { uniform: loss.uniform / n, novice: loss.novice / n, likely: loss.likely / n },
    first: { novice: first.novice / n, likely: first.likely / n },
    ms: (user + system) / 1000 / n,
  };
}
