import { isDeepStrictEqual } from 'node:util';
import type { CharacterId } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import {
  emptyView,
  Game,
  type GameEvent,
  type GameSetup,
  type Input,
  type Prompt,
  type Random,
  random,
  randomAnswer,
  type View,
} from '@belfry/engine';
import type { TableScript } from '@belfry/scripts';
import { randomInput } from '@belfry/storyteller';
import { wrongAudiences } from './audiences.ts';
import { brokenInvariants } from './invariants.ts';
import { randomAct } from './random-hand.ts';
import { drawnSetup, randomSetup, tableSizes, withStranger } from './random-setup.ts';
import { disagreements, follow } from './same-view.ts';

/** Stands for a script drawn anew for each game from all characters that play by themselves. */
export const ANY_SCRIPT = 'any';

/** The same from the 72 characters of the three base editions. */
export const EDITIONS_SCRIPT = 'editions';

/** The same with both of a jinxed pair in play, where they can be: of each pair in turn. */
export const JINXED_SCRIPT = 'jinxes';

export interface RandomGame {
  /** A built-in script, {@link ANY_SCRIPT}, {@link EDITIONS_SCRIPT} or {@link JINXED_SCRIPT}; or what the sheet is called on the command line. */
  readonly script: string;
  /** A script that is not built in. */
  readonly sheet?: TableScript;
  readonly seed: number;
  /** One or a pair to be on any script, and in play where they can be. */
  readonly wanted?: readonly CharacterId[];
}

/** The same game once more. */
export const asCommand = ({ script, seed, wanted = [] }: RandomGame): string =>
  `npm run random-play -- --script ${script}${wanted.length > 0 ? ` --with ${wanted.join()}` : ''} --seed ${seed} --games 1`;

/** What was tried, so that a run can say what it has covered: `set at ruling`, `undo at run-day`… */
export type Tried = Map<string, number>;

/** A game in which something happened that never may; the message says how to see it again. */
export class BrokenGame extends Error {
  override readonly name = 'BrokenGame';
}

/** So many moves are disturbed by the Storyteller's hand; from then on the game is left alone. */
const DISTURBED = 250;
/** By then most games are over. Where the Demon was poisoned for good, nobody may ever die: the Storyteller ends it. */
const LONG_ENOUGH = 2000;
/** More moves than any one night or day can take. */
const STALLED = 1000;
const CHANCE = { act: 0.14, undo: 0.012, request: 0.1 };

/**
 * Plays one game in which everybody chooses at random among what is legal, and the Storyteller corrects, kills, revives,
 * reseats and takes back at any moment. Throws at the first thing that must not be.
 */
export function playDisturbed(which: RandomGame, tried: Tried = new Map()): Game {
  const lot = random(`${which.sheet?.played.name ?? which.script} ${which.seed}`);
  let last = 'the deal';
  try {
    const game = new Game(setupFor(which, lot), cast);
    const watch = new Watch(game);
    for (let moves = 0; !game.isOver; moves++) {
      const move = nextMove(game, lot, moves);
      last = JSON.stringify(move);
      note(tried, game, move);
      make(game, move);
      watch.look(move.type === 'undo');
    }
    watch.end();
    return game;
  } catch (error) {
    const { message } = error as Error;
    throw new BrokenGame(`${message}\n  after ${last}\n  See it again with: ${asCommand(which)}`, { cause: error });
  }
}

/** Two of three tables have somebody whom the Storyteller runs by hand, but none where somebody is wanted. */
function setupFor({ script, sheet, seed, wanted = [] }: RandomGame, lot: Random): GameSetup {
  if (script === JINXED_SCRIPT) return drawnSetup(lot, 'any', cast.jinxes[seed % cast.jinxes.length]!.between);
  if (wanted.length > 0) return drawnSetup(lot, 'any', wanted);
  const on = sheet ?? script;
  const isDrawn = on === ANY_SCRIPT || on === EDITIONS_SCRIPT;
  const setup = isDrawn ? drawnSetup(lot, on) : randomSetup(on, lot.pick(tableSizes(on)), lot);
  return seed % 3 !== 0 ? withStranger(setup, lot) : setup;
}

