import type { SeenEvent } from '@belfry/engine';
import type { SeatProps } from './seat-props.ts';

export type News = Extract<SeenEvent, { type: 'told' } | { type: 'you-are' }>;

/** The first thing in the journal that was shown and not yet looked at, with the number to note when it was. */
export function firstNews({
  view,
  notebook,
}: Pick<SeatProps, 'view' | 'notebook'>): { fact: News; seen: number } | null {
  for (const [at, { fact }] of view.journal.entries()) {
    if (at < notebook.notes.seen) continue;
    if (fact.type === 'told' || fact.type === 'you-are') return { fact, seen: at + 1 };
  }
  return null;
}
