import { useEffect, useRef, useState } from 'react';
import { useClient } from '../net/use-table.tsx';
import { begin, type Card, type Cards, laidDown, turnAt, turned, untilNextTurn, type Waiting } from './cards.ts';

/** The cards of this phone, turned by the server's clock. */
export function useNightCards(seconds: number, waiting: Waiting): { readonly cards: Cards; layDown(): void } {
  const { clock } = useClient();
  const [cards, setCards] = useState(() => begin(turnAt(clock.now(), seconds)));
  const latest = useRef(waiting);
  latest.current = waiting;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          const now = clock.now();
          setCards((before) => turned(before, turnAt(now, seconds), latest.current, Math.random()));
          wait();
        },
        untilNextTurn(clock.now(), seconds),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [clock, seconds]);
  return { cards: { ...cards, card: stillAsked(cards.card, waiting) }, layDown: () => setCards(laidDown) };
}

/** What the Storyteller answered for somebody, or took back, is gone as if it had been answered. */
const stillAsked = (card: Card, waiting: Waiting): Card =>
  card.kind === 'real' && card.name !== waiting ? { kind: 'none' } : card;
