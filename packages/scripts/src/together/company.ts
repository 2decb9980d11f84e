import type { Character, CharacterId } from '@belfry/almanac';
import measured from '../../data/together.json' with { type: 'json' };

/** How often characters, and pairs of them, are on published scripts. `scripts/measure-together.ts` made it. */
interface Company {
  readonly scripts: number;
  readonly ids: readonly CharacterId[];
  /** On how many scripts each is. */
  readonly alone: readonly number[];
  /** For each: on how many scripts it is with each of those before it. */
  readonly pairs: readonly (readonly number[])[];
}

const company: Company = measured;
const at: ReadonlyMap<CharacterId, number> = new Map(company.ids.map((id, index) => [id, index]));

/** A pair that would meet on fewer scripts by chance than this says little: it is drawn towards "as often as by chance". */
const DOUBT = 20;

/** How many scripts were looked at. */
export const scriptsMeasured: number = company.scripts;

/** On how many of them somebody is; 0 for homebrew. */
export const timesOnScripts = (id: CharacterId): number => company.alone[at.get(id) ?? -1] ?? 0;

/** On how many of them two are together. */
export function timesTogether(a: CharacterId, b: CharacterId): number {
  const [i, j] = [at.get(a), at.get(b)];
  if (i === undefined || j === undefined || i === j) return 0;
  return company.pairs[Math.max(i, j)]![Math.min(i, j)]!;
}

/** How strongly two draw each other onto a script: above 0 oftener than by chance, below 0 more rarely. */
function drawn(a: CharacterId, b: CharacterId): number {
  const byChance = (timesOnScripts(a) * timesOnScripts(b)) / company.scripts;
  return Math.log((timesTogether(a, b) + DOUBT) / (byChance + DOUBT));
}

/**
 * How well somebody goes with the others of a script, in the eyes of those who publish some. The logarithm of the odds, as
 * if each of the others spoke for itself: good for an order, not as a chance.
 */
export function goesWith({ id }: Character, others: readonly Character[]): number {
  return Math.log(timesOnScripts(id) + 1) + others.reduce((sum, other) => sum + drawn(id, other.id), 0);
}

/** Those among the others who draw somebody onto the script most, the strongest first. */
export function drawnBy({ id }: Character, others: readonly Character[], most: number): readonly Character[] {
  return others
    .filter((other) => drawn(id, other.id) > 0)
    .sort((a, b) => drawn(id, b.id) - drawn(id, a.id))
    .slice(0, most);
}
