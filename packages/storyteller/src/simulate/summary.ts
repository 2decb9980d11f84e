import type { CharacterId, Sentence } from '@belfry/almanac';
import { AIM } from '../playing-on/worth.ts';
import { difference, type Rate, rate } from './rate.ts';
import type { GameRecord } from './record.ts';

/** What a series of games says. */
export interface Summary {
  readonly games: number;
  readonly goodWins: Rate;
  readonly finalDay: Rate;
  /** Of final days on which it was counted: how many could be the Demon on average, and how often two or three; null where nobody counted. */
  readonly candidates: { readonly mean: number; readonly asAimed: Rate } | null;
  readonly days: { readonly mean: number; readonly shortest: number; readonly longest: number };
  readonly rulings: { readonly made: number; readonly unexplained: number };
  /** How games end, the most frequent first. */
  readonly endings: readonly { readonly reason: Sentence; readonly share: number }[];
  readonly byPlayers: readonly CountSummary[];
  /** Characters whose presence moves good's chances, the strongest first. */
  readonly influence: readonly Influence[];
}

export interface CountSummary {
  readonly players: number;
  readonly games: number;
  readonly goodWins: Rate;
  readonly finalDay: Rate;
  readonly meanDays: number;
}

export interface Influence {
  readonly character: CharacterId;
  readonly games: number;
  /** Good's share of wins with the character in play, minus without. */
  readonly by: number;
  readonly low: number;
  readonly high: number;
  /** The interval leaves no room for "it makes no difference". */
  readonly sure: boolean;
}

const wins = (records: readonly GameRecord[]) =>
  rate(
    count(records, (r) => r.winner === 'good'),
    records.length,
  );
const finals = (records: readonly GameRecord[]) =>
  rate(
    count(records, (r) => r.finalDay),
    records.length,
  );
const count = (records: readonly GameRecord[], is: (r: GameRecord) => boolean) => records.filter(is).length;
const meanDays = (records: readonly GameRecord[]) =>
  records.length === 0 ? 0 : records.reduce((sum, r) => sum + r.days, 0) / records.length;

export function summarise(records: readonly GameRecord[]): Summary {
  const counts = [...Map.groupBy(records, (r) => r.players)].sort(([a], [b]) => a - b);
  const endings = [...Map.groupBy(records, (r) => JSON.stringify(r.reason)).values()].map((of) => ({
    reason: of[0]!.reason,
    share: of.length / records.length,
  }));
  return {
    games: records.length,
    goodWins: wins(records),
    finalDay: finals(records),
    candidates: candidatesIn(records),
    days: {
      mean: meanDays(records),
      shortest: records.reduce((least, r) => Math.min(least, r.days), Infinity),
      longest: records.reduce((most, r) => Math.max(most, r.days), 0),
    },
    rulings: {
      made: records.reduce((sum, r) => sum + r.rulings, 0),
      unexplained: records.reduce((sum, r) => sum + r.unexplained, 0),
    },
    endings: endings.sort((a, b) => b.share - a.share || a.reason.say.localeCompare(b.reason.say)),
    byPlayers: counts.map(([players, of]) => ({
      players,
      games: of.length,
      goodWins: wins(of),
      finalDay: finals(of),
      meanDays: meanDays(of),
    })),
    influence: influences(records),
  };
}

function candidatesIn(records: readonly GameRecord[]): Summary['candidates'] {
  const counted = records.flatMap(({ candidates }) => candidates ?? []);
  if (counted.length === 0) return null;
  const aimed = counted.filter((count) => count >= AIM.least && count <= AIM.most).length;
  return {
    mean: counted.reduce((sum, count) => sum + count, 0) / counted.length,
    asAimed: rate(aimed, counted.length),
  };
}

/** Fewer games than this, with or without, say nothing about a character. */
const ENOUGH = 30;

function influences(records: readonly GameRecord[]): Influence[] {
  const known = [...new Set(records.flatMap((r) => r.characters))].sort();
  return known
    .flatMap((character): Influence[] => {
      const present = records.filter((r) => r.characters.includes(character));
      const absent = records.filter((r) => !r.characters.includes(character));
      if (present.length < ENOUGH || absent.length < ENOUGH) return [];
      const { by, low, high } = difference(wins(present), wins(absent));
      return [{ character, games: present.length, by, low, high, sure: low > 0 || high < 0 }];
    })
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}
