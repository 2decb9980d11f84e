import { useEffect, useRef } from 'react';
import { kept, useKept } from '../app/kept.ts';
import { isTyping } from '../app/typing.ts';

const KEPT = 12;

/** Which Grimoires are covered, the latest last: a reload must not lift the cloth. */
const covered = kept<readonly string[]>('belfry.covered', []);

export interface Cover {
  readonly on: boolean;
  put(on: boolean): void;
}

/** The cloth over one Grimoire, and its key. */
export function useCover(game: string): Cover {
  const on = useKept(covered).includes(game);
  const put = (next: boolean) => {
    const others = covered.get().filter((other) => other !== game);
    covered.set(next ? [...others, game].slice(-KEPT) : others);
  };
  useCoverKey(() => put(true));
  return { on, put };
}

/**
 * C covers, and Alt+C while something is being typed; the place of the key counts, not the alphabet. It only ever
 * covers: a key that is leant on must not lift the cloth.
 */
export function useCoverKey(cover: () => void): void {
  const latest = useRef(cover);
  useEffect(() => {
    latest.current = cover;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyC' || event.ctrlKey || event.metaKey) return;
      if (!event.altKey && isTyping(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    // Before any dialog or list can keep the key for itself.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
