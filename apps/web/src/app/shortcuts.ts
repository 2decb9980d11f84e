import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Key } from '../../../../languages/en/web/index.ts';
import { settings } from '../settings/settings.ts';
import { isTyping } from './typing.ts';

/** One key that does something where it is listed. */
export interface Shortcut {
  /** The key by its place, not by the alphabet: `KeyG`, `Digit1`. */
  readonly code: string;
  readonly label: Key;
  /** null where the screen listens to that key itself, and it is only listed. */
  readonly run: (() => void) | null;
}

/** What stands on the key, on most boards. */
export const printed = (code: string): string => code.replace(/^(?:Key|Digit)/, '').replace('Slash', '/');

/** The lists of all that is on the screen, the innermost last: it wins where two want one key. */
const open: { lists: readonly (readonly Shortcut[])[] } = { lists: [] };
const listeners = new Set<() => void>();

function change(lists: readonly (readonly Shortcut[])[]): void {
  open.lists = lists;
  for (const listener of listeners) listener();
}

/** These keys work as long as whoever calls this is on the screen. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const key = shortcuts.map(({ code, label }) => `${code} ${label}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is listed; what it does is looked up late
  useEffect(() => {
    const list = latest.current.map(
      ({ code, label, run }): Shortcut => ({
        code,
        label,
        run: run === null ? null : () => latest.current.find((one) => one.code === code)?.run?.(),
      }),
    );
    change([...open.lists, list]);
    return () => change(open.lists.filter((other) => other !== list));
  }, [key]);
}

/** Every key that works now, once. */
export function useOpenShortcuts(): readonly Shortcut[] {
  const lists = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open.lists,
  );
  return [...new Map(lists.flat().map((shortcut) => [shortcut.code, shortcut])).values()];
}

const isPlain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;

/** Listens for all of them; a sheet that lies over the page keeps its keys to itself. `onHelp` is what `?` does. */
export function useShortcutKeys(onHelp: () => void): void {
  const help = useRef(onHelp);
  useEffect(() => {
    help.current = onHelp;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPlain(event) || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog]') !== null) return;
      if (event.key === '?') {
        event.preventDefault();
        help.current();
        return;
      }
      if (!settings.get().keys || event.shiftKey) return;
      const run = open.lists.flat().findLast(({ code }) => code === event.code)?.run;
      if (run == null) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
