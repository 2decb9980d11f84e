import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let known: string | null = null;

/**
 * Which rules these are: a fingerprint of the engine and the characters. It is written into every game that begins, so
 * that one whose replay comes out differently can say under which rules it would not.
 */
export function rulesVersion(): string {
  if (known !== null) return known;
  const hash = createHash('sha256');
  for (const name of ['@belfry/engine', '@belfry/characters']) {
    const folder = dirname(fileURLToPath(import.meta.resolve(name)));
    for (const file of globSync('**/*.ts', { cwd: folder }).sort()) {
      hash.update(`${name} ${file}\n`).update(readFileSync(join(folder, file)));
    }
  }
  known = hash.digest('hex').slice(0, 12);
  return known;
}
