import type { Character } from '@belfry/almanac';
import { BAG_TEAMS, type BagTeam, type Counts } from './counts.ts';

const NAMES: Readonly<Record<BagTeam, readonly [one: string, many: string]>> = {
  townsfolk: ['Townsfolk', 'Townsfolk'],
  outsider: ['Outsider', 'Outsiders'],
  minion: ['Minion', 'Minions'],
  demon: ['Demon', 'Demons'],
};

export function list(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** "1 Outsider", "3 Minions". */
export function some(team: BagTeam, count: number): string {
  return `${count} ${NAMES[team][count === 1 ? 0 : 1]}`;
}

/** "5 Townsfolk, 2 Outsiders, 1 Minion and 1 Demon". */
export function inWords(counts: Counts): string {
  return list(BAG_TEAMS.map((team) => some(team, counts[team])));
}

export function names(characters: readonly Character[]): string {
  return list([...new Set(characters.map((c) => c.name))]);
}
