import { ranges } from '@belfry/scripts';
import { few, one, SCALE, two } from '../../../apps/cli/src/commands/script/figures.ts';

type Amount = { readonly one: string; readonly many: string };

/** The words around what the script commands print. */
export const script = {
  nights: { first: 'First night', other: 'Other nights' },
  some: (n: number, { one, many }: Amount) => `${n} ${n === 1 ? one : many}`,
  by: (name: string, author: string) => `${name} by ${author}`,
  serves: (counts: readonly number[]) =>
    `Can be dealt to ${counts.length === 0 ? 'no number of players' : `${ranges(counts)} players`}${counts.includes(15) ? ', and to 16–20 with Travellers' : ''}.`,
  errors: 'Errors',
  warnings: 'Warnings',
  notes: 'Notes',
  broken: 'This script breaks the rules above.',
  reserved: 'Playable, with reservations.',
  fine: 'Nothing wrong with it.',
  bagFor: (players: number) => `The bag for ${players} players`,
  legal: 'legal',
  notLegal: 'Not a legal bag',
  emptyBag: 'nobody in this bag sits at the table.',
  noBag: (name: string, players: number) => `${name} cannot deal a legal bag to ${players} players.`,
  noBagAtAll: (name: string) => `${name} cannot deal a legal bag to anybody.`,
  easier: 'Easier',
  harder: 'Harder',
  noSwap: (direction: string) => `${direction}: no single swap leads into another category.`,
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
  unscored: (names: readonly string[], all: number) =>
    names.length === all
      ? 'Caution: none of these characters has difficulty tags, so the score says nothing about the script.'
      : `Caution: ${few(names, 'and')} ${names.length === 1 ? 'has' : 'have'} no difficulty tags and ${names.length === 1 ? 'is' : 'are'} left out of the score.`,
  breakdown: (players: number) =>
    `What adds up, on average (the sum is divided by ${players} players, times ${SCALE}):`,
  everyCount: '  players   score           category      share of bags',
  categoryWidth: 12,
};
