import type { SeenEvent } from '@belfry/engine';
import { useEffect, useRef } from 'react';
import { ring, type Sound } from '../../sound/sound.ts';

const SOUNDS: Partial<Record<SeenEvent['type'], Sound>> = {
  'night-falls': 'dusk',
  dawn: 'dawn',
  counted: 'tick',
  executed: 'toll',
};

/** Rings for what has just happened, not for what was there when the page was opened. */
export function useBells(heard: readonly SeenEvent[]): void {
  const rung = useRef(heard.length);
  useEffect(() => {
    for (const fact of heard.slice(rung.current)) {
      const sound = SOUNDS[fact.type];
      if (sound !== undefined) ring(sound);
    }
    rung.current = heard.length;
  }, [heard]);
}
