import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export interface Roving {
  readonly current: number;
  setCurrent(index: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** One stop for the Tab key; arrows go round the circle from there, Home and End to its ends. */
export function useRoving(count: number): [RefObject<HTMLUListElement | null>, Roving] {
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setCurrent] = useState(0);
  const current = Math.min(wanted, Math.max(0, count - 1));
  const go = (index: number) => {
    setCurrent(index);
    list.current?.querySelectorAll<HTMLElement>('[data-seat]')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || count === 0) return;
    const step = STEPS[event.key];
    if (step !== undefined) go((current + step + count) % count);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(count - 1);
    else return;
    event.preventDefault();
  };
  return [list, { current, setCurrent, onKeyDown }];
}
