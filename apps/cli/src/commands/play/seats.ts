import type { SeatId } from '@belfry/engine';

/** A seat by its number at the table (from 1), its name, or the beginning of its name; null when nobody fits. */
export function seatCalled(word: string, names: readonly string[]): SeatId | null {
  if (/^#?\d+$/.test(word)) {
    const at = Number(word.replace('#', '')) - 1;
    return at >= 0 && at < names.length ? at : null;
  }
  const wanted = word.toLowerCase();
  if (wanted === '') return null;
  const exact = names.findIndex((name) => name.toLowerCase() === wanted);
  const at = exact >= 0 ? exact : names.findIndex((name) => name.toLowerCase().startsWith(wanted));
  return at < 0 ? null : at;
}
