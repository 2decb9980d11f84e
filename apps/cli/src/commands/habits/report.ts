import type { Offered } from '@belfry/almanac';
import type { Habits, Rate } from '@belfry/storyteller';
import { HABITS_WORDS } from './words.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const within = ({ share, of }: Rate) => (of === 0 ? '–' : `${percent(share)} (${of})`);

/** The habits as a Markdown table: each share with the number of times it was counted. */
export function inWords(habits: readonly Habits[], lang: Offered): string {
  const words = HABITS_WORDS[lang];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row([words.players, words.games, words.evilAlone, words.brokenRight, words.finalDay]),
    row(['--:', '--:', '--:', '--:', '--:']),
    ...habits.map(({ players, games, evilAlone, brokenRight, finalDay }) =>
      row([String(players), String(games), within(evilAlone), within(brokenRight), percent(finalDay.share)]),
    ),
  ].join('\n');
}
