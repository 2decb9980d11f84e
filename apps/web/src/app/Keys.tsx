import { useState } from 'react';
import { goTo } from './router.tsx';
import { type Shortcut, useShortcutKeys, useShortcuts } from './shortcuts.ts';
import { spoken } from './spoken.tsx';

const KeyList = spoken(async () => (await import('./KeyList.tsx')).KeyList);

/** The page's own field to search in, where it has one. */
const search = () => document.querySelector<HTMLElement>('input[type=search], [data-search] input')?.focus();

const PLACES: readonly Shortcut[] = [
  { code: 'KeyH', label: 'nav.home', run: () => goTo('/') },
  { code: 'KeyS', label: 'nav.scripts', run: () => goTo('/scripts') },
  { code: 'KeyA', label: 'nav.almanac', run: () => goTo('/almanac') },
  { code: 'KeyG', label: 'nav.grimoire', run: () => goTo('/grimoire') },
  { code: 'Slash', label: 'nav.search', run: search },
];
const NONE: readonly Shortcut[] = [];

/** The keys that work everywhere, and the list of all that work here, behind `?`. A game has only its own. */
export function Keys({ bare }: { readonly bare: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useShortcuts(bare ? NONE : PLACES);
  useShortcutKeys(() => setOpen(true));
  return isOpen ? <KeyList onClose={() => setOpen(false)} /> : null;
}
