import type { Offered } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { ImpossibleBag } from '@belfry/engine';
import { type TableScript, tableScript } from '@belfry/scripts';
import {
  BAGS,
  type Bags,
  BOTS,
  type BotLevel,
  type GameRecord,
  POLICIES,
  type PolicyName,
  simulateGame,
  summarise,
} from '@belfry/storyteller';
import { type Command, type CommandIo, InputError } from '../command.ts';
import { json, language, oneOf, onlyOptions, playerCounts, progress, someOf, wholeNumber } from './options.ts';
import { loadPlayable } from './script/file.ts';
import { asMarkdown, compare } from './simulate/compare.ts';
import { inWords } from './simulate/report.ts';
import { SIMULATE_WORDS } from './simulate/words.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'play whole games without people, and count how they end',
  help: `Usage: belfry simulate [--script NAME|FILE] [--players 5..15] [--games N] [--seed S]
                       [--storyteller first|random|fair] [--bots random|novice|shrewd] [--bags any|best]
                       [--rounds N] [--candidates] [--lang en|ru] [--json]
       belfry simulate --compare random,fair [--seeds 3] …

Every game is dealt and played from its own seed, so the same call gives the same figures.

  --script       a built-in script or a script file (trouble-brewing)
  --players      a number, a list (7,10) or a range (5..15); the games are spread evenly over them (5..15)
  --games        how many games in all (1000)
  --seed         any text (1)
  --from         begin with this game of the series, to repeat a single one (0)
  --storyteller  who rules: first (the engine's suggestion), random, or fair (random)
  --bots         who plays: random, novice, or shrewd (random)
  --bags         any legal bag, or one of the best of many, as an automatic table deals it under fair (any)
  --rounds       how often every choice of a ruling is played on before it is made, as at a live table (0)
  --candidates   count how many could be the Demon on the final day
  --compare      the same deals under several Storytellers, as Markdown tables
  --seeds        with --compare: how many series, each of --games games (3)
  --lang         en or ru (en)
  --json         print the figures for machines

Characters that Belfry cannot play by itself do nothing in such games: they are named on the error output, and as
"byHand" in --json.

Exit code: 0, or 1 when a game could not be played to its end.`,
  run(args, io) {
    const values = onlyOptions(args, {
      script: { type: 'string' },
      players: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      from: { type: 'string' },
      storyteller: { type: 'string' },
      bots: { type: 'string' },
      bags: { type: 'string' },
      rounds: { type: 'string' },
      candidates: { type: 'boolean' },
      compare: { type: 'string' },
      seeds: { type: 'string' },
      lang: { type: 'string' },
      json: { type: 'boolean' },
    });
    const script = loadPlayable(values.script ?? 'trouble-brewing');
    const byHand = script.characters.filter((character) => !character.automated).map(({ id }) => id);
    const call: Call = {
      name: values.script ?? 'trouble-brewing',
      script: tableScript(script),
      counts: playerCounts(values.players ?? '5..15'),
      games: wholeNumber(values.games, 'games', 1, 10_000_000) ?? 1000,
      from: wholeNumber(values.from, 'from', 0, 10_000_000) ?? 0,
      seed: values.seed ?? '1',
      storyteller: oneOf(values.storyteller ?? 'random', POLICIES, 'storyteller'),
      bots: oneOf(values.bots ?? 'random', BOTS, 'bots'),
      bags: oneOf(values.bags ?? 'any', BAGS, 'bags'),
      rounds: wholeNumber(values.rounds, 'rounds', 0, 20) ?? 0,
      candidates: values.candidates === true,
      lang: language(values.lang),
    };
    // Before the figures: they are those of a game in which these characters do nothing.
    if (byHand.length > 0) io.err(SIMULATE_WORDS[call.lang].byHand(byHand.length, byHand.join(', ')));
    if (values.compare !== undefined) {
      const policies = someOf(values.compare, POLICIES, 'compare');
      const seeds = wholeNumber(values.seeds, 'seeds', 1, 100) ?? 3;
      const series = Array.from({ length: seeds }, (_, n) => `${call.seed}.${n + 1}`).flatMap((seed) =>
        policies.map((policy) => ({ policy, seed, records: playAll({ ...call, seed, storyteller: policy }, io) })),
      );
      const comparison = compare(series);
      io.out(values.json === true ? json({ ...comparison, byHand }) : asMarkdown(comparison, call.lang));
      return 0;
    }
    const summary = summarise(playAll(call, io));
    io.out(
      values.json === true
        ? json({ ...call, script: call.name, byHand, ...summary })
        : inWords(call.seed, summary, call.lang),
    );
    return 0;
  },
};

interface Call {
  readonly name: string;
  readonly script: TableScript;
  readonly counts: readonly number[];
  readonly games: number;
  readonly from: number;
  readonly seed: string;
  readonly storyteller: PolicyName;
  readonly bots: BotLevel;
  readonly bags: Bags;
  readonly rounds: number;
  readonly candidates: boolean;
  readonly lang: Offered;
}

function playAll(call: Call, io: CommandIo): GameRecord[] {
  const { name, script, counts, games, from, seed, storyteller, bots, bags, rounds, candidates } = call;
  const records: GameRecord[] = [];
  for (let n = from; n < from + games; n++) {
    const players = counts[n % counts.length]!;
    const again = `belfry simulate --script ${name} --players ${counts.join()} --seed ${seed} --storyteller ${storyteller} --bots ${bots}${bags === 'any' ? '' : ` --bags ${bags}`}${rounds === 0 ? '' : ` --rounds ${rounds}`} --from ${n} --games 1`;
    try {
      const deal = { script, cast, players, seed: `${seed}/${n}` };
      records.push(simulateGame({ ...deal, storyteller, bots, bags, rounds, candidates }).record);
    } catch (error) {
      if (error instanceof ImpossibleBag) throw new InputError(error.message);
      io.err(`The game could not be played to its end. To see it again:\n  ${again}`);
      throw error;
    }
    if (io.tty && (n % 50 === 0 || n === from + games - 1)) progress(n - from + 1, games);
  }
  return records;
}
