import { type GameRecord, type PolicyName, type Rate, type Summary, summarise } from '@belfry/storyteller';

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
const near = ({ share, low, high }: Rate) => `${percent(share)} ±${(((high - low) / 2) * 100).toFixed(1)}`;
const away = ({ share }: Rate) => (Math.abs(share - 0.5) * 100).toFixed(1);
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Two Markdown tables: by players, and seed by seed. */
export function asMarkdown({ policies, all, bySeed }: Comparison): string {
  const counts = all[policies[0]!]!.byPlayers.map((c) => c.players);
  const at = (policy: PolicyName, players: number) => all[policy]!.byPlayers.find((c) => c.players === players)!;
  const columns = (name: string) => policies.map((policy) => `${name}, ${policy}`);
  const heads = ['Players', ...columns('Good wins'), ...columns('Points from even'), ...columns('Final day')];
  const lines = counts.map((players) => [
    String(players),
    ...policies.map((p) => near(at(p, players).goodWins)),
    ...policies.map((p) => away(at(p, players).goodWins)),
    ...policies.map((p) => near(at(p, players).finalDay)),
  ]);
  const total = [
    'all',
    ...policies.map((p) => near(all[p]!.goodWins)),
    ...policies.map((p) => mean(counts.map((n) => Number(away(at(p, n).goodWins)))).toFixed(1)),
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
    row(['Seed', 'Storyteller', 'Games', 'Good wins', 'Final day', 'Days', 'Rulings without a reason']),
    row(['--', '--', '--:', '--:', '--:', '--:', '--:']),
    ...seeds.map(row),
  ].join('\n');
}

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
