import { isOffered, type Lang, type Offered } from '@belfry/almanac';
import { kept } from '../app/kept.ts';

export type Theme = 'system' | 'dark' | 'light';
export type { Lang };

export interface Settings {
  readonly theme: Theme;
  readonly lang: Lang;
  readonly sound: boolean;
  /** Whether single keys do something; whoever speaks to their device turns them off. */
  readonly keys: boolean;
  /** Whether the screen stays on while a game is shown. */
  readonly awake: boolean;
}

/** The first of the browser's languages that Belfry speaks. */
const spoken = (): Lang => navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]!).find(isOffered) ?? 'en';

/** The language of a table that is opened here. */
export const forTables = (lang: Lang): Offered => (isOffered(lang) ? lang : 'en');

/** What this device's owner likes. It never leaves the device. */
export const settings = kept<Settings>('belfry.settings', {
  theme: 'system',
  lang: spoken(),
  sound: false,
  keys: true,
  awake: true,
});

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
