import { useEffect } from 'react';
import { settings, themeInForce } from './settings.ts';

/** Candlelight, whatever the device likes: by night nothing may light up the room, dialogs neither. */
export function useDark(on = true): void {
  useEffect(() => {
    if (!on) return;
    document.documentElement.dataset.theme = 'dark';
    return () => {
      document.documentElement.dataset.theme = themeInForce(settings.get().theme);
    };
  }, [on]);
}
