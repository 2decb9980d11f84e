import { type CommandName, MOMENTS, type Moment, POWERS, STANDINGS, type Standing } from '@belfry/protocol';

const WORDS: { readonly [moment in Moment]: string } = {
  lobby: 'lobby',
  game: 'game',
  unled: 'unled',
  over: 'over',
};

const cell = (name: CommandName, standing: Standing): string => {
  const when = POWERS[name][standing] ?? [];
  if (when.length === MOMENTS.length) return 'always';
  return MOMENTS.filter((moment) => when.includes(moment))
    .map((moment) => WORDS[moment])
    .join(', ');
};

/** The table of powers as docs/PROTOCOL.md has it. */
export function powersTable(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const names = Object.keys(POWERS) as CommandName[];
  return [
    row(['`do`', ...STANDINGS]),
    row(['---', ...STANDINGS.map(() => '---')]),
    ...names.map((name) => row([`\`${name}\``, ...STANDINGS.map((standing) => cell(name, standing))])),
  ].join('\n');
}
