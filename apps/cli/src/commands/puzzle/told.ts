import { almanac, LOCALES, type Offered } from '@belfry/almanac';
import {
  type FileItem,
  type MadePuzzle,
  type PuzzleTongue,
  puzzleTongue,
  sayPuzzle,
  tellDeduced,
  tellItem,
} from '@belfry/solver';
import { namesIn } from '@belfry/storyteller';
import { PUZZLE_FRAMES } from './words.ts';

/** The same person in another alphabet. */
const inLetters = (name: string, lang: Offered): string => namesIn(lang)[namesIn('en').indexOf(name)] ?? name;

/** A puzzle as people read it. */
export function told(made: MadePuzzle, lang: Offered, withAnswer: boolean): string {
  const { file, puzzle, grade, answer, steps } = made;
  const tongue = puzzleTongue(
    lang,
    puzzle.problem.names.map((name) => inLetters(name, lang)),
  );
  const frame = PUZZLE_FRAMES[lang];
  const nameOf = (id: string) => almanac(lang).characters.get(id)?.name ?? id;
  const list = (parts: readonly string[]) => new Intl.ListFormat(LOCALES[lang]).format(parts);
  const { counts, claims, domains } = puzzle.problem;
  const { teams } = almanac(lang).terms;
  const hidden = domains[1]!.filter((id) => id !== claims[1]).map(nameOf);
  const lines = [
    `${sayPuzzle(tongue, 'day', { n: file.maxDay })} (${tongue.words[`grade.${grade}`]})`,
    `${frame.counts}: ${(['townsfolk', 'outsider', 'minion', 'demon'] as const)
      .map((team) => `${teams[team].many} ${counts[team]}`)
      .join(', ')}`,
    frame.hidden(list(hidden)),
    '',
  ];
  for (const [seat, player] of file.players.entries()) {
    lines.push(frame.says(tongue.name(seat), nameOf(claims[seat]!)), ...dated('night', player.nightInfo, tongue));
  }
  lines.push('', frame.seen, ...seen(made, tongue));
  if (!withAnswer) return lines.join('\n');
  lines.push('', frame.answer);
  for (const [seat, id] of answer.started.entries()) lines.push(`  ${frame.says(tongue.name(seat), nameOf(id))}`);
  lines.push('', ...steps.map((step, at) => `${String(at + 1).padStart(3)}. ${tellDeduced(step, tongue)}`));
  return lines.join('\n');
}

function dated(time: 'night' | 'day', items: { readonly [at: string]: readonly FileItem[] }, tongue: PuzzleTongue) {
  return Object.entries(items).map(
    ([at, said]) => `  ${sayPuzzle(tongue, time, { n: at })}: ${said.map((one) => tellItem(one, tongue)).join('; ')}`,
  );
}

/** Day and night in the order in which they were. */
function seen({ file }: MadePuzzle, tongue: PuzzleTongue): string[] {
  const lines: string[] = [];
  for (let n = 1; n <= file.maxNight; n++) {
    const died = file.nightDeaths[n] ?? [];
    if (died.length > 0) lines.push(...dated('night', { [n]: died }, tongue));
    else if (n > 1) lines.push(`  ${sayPuzzle(tongue, 'night', { n })}: ${sayPuzzle(tongue, 'quiet-night')}`);
    const day = file.resolvedDayEvents[n] ?? [];
    if (day.length > 0) lines.push(...dated('day', { [n]: day }, tongue));
  }
  return lines;
}
