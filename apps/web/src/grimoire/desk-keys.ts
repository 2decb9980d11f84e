import { useShortcuts } from '../app/shortcuts.ts';
import type { Cover } from './cover.ts';
import type { Desk } from './desk.ts';

/**
 * The keys of the Storyteller's desk. G shows the Grimoire as it hides it, one press each; C, which hands find in a hurry,
 * only ever covers and is listened for by the cover itself. Under the cloth nothing can be taken back, and while tokens go
 * round no key lifts it.
 */
export function useDeskKeys(desk: Desk, cover: Cover, isGoingRound: boolean): void {
  const { redo } = desk;
  useShortcuts([
    ...(isGoingRound ? [] : ([{ code: 'KeyG', label: 'keys.grimoire', run: () => cover.put(!cover.on) }] as const)),
    ...(cover.on || isGoingRound
      ? []
      : ([
          { code: 'KeyC', label: 'keys.cover', run: null },
          {
            code: 'KeyU',
            label: 'keys.undo',
            run: () => void (desk.inputs === 0 ? null : desk.undo(desk.inputs - 1)),
          },
          { code: 'KeyR', label: 'keys.redo', run: () => void redo?.() },
        ] as const)),
  ]);
}
