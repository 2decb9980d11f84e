import { almanac } from '@belfry/almanac';
import { type Companion, type KindCount, list, nameIn, oftenTogether, tongue } from '@belfry/scripts';
import type { CommandIo } from '../../command.ts';
import { json, language, parsed } from '../options.ts';
import { loadScript, oneFile } from './file.ts';
import { scriptWords } from './words.ts';

const columns = (kind: string, here: string, rest: string) => `${kind.padEnd(28)} ${here.padStart(5)}   ${rest}`;
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** `belfry script together FILE [--lang ru]` */
export function together(args: readonly string[], io: CommandIo): number {
  const { values, positionals } = parsed(args, { json: { type: 'boolean' }, lang: { type: 'string' } });
  const lang = language(values.lang);
  const script = loadScript(oneFile(positionals), lang);
  const result = oftenTogether(script);
  if (values.json === true) {
    io.out(json({ name: script.name, ...result }));
    return 0;
  }
  const words = scriptWords(lang);
  const name = (id: string) => {
    const character = script.characters.find((c) => c.id === id);
    return nameIn(lang, character ?? almanac().character(id));
  };
  io.out(
    [
      words.together(script.name, result.scripts),
      ...result.companions.map((companion) => `  ${companionLine(companion, name, lang)}`),
      '',
      `  ${columns(words.kindsHead.kind, words.kindsHead.here, words.kindsHead.usual)}`,
      ...result.kinds.map((count) => `  ${kindLine(count, name, lang)}`),
    ].join('\n'),
  );
  return 0;
}

function companionLine({ id, team, usually, with: company }: Companion, name: (id: string) => string, lang: string) {
  const drawn = company.map(({ id: other, share }) => `${name(other)} ${percent(share)}`);
  const who = `${name(id)} (${almanac(lang).terms.teams[team].one})`;
  return `${who.padEnd(32)} ${scriptWords(lang).onScripts(percent(usually), drawn)}`;
}

function kindLine({ kind, here, usual, haveMore, missing }: KindCount, name: (id: string) => string, lang: string) {
  const words = scriptWords(lang);
  const { kinds, or } = tongue(lang);
  const advice = missing.length === 0 ? '' : `  → ${words.perhaps(percent(haveMore), list(missing.map(name), or))}`;
  return columns(kinds[kind], String(here.length), `${usual[0]}–${usual[1]}`.padEnd(6) + advice).trimEnd();
}
