import { random } from '@belfry/engine';

/** So many games of one bot as the good against another as the evil, and how many of them the good won. */
export interface Pairing<Name extends string = string> {
  readonly good: Name;
  readonly evil: Name;
  readonly games: number;
  readonly wins: number;
}

/** A rating with the interval in which it lies 95 times out of 100; the mean of all is 1500. */
export interface Rating<Name extends string = string> {
  readonly name: Name;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const STEPS = 400;
const PACE = 0.5;
/** A pull to the middle: nobody who lost every game is infinitely weak. */
const PRIOR = 0.5;
const RESAMPLED = 200;
const POINTS = 400 / Math.LN10;

/** How strong each is on either side, by the games they played against one another: an Elo as good and as evil, and their mean. */
export function ratings<Name extends string>(
  pairings: readonly Pairing<Name>[],
  seed: string,
): readonly Rating<Name>[] {
  const names = [...new Set(pairings.flatMap(({ good, evil }) => [good, evil]))];
  const fitted = fit(pairings, names);
  const draws = random(`elo ${seed}`);
  const again = Array.from({ length: RESAMPLED }, () =>
    fit(
      pairings.map((pairing) => {
        let wins = 0;
        for (let n = 0; n < pairing.games; n++) if (draws.next() < pairing.wins / pairing.games) wins++;
        return { ...pairing, wins };
      }),
      names,
    ),
  );
  return names
    .map((name, at) => {
      const spread = again.map((one) => one[at]!).sort((a, b) => a - b);
      const quantile = (q: number) => spread[Math.min(RESAMPLED - 1, Math.floor(q * RESAMPLED))]!;
      return { name, elo: fitted[at]!, low: quantile(0.025), high: quantile(0.975) };
    })
    .sort((a, b) => b.elo - a.elo);
}

/** Strengths as good and as evil that make the results likeliest; for each name their mean, in Elo. */
function fit<Name extends string>(pairings: readonly Pairing<Name>[], names: readonly Name[]): number[] {
  const good = names.map(() => 0);
  const evil = names.map(() => 0);
  let edge = 0;
  const total = pairings.reduce((sum, { games }) => sum + games, 0) || 1;
  for (let step = 0; step < STEPS; step++) {
    const g = good.map((strength) => -(PRIOR * strength));
    const e = evil.map((strength) => -(PRIOR * strength));
    let slope = 0;
    for (const pairing of pairings) {
      const [a, b] = [names.indexOf(pairing.good), names.indexOf(pairing.evil)];
      const error = pairing.wins - pairing.games / (1 + Math.exp(-(edge + good[a]! - evil[b]!)));
      g[a]! += error;
      e[b]! -= error;
      slope += error;
    }
    const pace = (PACE * names.length * 4) / total;
    for (const [at] of names.entries()) {
      good[at]! += pace * g[at]!;
      evil[at]! += pace * e[at]!;
    }
    edge += (pace / names.length) * slope;
  }
  const strength = names.map((_, at) => (good[at]! + evil[at]!) / 2);
  const mean = strength.reduce((sum, one) => sum + one, 0) / Math.max(1, names.length);
  return strength.map((one) => 1500 + POINTS * (one - mean));
}
