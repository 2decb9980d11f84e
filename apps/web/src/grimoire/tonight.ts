import type { SeenEvent } from '@belfry/engine';
import { sayFact } from '../game/say-fact.ts';
import type { Tongue } from '../game/tongue.ts';

/** What was asked, answered and shown this night at each place of the sheet, in words. */
export function tonightAt(log: readonly SeenEvent[], words: Tongue): (place: string) => readonly string[] {
  const dusk = log.findLastIndex((fact) => fact.type === 'night-falls');
  const places = new Map<string, string[]>();
  for (const fact of dusk < 0 ? [] : log.slice(dusk)) {
    if (fact.type === 'dawn') break;
    if (fact.type !== 'chose' && fact.type !== 'told' && fact.type !== 'no-effect' && fact.type !== 'answered')
      continue;
    const line = sayFact(fact, words);
    if (line === null || fact.character === null || fact.character === undefined) continue;
    places.set(fact.character, [...(places.get(fact.character) ?? []), line]);
  }
  return (place) => places.get(place) ?? [];
}
