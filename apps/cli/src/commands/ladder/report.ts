import type { Offered } from '@belfry/almanac';
import type { Ladder, Rate } from '@belfry/storyteller';
import { LADDER_WORDS } from './words.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const points = (share: number) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)}`;
const within = ({ share, low, high }: Rate) => `${percent(share)} (${percent(low)} – ${percent(high)})`;

/** The ladder as Markdown tables, for people and for documents. */
export function inWords({ elo, pairings, bots, exploiters }: Ladder, lang: Offered): string {
  const words = LADDER_WORDS[lang];
  return [
    ...table(
      words.elo,
      elo.map(({ name, elo: rating, low, high }) => [
        name,
        rating.toFixed(0),
        `${low.toFixed(0)} – ${high.toFixed(0)}`,
      ]),
    ),
    ...table(
      words.pairings,
      pairings.map(({ good, evil, games, goodWins }) => [good, evil, String(games), within(goodWins)]),
    ),
    ...table(
      words.figures,
      bots.map((bot) => [
        bot.name,
        bot.guesses === 0 ? '–' : `${bot.logLoss.toFixed(3)} (${bot.blind.toFixed(3)})`,
        bot.guesses === 0 ? '–' : within(bot.demonFirst),
        bot.liarsSuspected.of === 0 ? '–' : within(bot.liarsSuspected),
        bot.contradictoryLies.of === 0 ? '–' : within(bot.contradictoryLies),
        bot.tells.toFixed(2),
      ]),
    ),
    ...(exploiters.length === 0
      ? []
      : table(
          words.exploiters,
          exploiters.map(({ name, side, gain, low, high }) => [
            name,
            words.sides[side],
            points(gain),
            `${points(low)} – ${points(high)}`,
          ]),
        )),
  ]
    .join('\n')
    .trimEnd();
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => ' --- |').join('')}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
];
