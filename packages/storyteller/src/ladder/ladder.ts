import type { Cast } from '@belfry/engine';
import type { TableScript } from '@belfry/scripts';
import { BOTS, type BotLevel } from '../bots/index.ts';
import { difference, type Rate, rate } from '../simulate/rate.ts';
import { type Pairing, type Rating, ratings } from './elo.ts';
import { EXPLOITERS } from './exploiters.ts';
import { type MatchRecord, playMatch } from './match.ts';
import { tellsIn } from './tells.ts';

export interface LadderCall {
  readonly scripts: readonly { readonly name: string; readonly script: TableScript }[];
  readonly cast: Cast;
  readonly players: readonly number[];
  /** Games of every pairing, and of every exploiter, over all scripts. */
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly BotLevel[];
  /** Against whom the exploiters play. */
  readonly against: BotLevel;
  readonly exploiters: readonly string[];
  progress?(done: number, of: number): void;
}

export interface Ladder {
  readonly elo: readonly Rating<BotLevel>[];
  readonly pairings: readonly (Pairing<BotLevel> & { readonly goodWins: Rate })[];
  /** Of tables at which all play alike. */
  readonly bots: readonly BotFigures[];
  readonly exploiters: readonly Exploited[];
}

export interface BotFigures {
  readonly name: BotLevel;
  readonly guesses: number;
  /** Of the good for the Demon, when nominations open; and that of a blind guess. */
  readonly logLoss: number;
  readonly blind: number;
  readonly demonFirst: Rate;
  readonly liarsSuspected: Rate;
  readonly contradictoryLies: Rate;
  /** How well evil is told from good by behaviour alone: 0.5 is not at all. */
  readonly tells: number;
}

export interface Exploited {
  readonly name: string;
  readonly side: 'good' | 'evil';
  readonly trick: string;
  /** What the trick wins for its side, in share of games, with its interval. */
  readonly gain: number;
  readonly low: number;
  readonly high: number;
}

/** Bots against bots on either side, then every trick against those who do not know it. The same call gives the same figures. */
export function climb(call: LadderCall): Ladder {
  const { bots, games, seed, against, progress } = call;
  const wanted = EXPLOITERS.filter(({ name }) => call.exploiters.includes(name));
  const of = (bots.length ** 2 + wanted.length + (wanted.length > 0 && !bots.includes(against) ? 1 : 0)) * games;
  let done = 0;
  const step = () => progress?.(++done, of);
  const pairings: Ladder['pairings'][number][] = [];
  const figures: BotFigures[] = [];
  let plain: readonly MatchRecord[] | null = null;
  for (const good of bots) {
    for (const evil of bots) {
      const records = series(call, step, good === evil ? good : null, (_, side) => BOTS[side === 'good' ? good : evil]);
      const wins = records.filter(({ winner }) => winner === 'good').length;
      pairings.push({ good, evil, games, wins, goodWins: rate(wins, games) });
      if (good === evil) figures.push(figuresOf(good, records, seed));
      if (good === evil && good === against) plain = records;
    }
  }
  if (wanted.length > 0) plain ??= series(call, step, null, () => BOTS[against]);
  const exploiters = wanted.map(({ name, side: own, trick, play }): Exploited => {
    // All of the evil play the trick, or one of the good: the first that is dealt.
    const records = series(call, step, null, (isFirst, side, seen) =>
      side === own && (own === 'evil' || isFirst) ? play(BOTS[against], seen) : BOTS[against],
    );
    const won = (of: readonly MatchRecord[]) => rate(of.filter(({ winner }) => winner === own).length, of.length);
    const { by, low, high } = difference(won(records), won(plain!));
    return { name, side: own, trick, gain: by, low, high };
  });
  exploiters.sort((a, b) => b.gain - a.gain);
  return { elo: ratings(pairings, seed), pairings, bots: figures, exploiters };
}

type Seating = (
  isFirstGood: boolean,
  side: 'good' | 'evil',
  seen: Parameters<Parameters<typeof playMatch>[0]['bot']>[2],
) => ReturnType<Parameters<typeof playMatch>[0]['bot']>;

function series(call: LadderCall, step: () => void, judged: BotLevel | null, seating: Seating): MatchRecord[] {
  const { scripts, cast, players, games, seed } = call;
  return Array.from({ length: games }, (_, n) => {
    let good = 0;
    const record = playMatch({
      script: scripts[n % scripts.length]!.script,
      cast,
      players: players[Math.floor(n / scripts.length) % players.length]!,
      seed: `${seed}/${n}`,
      storyteller: 'fair',
      judged: judged === 'novice' || judged === 'shrewd' ? judged : null,
      bot: (_, side, seen) => seating(side === 'good' && good++ === 0, side, seen),
    });
    step();
    return record;
  });
}

function figuresOf(name: BotLevel, records: readonly MatchRecord[], seed: string): BotFigures {
  const guesses = records.flatMap((record) => record.guesses);
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
  const sum = (of: (record: MatchRecord) => number) => records.reduce((total, record) => total + of(record), 0);
  return {
    name,
    guesses: guesses.length,
    logLoss: mean(guesses.map(({ loss }) => loss)),
    blind: mean(guesses.map(({ blind }) => blind)),
    demonFirst: rate(guesses.filter(({ isFirst }) => isFirst).length, guesses.length),
    liarsSuspected: rate(
      sum(({ suspected }) => suspected),
      sum(({ liars }) => liars),
    ),
    contradictoryLies: rate(
      sum(({ contradictory }) => contradictory),
      sum(({ stories }) => stories),
    ),
    tells: tellsIn(
      records.map(({ manners }) => manners),
      seed,
    ),
  };
}
