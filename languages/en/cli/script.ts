import { list, ranges } from '@belfry/scripts';
import { few, one, SCALE, two } from '../../../apps/cli/src/commands/script/figures.ts';

type Amount = { readonly one: string; readonly many: string };

/** The words around what the script commands print. */
export const script = {
  nights: { first: 'First night', other: 'Other nights' },
  some: (n: number, { one, many }: Amount) => `${n} ${n === 1 ? one : many}`,
  by: (name: string, author: string) => `${name} by ${author}`,
  serves: (counts: readonly number[]) =>
    `Can be dealt to ${counts.length === 0 ? 'no number of players' : `${ranges(counts)} players`}${counts.includes(15) ? ', and to 16–20 with Travellers' : ''}.`,
  automation: (whole: number, partly: number, byHand: number) =>
    `${[
      `Belfry plays ${partly + byHand === 0 ? 'all of them' : whole} by itself`,
      ...(partly === 0 ? [] : [`of ${partly} a part is left to people`]),
      ...(byHand === 0 ? [] : [`${byHand} ${byHand === 1 ? 'is' : 'are'} run by hand`]),
    ].join('; ')}.`,
  errors: 'Errors',
  warnings: 'Warnings',
  notes: 'Notes',
  broken: 'This script breaks the rules above.',
  reserved: 'Playable, with reservations.',
  fine: 'Nothing wrong with it.',
  players: 'players',
  bagFor: (players: number) => `The bag for ${players} players`,
  legal: 'legal',
  notLegal: 'Not a legal bag',
  emptyBag: 'nobody in this bag sits at the table.',
  noBag: (name: string, players: number) => `${name} cannot deal a legal bag to ${players} players.`,
  noBagAtAll: (name: string) => `${name} cannot deal a legal bag to anybody.`,
  easier: 'Easier',
  harder: 'Harder',
  noSwap: (direction: string) => `${direction}: no single swap makes a difference worth naming.`,
  nudge: (direction: string, into: string, out: string, score: number, percent: number) =>
    `${direction}: ${into} for ${out} makes it ${one(score)}, harder than ${percent}% of the published scripts.`,
  swap: (direction: string, into: string, out: string, category: string, score: number) =>
    `${direction}: ${into} for ${out} makes it ${category} (${one(score)}).`,
  bagScore: (category: string, score: number, players: number) => `${category}: ${two(score)} for ${players} players`,
  bagSum: (base: number, synergies: string, sum: number, players: number) =>
    `base ${base} and synergies ${synergies} make ${sum}; divided by ${players} players, times ${SCALE}`,
  scriptScore: (name: string, players: number, category: string, score: number, spread: number) =>
    `${name} with ${players} players: ${category}, ${two(score)} ± ${two(spread)}`,
  over: (bags: bigint, method: 'exact' | 'sampled') =>
    method === 'exact' ? `over all ${bags} legal bags` : `over a fixed sample of the ${bags} legal bags`,
  fromTo: (easiest: number, hardest: number) => `from ${one(easiest)} to ${one(hardest)}`,
  chaotic: 'Warning: extremely chaotic. Keep it for experts.',
  compares: (percent: number, scripts: number, players: number) =>
    `Harder than ${percent}% of the ${scripts} published scripts that ${players} players can play:`,
  work: (total: number, games: number, days: number, busiest: number) =>
    `How much there is to run: ${one(total)} things a game on average of ${games} that bots play (${one(days)} days, ${one(busiest)} in the busiest night)`,
  workCompares: (percent: number, players: number) =>
    `More than with ${percent}% of the published scripts for ${players} players.`,
  duties: {
    wake: 'players woken',
    tell: 'things told or shown',
    rule: 'rulings',
    madness: 'days of somebody’s madness',
    'by-hand': 'parts run by hand',
  },
  busiest: 'Most of it',
  together: (name: string, scripts: number) =>
    `What ${scripts} published scripts with characters of ${name} usually have as well:`,
  onScripts: (share: string, drawn: readonly string[]) =>
    `on ${share} of all scripts${drawn.length === 0 ? '' : `; with ${list(drawn)}`}`,
  kindsHead: {
    kind: 'Kind of ability',
    here: 'here',
    usual: 'usual (the middle half of published scripts of this size)',
  },
  perhaps: (share: string, names: string) => `${share} have more: perhaps ${names}`,
  unscored: (names: readonly string[], all: number) =>
    names.length === all
      ? 'Caution: none of these characters has difficulty tags, so the score says nothing about the script.'
      : `Caution: ${few(names, 'and')} ${names.length === 1 ? 'has' : 'have'} no difficulty tags and ${names.length === 1 ? 'is' : 'are'} left out of the score.`,
  breakdown: (players: number) =>
    `What adds up, on average (the sum is divided by ${players} players, times ${SCALE}):`,
  everyCount: '  players   score           category      share of bags',
  categoryWidth: 12,
};
