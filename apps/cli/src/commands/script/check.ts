import { almanac, TEAMS } from '@belfry/almanac';
import { automationOf, type Finding, type Report, type Script, validateBag, validateScript } from '@belfry/scripts';
import type { CommandIo } from '../../command.ts';
import { commaList, json, language, parsed, wholeNumber } from '../options.ts';
import { charactersNamed, loadScript, oneFile } from './file.ts';
import { scriptWords } from './words.ts';

function section(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const lines = findings.flatMap((f) => [
    `  ${f.place}: ${f.message}  [${f.code}]`,
    ...(f.cure === null ? [] : [`    → ${f.cure}`]),
  ]);
  return ['', `${title} (${findings.length})`, ...lines];
}

function counted(script: Script, lang: string): string {
  const { teams } = almanac(lang).terms;
  return TEAMS.flatMap((team) => {
    const size = script.characters.filter((c) => c.team === team).length;
    return size === 0 ? [] : [scriptWords(lang).some(size, teams[team])];
  }).join(', ');
}

function print(script: Script, report: Report, lang: string, io: CommandIo): void {
  const words = scriptWords(lang);
  const { errors, warnings, notes, serves } = report;
  const { whole, partly, byHand } = automationOf(script);
  io.out(
    [
      script.author === null ? script.name : words.by(script.name, script.author),
      counted(script, lang),
      words.serves(serves),
      words.automation(whole.length, partly.length, byHand.length),
      ...section(words.errors, errors),
      ...section(words.warnings, warnings),
      ...section(words.notes, notes),
      '',
      errors.length > 0 ? words.broken : warnings.length > 0 ? words.reserved : words.fine,
    ].join('\n'),
  );
}

/** `belfry script check FILE [--bag a,b,c [--players N]] [--lang ru]` */
export function check(args: readonly string[], io: CommandIo): number {
  const { values, positionals } = parsed(args, {
    json: { type: 'boolean' },
    bag: { type: 'string' },
    players: { type: 'string' },
    lang: { type: 'string' },
  });
  const lang = language(values.lang);
  const words = scriptWords(lang);
  const script = loadScript(oneFile(positionals), lang);
  const report = validateScript(script, lang);
  const bag = charactersNamed(commaList(values.bag), script);
  const seats = bag.filter((c) => c.team !== 'fabled' && c.team !== 'loric' && c.setup?.heldByNobody !== true).length;
  const players = wholeNumber(values.players, 'players', 5, 20) ?? seats;
  const problems = bag.length === 0 ? [] : validateBag(script, bag, players);
  if (values.json === true) {
    const automation = automationOf(script);
    const { name, author } = script;
    io.out(json({ name, author, ...report, automation, ...(bag.length > 0 && { bag: problems }) }));
  } else {
    print(script, report, lang, io);
    if (bag.length > 0) {
      const verdict =
        problems.length === 0 ? [`  ${words.legal}`] : problems.map((p) => `  ${p.message}  [bag-${p.code}]`);
      io.out(['', words.bagFor(players), ...verdict].join('\n'));
    }
  }
  return report.errors.length > 0 || problems.length > 0 ? 1 : 0;
}
