import type { LogRecord } from './record.ts';
import { hear } from './talk.ts';
import type { Viewer } from './viewer.ts';

/** Somebody of whom only the account is known: they take away what everybody heard. */
export const ANYBODY: Viewer = { key: '', person: 'p0', seat: null, storyteller: false, eyes: 'public' };

/**
 * A log as one of its people may take it away: what was decided, and of what was said only what they heard. Accounts open
 * doors on this server, so a file never carries them out.
 */
export function fileFor(records: readonly LogRecord[], viewer: Viewer, opened: boolean): LogRecord[] {
  return records.flatMap((record): LogRecord[] => {
    if (record.type === 'came') return [{ ...record, account: '' }];
    if (record.type !== 'said') return [record];
    const line = hear({ ...record, day: 0, name: '' }, viewer, opened);
    return line === null ? [] : [{ ...record, text: line.text }];
  });
}
