import type { SeenEvent, View } from '@belfry/engine';
import type { TableCard } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { sayFact } from '../../game/say-fact.ts';
import type { Tongue } from '../../game/tongue.ts';

type Narrate = typeof import('./narration.ts').narrate;

/** A fact of the town's chronicle in words; its place there chooses among the ways to tell it. */
export type Announce = (fact: SeenEvent, at: number) => string | null;

/** Where no person tells the story, the tower does, in words of its own; they are fetched when they are needed. */
export function useAnnounce({ code, settings }: TableCard, view: View, words: Tongue): Announce {
  const [narrate, setNarrate] = useState<{ readonly tell: Narrate } | null>(null);
  const automatic = settings.storyteller === 'automatic';
  useEffect(() => {
    // Without them the plain words do.
    if (automatic) import('./narration.ts').then(({ narrate: tell }) => setNarrate({ tell })).catch(() => {});
  }, [automatic]);
  return (fact, at) => {
    const living = () => view.seats.filter((seat) => seat.alive && view.circle.includes(seat.seat)).length;
    const told = narrate?.tell(fact, { lang: words.lang, seed: code, name: words.name, living }, at) ?? null;
    return told ?? sayFact(fact, words, view.viewer);
  };
}
