import { almanac, type Offered } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { ImpossibleBag } from '@belfry/engine';
import { tableScript } from '@belfry/scripts';
import {
  BOTS,
  type CountSummary,
  EDITIONS_PLAYED,
  type GameRecord,
  pairInfluences,
  type Rate,
  rounds,
  type Series,
  summarise,
} from '@belfry/storyteller';
import { type CommandIo, InputError } from '../../command.ts';
import { json, language, oneOf, parsed, playerCounts, progress, wholeNumber } from '../options.ts';
import { BALANCE_WORDS, type BalanceWords } from './balance-words.ts';
import { loadScript, oneFile } from './file.ts';

/** Long enough for a first answer, short enough to wait for. */
const SECONDS = 40;
const MOST = 4000;

/** How a script comes out when these bots play it, beside the base editions. */
export function balance(args: readonly string[], io: CommandIo): number {
  const { values, positionals } = parsed(args, {
    players: { type: 'string' },
    games: { type: 'string' },
    seconds: { type: 'string' },
    bots: { type: 'string' },
    seed: { type: 'string' },
    lang: { type: 'string' },
    json: { type: 'boolean' },
  });
  const lang = language(values.lang);
  const file = oneFile(positionals);
  const script = loadScript(file);
  const bots = oneOf(values.bots ?? 'novice', BOTS, 'bots');
  const byHand = script.characters.filter(({ automated }) => !automated).map(({ id }) => id);
  if (byHand.length > 0) io.err(BALANCE_WORDS[lang].byHand(byHand.join(', ')));
  const games = wholeNumber(values.games, 'games', 1, 100_000);
  const seconds = wholeNumber(values.seconds, 'seconds', 1, 3600) ?? SECONDS;
  const counts = playerCounts(values.players ?? '7..15');
  const seed = values.seed ?? '1';
  const until = games === null ? performance.now() + seconds * 1000 : Infinity;
  const wanted = games ?? MOST;
  const records: GameRecord[] = [];
  for (const round of played({ script: tableScript(script), cast, counts, bots, seed })) {
    records.push(...round.slice(0, wanted - records.length));
    if (io.tty) progress(done(records.length, wanted, until, seconds), 100);
    if (records.length >= wanted || performance.now() >= until) break;
  }
  if (io.tty && done(records.length, wanted, until, seconds) < 100) progress(100, 100);
  const summary = summarise(records);
  const pairs = pairInfluences(records);
  io.out(
    values.json === true
      ? json({ script: file, bots, seed, byHand, ...summary, pairs, editions: EDITIONS_PLAYED })
      : inWords({ summary, pairs, bots, lang }),
  );
  return 0;
}

/** A script that cannot be dealt is the caller's to mend. */
function* played(series: Series): Generator<readonly GameRecord[]> {
  try {
    yield* rounds(series);
  } catch (error) {
    if (error instanceof ImpossibleBag) throw new InputError(error.message);
    throw error;
  }
}

/** How much is done, in hundredths: of the games, or of the time. */
const done = (played: number, wanted: number, until: number, seconds: number): number =>
  Math.min(
    100,
    Math.round(
      100 * Math.max(played / wanted, until === Infinity ? 0 : 1 - (until - performance.now()) / (seconds * 1000)),
    ),
  );

interface Report {
  readonly summary: ReturnType<typeof summarise>;
  readonly pairs: ReturnType<typeof pairInfluences>;
  readonly bots: string;
  readonly lang: Offered;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const signed = (share: number) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)}`;
const within = ({ share, low, high }: Rate) => `${percent(share).padStart(6)} (${percent(low)} – ${percent(high)})`;

function inWords({ summary, pairs, bots, lang }: Report): string {
  const words = BALANCE_WORDS[lang];
  const name = (id: string) => almanac(lang).characters.get(id)?.name ?? id;
  const tilting = summary.influence.filter(({ sure }) => sure);
  return [
    words.played(summary.games, bots),
    '',
    `${words.goodWins.padEnd(22)}${within(summary.goodWins)}`,
    `${words.finalDay.padEnd(22)}${within(summary.finalDay)}`,
    `${words.days.padEnd(22)}${summary.days.mean.toFixed(1)} (${summary.days.shortest} – ${summary.days.longest})`,
    '',
    words.head,
    ...summary.byPlayers.map((row) => countLine(row, words)),
    '',
    tilting.length === 0 ? words.nobodyTilts : words.tilts,
    ...tilting.map(
      ({ character, by, low, high }) =>
        `  ${signed(by).padStart(6)}  ${name(character)} (${signed(low)} – ${signed(high)})`,
    ),
    '',
    pairs.length === 0 ? words.noPairs : words.pairs,
    ...pairs
      .slice(0, 10)
      .map(
        ({ characters: [a, b], by, games }) =>
          `  ${signed(by).padStart(6)}  ${name(a)} + ${name(b)} (${words.gamesOf(games)})`,
      ),
    '',
    words.limits,
  ].join('\n');
}

/** One number of players, with what the base editions come to with as many. */
function countLine({ players, games, goodWins, finalDay, meanDays }: CountSummary, words: BalanceWords): string {
  const beside = Object.entries(EDITIONS_PLAYED)
    .flatMap(([edition, byCount]) => {
      const share = byCount[players];
      return share === undefined ? [] : [`${words.short[edition] ?? edition} ${Math.round(share * 100)}%`];
    })
    .join(', ');
  return `${String(players).padStart(7)} ${String(games).padStart(6)}   ${within(goodWins).padEnd(26)} ${percent(finalDay.share).padStart(6)}  ${meanDays.toFixed(1).padStart(5)}   ${beside}`;
}
