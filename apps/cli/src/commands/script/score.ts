import { almanac, type CategoryId, difficultyWeights } from '@belfry/almanac';
import { COUNTS } from '@belfry/engine';
import {
  isExtremelyChaotic,
  type ScoreLine,
  type Script,
  type Swap,
  type Swaps,
  scoreBag,
  scoreScript,
  swapsForBag,
  swapsForScript,
  validateBag,
} from '@belfry/scripts';
import { type CommandIo, InputError, UsageError } from '../../command.ts';
import { commaList, json, parsed, wholeNumber } from '../options.ts';
import { charactersNamed, loadScript, oneFile } from './file.ts';

const EVERY_COUNT = Object.keys(COUNTS).map(Number);
const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${Math.abs(amount).toFixed(2)}`;
const percent = (share: number) => `${Math.round(share * 100)}%`;
const breakdown = (lines: readonly ScoreLine[]) => lines.map((line) => `  ${signed(line.amount)}  ${line.text}`);

function swapLine(direction: 'Easier' | 'Harder', swap: Swap | null): string {
  if (swap === null) return `  ${direction}: no single swap leads into another category.`;
  return `  ${direction}: ${swap.in.name} for ${swap.out.name} makes it ${swap.category.name} (${swap.score.toFixed(1)}).`;
}

/** Each direction that there is: nothing is easier than Beginner. */
function swapLines(swaps: Swaps, category: CategoryId): string[] {
  const { categories } = difficultyWeights;
  return [
    ...(category === categories[0]?.id ? [] : [swapLine('Easier', swaps.easier)]),
    ...(category === categories.at(-1)?.id ? [] : [swapLine('Harder', swaps.harder)]),
  ];
}

const plainSwap = (swap: Swap | null) =>
  swap && { out: swap.out.id, in: swap.in.id, score: swap.score, category: swap.category.id };
const plainSwaps = (swaps: Swaps) => ({ easier: plainSwap(swaps.easier), harder: plainSwap(swaps.harder) });

function bagScore(
  names: readonly string[],
  script: Script | null,
  asked: number | null,
  asJson: boolean,
  io: CommandIo,
) {
  const watching = (script?.characters ?? []).filter((c) => c.team === 'fabled' || c.team === 'loric');
  const characters = [...new Set([...charactersNamed(names, script), ...watching])];
  const seats = characters.filter((c) => c.team !== 'fabled' && c.team !== 'loric' && c.setup?.heldByNobody !== true);
  const players = asked ?? seats.length;
  if (players === 0) throw new InputError('nobody in this bag sits at the table.');
  const result = scoreBag(characters, players);
  const problems = validateBag(script, characters, players);
  const swaps = swapsForBag(characters, players, script?.characters ?? [...almanac().characters.values()]);
  if (asJson) {
    io.out(json({ ...result, category: result.category.id, swaps: plainSwaps(swaps), problems }));
    return;
  }
  const sum = result.base + result.synergies;
  io.out(
    [
      `${result.category.name}: ${result.score.toFixed(2)} for ${players} players`,
      `base ${result.base} and synergies ${signed(result.synergies)} make ${sum}; divided by ${players} players, times ${difficultyWeights.scale}`,
      '',
      ...breakdown(result.lines),
      '',
      ...swapLines(swaps, result.category.id),
      ...(problems.length === 0 ? [] : ['', ...problems.map((p) => `  Not a legal bag: ${p.message}`)]),
    ].join('\n'),
  );
}

function scriptScore(script: Script, players: number, asJson: boolean, io: CommandIo): void {
  const result = scoreScript(script.characters, players);
  if (result === null) throw new InputError(`${script.name} cannot deal a legal bag to ${players} players.`);
  const swaps = swapsForScript(script.characters, players);
  const chaotic = isExtremelyChaotic(result);
  if (asJson) {
    io.out(json({ name: script.name, ...result, category: result.category.id, chaotic, swaps: plainSwaps(swaps) }));
    return;
  }
  const shares = difficultyWeights.categories.map((c) => `${c.name} ${percent(result.shares[c.id])}`).join(', ');
  const how =
    result.method === 'exact' ? `all ${result.bags} legal bags` : `a fixed sample of the ${result.bags} legal bags`;
  io.out(
    [
      `${script.name} with ${players} players: ${result.category.name}, ${result.score.toFixed(2)} ± ${result.spread.toFixed(2)}`,
      `over ${how}, from ${result.easiest.toFixed(1)} to ${result.hardest.toFixed(1)}: ${shares}`,
      ...(chaotic ? ['Warning: extremely chaotic. Keep it for experts.'] : []),
      '',
      `What adds up, on average (the sum is divided by ${players} players, times ${difficultyWeights.scale}):`,
      ...breakdown(result.lines),
      '',
      ...swapLines(swaps, result.category.id),
    ].join('\n'),
  );
}

function everyCount(script: Script, asJson: boolean, io: CommandIo): void {
  const scores = EVERY_COUNT.flatMap((players) => scoreScript(script.characters, players) ?? []);
  if (scores.length === 0) throw new InputError(`${script.name} cannot deal a legal bag to anybody.`);
  if (asJson) {
    io.out(json(scores.map(({ lines: _, ...rest }) => ({ ...rest, category: rest.category.id }))));
    return;
  }
  const rows = scores.map(
    (s) =>
      `  ${String(s.players).padStart(7)}  ${s.score.toFixed(2).padStart(6)} ± ${s.spread.toFixed(2)}  ${s.category.name.padEnd(12)}  ${difficultyWeights.categories
        .filter((c) => s.shares[c.id] > 0.005)
        .map((c) => `${c.name} ${percent(s.shares[c.id])}`)
        .join(', ')}`,
  );
  io.out([script.name, '', '  players   score           category      share of bags', ...rows].join('\n'));
}

/** Several scripts side by side, as a Markdown table. */
function table(files: readonly string[], io: CommandIo): void {
  const scripts = files.map(loadScript);
  const cell = (script: Script, players: number) => {
    const result = scoreScript(script.characters, players);
    return result === null ? '–' : `${result.score.toFixed(1)} ${result.category.name}`;
  };
  const rows = EVERY_COUNT.map((players) => [`${players}`, ...scripts.map((script) => cell(script, players))]);
  const all = [['players', ...scripts.map((script) => script.name)], ['---', ...scripts.map(() => '---')], ...rows];
  io.out(all.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
}

/** `belfry script score FILE [--players N | --bag a,b,c]`, or `belfry script score FILE… --table` */
export function score(args: readonly string[], io: CommandIo): number {
  const { values, positionals } = parsed(args, {
    json: { type: 'boolean' },
    players: { type: 'string' },
    bag: { type: 'string' },
    table: { type: 'boolean' },
  });
  if (values.table === true) {
    if (positionals.length === 0) throw new UsageError('which scripts? Name some.');
    table(positionals, io);
    return 0;
  }
  const players = wholeNumber(values.players, 'players', 5, 20);
  const asJson = values.json === true;
  if (values.bag !== undefined) {
    const names = commaList(values.bag);
    if (names.length === 0) throw new UsageError('--bag takes characters with commas between them.');
    const script = positionals.length === 0 ? null : loadScript(oneFile(positionals));
    bagScore(names, script, players, asJson, io);
    return 0;
  }
  const script = loadScript(oneFile(positionals));
  if (players === null) everyCount(script, asJson, io);
  else scriptScore(script, players, asJson, io);
  return 0;
}
