import type { Alignment, Cast } from '@belfry/engine';
import type { TableScript } from '@belfry/scripts';
import { BOTS, type BotLevel } from '../bots/index.ts';
import { type Rate, rate } from '../simulate/rate.ts';
import { type Pairing, type Rating, ratings } from './elo.ts';
import { EXPLOITERS } from './exploiters.ts';
import { type Calibration, calibrationOf, type Guess, type Judgement, judgementOf } from './judgement.ts';
import { type MatchRecord, playMatch } from './match.ts';
import { type Gain, gainOn } from './paired.ts';
import { tellsIn } from './tells.ts';

export interface LadderCall {
  readonly scripts: readonly { readonly name: string; readonly script: TableScript }[];
  readonly cast: Cast;
  readonly players: readonly number[];
  /** Games of every pairing, and of every exploiter, over all scripts. */
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly BotLevel[];
  /** Who plays against whom; everybody against everybody where nothing is said. */
  readonly pairings?: readonly { readonly good: BotLevel; readonly evil: BotLevel }[];
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
  /** How well the good judge, by whom they play against. */
  readonly judgements: readonly Judged[];
  /** What a few good players of one kind gain among others of another. */
  readonly few: readonly Few[];
  readonly exploiters: readonly Exploited[];
}

export interface BotFigures {
  readonly name: BotLevel;
  readonly liarsSuspected: Rate;
  readonly contradictoryLies: Rate;
  /** How well evil is told from good by behaviour alone: 0.5 is not at all. */
  readonly tells: number;
}

/** Of the good for the Demon, when nominations open. */
export interface Judged {
  readonly good: BotLevel;
  readonly evil: BotLevel;
  readonly all: Judgement;
  readonly byDay: readonly { readonly day: number; readonly judged: Judgement }[];
  readonly byScript: readonly { readonly script: string; readonly judged: Judgement }[];
  readonly calibration: readonly Calibration[];
}

/** Beside tables where all are like the others, on the same deals. */
export interface Few extends Gain {
  readonly name: BotLevel;
  readonly among: BotLevel;
  readonly seats: number;
  readonly goodWins: Rate;
}

/** What a trick wins for its side, on the same deals. */
export interface Exploited extends Gain {
  readonly name: string;
  readonly side: 'good' | 'evil';
  readonly trick: string;
}

/** So many good players of one kind sit among others of another. */
const FEW = 3;

/** Bots against bots on either side, then every trick against those who do not know it. The same call gives the same figures. */
export function climb(call: LadderCall): Ladder {
  const { bots, games, seed, against, progress } = call;
  const wanted = EXPLOITERS.filter(({ name }) => call.exploiters.includes(name));
  const guests = bots.filter((name) => name !== against && JUDGES.has(name));
  const matches = call.pairings ?? bots.flatMap((good) => bots.map((evil) => ({ good, evil })));
  const isPlain = ({ good, evil }: (typeof matches)[number]) => good === against && evil === against;
  const needsPlain = (wanted.length > 0 || guests.length > 0) && !matches.some(isPlain);
  const of = (matches.length + guests.length + wanted.length + (needsPlain ? 1 : 0)) * games;
  let done = 0;
  const step = () => progress?.(++done, of);
  const pairings: Ladder['pairings'][number][] = [];
  const figures: BotFigures[] = [];
  const judgements: Judged[] = [];
  let plain: readonly MatchRecord[] | null = null;
  for (const { good, evil } of matches) {
    const records = series(call, step, good, (_, side) => BOTS[side === 'good' ? good : evil]);
    const wins = records.filter(({ winner }) => winner === 'good').length;
    pairings.push({ good, evil, games, wins, goodWins: rate(wins, games) });
    if (JUDGES.has(good)) judgements.push({ good, evil, ...judgedIn(call, records) });
    if (good === evil) figures.push(figuresOf(good, records, seed));
    if (isPlain({ good, evil })) plain = records;
  }
  if (needsPlain) plain = series(call, step, null, () => BOTS[against]);
  const few = guests.map((name): Few => {
    const records = series(call, step, null, (place, side) => BOTS[side === 'good' && place < FEW ? name : against]);
    const goodWins = rate(records.filter(({ winner }) => winner === 'good').length, games);
    return { name, among: against, seats: FEW, goodWins, ...gainOn('good', records, plain!) };
  });
  const exploiters = wanted.map(({ name, side: own, trick, play, byAll = own === 'evil' }): Exploited => {
    // One of the good is the first that is dealt.
    const records = series(call, step, null, (place, side, seen) =>
      side === own && (byAll || place === 0) ? play(BOTS[against], seen) : BOTS[against],
    );
    return { name, side: own, trick, ...gainOn(own, records, plain!) };
  });
  exploiters.sort((a, b) => b.gain - a.gain);
  return { elo: ratings(pairings, seed), pairings, bots: figures, judgements, few, exploiters };
}

/** Who has an opinion of the others that can be asked. */
const JUDGES: ReadonlySet<BotLevel> = new Set(['novice', 'shrewd']);

/** `place`: how many of the same side were dealt before. */
type Seating = (
  place: number,
  side: Alignment,
  seen: Parameters<Parameters<typeof playMatch>[0]['bot']>[2],
) => ReturnType<Parameters<typeof playMatch>[0]['bot']>;

function series(call: LadderCall, step: () => void, judged: BotLevel | null, seating: Seating): MatchRecord[] {
  const { scripts, cast, players, games, seed } = call;
  return Array.from({ length: games }, (_, n) => {
    const dealt = { good: 0, evil: 0 };
    const record = playMatch({
      script: scripts[n % scripts.length]!.script,
      cast,
      players: players[Math.floor(n / scripts.length) % players.length]!,
      seed: `${seed}/${n}`,
      storyteller: 'fair',
      judged: judged === 'novice' || judged === 'shrewd' ? judged : null,
      bot: (_, side, seen) => seating(dealt[side]++, side, seen),
    });
    step();
    return record;
  });
}

function judgedIn({ scripts }: LadderCall, records: readonly MatchRecord[]): Omit<Judged, 'good' | 'evil'> {
  const guesses = records.flatMap((record) => record.guesses);
  const groupOf = (is: (guess: Guess, game: number) => boolean) =>
    judgementOf(records.flatMap((record, game) => record.guesses.filter((guess) => is(guess, game))));
  const days = [...new Set(guesses.map(({ day }) => day))].sort((a, b) => a - b);
  return {
    all: judgementOf(guesses),
    byDay: days.map((day) => ({ day, judged: groupOf((guess) => guess.day === day) })),
    byScript: scripts.map(({ name }, at) => ({
      script: name,
      judged: groupOf((_, game) => game % scripts.length === at),
    })),
    calibration: calibrationOf(guesses),
  };
}

function figuresOf(name: BotLevel, records: readonly MatchRecord[], seed: string): BotFigures {
  const sum = (of: (record: MatchRecord) => number) => records.reduce((total, record) => total + of(record), 0);
  return {
    name,
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
