import { almanac, type Offered, say } from '@belfry/almanac';
import type { Rate, Summary } from '@belfry/storyteller';
import { SIMULATE_WORDS } from './words.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const points = (share: number) => (share * 100).toFixed(1);

/** A series of games for people to read. */
export function inWords(seed: string, summary: Summary, lang: Offered): string {
  const words = SIMULATE_WORDS[lang];
  const { games, goodWins, finalDay, candidates, days, endings, byPlayers, influence, rulings } = summary;
  const withInterval = ({ share, low, high }: Rate) =>
    words.interval(percent(share).padStart(6), percent(low), percent(high));
  const sure = influence.filter((i) => i.sure);
  const head = (text: string) => text.padEnd(20);
  const wide = (text: string) => text.padEnd(29);
  return [
    words.games(games, seed),
    '',
    `${head(words.goodWins)}${withInterval(goodWins)}`,
    `${head(words.finalDay)}${withInterval(finalDay)}`,
    ...(candidates === null
      ? []
      : [
          `${head(words.candidates)}${words.candidatesCounted(candidates.mean.toFixed(2), withInterval(candidates.asAimed).trim())}`,
        ]),
    `${head(words.days)}${words.daysSpan(days.mean.toFixed(1), days.shortest, days.longest)}`,
    `${head(words.rulings)}${words.rulingsMade(rulings.made, rulings.unexplained)}`,
    '',
    `${words.players} ${words.gamesHead.padStart(7)}   ${wide(words.goodWins)} ${wide(words.finalDay)} ${words.days}`,
    ...byPlayers.map(
      (row) =>
        `${String(row.players).padStart(words.players.length)} ${String(row.games).padStart(7)}   ${wide(withInterval(row.goodWins))} ${wide(withInterval(row.finalDay))} ${row.meanDays.toFixed(1)}`,
    ),
    '',
    words.endings,
    ...endings.map(
      ({ reason, share }) =>
        `  ${percent(share).padStart(6)}  ${say(reason, { name: String, character: (id) => almanac(lang).characters.get(id)?.name ?? id }, lang)}`,
    ),
    ...(sure.length === 0 ? [] : ['', words.influence]),
    ...sure.map(({ character, by, low, high }) => {
      const name = almanac(lang).characters.get(character)?.name ?? character;
      return `  ${words.points(`${by > 0 ? '+' : ''}${points(by)}`.padStart(6), name, points(low), points(high))}`;
    }),
  ].join('\n');
}
