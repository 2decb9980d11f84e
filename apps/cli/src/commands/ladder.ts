import { cast } from '@belfry/characters';
import { BUILTIN_NAMES, tableScript } from '@belfry/scripts';
import { BOTS, climb, EXPLOITERS } from '@belfry/storyteller';
import { type Command, UsageError } from '../command.ts';
import { inWords, judgementInWords } from './ladder/report.ts';
import {
  commaList,
  json,
  language,
  oneOf,
  onlyOptions,
  playerCounts,
  progress,
  someOf,
  wholeNumber,
} from './options.ts';
import { dealing, loadPlayable } from './script/file.ts';

const EDITIONS = 'trouble-brewing,bad-moon-rising,sects-and-violets';

export const ladder: Command = {
  name: 'ladder',
  summary: 'let bots and tricksters play against each other, and say who is how strong',
  help: `Usage: belfry ladder [--script NAME,…] [--players 7..12] [--games N] [--seed S] [--bots random,novice,shrewd]
                     [--pairings all|none|GOOD:EVIL,…] [--against novice] [--exploiters all|none|NAME,…]
                     [--judgement] [--lang en|ru] [--json]

Every bot plays as the good against every bot as the evil, under the fair Storyteller; then each trick is played by the
evil, or by good players, against bots that do not know it, on the same deals. Prints Elo with 95% intervals, how well
the good judge, what three good players of one kind gain among others, how well the evil lie, how far evil is told from good
by behaviour alone, and what each trick gains.

  --script      scripts, by name or file, taken in turn (${EDITIONS})
  --players     a number, a list (7,10) or a range (7..12), taken in turn (7..12)
  --games       how many games of every pairing and of every trick (60)
  --seed        any text: the same seed gives the same figures (1)
  --bots        who climbs (random,novice,shrewd)
  --pairings    which of them play against which, as good:evil (shrewd:novice); all, none, or some (all)
  --against     against whom the tricks are played, and among whom three others sit (novice)
  --exploiters  which tricks: all, none, or some of
                ${EXPLOITERS.map(({ name }) => name).join(', ')} (all)
  --judgement   print also how well the good judge by day and by script, and how sure they may be
  --lang        en or ru (en)
  --json        print the figures for machines`,
  run(args, io) {
    const values = onlyOptions(args, {
      script: { type: 'string' },
      players: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      bots: { type: 'string' },
      pairings: { type: 'string' },
      against: { type: 'string' },
      exploiters: { type: 'string' },
      judgement: { type: 'boolean' },
      lang: { type: 'string' },
      json: { type: 'boolean' },
    });
    const lang = language(values.lang);
    const names = commaList(values.script ?? EDITIONS);
    if (names.length === 0) throw new UsageError(`--script takes scripts such as ${BUILTIN_NAMES.join(', ')}.`);
    const call = {
      scripts: names.map((name) => ({ name, script: tableScript(loadPlayable(name)) })),
      cast,
      players: playerCounts(values.players ?? '7..12'),
      games: wholeNumber(values.games, 'games', 1, 100_000) ?? 60,
      seed: values.seed ?? '1',
      bots: someOf(values.bots ?? 'random,novice,shrewd', BOTS, 'bots'),
      ...pairingsCalled(values.pairings ?? 'all'),
      against: oneOf(values.against ?? 'novice', BOTS, 'against'),
      exploiters: tricksCalled(values.exploiters ?? 'all'),
      ...(io.tty ? { progress } : {}),
    };
    const found = dealing(() => climb(call));
    io.out(values.json === true ? json(found) : inWords(found, lang));
    if (values.judgement === true && values.json !== true) io.out(`\n${judgementInWords(found, lang)}`);
    return 0;
  },
};

function pairingsCalled(text: string) {
  if (text === 'all') return {};
  if (text === 'none') return { pairings: [] };
  const pairings = commaList(text).map((pair) => {
    const [good, evil, ...more] = pair.split(':');
    if (good === undefined || evil === undefined || more.length > 0)
      throw new UsageError(`--pairings takes all, none, or pairs such as shrewd:novice, not "${pair}".`);
    return { good: oneOf(good, BOTS, 'pairings'), evil: oneOf(evil, BOTS, 'pairings') };
  });
  if (pairings.length === 0) throw new UsageError('--pairings takes all, none, or pairs such as shrewd:novice.');
  return { pairings };
}

function tricksCalled(text: string): readonly string[] {
  const known = EXPLOITERS.map(({ name }) => name);
  if (text === 'all') return known;
  return text === 'none' ? [] : someOf(text, known, 'exploiters');
}
