import { join } from 'node:path';
import { writeSecret } from './secret.ts';
import { inWords } from './store/disk-trouble.ts';
import type { Store } from './store/store.ts';

/** A copy of everything that a new machine needs: the store, and the secret that its cookies and links are signed with. */
export async function backUp(store: Store, data: string, secret: string, now = new Date()): Promise<string> {
  const to = join(data, 'backups', `belfry-${now.toISOString().replace(/[:.]/g, '-')}`);
  try {
    await store.backup(`${to}.sqlite`);
    writeSecret(`${to}.secret`, secret);
  } catch (error) {
    throw inWords(error, to);
  }
  return to;
}
