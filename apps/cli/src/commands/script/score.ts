import { almanac, type CategoryId, difficultyWeights, publishedScores } from '@belfry/almanac';
import { COUNTS } from '@belfry/engine';
import {
  harderThan,
  isExtremelyChaotic,
  isUnscored,
  nameIn,
  publishedSpread,
  type ScoreLine,
  type Script,
  type ScriptScore,
  type Swap,
  type Swaps,
  scoreBag,
  scoreScript,
  swapsForBag,
  swapsForScript,
  tongue,
  unscored,
  validateBag,
} from '@belfry/scripts';
import { type CommandIo, InputError, UsageError } from '../../command.ts';
import { commaList, json, language, parsed, wholeNumber } from '../options.ts';
import { pillars } from './bars.ts';
import { charactersNamed, loadScript, oneFile } from './file.ts';
import { scriptWords } from './words.ts';
import { workLines, workload } from './workload.ts';

const EVERY_COUNT = Object.keys(COUNTS).map(Number);
const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${Math.abs(amount).toFixed(2)}`;
const percent = (share: number) => `${Math.round(share * 100)}%`;
const breakdown = (lines: readonly ScoreLine[]) => lines.map((line) => `  ${signed(line.amount)}  ${line.text}`);

/** What the swaps are for. */
interface SwapsFor {
  readonly players: number;
  readonly now: CategoryId;
  readonly lang: string;
}

function swapLine(direction: 'easier' | 'harder', swap: Swap | null, { players, now, lang }: SwapsFor): string {
  const words = scriptWords(lang);
  if (swap === null) return `  ${words.noSwap(words[direction])}`;
  if (swap.category.id === now) {
    const percents = Math.round(harderThan(swap.score, players)! * 100); // without a place there are no such swaps
    return `  ${words.nudge(words[direction], nameIn(lang, swap.in), nameIn(lang, swap.out), swap.score, percents)}`;
  }
  const category = tongue(lang).difficulty.categories[swap.category.id];
  return `  ${words.swap(words[direction], nameIn(lang, swap.in), nameIn(lang, swap.out), category, swap.score)}`;
}

/** Each direction that there is: nothing leads below Beginner, unless it is named all the same. */
function swapLines({ easier, harder }: Swaps, about: SwapsFor): string[] {
  const { categories } = difficultyWeights;
  return [
    ...(easier === null && about.now === categories[0]?.id ? [] : [swapLine('easier', easier, about)]),
    ...(harder === null && about.now === categories.at(-1)?.id ? [] : [swapLine('harder', harder, about)]),
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
  lang: string,
  io: CommandIo,
) {
  const words = scriptWords(lang);
  const watching = (script?.characters ?? []).filter((c) => c.team === 'fabled' || c.team === 'loric');
  const named = charactersNamed(names, script);
  const characters = [...named, ...watching.filter((c) => !named.includes(c))];
  const seats = characters.filter((c) => c.team !== 'fabled' && c.team !== 'loric' && c.setup?.heldByNobody !== true);
  const players = asked ?? seats.length;
  if (players === 0) throw new InputError(words.emptyBag);
  const result = scoreBag(characters, players, lang);
  const problems = validateBag(script, characters, players);
  const swaps = swapsForBag(characters, players, script?.characters ?? [...almanac().characters.values()]);
  if (asJson) {
    io.out(json({ ...result, category: result.category.id, swaps: plainSwaps(swaps), problems }));
    return;
  }
  const category = tongue(lang).difficulty.categories[result.category.id];
  io.out(
    [
      words.bagScore(category, result.score, players),
      words.bagSum(result.base, signed(result.synergies), result.base + result.synergies, players),
      '',
      ...breakdown(result.lines),
      '',
      ...swapLines(swaps, { players, now: result.category.id, lang }),
      ...(problems.length === 0 ? [] : ['', ...problems.map((p) => `  ${words.notLegal}: ${p.message}`)]),
    ].join('\n'),
  );
}

/** How the script compares with published ones, and a picture of them with this one marked. */
function comparison({ harderThan, score, players }: ScriptScore, lang: string): string[] {
  if (harderThan === null) return [];
  const bins = publishedSpread(players);
  const here = Math.max(
    0,
    bins.findLastIndex((bin) => bin.from <= score),
  );
  const measured = publishedScores.counts[players]!.scripts;
  return [
    scriptWords(lang).compares(Math.round(harderThan * 100), measured, players),
    `  ${bins[0]!.from} ${pillars(bins.map((bin) => bin.share))} ${bins.at(-1)!.to}`,
    `  ${' '.repeat(`${bins[0]!.from}`.length + 1 + here)}↑`,
  ];
}

/** Whom the score leaves out, so that nobody takes it for the whole truth. */
function caveat(script: Script, lang: string): string[] {
  const left = unscored(script);
  const names = script.characters.filter((c) => left.includes(c.id)).map((c) => nameIn(lang, c));
  return names.length === 0 ? [] : [scriptWords(lang).unscored(names, script.characters.length)];
}

function scriptScore(script: Script, players: number, asJson: boolean, lang: string, io: CommandIo): void {
  const words = scriptWords(lang);
  const { categories } = tongue(lang).difficulty;
  const result = scoreScript(script.characters, players, lang);
  if (result === null) throw new InputError(words.noBag(script.name, players));
  const swaps = swapsForScript(script.characters, players);
  const work = workload(script, players);
  const chaotic = isExtremelyChaotic(result);
  if (asJson) {
    const left = unscored(script);
    io.out(
      json({
        name: script.name,
        ...result,
        category: result.category.id,
        chaotic,
        unscored: left,
        work,
        swaps: plainSwaps(swaps),
      }),
    );
    return;
  }
  const toRun = work === null ? [] : ['', ...workLines(work, script, lang)];
  if (isUnscored(script)) {
    io.out([script.name, ...caveat(script, lang), ...toRun].join('\n'));
    return;
  }
  const shares = difficultyWeights.categories
    .map((c) => `${categories[c.id]} ${percent(result.shares[c.id])}`)
    .join(', ');
  io.out(
    [
      words.scriptScore(script.name, players, categories[result.category.id], result.score, result.spread),
      `${words.over(result.bags, result.method)}, ${words.fromTo(result.easiest, result.hardest)}: ${shares}`,
      ...caveat(script, lang),
      ...comparison(result, lang),
      ...(chaotic ? [words.chaotic] : []),
      '',
      words.breakdown(players),
      ...breakdown(result.lines),
      ...toRun,
      '',
      ...swapLines(swaps, { players, now: result.category.id, lang }),
    ].join('\n'),
  );
}

const plainScore = ({ lines: _, ...rest }: ScriptScore) => ({ ...rest, category: rest.category.id });

function everyCount(script: Script, asJson: boolean, lang: string, io: CommandIo): void {
  const words = scriptWords(lang);
  const { categories } = tongue(lang).difficulty;
  const scores = EVERY_COUNT.flatMap((players) => scoreScript(script.characters, players) ?? []);
  if (scores.length === 0) throw new InputError(words.noBagAtAll(script.name));
  if (asJson) {
    io.out(json(scores.map(plainScore)));
    return;
  }
  const rows = scores.map(
    (s) =>
      `  ${String(s.players).padStart(7)}  ${s.score.toFixed(2).padStart(6)} ± ${s.spread.toFixed(2)}  ${categories[s.category.id].padEnd(words.categoryWidth)}  ${difficultyWeights.categories
        .filter((c) => s.shares[c.id] > 0.005)
        .map((c) => `${categories[c.id]} ${percent(s.shares[c.id])}`)
        .join(', ')}`,
  );
  io.out([script.name, ...caveat(script, lang), '', words.everyCount, ...rows].join('\n'));
}

/** Several scripts side by side, as a Markdown table. */
function table(files: readonly string[], asJson: boolean, lang: string, io: CommandIo): void {
  const scripts = files.map((file) => {
    const { name, characters } = loadScript(file, lang);
    return { name, scores: EVERY_COUNT.map((players) => scoreScript(characters, players)) };
  });
  if (asJson) {
    io.out(
      json(scripts.map(({ name, scores }) => ({ name, scores: scores.flatMap((one) => one ?? []).map(plainScore) }))),
    );
    return;
  }
  const { categories } = tongue(lang).difficulty;
  const cell = (result: ScriptScore | null) =>
    result === null ? '–' : `${result.score.toFixed(1)} ${categories[result.category.id]}`;
  const rows = EVERY_COUNT.map((players, at) => [`${players}`, ...scripts.map(({ scores }) => cell(scores[at]!))]);
  const all = [
    [scriptWords(lang).players, ...scripts.map(({ name }) => name)],
    ['---', ...scripts.map(() => '---')],
    ...rows,
  ];
  io.out(all.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
}

/** `belfry script score FILE [--players N | --bag a,b,c] [--lang ru]`, or `belfry script score FILE… --table` */
export function score(args: readonly string[], io: CommandIo): number {
  const { values, positionals } = parsed(args, {
    json: { type: 'boolean' },
    players: { type: 'string' },
    bag: { type: 'string' },
    table: { type: 'boolean' },
    lang: { type: 'string' },
  });
  const lang = language(values.lang);
  if (values.table === true) {
    if (positionals.length === 0) throw new UsageError('which scripts? Name some.');
    table(positionals, values.json === true, lang, io);
    return 0;
  }
  const players = wholeNumber(values.players, 'players', 5, 20);
  const asJson = values.json === true;
  if (values.bag !== undefined) {
    const names = commaList(values.bag);
    if (names.length === 0) throw new UsageError('--bag takes characters with commas between them.');
    const script = positionals.length === 0 ? null : loadScript(oneFile(positionals), lang);
    bagScore(names, script, players, asJson, lang, io);
    return 0;
  }
  const script = loadScript(oneFile(positionals), lang);
  if (players === null) everyCount(script, asJson, lang, io);
  else scriptScore(script, players, asJson, lang, io);
  return 0;
}
