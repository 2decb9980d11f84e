import { useSyncExternalStore } from 'react';

/** How long something can be kept back before everybody hears it. */
export const SOON_MS = 5_000;

interface Waiting {
  readonly key: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says it in a moment, also when the sheet that it was said from is closed by then. */
export function sayShortly(key: string, say: () => void): void {
  keepBack(key);
  const timer = setTimeout(() => {
    set(waiting.filter((other) => other.key !== key));
    say();
  }, SOON_MS);
  set([...waiting, { key, timer }]);
}

export function keepBack(key: string): void {
  for (const other of waiting) if (other.key === key) clearTimeout(other.timer);
  set(waiting.filter((other) => other.key !== key));
}

/** Whether this is about to be said. */
export const useSoon = (key: string): boolean =>
  useSyncExternalStore(subscribe, () => waiting.some((other) => other.key === key));
