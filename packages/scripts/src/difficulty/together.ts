import type { Character, CharacterId } from '@belfry/almanac';
import companions from '../../data/together.json' with { type: 'json' };

const known: Readonly<Record<CharacterId, readonly CharacterId[]>> = companions;

/** How well a character goes with others in the eyes of those who publish scripts: how many of them it often joins. */
export function goesWith({ id }: Character, others: readonly Character[]): number {
  const own = new Set(known[id] ?? []);
  return others.filter((other) => own.has(other.id) || known[other.id]?.includes(id) === true).length;
}
