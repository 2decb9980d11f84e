import { Sheet } from '../ui/Dialog.tsx';
import { later, useNext } from './later.tsx';

export const SettingsDialog = later(async () => (await import('../settings/SettingsDialog.tsx')).SettingsDialog);

/** What opens over every page, fetched once the page itself is there: it stands beside the page, and waits with it. */
export function NextSheets({ bare }: { readonly bare: boolean }) {
  useNext(Sheet);
  useNext(bare ? null : SettingsDialog);
  return null;
}
