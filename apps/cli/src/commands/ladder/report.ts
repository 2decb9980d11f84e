import type { Offered } from '@belfry/almanac';
import type { Judgement, Ladder, Rate } from '@belfry/storyteller';
import { LADDER_WORDS } from './words.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const points = (share: number) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)}`;
const within = ({ share, low, high }: Rate) => `${percent(share)} (${percent(low)} – ${percent(high)})`;

/** The ladder as Markdown tables, for people and for documents. */
export function inWords({ elo, pairings, bots, judgements, few, exploiters }: Ladder, lang: Offered): string {
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
        bot.liarsSuspected.of === 0 ? '–' : within(bot.liarsSuspected),
        bot.contradictoryLies.of === 0 ? '–' : within(bot.contradictoryLies),
        bot.tells.toFixed(2),
      ]),
    ),
    ...table(
      words.judgements,
      judgements.map(({ good, evil, all }) => [good, evil, ...judged(all)]),
    ),
    ...table(
      words.few,
      few.map(({ name, among, seats, goodWins, gain, low, high }) => [
        `${seats} × ${name}`,
        among,
        within(goodWins),
        points(gain),
        `${points(low)} – ${points(high)}`,
      ]),
    ),
    ...table(
      words.exploiters,
      exploiters.map(({ name, side, gain, low, high }) => [
        name,
        words.sides[side],
        points(gain),
        `${points(low)} – ${points(high)}`,
      ]),
    ),
  ]
    .join('\n')
    .trimEnd();
}

const judged = ({ guesses, logLoss, blind, demonFirst }: Judgement): readonly string[] => [
  String(guesses),
  guesses === 0 ? '–' : `${logLoss.toFixed(3)} (${blind.toFixed(3)})`,
  guesses === 0 ? '–' : within(demonFirst),
];

/** Where judgement is good and where it is not: by day, by script, and how often it was so what was thought so likely. */
export function judgementInWords({ judgements }: Ladder, lang: Offered): string {
  const words = LADDER_WORDS[lang];
  const rows = judgements.flatMap(({ good, evil, byDay, byScript }) => [
    ...byDay.map((one) => [good, evil, words.day.replace('{day}', String(one.day)), ...judged(one.judged)]),
    ...byScript.map((one) => [good, evil, one.script, ...judged(one.judged)]),
  ]);
  const sure = judgements.flatMap(({ good, evil, calibration }) =>
    calibration.map(({ thought, so }) => [good, evil, percent(thought), within(so), String(so.of)]),
  );
  return [...table(words.where, rows), ...table(words.calibration, sure)].join('\n').trimEnd();
}

/** Nothing at all where there is nothing to tell. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0
    ? []
    : [
        `| ${head.join(' | ')} |`,
        `|${head.map(() => ' --- |').join('')}`,
        ...rows.map((row) => `| ${row.join(' | ')} |`),
        '',
      ];
