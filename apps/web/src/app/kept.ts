import { useSyncExternalStore } from 'react';

/** A value that outlives the page. Other tabs see it change. */
export interface Kept<T> {
  get(): T;
  /** False if the browser would not keep it: then it lives as long as the page does. */
  set(next: T): boolean;
  change(parts: Partial<T>): boolean;
  subscribe(listener: () => void): () => void;
}

function read<T>(key: string, fallback: T, upgrade: (found: T) => T): T {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return fallback;
    const found: unknown = JSON.parse(text);
    // A record gains fields as Belfry grows: what an old version did not know gets its default.
    return upgrade(isRecord(fallback) && isRecord(found) ? { ...fallback, ...found } : (found as T)); // written by `set` below
  } catch {
    // Storage can be forbidden or damaged; the page works without.
    return fallback;
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `upgrade` brings what an older Belfry kept into today's shape. */
export function kept<T>(key: string, fallback: T, upgrade: (found: T) => T = (found) => found): Kept<T> {
  let value = read(key, fallback, upgrade);
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    value = read(key, fallback, upgrade);
    announce();
  });
  const set = (next: T) => {
    value = next;
    let isKept = true;
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      isKept = false;
    }
    announce();
    return isKept;
  };
  return {
    get: () => value,
    set,
    change: (parts) => set({ ...value, ...parts }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useKept = <T>(store: Kept<T>): T => useSyncExternalStore(store.subscribe, store.get);
