import { useEffect } from 'react';
import { settings } from '../settings/settings.ts';
import { useKept } from './kept.ts';

/**
 * Keeps the screen awake while the page shows a game, where the browser can: it is given back when nobody looks, and asked
 * for again when somebody does. A browser may refuse (an empty battery, a page without TLS); then the screen sleeps.
 */
export function useAwake(): void {
  const { awake } = useKept(settings);
  useEffect(() => {
    const { wakeLock } = navigator;
    if (!awake || wakeLock === undefined) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const isSeen = () => !over && document.visibilityState === 'visible';
    const giveBack = () => {
      void lock?.release();
      lock = null;
    };
    const look = async () => {
      if (!isSeen()) return giveBack();
      if (lock !== null) return;
      const got = await wakeLock.request('screen').catch(() => null);
      if (got === null) return;
      if (!isSeen() || lock !== null) return void got.release();
      lock = got;
      got.addEventListener('release', () => {
        if (lock === got) lock = null;
      });
    };
    const changed = () => void look();
    changed();
    document.addEventListener('visibilitychange', changed);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', changed);
      giveBack();
    };
  }, [awake]);
}
