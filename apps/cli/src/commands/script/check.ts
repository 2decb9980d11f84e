import { almanac, TEAMS } from '@belfry/almanac';
import { type Finding, type Report, ranges, type Script, validateBag, validateScript } from '@belfry/scripts';
import type { CommandIo } from '../../command.ts';
import { commaList, json, parsed, wholeNumber } from '../options.ts';
import { charactersNamed, loadScript, oneFile } from './file.ts';

function section(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const lines = findings.flatMap((f) => [
    `  ${f.place}: ${f.message}  [${f.code}]`,
    ...(f.cure === null ? [] : [`    → ${f.cure}`]),
  ]);
  return ['', `${title} (${findings.length})`, ...lines];
}

function counted(script: Script): string {
  const { teams } = almanac().terms;
  return TEAMS.flatMap((team) => {
    const size = script.characters.filter((c) => c.team === team).length;
    return size === 0 ? [] : [`${size} ${size === 1 ? teams[team].one : teams[team].many}`];
  }).join(', ');
}

function print(script: Script, report: Report, io: CommandIo): void {
  const by = script.author === null ? '' : ` by ${script.author}`;
  const serves = report.serves.length === 0 ? 'no number of players' : `${ranges(report.serves)} players`;
  io.out(
    [
      `${script.name}${by}`,
      counted(script),
      `Can be dealt to ${serves}${report.serves.includes(15) ? ', and to 16–20 with Travellers' : ''}.`,
      ...section('Errors', report.errors),
      ...section('Warnings', report.warnings),
      ...section('Notes', report.notes),
      '',
      report.errors.length > 0
        ? 'This script breaks the rules above.'
        : report.warnings.length > 0
          ? 'Playable, with reservations.'
          : 'Nothing wrong with it.',
    ].join('\n'),
  );
}

/** `belfry script check FILE [--bag a,b,c [--players N]]` */
export function check(args: readonly string[], io: CommandIo): number {
  const { values, positionals } = parsed(args, {
    json: { type: 'boolean' },
    bag: { type: 'string' },
    players: { type: 'string' },
  });
  const script = loadScript(oneFile(positionals));
  const report = validateScript(script);
  const bag = charactersNamed(commaList(values.bag), script);
  const seats = bag.filter((c) => c.team !== 'fabled' && c.team !== 'loric' && c.setup?.heldByNobody !== true).length;
  const players = wholeNumber(values.players, 'players', 5, 20) ?? seats;
  const problems = bag.length === 0 ? [] : validateBag(script, bag, players);
  if (values.json === true) {
    io.out(json({ name: script.name, author: script.author, ...report, ...(bag.length > 0 && { bag: problems }) }));
  } else {
    print(script, report, io);
    if (bag.length > 0) {
      const verdict = problems.length === 0 ? ['  legal'] : problems.map((p) => `  ${p.message}  [bag-${p.code}]`);
      io.out(['', `The bag for ${players} players`, ...verdict].join('\n'));
    }
  }
  return report.errors.length > 0 || problems.length > 0 ? 1 : 0;
}
