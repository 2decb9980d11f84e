import { cast } from '@belfry/characters';
import { Game, type GameSetup, type Input, random, seedFrom } from '@belfry/engine';
import { playRandomly } from '@belfry/storyteller';
import { randomSetup } from '@belfry/testkit';
import { type Measure, median, timed } from './measure.ts';

const GAMES = 1500;
/** Rounds played before the first that counts: the runtime takes thousands of games to compile all paths. */
const WARMING = 3;
const ROUNDS = 5;
const PLAYERS = 10;

interface Played {
  readonly setup: GameSetup;
  readonly inputs: readonly Input[];
}

function play(seed: string): Game {
  const lot = random(seed);
  const game = new Game(randomSetup('trouble-brewing', PLAYERS, lot), cast);
  playRandomly(game, lot);
  return game;
}

/** Whole games with random players and a random Storyteller, dealing included. */
function gamesPerSecond(): Measure {
  const round = (at: number) =>
    timed(() => {
      for (let n = 0; n < GAMES; n++) play(`bench ${at} ${n}`);
    });
  for (let at = -WARMING; at < 0; at++) round(at);
  const ms = median(Array.from({ length: ROUNDS }, (_, at) => round(at)));
  return {
    name: 'complete 10-player games',
    value: (GAMES / ms) * 1000,
    unit: 'games/s',
    note: 'one core, random players, dealing included',
  };
}

/** Of all events of a round's games: as long as it stays, the same seeds make the same games. */
function checksum(): Measure {
  let sum = 0;
  for (let n = 0; n < GAMES; n++) sum = seedFrom(`${sum} ${JSON.stringify(play(`bench 0 ${n}`).events)}`);
  return { name: 'checksum of their events', value: sum, unit: '', note: 'changes only with the rules' };
}

/** The engine alone: recorded inputs played again. */
function microsecondsPerInput(played: readonly Played[]): Measure {
  const inputs = played.reduce((sum, p) => sum + p.inputs.length, 0);
  const replay = () =>
    timed(() => {
      for (const { setup, inputs } of played) Game.replay(setup, inputs, cast);
    });
  replay();
  const ms = median(Array.from({ length: ROUNDS }, replay));
  return {
    name: 'one input',
    value: (ms * 1000) / inputs,
    unit: 'µs',
    note: `mean over ${inputs} recorded inputs, set-up of the game included`,
  };
}

/** A game of this many inputs, made of hands going up and down: the longest logs come from lively votes. */
function longGame(length: number): Played {
  const lot = random('long');
  const game = new Game(randomSetup('trouble-brewing', PLAYERS, lot), cast);
  const submit = (input: Input) => {
    const result = game.submit(input);
    if (!result.ok) throw new Error(result.reason.say);
  };
  while (game.inputs.length < length) {
    const hand = lot.pick(game.prompts());
    const vote = game.prompts().find((p) => p.kind === 'run-vote');
    if (vote !== undefined && hand.kind === 'hand' && hand.options.pick === 'action' && hand.options.of.length > 0) {
      submit({ type: 'answer', prompt: hand.id, by: hand.to, choice: { do: hand.options.of[0]!.do } });
      continue;
    }
    const day = game.prompts().find((p) => p.kind === 'run-day');
    if (vote !== undefined) continue;
    if (day === undefined) {
      const [prompt] = game.prompts();
      const choice =
        prompt!.suggestion?.choice ??
        (prompt!.options.pick === 'players' ? prompt!.options.from.slice(0, prompt!.options.min) : null);
      submit({ type: 'answer', prompt: prompt!.id, by: prompt!.to, choice });
    } else if (game.state.today.stage === 'discussion') {
      submit({ type: 'answer', prompt: day.id, by: 'storyteller', choice: { do: 'open-nominations' } });
    } else {
      const [nominator] = game.promptsFor(0);
      submit({ type: 'answer', prompt: nominator!.id, by: 0, choice: { do: 'nominate', with: [1] } });
    }
  }
  return { setup: game.setup, inputs: game.inputs };
}

function resume(): Measure {
  const { setup, inputs } = longGame(300);
  for (let n = 0; n < 200; n++) Game.replay(setup, inputs, cast);
  const tenTimes = () =>
    timed(() => {
      for (let n = 0; n < 10; n++) Game.replay(setup, inputs, cast);
    });
  const ms = median(Array.from({ length: 21 }, tenTimes)) / 10;
  return { name: 'resume a 300-input game', value: ms, unit: 'ms' };
}

function bytesPerGame(played: readonly Played[]): Measure {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('Run with --expose-gc.');
  collect();
  const before = process.memoryUsage().heapUsed;
  const live = played.map(({ setup, inputs }) => Game.replay(setup, inputs.slice(0, -1), cast));
  collect();
  const bytes = (process.memoryUsage().heapUsed - before) / live.length;
  return {
    name: 'one live game at its end',
    value: bytes,
    unit: 'bytes',
    note: 'state, inputs, events and coroutine, on the heap',
  };
}

export async function bench(): Promise<Measure[]> {
  // Before anything is kept: what lives long early on teaches the runtime to take later games for long-lived too.
  const first = [gamesPerSecond(), checksum()];
  const played = Array.from({ length: 400 }, (_, n): Played => {
    const { setup, inputs } = play(`recorded ${n}`);
    return { setup, inputs };
  });
  return [...first, microsecondsPerInput(played), bytesPerGame(played), resume()];
}