type Move = Input | { readonly type: 'undo'; readonly keep: number };

function nextMove(game: Game, lot: Random, moves: number): Move {
  if (moves > LONG_ENOUGH) return { type: 'intervene', action: { do: 'end-game', winner: 'evil' } };
  return (moves < DISTURBED ? disturb(game, lot) : null) ?? randomInput(game, lot);
}

/** What comes in between, or null: an act by hand, something taken back, an answer to what was asked by hand. */
function disturb(game: Game, lot: Random): Move | null {
  if (lot.next() < CHANCE.undo && game.inputs.length > 0)
    return { type: 'undo', keep: Math.max(0, game.inputs.length - 1 - lot.below(12)) };
  if (lot.next() < CHANCE.act) return { type: 'intervene', action: randomAct(game, lot) };
  const request = game.prompts().find((prompt) => prompt.kind === 'request');
  return request !== undefined && lot.next() < CHANCE.request ? answer(request, lot) : null;
}

const answer = (prompt: Prompt, lot: Random): Input => ({
  type: 'answer',
  prompt: prompt.id,
  by: prompt.to,
  choice: randomAnswer(prompt.options, lot),
});

function make(game: Game, move: Move): void {
  if (move.type === 'undo') {
    game.undo(move.keep);
    return;
  }
  const result = game.submit(move);
  if (!result.ok) throw new BrokenGame(`What is legal was refused: ${game.inEnglish(result.reason)}`);
}

/** The kinds of prompt that decide what the game is doing. */
const MOMENTS = ['ruling', 'choose', 'by-hand', 'run-vote', 'run-day'] as const;

function note(tried: Tried, game: Game, move: Move): void {
  if (move.type === 'answer') return;
  const open = game.prompts();
  const moment = MOMENTS.find((kind) => open.some((prompt) => prompt.kind === kind)) ?? 'nothing';
  const what = `${move.type === 'undo' ? 'undo' : move.action.do} at ${moment}`;
  tried.set(what, (tried.get(what) ?? 0) + 1);
}

/** Looks at the game after every move. */
class Watch {
  readonly #game: Game;
  #view: View = emptyView('storyteller');
  #seen: readonly GameEvent[] = [];
  #read = 0;
  #day = 0;
  #since = 0;

  constructor(game: Game) {
    this.#game = game;
    this.look(false);
  }

  look(tookBack: boolean): void {
    const { events } = this.#game;
    if (tookBack || this.#seen !== events) {
      this.#view = emptyView('storyteller');
      this.#seen = events;
      this.#read = 0;
    }
    follow(this.#view, events.slice(this.#read));
    this.#read = events.length;
    this.#since = this.#day === this.#game.state.day ? this.#since + 1 : 0;
    this.#day = this.#game.state.day;
    if (this.#since > STALLED) throw new BrokenGame(`Day ${this.#day} has not ended after ${STALLED} moves.`);
    const wrong = [...brokenInvariants(this.#game), ...disagreements(this.#game, this.#view)];
    if (wrong.length > 0) throw new BrokenGame(wrong.join('\n'));
  }

  /** What costs too much to be asked after every move. */
  end(): void {
    const { setup, entries, events, state } = this.#game;
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state))
      throw new BrokenGame('The state does not survive JSON.');
    const again = Game.replay(setup, entries, cast);
    if (!isDeepStrictEqual(again.events, events)) throw new BrokenGame('The replay has other events.');
    if (!isDeepStrictEqual(again.state, state)) throw new BrokenGame('The replay ends in another state.');
    const misheard = wrongAudiences(this.#game);
    if (misheard.length > 0) throw new BrokenGame(misheard.join('\n'));
  }
}
