import type { Lang } from '@belfry/almanac';
import { kept } from '../app/kept.ts';

export type Theme = 'system' | 'dark' | 'light';
export type { Lang };

export interface Settings {
  readonly theme: Theme;
  readonly lang: Lang;
  readonly sound: boolean;
}

const spoken = (): Lang => (navigator.languages.some((l) => l.toLowerCase().startsWith('ru')) ? 'ru' : 'en');

/** What this device's owner likes. It never leaves the device. */
export const settings = kept<Settings>('belfry.settings', { theme: 'system', lang: spoken(), sound: false });

const prefersLight = window.matchMedia('(prefers-color-scheme: light)');

export const themeInForce = (theme: Theme): 'dark' | 'light' =>
  theme === 'system' ? (prefersLight.matches ? 'light' : 'dark') : theme;

function apply(): void {
  const { theme, lang } = settings.get();
  const inForce = themeInForce(theme);
  document.documentElement.dataset.theme = inForce;
  document.documentElement.lang = lang;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', inForce === 'dark' ? '#14121a' : '#efe6d2');
}

/** Puts the settings on the page, now and whenever they change. */
export function applySettings(): void {
  apply();
  settings.subscribe(apply);
  prefersLight.addEventListener('change', apply);
}
