import type { Offered } from '@belfry/almanac';
import { type GameRecord, type PolicyName, type Rate, type Summary, summarise } from '@belfry/storyteller';
import { SIMULATE_WORDS } from './words.ts';

/** The games of one policy under one seed. */
export interface Series {
  readonly policy: PolicyName;
  readonly seed: string;
  readonly records: readonly GameRecord[];
}

export interface Comparison {
  readonly policies: readonly PolicyName[];
  /** All seeds together. */
  readonly all: Readonly<Record<string, Summary>>;
  readonly bySeed: readonly { readonly seed: string; readonly policy: PolicyName; readonly summary: Summary }[];
}

export function compare(series: readonly Series[]): Comparison {
  const policies = [...new Set(series.map((s) => s.policy))];
  const all = policies.map((policy) => {
    const records = series.filter((s) => s.policy === policy).flatMap((s) => s.records);
    return [policy, summarise(records)] as const;
  });
  return {
    policies,
    all: Object.fromEntries(all),
    bySeed: series.map(({ seed, policy, records }) => ({ seed, policy, summary: summarise(records) })),
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const reach = ({ low, high }: Rate) => ((high - low) / 2) * 100;
const near = (rate: Rate) => `${percent(rate.share)} ±${reach(rate).toFixed(1)}`;
const away = ({ share }: Rate) => Math.abs(share - 0.5) * 100;
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** How much nearer to even the last policy comes than the first, with the reach of its 95% interval. */
const nearer = (first: Rate, last: Rate) =>
  `${(away(first) - away(last)).toFixed(1)} ±${Math.hypot(reach(first), reach(last)).toFixed(1)}`;

/** Two Markdown tables: by players, and seed by seed. */
export function asMarkdown({ policies, all, bySeed }: Comparison, lang: Offered): string {
  const words = SIMULATE_WORDS[lang];
  const counts = all[policies[0]!]!.byPlayers.map((c) => c.players);
  const at = (policy: PolicyName, players: number) => all[policy]!.byPlayers.find((c) => c.players === players)!;
  const [first, last] = [policies[0]!, policies.at(-1)!];
  const columns = (name: string) => policies.map((policy) => `${name}, ${policy}`);
  const heads = [
    words.players,
    ...columns(words.goodWins),
    ...columns(words.fromEven),
    words.nearerBy,
    ...columns(words.finalDay),
  ];
  const lines = counts.map((players) => [
    String(players),
    ...policies.map((p) => near(at(p, players).goodWins)),
    ...policies.map((p) => away(at(p, players).goodWins).toFixed(1)),
    nearer(at(first, players).goodWins, at(last, players).goodWins),
    ...policies.map((p) => near(at(p, players).finalDay)),
  ]);
  const meanAway = (policy: PolicyName) => mean(counts.map((n) => away(at(policy, n).goodWins)));
  const total = [
    words.all,
    ...policies.map((p) => near(all[p]!.goodWins)),
    ...policies.map((p) => meanAway(p).toFixed(1)),
    (meanAway(first) - meanAway(last)).toFixed(1),
    ...policies.map((p) => near(all[p]!.finalDay)),
  ];
  const seeds = bySeed.map(({ seed, policy, summary }) => [
    seed,
    policy,
    String(summary.games),
    near(summary.goodWins),
    near(summary.finalDay),
    summary.days.mean.toFixed(1),
    String(summary.rulings.unexplained),
  ]);
  return [
    row(heads),
    row(heads.map(() => '--:')),
    ...lines.map(row),
    row(total),
    '',
    row([
      words.seed,
      words.storyteller,
      words.gamesHead,
      words.goodWins,
      words.finalDay,
      words.days,
      words.unexplained,
    ]),
    row(['--', '--', '--:', '--:', '--:', '--:', '--:']),
    ...seeds.map(row),
  ].join('\n');
}

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
