import { Game, type GameEvent, type Json, sameJson } from '@belfry/engine';
import { cast } from '../cast.ts';
import { noteHands } from './hands.ts';
import { pacingOf, showAfter, showNothingYet, stepOf } from './pace.ts';
import type { ChairState, Happening, Why } from './record.ts';
import { sharedScript } from './script.ts';
import type { PlayState, TableState } from './state.ts';
import { ONLY_TOLD, ToldGame } from './told-game.ts';

const NOT_WHAT_WAS_TOLD: Why = { say: 'record.does-not-follow' };

/**
 * How a log is taken in. `play`: decision by decision, and what is said to have been told has to follow. `follow`: the
 * same, but from the first difference on what was told is believed and nothing is played. `tell`: nothing is played.
 */
export type Reading = 'play' | 'follow' | 'tell';

type Begun = Extract<Happening, { type: 'begun' }>;
type Entered = Extract<Happening, { type: 'entry' }>;

export function takeBegun(state: TableState, record: Begun, at: number, reading: Reading): Why | null {
  const game = beginGame(record, reading);
  if (game instanceof ToldGame) {
    if (reading === 'play') return NOT_WHAT_WAS_TOLD;
    game.ruling = record.told?.ruling ?? false;
    note(state, record.rules ?? null, { say: 'text', text: 'its beginning' });
  }
  state.rules = record.rules ?? null;
  state.chairs = [...record.chairs];
  state.play = { ...showNothingYet(game, at), words: record.words ?? 'none' };
  noteHands(state);
  showAfter(state.play, 'begun', pacingOf(state, at));
  return null;
}

/** The engine's game when it begins as it was told, and otherwise what was told. */
function beginGame({ setup, told }: Begun, reading: Reading): Game | ToldGame {
  if (reading === 'tell' && told !== undefined) return new ToldGame(setup, told.events);
  try {
    const game = new Game({ ...setup, script: sharedScript(setup.script) }, cast);
    return told === undefined || areSame(game.events, told.events) ? game : new ToldGame(setup, told.events);
  } catch (error) {
    if (told === undefined || reading === 'play') throw error;
    return new ToldGame(setup, told.events);
  }
}

/** A finished game is open to everybody from its first record on. */
export function sitDown(state: TableState, chairs: readonly ChairState[], game: ToldGame, at: number): void {
  state.chairs = [...chairs];
  const { length } = game.events;
  state.play = { ...showNothingYet(game, at), shown: length, scanned: length, chronicled: length };
  noteHands(state);
  state.cardVersion++;
  fitChairs(state);
}

export function takeEntry(state: TableState, record: Entered, at: number, reading: Reading): Why | null {
  const { play } = state;
  if (play === null) return { say: 'may.not-begun' };
  const { game } = play;
  if (game instanceof ToldGame) return reading === 'play' ? ONLY_TOLD : follow(state, game, record, at);
  const { events, inputs } = game;
  const before = { events: events.length, inputs: inputs.length };
  const refused = reading === 'play' ? playEntry(play, record) : whyNot(() => playEntry(play, record));
  if (refused !== null) {
    if (reading === 'play') return refused;
    note(state, state.rules, refused);
    play.game = new ToldGame(game.setup, events.slice(0, before.events), inputs.slice(0, before.inputs));
    return follow(state, play.game, record, at);
  }
  showAfter(play, stepOfRecord(record), pacingOf(state, at));
  play.rest = restAfter(play, record);
  fitChairs(state);
  return null;
}

const stepOfRecord = ({ entry, again }: Entered) =>
  entry.type === 'undo' ? 'undo' : again === true ? 'again' : stepOf(entry);

/** Whatever else is decided, what was taken back is gone; what follows an amended decision still waits for its turn. */
function restAfter({ rest }: PlayState, { entry, rest: left }: Entered): PlayState['rest'] {
  if (left !== undefined) return left.later.length === 0 ? null : left;
  return entry.type !== 'undo' && rest?.goesOn === true ? rest : null;
}

/** A rule that throws over an old log is one that tells it otherwise. */
function whyNot(work: () => Why | null): Why | null {
  try {
    return work();
  } catch (error) {
    return { say: 'text', text: `the rules fail over it (${(error as Error).name})` };
  }
}

/** Plays one entry. Returns why it cannot be: it is refused, or leads to something else than was told. */
function playEntry(play: PlayState, { entry, told }: Entered): Why | null {
  const game = play.game as Game; // the caller has told games apart
  if (entry.type === 'undo') {
    if (entry.keep > game.inputs.length) {
      return { say: 'undo.nowhere', keep: entry.keep, inputs: game.inputs.length };
    }
    game.undo(entry.keep);
    return told === undefined || game.events.length === (play.eventsAt[entry.keep] ?? 0) ? null : NOT_WHAT_WAS_TOLD;
  }
  const { asked } = play;
  // What seats were asked stays in sight while the table waits, so it is worked out before anything changes.
  if (entry.type === 'answer' && asked.some((p) => p.id === entry.prompt && p.kind !== 'hand')) {
    for (const prompt of asked) void prompt.options;
  }
  const result = game.submit(entry);
  if (!result.ok) return result.reason;
  if (told !== undefined && !areSame(result.events, told.events)) return NOT_WHAT_WAS_TOLD;
  if (entry.type === 'answer' && play.vote?.startedAt != null) {
    const moved = asked.find((p) => p.id === entry.prompt);
    // Seats without a hand in it take none of the clock's time.
    if (moved?.kind === 'run-vote' && asked.some((p) => p.kind === 'hand' && p.to === moved.about.seat))
      play.vote.steps++;
  }
  return null;
}

/** From here on the log is believed. An entry of an old log has nothing told beside it: no more is shown than before. */
function follow(state: TableState, game: ToldGame, { entry, told }: Entered, at: number): null {
  const play = state.play!;
  game.follow(entry, told ?? { events: [], ruling: play.waits }, play.eventsAt);
  showAfter(play, entry.type === 'undo' ? 'undo' : stepOf(entry), pacingOf(state, at));
  fitChairs(state);
  return null;
}

/** The first difference counts. */
function note(state: TableState, rules: string | null, why: Why): void {
  state.difference ??= { record: state.count + 1, rules, why: why.say === 'text' ? why.text : why.say };
}

const areSame = (one: readonly GameEvent[], other: readonly GameEvent[]): boolean =>
  one.length === other.length && one.every((event, at) => isSame(event, other[at]!));

/** Mostly they are alike key by key, which is quicker to see than to write both out; what is left out in writing is no difference. */
const isSame = (one: GameEvent, other: GameEvent): boolean =>
  sameJson(one as Json, other as Json) || JSON.stringify(one) === JSON.stringify(other);

/** Travellers come and go in the engine; their chairs follow. */
function fitChairs(state: TableState): void {
  const { length } = state.play!.game.state.seats;
  if (state.chairs.length === length) return;
  state.cardVersion++;
  state.chairs.length = Math.min(state.chairs.length, length);
  while (state.chairs.length < length) state.chairs.push({ person: null, name: null });
}
