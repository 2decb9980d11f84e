import { cast } from '@belfry/characters';
import { nameIn, type Script, tableScript } from '@belfry/scripts';
import { DUTIES, type Workload, workloadOf } from '@belfry/storyteller';
import { bar } from './bars.ts';
import { scriptWords } from './words.ts';

/** How much there is to run, from games that bots play. */
export const workload = (script: Script, players: number): Workload | null =>
  workloadOf(tableScript(script), cast, players);

/** The same in words, with a bar for each sort of thing that the Storyteller does. */
export function workLines(work: Workload, script: Script, lang: string): string[] {
  const words = scriptWords(lang);
  const longest = Math.max(...DUTIES.map((duty) => work.duties[duty]));
  const width = Math.max(...DUTIES.map((duty) => words.duties[duty].length));
  const name = (id: string) => {
    const character = script.characters.find((c) => c.id === id);
    return character === undefined ? id : nameIn(lang, character);
  };
  return [
    words.work(work.total, work.games, work.days, work.busiestNight),
    ...(work.moreThan === null ? [] : [words.workCompares(Math.round(work.moreThan * 100), work.players)]),
    ...DUTIES.map(
      (duty) =>
        `  ${words.duties[duty].padEnd(width)}  ${work.duties[duty].toFixed(1).padStart(5)}  ${bar(work.duties[duty], longest)}`,
    ),
    `  ${words.busiest}: ${work.busiest.map(({ id, duties }) => `${name(id)} ${duties.toFixed(1)}`).join(', ')}`,
  ];
}
