import { type GameEvent, type SeenEvent, seenBy, sees } from '@belfry/engine';
import type { Viewer } from './viewer.ts';

/** Of these events, those that the viewer may see. Nothing of a game goes to a socket but through here or `seenBy`. */
export function seenAmong(events: readonly GameEvent[], from: number, to: number, { eyes }: Viewer): GameEvent[] {
  const seen: GameEvent[] = [];
  for (let index = from; index < to; index++) {
    const event = events[index]!;
    if (sees(event.to, eyes)) seen.push(event);
  }
  return seen;
}

/** What was written out last, the latest first: all who see a fact see the same, and mostly one after another. */
const written: { readonly event: GameEvent; readonly text: string }[] = [];
const MOST_WRITTEN = 8;

/** The fact without its audience, as it is sent. */
export function factJson(event: GameEvent): string {
  for (const one of written) if (one.event === event) return one.text;
  const text = JSON.stringify(seenBy([event], 'storyteller')[0] satisfies SeenEvent | undefined);
  if (written.length === MOST_WRITTEN) written.pop();
  written.unshift({ event, text });
  return text;
}

let latest: { readonly facts: readonly GameEvent[]; readonly text: string } = { facts: [], text: '' };

/** The end of a frame with these facts. Ten viewers of one public act get the same text, in memory too. */
export function factsTail(facts: readonly GameEvent[]): string {
  const same = latest.facts.length === facts.length && latest.facts.every((fact, index) => fact === facts[index]);
  if (!same) latest = { facts, text: `"events":[${facts.map(factJson).join()}]}` };
  return latest.text;
}
