import { cast } from '@belfry/characters';
import { ImpossibleBag } from '@belfry/engine';
import { scriptFrom, type TableScript, tableScript } from '@belfry/scripts';
import { dealGame, type GameRecord, pairInfluences, rounds, summarise, workloadOf } from '@belfry/storyteller';
import type { PlayTask } from '../scripts/workbench.ts';
import type { Outcome, Wish, Word } from './trial.ts';

const SEED = 'balance';
/** Often enough to see it grow, seldom enough to play meanwhile. */
const NEWS_MS = 700;

const say = (word: Word) => postMessage(word);

function canBeDealt(script: TableScript, players: number): boolean {
  try {
    dealGame(script, players, SEED);
    return true;
  } catch (error) {
    if (error instanceof ImpossibleBag) return false;
    throw error;
  }
}

function play({ items, counts, bots, seconds }: Wish): void {
  const script = tableScript(scriptFrom(items));
  const possible = counts.filter((players) => canBeDealt(script, players));
  if (possible.length === 0) {
    say({ type: 'impossible' });
    return;
  }
  const began = performance.now();
  const records: GameRecord[] = [];
  const outcome = (done: number): Outcome => ({ summary: summarise(records), pairs: pairInfluences(records), done });
  let told = began;
  for (const round of rounds({ script, cast, counts: possible, bots, seed: SEED })) {
    records.push(...round);
    const now = performance.now();
    const done = (now - began) / (seconds * 1000);
    if (done >= 1) break;
    if (now - told < NEWS_MS) continue;
    told = now;
    say({ type: 'played', outcome: outcome(done) });
  }
  say({ type: 'played', outcome: outcome(1) });
}

// One file for all that is found out by playing: every character and every bot is in it.
addEventListener('message', ({ data }: MessageEvent<Wish | PlayTask>) => {
  if (data.do === 'balance') play(data);
  else postMessage(workloadOf(tableScript(scriptFrom(data.items)), cast, data.players));
});
