import { BUILTIN_NAMES } from '@belfry/scripts';
import { type Command, type CommandIo, UsageError } from '../command.ts';
import { balance } from './script/balance.ts';
import { check } from './script/check.ts';
import { deal } from './script/deal.ts';
import { exportScript } from './script/export.ts';
import { nightsheet } from './script/nightsheet.ts';
import { score } from './script/score.ts';
import { together } from './script/together.ts';

const subcommands: Readonly<Record<string, (args: readonly string[], io: CommandIo) => number>> = {
  check,
  nightsheet,
  score,
  together,
  balance,
  deal,
  export: exportScript,
};

const help = `belfry script: check, print, score and deal scripts.

  belfry script check FILE [--bag a,b,c] [--players N] [--lang ru]
      What is wrong with the script, what to mind, and which player counts it serves;
      with --bag, whether that bag is legal too.
  belfry script nightsheet FILE [--night first|other] [--players N] [--lang ru]
      The night sheets, in the order of the script's own _meta or the official one.
  belfry script score FILE [--players N] [--lang ru]
      How hard it is and why, how that compares with published scripts, how much there is to run for the Storyteller, and
      which swaps would make it easier or harder; without --players, a table for 5 to 15.
  belfry script score FILE… --table
      Several scripts side by side, as a Markdown table.
  belfry script score [FILE] --bag a,b,c [--players N] [--lang ru]
      How hard one bag is, and why.
  belfry script together FILE [--lang ru]
      Whom published scripts with these characters usually have as well, and which kinds of ability this one is short of.
  belfry script balance FILE [--players 7..15] [--games N] [--seconds 40] [--bots novice] [--seed S] [--lang ru]
      How often good wins when bots play it, at each number of players, beside the base editions; how long games are, and
      which characters and pairs tilt it. As many games as fit into the time, unless --games says how many.
  belfry script deal FILE --players N [--seed S] [--with a,b]
      A random legal bag around the characters that you want in it.
  belfry script deal FILE --players N --propose [--first-timers] [--seed S]
      Three bags that should play well, and why; with --first-timers bags for newcomers, the rulebook's first games among
      them.
  belfry script deal FILE --players N --all [--with a,b] [--limit N]
      How many legal bags there are, and the first of them (100 unless --limit says otherwise).
  belfry script export FILE [--sort] [--out F]
      The script as the community's tools want it; with --sort, its characters in the usual order.

FILE is a script in the community's JSON format, - for standard input, or a built-in script:
  ${BUILTIN_NAMES.join(', ')}

Every one takes --json for output that programs can read.
Exit codes: 0 fine, 1 the script is bad or breaks a rule, 2 the call was wrong.`;

export const script: Command = {
  name: 'script',
  summary: 'check a script, print its night sheets, deal from it, and see how hard it is and why',
  help,
  run(args, io) {
    const [name, ...rest] = args;
    const run = name !== undefined && Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
    if (run === undefined) {
      const wanted = Object.keys(subcommands).join(', ');
      throw new UsageError(
        name === undefined ? `say what to do: ${wanted}.` : `cannot "${name}" a script; there is ${wanted}.`,
      );
    }
    return run(rest, io);
  },
};
