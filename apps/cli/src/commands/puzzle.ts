import { almanac, type Character, type Offered } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { tableScript } from '@belfry/scripts';
import { covers, GRADES, type Grade, type MadePuzzle, makings } from '@belfry/solver';
import { simulateGame } from '@belfry/storyteller';
import { type Command, type CommandIo, InputError } from '../command.ts';
import { writeFile } from './files.ts';
import { json, language, oneOf, onlyOptions, wholeNumber } from './options.ts';
import { told } from './puzzle/told.ts';
import { dealing, loadScript } from './script/file.ts';

export const puzzle: Command = {
  name: 'puzzle',
  summary: 'make a puzzle with one answer from a played game',
  help: `Usage: belfry puzzle [--script NAME|FILE] [--players 5..15] [--seed S] [--grade easy|medium|hard|fiendish]
                     [--answer] [--lang en|ru] [--json] [--out FILE]

Plays games without people until one of them has a dawn that can be told as a puzzle: what everybody claims and learned,
what all saw, and exactly one answer to who is who. The same call makes the same puzzle.

  --script   a built-in script (tb, bmr and snv for short) or a script file (trouble-brewing)
  --players  how many sit there (8)
  --seed     any text (1)
  --grade    only a puzzle that is so hard: by how many sayings have to be held in mind at once, and against how many cases
  --answer   tell the answer too, and how it is found
  --lang     en or ru (en)
  --json     print the puzzle as a file that belfry solve reads
  --out      write that file

Exit code: 0, or 1 when no game gave such a puzzle.`,
  run(args, io) {
    const values = onlyOptions(args, {
      script: { type: 'string' },
      players: { type: 'string' },
      seed: { type: 'string' },
      grade: { type: 'string' },
      answer: { type: 'boolean' },
      lang: { type: 'string' },
      json: { type: 'boolean' },
      out: { type: 'string' },
    });
    const lang: Offered = language(values.lang);
    const made = make(
      {
        script: values.script ?? 'trouble-brewing',
        players: wholeNumber(values.players, 'players', 5, 15) ?? 8,
        seed: values.seed ?? '1',
        grades: values.grade === undefined ? GRADES : [oneOf(values.grade, GRADES, 'grade')],
      },
      io,
    );
    if (made === null) {
      io.err('No game gave such a puzzle. Another seed, grade or number of players may.');
      return 1;
    }
    if (values.out !== undefined) writeFile(values.out, `${json(made.file)}\n`);
    if (values.json === true) io.out(json(made.file));
    else if (values.out === undefined || values.answer === true) io.out(told(made, lang, values.answer === true));
    return 0;
  },
};

interface Call {
  readonly script: string;
  readonly players: number;
  readonly seed: string;
  readonly grades: readonly Grade[];
}

const isDealt = ({ team }: Character) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team);

function make({ script: name, players, seed, grades }: Call, io: CommandIo): MadePuzzle | null {
  const table = tableScript(loadScript(name));
  const script = table.characters.filter(isDealt);
  const unknown = script.filter(({ id }) => !covers(id)).map(({ id }) => almanac().characters.get(id)?.name ?? id);
  if (unknown.length > 0)
    throw new InputError(`no puzzle can be made with ${unknown.join(', ')}: the solver does not follow what they do.`);
  const play = (of: string) => {
    const game = { script: table, cast, players, seed: of, storyteller: 'fair', bots: 'novice' } as const;
    return { events: dealing(() => simulateGame(game)).table.game.events, script };
  };
  let games = 0;
  for (const made of makings({ play, seed, grades })) {
    if (io.tty && ++games % 10 === 0) io.err(`${games} games played…`);
    if (made !== null) return made;
  }
  return null;
}
