import { type Night, type NightSheetLine, nightSheet } from '@belfry/scripts';
import type { CommandIo } from '../../command.ts';
import { json, language, oneOf, parsed, wholeNumber } from '../options.ts';
import { loadScript, oneFile } from './file.ts';
import { scriptWords } from './words.ts';

const WIDTH = 96;
const NIGHTS: readonly Night[] = ['first', 'other'];

/** The text wrapped behind a column of names. */
function wrapped(line: NightSheetLine, nameWidth: number): string {
  const lines: string[] = [''];
  for (const word of line.text.split(/\s+/)) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + word.length + 1 > WIDTH - nameWidth) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  const name = line.kind === 'step' ? `— ${line.name}` : `  ${line.name}`;
  return lines.map((text, i) => `${(i === 0 ? name : '').padEnd(nameWidth + 4)}${text}`.trimEnd()).join('\n');
}

/** `belfry script nightsheet FILE [--night first|other] [--players N] [--lang ru]` */
export function nightsheet(args: readonly string[], io: CommandIo): number {
  const { values, positionals } = parsed(args, {
    json: { type: 'boolean' },
    night: { type: 'string' },
    players: { type: 'string' },
    lang: { type: 'string' },
  });
  const lang = language(values.lang);
  const players = wholeNumber(values.players, 'players', 5, 20);
  const script = loadScript(oneFile(positionals), lang);
  const nights = values.night === undefined ? NIGHTS : [oneOf(values.night, NIGHTS, 'night')];
  const sheets = nights.map((night) => ({ night, lines: nightSheet(script, night, { players, lang }) }));
  if (values.json === true) {
    io.out(json({ name: script.name, ...Object.fromEntries(sheets.map(({ night, lines }) => [night, lines])) }));
    return 0;
  }
  for (const { night, lines } of sheets) {
    const width = Math.max(...lines.map((line) => line.name.length));
    io.out(
      [`${script.name}: ${scriptWords(lang).nights[night]}`, '', ...lines.map((line) => wrapped(line, width)), ''].join(
        '\n',
      ),
    );
  }
  return 0;
}
