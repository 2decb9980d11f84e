import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sayingWhere } from './store/disk-trouble.ts';
import { BadStore } from './store/store.ts';

const SECRET_BYTES = 32;
/** Whoever can guess it can sign in as anybody. */
const LEAST_LETTERS = 16;

/** Made once and kept beside the data, readable by nobody else: cookies survive a restart. */
export function keptSecret(data: string): string {
  const path = join(data, 'secret');
  return sayingWhere(path, () => {
    if (!existsSync(path)) writeSecret(path, freshSecret());
    const secret = readFileSync(path, 'utf8').trim();
    if (secret.length >= LEAST_LETTERS) return secret;
    throw new BadStore(
      `${path} has ${secret.length} letters, and at least ${LEAST_LETTERS} are needed to sign with. Put the copy from a backup in its place, or remove it to have a new one made: everybody is then logged out.`,
    );
  });
}

/** The one that was given in the settings. */
export function givenSecret(secret: string, name = 'BELFRY_SECRET'): string {
  if (secret.length >= LEAST_LETTERS) return secret;
  throw new RangeError(`${name} has ${secret.length} letters, and at least ${LEAST_LETTERS} are needed.`);
}

/** For a store that keeps it. */
export const freshSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** All of it or nothing: a full disk must not leave an empty file behind, which the next start would sign with. */
export function writeSecret(path: string, secret: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.new`;
  try {
    const file = openSync(draft, 'w', 0o600);
    try {
      writeSync(file, secret);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
